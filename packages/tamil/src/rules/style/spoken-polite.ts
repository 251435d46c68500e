import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-polite',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். மதிப்பைக் காட்டும் ஏவல் ஈறு ‘உங்கள்’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'தயவுசெய்து [சொல்லுங்க].', right: 'தயவுசெய்து சொல்லுங்கள்.' },
    { wrong: 'உள்ளே [உட்காருங்க].', right: 'உள்ளே உட்காருங்கள்.' },
  ],
  allows: ['தயவுசெய்து சொல்லுங்கள்.'],
  when: { endings: ['ுங்க'] },
  check(word, knowledge) {
    return written(word, [`${word.text}ள்`], knowledge, 'imperative')
  },
})
