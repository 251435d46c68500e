import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/empty-intensifiers',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: '‘மிகவும்’ {count} முறை வருகிறது; ஒவ்வொன்றும் தேவையா என்று பாருங்கள்.',
    en: '‘Very’ stands {count} times in one sentence; are all of them needed?',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'மிகவும் பெரிய, மிகவும் அழகான, [மிகவும்] பழைய கோயில்.' }],
  allows: ['மிகவும் பெரிய கோயில்.'],
  when: { beginnings: ['மிக'] },
  check(word) {
    const very = intensifiersIn(word.sentence)
    return very[2] === word ? word.advise({ captures: { count: String(very.length) } }) : undefined
  },
})

const intensifiersIn = memoize(({ words }: Sentence) => words.filter(({ text }) => VERY.test(text)))

const VERY = /^(?:மிக|மிகவும்|மிகுந்த)[கசதப]?்?$/u
