import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-plural-person',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். பலரையும் மதிப்பையும் காட்டும் ஈறு ‘ஆர்கள்’, ‘ஈர்கள்’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'மக்கள் [வந்தாங்க].', right: 'மக்கள் வந்தார்கள்.' },
    { wrong: 'நீங்கள் ஏன் [வந்தீங்க]?', right: 'நீங்கள் ஏன் வந்தீர்கள்?' },
  ],
  allows: ['மக்கள் வந்தார்கள்.', 'அவள் பழம் வாங்க வந்தாள்.'],
  when: { endings: ['ாங்க', 'ீங்க'] },
  check(word, knowledge) {
    return written(word, [word.text.replace(/ாங்க$/u, 'ார்கள்').replace(/ீங்க$/u, 'ீர்கள்')], knowledge, 'finite')
  },
})
