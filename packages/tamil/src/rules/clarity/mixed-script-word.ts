import { findAll, hasWhatIsNeeded, SMALL_LATIN } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/mixed-script-word',
  type: 'clarity',
  severity: 'medium',
  message: {
    ta: 'ஒரே சொல்லில் தமிழ் எழுத்தும் வேற்று எழுத்தும் கலந்துள்ளன.',
    en: 'Tamil letters and letters of another script are mixed in one word.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'அவன் [வந்தாn] இன்று.' }],
  allows: ['அவன் வந்தான் இன்று.', 'நோயால் பாதிப்பு.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, SMALL_LATIN) || !/[\u0b80-\u0bff][a-z]/u.test(text.text)) return undefined
    return findAll(
      text,
      SMALL_LATIN,
      /(?<![\p{L}\p{M}\u0b80-\u0bff])[\u0b80-\u0bff]{2,}[a-z]{1,3}(?![\p{L}\p{M}\d.@])/gu,
      () => ({}),
    )
  },
})
