import type { Mention } from './name-index.ts'
import type { Unit } from './sentence-units.ts'

/** A subject and a value in the places that the grammar gives them. `firm`: nothing stands between. */
export interface Placed {
  readonly value: Mention
  readonly firm: boolean
  /** The word before the value belongs to the construction, so it cannot be part of a longer name. */
  readonly bounded?: boolean
  /** Where the whole clause was read: its words that only tie subject and value together. */
  readonly ties?: ReadonlySet<number>
  /** What the clause tells beside the statement, where that was looked at. */
  readonly asides?: ReadonlySet<number>
}

/** Titles that stand before a name. */
export const HONORIFICS = new Set(
  'திரு திருமதி டாக்டர் முனைவர் பேராசிரியர் கவிஞர் மகாகவி புலவர் அறிஞர் பேரறிஞர் அண்ணல் தந்தை தலைவர் பெருந்தலைவர் மன்னர் மன்னன் அரசர் மாமன்னர் மாமன்னன் பேரரசர் அறிவியலாளர் அறிவியலறிஞர் விஞ்ஞானி எழுத்தாளர் சுவாமி மகாத்மா அன்னை தோழர் மேதை கணிதமேதை நாவலர் அமரர் தியாகி மாவீரன் மாவீரர் நம் நமது எங்கள் சர் வீரர் துறவி புரட்சிக்கவிஞர் பாவேந்தர் கவியரசு கவிமணி என்னும் என்ற எனும் ஆகிய அந்த இந்த சோழன் பாண்டியன் சேரன் லார்டு லார்ட் கர்னல் ஜெனரல் கேப்டன் கவிப்பேரரசு கவியரசர் கவிக்கோ இசைஞானி ஆளுநர் பொறியாளர் மருத்துவர் இயக்குநர் நடிகர் பாடகர் துன் டத்தோ டத்தோஸ்ரீ துங்கு'.split(
    ' ',
  ),
)

/** `பல்லவ மன்னன் முதலாம் மகேந்திரவர்மன்`: what the one is who is named right after. */
export const isTitleOf = (one: Mention, answer: Mention, units: readonly Unit[]) =>
  one.to === answer.from && one.case === 'nominative' && HONORIFICS.has(units[one.to - 1]?.bare ?? '')

const RULERS = /^(?:(?:மா)?மன்ன[னர]்|அரசர்|அரசன்|பேரரசர்|வேந்தன்|வேந்தர்)$/u

/** `பாண்டிய மன்னன்` → `பாண்டிய`: of what house somebody is who is not named. */
export function houseOf(name: string): string | undefined {
  const at = name.lastIndexOf(' ')
  return at !== -1 && RULERS.test(name.slice(at + 1)) ? name.slice(0, at) : undefined
}

const NOT_A_NAME = /(?:ான|ிய|ற்ற|ந்த|த்த|ட்ட|ன்ற|ும்|ில்|ால்|க்கு|ின்|து|ாக|ை|ோடு|ுடன்|ள்|ஆம்|ே|று|ண்டு|தினம்|மாதம்)$/u

/** Whether a name of one word may be the end of a longer, unknown one: சோனியா காந்தி. */
export function mayBeLongerName(mention: Mention, units: readonly Unit[]): boolean {
  if (mention.withInitials) return true
  if (mention.name.includes(' ') || mention.name.includes('.')) return false
  const before = units[mention.from - 1]
  if (before?.kind === 'punctuation') return before.text === '.' || before.text === '-'
  if (before === undefined || before.kind !== 'word') return false
  return !HONORIFICS.has(before.bare) && !NOT_A_NAME.test(before.bare)
}

/** Words between a name and what is said of it that say nothing themselves. */
export const LINK = new Set([
  'என்பது',
  'என்பவர்',
  'ஆனது',
  'என்னும்',
  'என்ற',
  'எனும்',
  ':',
  '-',
  '–',
  '—',
  '“',
  '"',
  '‘',
  "'",
  '”',
  '’',
  'நகரம்',
  'நகர்',
  'மாநகரம்',
  'மாநகர்',
  'நகரமே',
  'தான்',
  'நதி',
  'ஆறு',
  'மலர்',
  'பறவை',
  'மரம்',
  'விலங்கு',
  'கோள்',
  'சிகரம்',
  'மலை',
  'பழம்',
  'மொழி',
  'நகரமாகும்',
  'அம்மையார்',
  'அடிகளார்',
])
export const COPULA =
  /^(?:ஆகும்|ஆவார்|ஆவான்|ஆவாள்|தான்|என்பதாகும்|எனப்படுகிறது|என்பவராவார்|என்பவரே|நகரம்|நகர்|நகராகும்|நகரமாகும்|மாநகரம்|மாநகர்|ஆறாகும்|நதியாகும்|மலராகும்|பறவையாகும்|மரமாகும்|விலங்காகும்|கோளாகும்|சிகரமாகும்|அவர்கள்|அவர்களே|ஆவர்)$/u
const STOP = new Set(['.', ',', ';', ')', '!', '…', '”', '"', '’', "'", '।'])
/** Verbs that give a person a name: என அழைக்கப்படுபவர், என்று போற்றப்படும். */
export const CALLED =
  /^(?:என|என்று|எனப்படும்|எனப்படுபவர்|எனப்படுவது|எனப்படுகிற|என்றழைக்க|எனப்பட்ட|ஆகிய|ஆன|அழைக்கப்படும்|அழைக்கப்படுபவர்|அழைக்கப்படுகிற|அழைக்கப்படுகிறது|அழைக்கப்படுவது|அழைக்கப்படுகிறார்|அழைக்கப்பட்டார்|அழைக்கப்பட்ட|போற்றப்படும்|போற்றப்படுபவர்|போற்றப்படுகிறார்|போற்றப்படுகிற|போற்றப்பட்ட|போற்றப்பட்டார்|பெருமையுடன்|அனைவராலும்|மக்களால்|அன்புடன்|சிறப்பாக|சிறப்பிக்கப்பட்ட|சிறப்பிக்கப்படும்|சிறப்பிக்கப்படுபவர்|புகழப்பட்ட|புகழப்படும்|புகழப்படுபவர்|குறிப்பிடப்படும்|குறிப்பிடப்படுவது|கூறப்படுவது|என்னும்|என்ற|எனும்)$/u

/** What may stand between a noun and the name that it takes: என்பது, என அழைக்கப்படுபவர், டாக்டர். */
export function joins(unit: Unit | undefined): boolean {
  const bare = unit?.bare ?? ''
  return LINK.has(bare) || CALLED.test(bare) || HONORIFICS.has(bare)
}

/** Whether what is said ends with the unit before `at`: with the sentence, the clause or a copula. */
export function endsThere(units: readonly Unit[], at: number, to: number): boolean {
  const unit = units[at]
  return at >= to || unit === undefined || STOP.has(unit.text) || COPULA.test(unit.bare)
}

/** Whether what is said begins at a unit: with the clause, or after a mark. */
export function beginsThere(units: readonly Unit[], at: number, from: number): boolean {
  const before = units[at - 1]
  return at <= from || before === undefined || /^[,;:("'“‘]$/u.test(before.text)
}
