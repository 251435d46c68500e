import { defineRule } from '../rule.ts'
import { isWritten } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-adverb-aa',
  type: 'style',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{suggestion}’ என்று ‘ஆக’ ஈறு இட்டு எழுதுவதே எழுத்து வழக்கு.',
    en: 'In writing the adverb ends in ஆக: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவள் [அழகா] பாடினாள்.', alternatives: ['அழகாக'] },
    { wrong: 'குழந்தை [அமைதியா] தூங்கியது.', alternatives: ['அமைதியாக'] },
  ],
  allows: ['அவள் அழகாகப் பாடினாள்.', 'அவன் அழகா, அறிவா?'],
  when: { endings: ['ா'] },
  check(word, knowledge) {
    const { next } = word
    if (
      word.quoted ||
      next === undefined ||
      !next.is('finite') ||
      !next.isA('verb') ||
      !word.isOnly('clitic-aa')
    )
      return undefined
    if (!word.isA('noun') || word.isA('pronoun') || /[?]/.test(word.sentence.text)) return undefined
    return isWritten(`${word.text}க`, knowledge, 'adverbial') ? word.replaceWith(`${word.text}க`) : undefined
  },
})
