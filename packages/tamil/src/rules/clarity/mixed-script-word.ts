import { findAll, SMALL_LATIN } from '../patterns.ts'
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
  examples: [{ wrong: 'அவன் [வந்தாn] இன்று.' }, { wrong: 'அவள் [பாரdதாள்] அன்று.' }, { wrong: 'குழந்தை சிரித்த[ते].' }],
  allows: [
    'அவன் வந்தான் இன்று.',
    'நோயால் பாதிப்பு.',
    'இந்தி எழுத்து क என்பது ககரம்.',
    'முகவரி தமிழ்.com என்பது.',
    'மின்wifiயை நிறுத்து.',
  ],
  when: 'text',
  check(text) {
    return [
      ...findAll(text, SMALL_LATIN, WITH_LATIN, () => ({})),
      ...findAll(text, OTHER_INDIAN, WITH_INDIAN, () => ({})),
    ]
  },
})

/** A key or two of the other keyboard, at the end or inside. */
const WITH_LATIN =
  /(?<![\p{L}\p{M}\u0b80-\u0bff.@/])(?:[\u0b80-\u0bff]{2,}[a-z]{1,3}|[\u0b80-\u0bff]+[a-z]{1,2}[\u0b80-\u0bff]+)(?![\p{L}\p{M}\d.@])/gu
/** Letters of other Indian scripts, without their stops and figures. */
const INDIAN = '[\\u0900-\\u0963\\u0971-\\u097f\\u0c00-\\u0c63\\u0d00-\\u0d63]'
const OTHER_INDIAN = new RegExp(INDIAN)
/** Those that touch a Tamil letter. */
const WITH_INDIAN = new RegExp(
  `(?<=[\\u0b80-\\u0bff])${INDIAN}{1,4}|${INDIAN}{1,4}(?=[\\u0b80-\\u0bff])`,
  'gu',
)
