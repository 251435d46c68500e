import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/pleonasm-about-extent',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘சுமார்’ என்பதும் ‘அளவில்’ என்பதும் ஒரே பொருளைத் தருகின்றன; ஒன்று போதும்.',
    en: 'சுமார் and அளவில் both mean ‘about’; one is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[சுமார்] பத்து மணியளவில் வந்தான்.' }, { wrong: '[சுமார்] நூறு பேர் அளவில் கூடினர்.' }],
  allows: ['சுமார் பத்து மணிக்கு வந்தான்.', 'பத்து மணியளவில் வந்தான்.', 'சுமார் ஓர் ஏக்கர் அளவு நிலம்.'],
  when: { words: ['சுமார்', 'ஏறத்தாழ', 'ஏறக்குறைய', 'கிட்டத்தட்ட'] },
  check(word) {
    const near = word.sentence.words.slice(word.index + 1, word.index + 4)
    return near.some(({ text }) => /^(?:மணி|பேர்)?(?:ய)?ளவில்$|^அளவில்$/u.test(text)) ? word.advise() : undefined
  },
})
