import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/encoding-au-sign',
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
  pairs: {
    'கெளரவ…': 'கௌரவ…',
    'கெளதம…': 'கௌதம…',
    'கெளசல்ய…': 'கௌசல்ய…',
    'மெளன…': 'மௌன…',
    'மெளர்ய…': 'மௌர்ய…',
    'பெளத்த…': 'பௌத்த…',
    'பெளர்ணமி…': 'பௌர்ணமி…',
    'பெளதிக…': 'பௌதிக…',
    'செளந்தர…': 'சௌந்தர…',
    'செளகரிய…': 'சௌகரிய…',
    'செளராஷ்ட்ர…': 'சௌராஷ்ட்ர…',
    'யெளவன…': 'யௌவன…',
    'வெளவால்…': 'வௌவால்…',
    'தெளலத்…': 'தௌலத்…',
  },
  allows: ['வெளிச்சம் வந்தது.', 'தெளிவாகச் சொன்னார்.'],
})
