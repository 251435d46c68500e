import { defineRule } from '../rule.ts'
import { PERSONAL_ENDINGS, written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-present',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். நிகழ்கால இடைநிலை ‘கிறு’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் [பேசுறான்].', right: 'அவன் பேசுகிறான்.' },
    { wrong: 'அவள் [ஓடுறாள்].', right: 'அவள் ஓடுகிறாள்.' },
    { wrong: 'நான் [போறேன்].', right: 'நான் போகிறேன்.' },
  ],
  allows: ['அவன் பேசுகிறான்.', 'அவன் உறவினர்.'],
  when: { endings: ['ான்', 'ாள்', 'ார்', 'ேன்', 'ோம்', 'ாய்', 'ாங்க', 'ீங்க', 'ற'] },
  check(word, knowledge) {
    const match = PRESENT.exec(word.text)
    if (match === null) return undefined
    const [, stem = '', , ending = ''] = match
    const base =
      SHORT.get(`${stem}${match[2]}`) ??
      (match[2] === 'க்குற' ? `${stem}க்கிற` : match[2] === 'ுற' ? `${stem}ுகிற` : undefined)
    if (base === undefined) return undefined
    return written(word, [base + (PERSONAL_ENDINGS.get(ending) ?? '')], knowledge, 'present')
  },
})

const PRESENT = /^(.*?)(க்குற|ுற|ோற|ர்ற|ய்ற|ல்ற|ண்ற)(ான்|ாள்|ார்|ேன்|ோம்|ாய்|ாங்க|ீங்க|)$/u
/** Shortened stems that no ending shows. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    போற: 'போகிற',
    வர்ற: 'வருகிற',
    தர்ற: 'தருகிற',
    செய்ற: 'செய்கிற',
    சொல்ற: 'சொல்கிற',
    கொல்ற: 'கொல்கிற',
    பண்ற: 'பண்ணுகிற',
  }),
)
