import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/slips-r',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதில் ரகர, றகரப் பிழை உள்ளது. இடையின ‘ர’ எது, வல்லின ‘ற’ எது என்று பார்த்து எழுதுக: ‘{suggestion}’.',
    en: '‘{found}’ mixes up ர and ற, which mean different words; write ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், எழுத்துப் பிழைகள்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, மயங்கொலிகள்',
  examples: [
    { wrong: 'மழையைப் [பொருத்தவரை] இந்த ஆண்டு குறைவு.', right: 'மழையைப் பொறுத்தவரை இந்த ஆண்டு குறைவு.' },
    { wrong: 'அவன் [முயர்சியால்] வென்றான்.', right: 'அவன் முயற்சியால் வென்றான்.' },
    { wrong: 'அவள் [திறும்பி] வந்தாள்.', right: 'அவள் திரும்பி வந்தாள்.' },
  ],
  allows: ['அவள் திரும்பி வந்தாள்.', 'பொருத்தமான விடை.', 'பரந்த வானம்.'],
})
