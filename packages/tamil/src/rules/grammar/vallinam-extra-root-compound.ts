import { bareBeforeNext, endsInHardU, everyReading, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** விழுப் பொருள், எண்ணுப் பெயர்: ‘excellent’ and ‘number’ are written like the roots ‘to fall’ and ‘to think’. */
const NO_ROOTS: ReadonlySet<string> = new Set(['விழு', 'எண்ணு'])

/** Roots in ய், ர், ழ் that are no nouns of today: உயர் பதவி. Others are nouns first: எதிர்க் கட்சி, தொடர்ச் சங்கிலி. */
const IN_MEI = ['உயர்', 'வளர்', 'படர்', 'தாழ்', 'திகழ்', 'மிளிர்', 'உலர்', 'முதிர்', 'தேய்', 'மேய்', 'பெய்']

function isRoot({ features }: Analysis): boolean {
  return features.includes('imperative')
}

export default defineRule({
  id: 'grammar/vallinam-extra-root-compound',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{suggestion}’ என்னும் வினைப்பகுதியும் அடுத்த பெயரும் சேர்ந்தது வினைத்தொகை (காலம் மறைந்த பெயரெச்சம்). வினைத்தொகையில் வல்லினம் மிகாது.',
    en: 'The root ‘{suggestion}’ before a noun makes a verbal compound (வினைத்தொகை); the hard consonant does not double in it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், வினைத்தொகை',
  examples: [
    { wrong: '[தேடுப்] பொறி.', right: 'தேடு பொறி.' },
    { wrong: '[சுடுக்] கஞ்சி.', right: 'சுடு கஞ்சி.' },
    { wrong: 'அவர் [உயர்ப்] பதவி பெற்றார்.', right: 'அவர் உயர் பதவி பெற்றார்.' },
    { wrong: '[எழுதுக்] கருவி.', right: 'எழுது கருவி.' },
  ],
  allows: [
    'எதிரொலித் தத்துவம் பயன்படுகிறது.',
    'தேடு பொறி.',
    'கூட்டுக் குடும்பம்.',
    'குத்துச் சண்டை.',
    'நாட்டுப் பாடல்.',
    'எண்ணுப் பெயர்.',
  ],
  when: { endings: withVallinam('ு', 'ி', 'ை', ...IN_MEI) },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || word.quoted || NO_ROOTS.has(bare) || endsInHardU(bare)) return undefined
    if (!nounFollows(word)) return undefined
    // தாழ்ப்பாள் is a latch.
    if (IN_MEI.includes(bare)) return word.next?.text.startsWith('பாள்') ? undefined : word.replaceWith(bare)
    return everyReading(analyse(bare), isRoot) ? word.replaceWith(bare) : undefined
  },
})
