import { defineRule } from '../rule.ts'
import { isWritten, PERSONAL_ENDINGS, written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-completive',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். முடிவைக் காட்டும் துணைவினை ‘விடு’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் [வந்துட்டான்].', right: 'அவன் வந்துவிட்டான்.' },
    { wrong: 'அவள் [ஓடிட்டாள்].', right: 'அவள் ஓடிவிட்டாள்.' },
    { wrong: 'பால் [பொங்கிட்டது].', right: 'பால் பொங்கிவிட்டது.' },
  ],
  allows: ['அவன் வந்துவிட்டான்.', 'அவன் கூப்பிட்டான்.', 'அவள் சாப்பிட்டாள்.'],
  when: { endings: ['ட்டான்', 'ட்டாள்', 'ட்டார்', 'ட்டேன்', 'ட்டோம்', 'ட்டாய்', 'ட்டாங்க', 'ட்டது', 'ட்டீங்க'] },
  check(word, knowledge) {
    const match = /^(.+)ட்ட(ான்|ாள்|ார்|ேன்|ோம்|ாய்|ாங்க|து|ீங்க)$/u.exec(word.text)
    const [, stem = '', ending = ''] = match ?? []
    const participle = stem.endsWith('யி') ? `${stem.slice(0, -1)}்` : stem
    if (match === null || !isWritten(participle, knowledge, 'verbal-participle')) return undefined
    return written(word, [`${participle}விட்ட${PERSONAL_ENDINGS.get(ending)}`], knowledge, 'past')
  },
})
