import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/slips-everyday',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பது எழுத்துப் பிழை; ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ is a slip in a word of every day; write ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், எழுத்துப் பிழைகள்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, மயங்கொலிகள்',
  examples: [
    { wrong: 'மழை வரும் [என்ரால்] குடை எடு.', right: 'மழை வரும் என்றால் குடை எடு.' },
    { wrong: 'அவள் சொன்னது [உன்மை].', right: 'அவள் சொன்னது உண்மை.' },
    { wrong: 'வயலில் [மல்லிகைபூ] மலர்ந்தது.', right: 'வயலில் மல்லிகைப்பூ மலர்ந்தது.' },
  ],
  allows: ['உண்மை வெல்லும்.', 'கேடு விளையும்.', 'கேடான செயல்.', 'மஞ்சள் பூசினாள்.', 'அப்பல்லோ மருத்துவமனை.'],
})
