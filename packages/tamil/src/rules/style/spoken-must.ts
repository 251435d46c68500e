import { writtenForm } from '../../words/spoken/written-form.ts'
import { defineRule } from '../rule.ts'
import { isUnwritten, isWritten } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-must',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். ‘வேண்டும்’ தனிச் சொல்.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'நான் இன்று [படிக்கணும்].', right: 'நான் இன்று படிக்க வேண்டும்.' },
    { wrong: 'அவன் [வரணும்].', right: 'அவன் வர வேண்டும்.' },
    { wrong: 'அவர் வீட்டை [விக்கணும்].', right: 'அவர் வீட்டை விற்க வேண்டும்.' },
  ],
  allows: ['நான் இன்று படிக்க வேண்டும்.', 'வானம் எங்கும் காணும்.'],
  when: { endings: ['ணும்'] },
  check(word, knowledge) {
    const base = word.text.slice(0, -'ணும்'.length)
    if (!isUnwritten(word) || !isWritten(base, knowledge, 'infinitive')) return undefined
    return word.replaceWith(writtenForm(word.text, knowledge.speech) ?? `${base} வேண்டும்`)
  },
})
