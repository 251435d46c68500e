import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-neuter-present',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். நிகழ்காலத்தில் ‘கிறது’ என முடியும்.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'மழை [வருது].', right: 'மழை வருகிறது.' },
    { wrong: 'தண்ணீர் [கொதிக்குது].', right: 'தண்ணீர் கொதிக்கிறது.' },
  ],
  allows: ['மழை வருகிறது.', 'அது எழுது, இது எழுத்து.'],
  when: { endings: ['ுது'] },
  check(word, knowledge) {
    const stem = word.text.slice(0, -'ுது'.length)
    return written(word, [stem.endsWith('க்க') ? `${stem}ிறது` : `${stem}ுகிறது`], knowledge, 'present')
  },
})
