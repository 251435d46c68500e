import { defineRule } from '../rule.ts'
import { PERSONAL_ENDINGS, written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-past',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். இறந்தகால இடைநிலை ‘த்’; அதன்முன் சந்தி ‘த்’ (‘தெரிந்தது’: அது ‘ந்’ ஆகும்).',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் பாடம் [படிச்சான்].', right: 'அவன் பாடம் படித்தான்.' },
    { wrong: 'எனக்குத் [தெரிஞ்சது].', right: 'எனக்குத் தெரிந்தது.' },
    { wrong: 'அவர்கள் [அடிச்சாங்க].', right: 'அவர்கள் அடித்தார்கள்.' },
  ],
  allows: ['அவன் பாடம் படித்தான்.', 'அவன் அஞ்சான்.'],
  when: { endings: ['ான்', 'ாள்', 'ார்', 'ேன்', 'ோம்', 'ாய்', 'ாங்க', 'ீங்க', 'து'] },
  check(word, knowledge) {
    const match = PAST.exec(word.text)
    if (match === null) return undefined
    const [, stem = '', mark = '', ending = ''] = match
    return written(
      word,
      [stem + (mark === 'ச்ச' ? 'த்த' : 'ந்த') + PERSONAL_ENDINGS.get(ending)],
      knowledge,
      'past',
    )
  },
})

const PAST = /^(.+)(ச்ச|ஞ்ச)(ான்|ாள்|ார்|ேன்|ோம்|ாய்|ாங்க|ீங்க|து)$/u
