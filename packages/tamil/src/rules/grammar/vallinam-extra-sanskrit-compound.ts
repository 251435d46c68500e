import { SANSKRIT } from '../../sandhi/compound-places.ts'
import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** First parts of Sanskrit compounds that Tamil took over whole. */
const FIRSTS =
  'ஆதி ஏக சுப பாத தேச லோக உலோக ராம இராம கிருஷ்ண யோக ராஜ இராஜ மகா தேவ பிரேம சங்கீத பிராண ஜீவ பூர்வ பரம சர்வ நித்திய சத்திய அன்ன வஸ்திர வித்யா ஹரி ஜல மந்திர பஞ்ச சப்த அஷ்ட நவ குரு பிதிர் பித்ரு குல'.split(
    ' ',
  )

/** Second parts of these alone. */
const SECONDS: ReadonlySet<string> = new Set(
  'பகவன் பகவான் காலம் பூதம் பாண்டவர் கன்னி சிந்தாமணி சித்தி சாரம் சுரம் சுவரம் தாளம் தாரம் தந்திரம் தந்திரி காருண்யம் கச்சம் சமாதி பதம் போகம் தெய்வம் கவி'.split(
    ' ',
  ),
)

/** What a first part doubles to: அன்னத். */
function isDoubled(text: string): boolean {
  return /[கசதப]்$/u.test(text)
}

/** தேசபக்தியை of தேசப்பக்தியை: the same written as one word. */
function bareJoined({ text }: Word, analyse: (word: string) => readonly Analysis[]): string | undefined {
  if (MOCKERY.test(text)) return undefined
  for (const first of FIRSTS) {
    const [, second] = text.startsWith(first) ? (DOUBLED.exec(text.slice(first.length)) ?? []) : []
    if (second === undefined) continue
    const isSecond = analyse(second).some(({ lemma }) => SANSKRIT.has(lemma) || SECONDS.has(lemma))
    if (isSecond && !OF_TAMIL.has(first)) return first + second
  }
  return undefined
}

/** ஏகத்தாளம்: neither one nor a beat. */
const MOCKERY = /^ஏகத்தாள/u

/** க்க of குருக்கள், and what follows. */
const DOUBLED = /^(?:க்(?=க)|ச்(?=ச)|த்(?=த)|ப்(?=ப))(.{3,})$/u
/** First parts that are doubled in usage where the two are one word: நவக்கிரகம், மகாத்மா. */
const OF_TAMIL: ReadonlySet<string> = new Set(['ஆதி', 'உலோக'])

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
    { wrong: '[சுபக்] காரியங்கள் நடந்தன.', right: 'சுப காரியங்கள் நடந்தன.' },
    { wrong: '[ஜீவக்] காருண்யத்தைப் போதித்தார்.', right: 'ஜீவ காருண்யத்தைப் போதித்தார்.' },
    { wrong: '[தேசத்] தியாகம்.', right: 'தேச தியாகம்.' },
    { wrong: '[தேசப்பக்தியை] வளர்ப்போம்.', right: 'தேசபக்தியை வளர்ப்போம்.' },
    { wrong: 'அவருடைய [ராஜத்தந்திரம்] வென்றது.', right: 'அவருடைய ராஜதந்திரம் வென்றது.' },
  ],
  allows: [
    'தேசப்பற்று வேண்டும்.',
    'குருப்பெயர்ச்சி விழா நடந்தது.',
    'நவக்கிரகங்கள் ஒன்பது.',
    'சத்தியப்பிரமாணம் செய்தார்.',
    'ஜீவகாருண்யம் சிறந்தது.',
    'தேச பக்தி.',
    'இசைச் சபை.',
    'ஞானப் பழம்.',
  ],
  when: { words: withVallinam(...FIRSTS), beginnings: withVallinam(...FIRSTS).filter(isDoubled) },
  check(word, { analyse }) {
    const joined = bareJoined(word, analyse)
    if (joined !== undefined) return word.replaceWith(joined)
    const bare = bareBeforeNext(word)
    const isSecond = word.next?.analyses.some(({ lemma }) => SANSKRIT.has(lemma) || SECONDS.has(lemma))
    const nominative = word.next?.text.replace(/த்தை(?:[கசதப]்)?$|த்தின்$|த்தில்$/u, 'ம்') ?? ''
    const isListed = SANSKRIT.has(nominative) || SECONDS.has(nominative)
    return bare !== undefined && (isSecond || isListed) ? word.replaceWith(bare) : undefined
  },
})
