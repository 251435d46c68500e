import { SANSKRIT } from '../../sandhi/compound-places.ts'
import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** First parts of Sanskrit compounds that Tamil took over whole. */
const FIRSTS =
  'ஆதி ஏக பாத தேச லோக உலோக ராம இராம கிருஷ்ண யோக ராஜ இராஜ மகா தேவ பிரேம சங்கீத பிராண ஜீவ பூர்வ பரம சர்வ நித்திய சத்திய அன்ன வஸ்திர வித்யா ஹரி ஜல மந்திர பஞ்ச சப்த அஷ்ட நவ'.split(
    ' ',
  )

/** Second parts of these alone. */
const SECONDS: ReadonlySet<string> = new Set(
  'பகவன் பகவான் காலம் பூதம் பாண்டவர் கன்னி சிந்தாமணி சித்தி சாரம் சுரம் தாளம் தாரம்'.split(' '),
)

export default defineRule({
  id: 'grammar/vallinam-extra-sanskrit-compound',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது வடமொழித் தொகையின் முதற்சொல். வடமொழித் தொகையில் வல்லினம் மிகாது.',
    en: 'A compound taken whole from Sanskrit keeps its own form: the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகா இடங்கள், வடசொற்றொடர்',
  examples: [
    { wrong: '[தேசப்] பக்தி.', right: 'தேச பக்தி.' },
    { wrong: '[அன்னத்] தானம்.', right: 'அன்ன தானம்.' },
    { wrong: '[சங்கீதச்] சபை.', right: 'சங்கீத சபை.' },
    { wrong: '[தேசத்] தியாகம்.', right: 'தேச தியாகம்.' },
  ],
  allows: ['தேச பக்தி.', 'இசைச் சபை.', 'ஞானப் பழம்.'],
  when: { words: withVallinam(...FIRSTS) },
  check(word) {
    const bare = bareBeforeNext(word)
    const isSecond = word.next?.analyses.some(({ lemma }) => SANSKRIT.has(lemma) || SECONDS.has(lemma))
    const isListed = SANSKRIT.has(word.next?.text ?? '') || SECONDS.has(word.next?.text ?? '')
    return bare !== undefined && (isSecond || isListed) ? word.replaceWith(bare) : undefined
  },
})
