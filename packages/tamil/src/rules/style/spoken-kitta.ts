import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-kitta',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். உயர்திணைப் பெயரோடு வரும் உருபு ‘இடம்’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: '[அவன்கிட்ட] கேள்.', right: 'அவனிடம் கேள்.' },
    { wrong: '[என்கிட்டே] பணம் இல்லை.', right: 'என்னிடம் பணம் இல்லை.' },
  ],
  allows: ['அவனிடம் கேள்.', 'கிட்ட வா.'],
  when: { endings: ['கிட்ட', 'கிட்டே'] },
  check(word, knowledge) {
    const base = word.text.slice(0, word.text.lastIndexOf('கிட்ட')).replace(/க்$/u, '')
    return base.length < 3 ? undefined : written(word, [joinWords(base, 'இடம்')], knowledge, 'locative')
  },
})
