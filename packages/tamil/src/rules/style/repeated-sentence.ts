import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/repeated-sentence',
  severity: 'low',
  message: {
    ta: 'முன் தொடரே மீண்டும் வந்துள்ளது.',
    en: 'The sentence before is repeated word for word.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: 'மாணவர்கள் காலையில் பள்ளிக்கு வந்தனர். [மாணவர்கள்] காலையில் பள்ளிக்கு வந்தனர்.' }],
  allows: ['மாணவர்கள் வந்தனர். மாணவர்கள் சென்றனர்.', 'வா! வா!'],
  when: 'text',
  check(text) {
    return text.sentences.flatMap((sentence, i) => {
      const [first] = sentence.words
      const before = text.sentences[i - 1]
      const same = before !== undefined && before.text.trim() === sentence.text.trim()
      return same && first !== undefined && sentence.words.length > 3 ? [first.advise()] : []
    })
  },
})
