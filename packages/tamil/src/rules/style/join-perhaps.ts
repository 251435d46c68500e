import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-perhaps',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'ஐயத்தைக் காட்டும் ‘ஒருவேளை’ ஒரே சொல்: ‘{suggestion}’ என்று சேர்த்து எழுதுக.',
    en: 'ஒருவேளை, ‘perhaps’, is one word.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[ஒரு வேளை] அவன் வரலாம்.', right: 'ஒருவேளை அவன் வரலாம்.' }],
  allows: ['ஒரு வேளை உணவு போதும்.', 'அவன் ஒரு வேளை சாப்பிட்டான்.', 'ஒரு வேளை சோறு இல்லை.'],
  when: { words: ['ஒரு'] },
  check(word) {
    const { next } = word
    if (next?.text !== 'வேளை' || !word.isFirst || next.next === undefined || next.next.is('food'))
      return undefined
    if (MEAL.test(next.next.text)) return undefined
    return word.replaceThrough(next, 'ஒருவேளை')
  },
})

const MEAL = /^(?:உண|சாப்|சோ|பசி|பட்டின|மட்டும்|தான்|கூட|உணவ)/u
