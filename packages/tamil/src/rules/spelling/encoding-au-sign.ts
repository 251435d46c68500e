import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/encoding-au-sign',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'medium',
  message: {
    ta: 'ஔகார உயிர்மெய்யை ‘ெ’ என்னும் குறியும் ‘ள’ என்னும் எழுத்துமாக எழுதக் கூடாது; ‘ௌ’ என்னும் ஒரே குறி வேண்டும்: ‘{suggestion}’.',
    en: 'The vowel ஔ has a sign of its own, ‘ௌ’; it is not written with ‘ெ’ and the letter ‘ள’: ‘{suggestion}’.',
  },
  source: 'The Unicode Standard, chapter 12, Tamil: the au sign',
  examples: [
    { wrong: 'அவர் [கெளரவம்] மிக்கவர்.', right: 'அவர் கௌரவம் மிக்கவர்.' },
    { wrong: '[மெளனம்] கலைந்தது.', right: 'மௌனம் கலைந்தது.' },
  ],
  allows: ['வெளிச்சம் வந்தது.', 'தெளிவாகச் சொன்னார்.'],
})
