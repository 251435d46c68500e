import { defineRule, type Finding } from '../rule.ts'

export default defineRule({
  id: 'style/repeated-sentence',
  type: 'style',
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
    const found: Finding[] = []
    for (const { previous, words, text: own } of text.sentences) {
      const [first] = words
      if (first === undefined || words.length < 4 || previous?.words[0]?.text !== first.text) continue
      if (previous.text.trim() === own.trim()) found.push(first.advise())
    }
    return found
  },
})
