import type { Word } from '../../text/word.ts'

/**
 * Whether a noun in the dative says for what, or in return for what, something is done to another thing or person, who need not be
 * named again: `பூக்களைப் பறித்தாள்; விழாவுக்குத் தொடுத்தாள்`, `மிளகாயை எடுத்துக் குழம்புக்கு அரைத்தாள்`, `குற்றத்துக்குத் தண்டித்தார்`.
 */
export function saysWhatFor(noun: Word, roots: readonly string[]): boolean {
  if (roots.length === 0 || !noun.is('dative')) return false
  const isFor = (verbs: ReadonlySet<string>) => roots.every((root) => verbs.has(root))
  if (OCCASIONS.some((kind) => noun.isOnly(kind)) && isFor(DONE_TO_THINGS)) return true
  if (ACTIONS.some((kind) => noun.isOnly(kind)) && isFor(DONE_IN_RETURN)) return true
  if (isFor(PREPARING) && noun.analyses.some(({ lemma }) => DISHES.has(lemma))) return true
  return isFor(DIGGING) && !noun.analyses.some(({ lemma }) => DUG.has(lemma))
}

/** A feast is not washed, a strike not cut. */
const OCCASIONS = ['event', 'action'] as const

/** What is done to the things that a dish is made of. */
const PREPARING: ReadonlySet<string> = new Set(
  'நறுக்கு அரி அரை இடி பொடி துருவு பிழி உரி கிள்ளு பிசை வெட்டு கழுவு அலசு புடை சலி சீவு ஊறவை கரை'.split(' '),
)

/** What hands do to things that can be touched. */
const DONE_TO_THINGS: ReadonlySet<string> = new Set([
  ...PREPARING,
  ...`துவை அலம்பு துலக்கு துடை பெருக்கு கூட்டு மெழுகு அலங்கரி சோடி வெள்ளையடி தை நெய் பின்னு முடை தொடு கோ கட்டு அவிழ் அடுக்கு அள்ளு அள
   எண்ணு பொறுக்கு பறி கொய் அறு வறு பொரி சுடு வேகவை சமை காய்ச்சு வடி ஊற்று குழை உருட்டு உருக்கு தோண்டு நடு வரை தீட்டு செதுக்கு வனை இழை
   ஓட்டு இறக்கு ஏற்று தூக்கு இழு சுமத்து பதுக்கு சேமி திரட்டு சேகரி தேடு குளிப்பாட்டு உபசரி`.split(/\s+/),
])

const ACTIONS = ['event', 'action', 'abstract'] as const

/** What one does to somebody for what he has done. */
const DONE_IN_RETURN: ReadonlySet<string> = new Set('தண்டி திட்டு கைதுசெய் சிறைபிடி அடி'.split(' '))

const DISHES: ReadonlySet<string> = new Set(
  `குழம்பு சாம்பார் ரசம் சட்னி துவையல் பொரியல் வறுவல் கூட்டு அவியல் மசியல் ஊறுகாய் பாயசம் பிரியாணி தோசை இட்லி வடை பணியாரம் பலகாரம் கொழுக்கட்டை பொங்கல்
   உப்புமா அடை பஜ்ஜி கஷாயம் கூழ் கஞ்சி சமையல் விருந்து உணவு சிற்றுண்டி வடகம் வற்றல் சுண்டல் லட்டு அல்வா முறுக்கு`.split(/\s+/),
)

const DIGGING: ReadonlySet<string> = new Set(['தோண்டு'])
const DUG: ReadonlySet<string> = new Set(
  'குழி கிணறு பள்ளம் கால்வாய் அகழி சுரங்கம் நிலம் மண் வேர் கிழங்கு புதையல் பூமி தரை சாலை குளம் ஏரி வாய்க்கால் கல்லறை ஊற்று ஓடை'.split(
    ' ',
  ),
)
