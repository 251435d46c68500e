import type { FactProperty, NameValue } from '../knowledge/facts/fact-record.ts'
import {
  type Claim,
  type CueMatch,
  matchCues,
  type NounForm,
  nounFormOf,
  type Reading,
} from './facts-claim.ts'
import { isVerb } from './facts-clauses.ts'
import type { IndexedRecord } from './facts-index.ts'
import type { Mention, NameCase } from './facts-name-index.ts'
import type { Unit } from './facts-units.ts'

/** A subject and a value in the places that the grammar gives them. `firm`: nothing stands between. */
interface Placed {
  readonly value: Mention
  readonly firm: boolean
  /** The word before the value belongs to the construction, so it cannot be part of a longer name. */
  readonly bounded?: boolean
}

type Finder = (subject: Mention, record: IndexedRecord, reading: Reading) => Placed | undefined

/** Records whose cue is a verb of making, with an object and a maker. */
const MAKING: ReadonlySet<FactProperty> = new Set(['author', 'inventor', 'founder', 'discoverer'])
const PLACING: ReadonlySet<FactProperty> = new Set(['located-in', 'birthplace'])

/** Finds what a reading states about a record whose value is a name. */
export function relationClaim(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): Omit<Claim, 'stated'> | undefined {
  const { property, value } = record.record
  if (value.type !== 'name') return undefined
  const finders: Finder[] = MAKING.has(property)
    ? [byVerb, byNoun]
    : PLACING.has(property)
      ? [byPlace]
      : record.cues.length === 0
        ? [byApposition]
        : [byNoun, byVerb]
  for (const find of finders) {
    const placed = find(subject, record, reading)
    const badge = placed && judge(placed, record, value, reading)
    if (placed && badge)
      return {
        record: record.record,
        badge,
        from: Math.min(subject.from, placed.value.from),
        to: Math.max(subject.to, placed.value.to),
        value: placed.value,
      }
  }
  return undefined
}

function judge(
  { value, firm, bounded = false }: Placed,
  { accepted }: IndexedRecord,
  { kind, tolerated }: NameValue,
  reading: Reading,
): Claim['badge'] | undefined {
  if (accepted.has(value.name)) return 'verified'
  if (tolerated.includes(value.name)) return undefined
  if (!firm || !reading.mayConflict || value.withUm || reading.dates.length > 0) return undefined
  if (!reading.index.isOfKind(value.name, kind) || reading.index.mayBeSame(value.name, accepted))
    return undefined
  return kind === 'person' && !bounded && mayBeLongerName(value, reading.clause.units)
    ? undefined
    : 'conflicting'
}

const HONORIFICS = new Set(
  'திரு திருமதி டாக்டர் முனைவர் பேராசிரியர் கவிஞர் மகாகவி புலவர் அறிஞர் பேரறிஞர் அண்ணல் தந்தை தலைவர் பெருந்தலைவர் மன்னர் மன்னன் அரசர் மாமன்னர் மாமன்னன் பேரரசர் அறிவியலாளர் அறிவியலறிஞர் விஞ்ஞானி எழுத்தாளர் சுவாமி மகாத்மா அன்னை தோழர் மேதை கணிதமேதை நாவலர் அமரர் தியாகி மாவீரன் மாவீரர் நம் நமது எங்கள் சர் வீரர் துறவி புரட்சிக்கவிஞர் பாவேந்தர் கவியரசு கவிமணி என்னும் என்ற எனும் ஆகிய அந்த இந்த சோழன் பாண்டியன் சேரன்'.split(
    ' ',
  ),
)
const NOT_A_NAME = /(?:ான|ிய|ற்ற|ந்த|த்த|ட்ட|ன்ற|ும்|ில்|ால்|க்கு|ின்|து|ாக|ை|ோடு|ுடன்|ள்|ஆம்|ே|று|ண்டு|தினம்|மாதம்)$/u

/** Whether a name of one word may be the end of a longer, unknown one: சோனியா காந்தி. */
export function mayBeLongerName(mention: Mention, units: readonly Unit[]): boolean {
  if (mention.name.includes(' ') || mention.name.includes('.')) return false
  const before = units[mention.from - 1]
  if (before?.kind === 'punctuation') return before.text === '.' || before.text === '-'
  if (before === undefined || before.kind !== 'word') return false
  return !HONORIFICS.has(before.bare) && !NOT_A_NAME.test(before.bare)
}

// ——— Reading by a noun: நேபாளத்தின் தலைநகர் காத்மாண்டு ———

const LINK = new Set([
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
])
const COPULA =
  /^(?:ஆகும்|ஆவார்|ஆவான்|ஆவாள்|தான்|என்பதாகும்|எனப்படுகிறது|என்பவராவார்|என்பவரே|நகரம்|நகர்|நகராகும்|நகரமாகும்|மாநகரம்|மாநகர்|ஆறாகும்|நதியாகும்|மலராகும்|பறவையாகும்|மரமாகும்|விலங்காகும்|கோளாகும்|சிகரமாகும்|அவர்கள்|அவர்களே|ஆவர்)$/u
const STOP = new Set(['.', ',', ';', ')', '!', '…', '”', '"', '’', "'", '।'])
const HOLDS = /^(?:விளங்கு|திகழ்|திகழு|உள்ள|இருக்கிற|இருக்கின்ற|அமைந்து|அமைந்தி|போற்ற|கருத|அழைக்க|செயல்ப)/u
const PAST = /(?:ருந்தது|ங்கியது|ழ்ந்தது|ந்தன|ருந்தன|ருந்து)$/u
const GAP = /^(?:மிக|மிகவும்|மிகப்பெரிய|மிகுந்த|மொத்த|நாட்டின்|நாட்டு|மாநிலத்தின்|என்னும்|என்ற|உள்ள|அனைத்து|எல்லா)$/u

function byNoun(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { units } = reading.clause
  const cue = cueAfter(subject, record, reading)
  if (cue === undefined) return undefined
  const close = gapIsClose(units, subject.to, cue)
  if (close === 'far' || !standsAsOwner(subject)) return undefined
  const form = nounFormOf(cue.rest)
  const found = valueAfter(cue, form, reading) ?? valueBefore(subject, cue, form, reading)
  return found && { ...found, firm: found.firm && close === 'touching' }
}

function cueAfter(subject: Mention, record: IndexedRecord, reading: Reading): CueMatch | undefined {
  const { units, to } = reading.clause
  const next = reading.mentions.find(
    (other) =>
      other.from >= subject.to &&
      reading.index
        .recordsAbout(other.name)
        .some((one) => one.record.property === record.record.property && one.record !== record.record),
  )
  const cue = matchCues(record, units, subject.to, to)
  return cue && (next === undefined || cue.to <= next.from || cue.positions.has(next.from)) ? cue : undefined
}

const OWNER: ReadonlySet<NameCase> = new Set([
  'genitive',
  'nominative',
  'oblique',
  'locative',
  'dative',
  'adjectival',
  'quoted',
])
const standsAsOwner = (subject: Mention) => OWNER.has(subject.case)

function gapIsClose(units: readonly Unit[], from: number, cue: CueMatch): 'touching' | 'near' | 'far' {
  let others = 0
  for (let i = from; i < cue.to; i++) {
    const unit = units[i]
    if (unit === undefined || cue.positions.has(i) || GAP.test(unit.bare)) continue
    if (unit.kind === 'punctuation' ? !/["'“”‘’]/u.test(unit.text) : isVerb(unit)) return 'far'
    others++
  }
  return others === 0 ? 'touching' : others <= 3 ? 'near' : 'far'
}

function valueAfter(cue: CueMatch, form: NounForm, { clause, mentions }: Reading): Placed | undefined {
  const { units, to } = clause
  let at = cue.to
  while (at < to && joins(units[at])) at++
  const value = mentions.find((mention) => mention.from === at)
  if (value === undefined) return undefined
  if (form === 'adjectival') return { value, bounded: true, firm: at === cue.to }
  if (
    form === 'nominative' &&
    (value.case === 'nominative' || value.case === 'copula' || value.case === 'quoted')
  )
    return { value, bounded: true, firm: value.case === 'copula' || endsThere(units, value.to, to) }
  if (form === 'adverbial' && value.case === 'nominative') {
    const verb = units[value.to]
    const holds = HOLDS.test(verb?.bare ?? '')
    return holds
      ? { value, bounded: true, firm: !PAST.test(verb?.bare ?? '') && !PAST.test(units[to - 2]?.bare ?? '') }
      : undefined
  }
  return undefined
}

/** What may stand between a noun and the name that it takes: என்பது, என அழைக்கப்படுபவர், டாக்டர். */
function joins(unit: Unit | undefined): boolean {
  const bare = unit?.bare ?? ''
  return LINK.has(bare) || CALLED.test(bare) || HONORIFICS.has(bare)
}

function endsThere(units: readonly Unit[], at: number, to: number): boolean {
  const unit = units[at]
  return at >= to || unit === undefined || STOP.has(unit.text) || COPULA.test(unit.bare)
}

function valueBefore(
  subject: Mention,
  cue: CueMatch,
  form: NounForm,
  { clause, mentions }: Reading,
): Placed | undefined {
  const { units, from, to } = clause
  let at = subject.from
  while (at > from && LINK.has(units[at - 1]?.bare ?? '')) at--
  const value = mentions.find((mention) => mention.to === at)
  if (value === undefined) return undefined
  if (value.case === 'accusative') {
    return undefined
  }
  if (value.case !== 'nominative' && value.case !== 'quoted') return undefined
  const states =
    form === 'copula' ||
    (form === 'nominative' && (endsThere(units, cue.to, to) || CALLED.test(units[cue.to]?.bare ?? ''))) ||
    (form === 'adverbial' && HOLDS.test(units[cue.to]?.bare ?? '') && !PAST.test(units[cue.to]?.bare ?? ''))
  if (!states) return undefined
  return { value, firm: beginsThere(units, value.from, from) }
}

function beginsThere(units: readonly Unit[], at: number, from: number): boolean {
  const before = units[at - 1]
  return at <= from || before === undefined || /^[,;:("'“‘]$/u.test(before.text)
}

// ——— Reading by a name that stands for the thing: கப்பலோட்டிய தமிழன் வ.உ.சி ———

const CALLED =
  /^(?:என|என்று|எனப்படும்|எனப்படுபவர்|எனப்படுவது|எனப்படுகிற|என்றழைக்க|எனப்பட்ட|ஆகிய|ஆன|அழைக்கப்படும்|அழைக்கப்படுபவர்|அழைக்கப்படுகிற|அழைக்கப்படுகிறது|அழைக்கப்படுவது|அழைக்கப்படுகிறார்|அழைக்கப்பட்டார்|அழைக்கப்பட்ட|போற்றப்படும்|போற்றப்படுபவர்|போற்றப்படுகிறார்|போற்றப்படுகிற|போற்றப்பட்ட|போற்றப்பட்டார்|பெருமையுடன்|அனைவராலும்|மக்களால்|அன்புடன்|சிறப்பாக|குறிப்பிடப்படும்|குறிப்பிடப்படுவது|கூறப்படுவது|என்னும்|என்ற|எனும்)$/u

function byApposition(
  subject: Mention,
  _record: IndexedRecord,
  { clause, mentions }: Reading,
): Placed | undefined {
  const { units, from, to } = clause
  let at = subject.to
  while (at < to && (CALLED.test(units[at]?.bare ?? '') || /["'“”‘’]/u.test(units[at]?.text ?? ''))) at++
  const after = mentions.find((mention) => mention.from === at)
  const plain = subject.case === 'nominative' || subject.case === 'adjectival' || subject.case === 'quoted'
  if (after && plain) return { value: after, firm: at > subject.to || endsThere(units, after.to, to) }
  let before = subject.from
  while (before > from && /["'“”‘’]/u.test(units[before - 1]?.text ?? '')) before--
  const value = mentions.find((mention) => mention.to === before)
  if (value === undefined || (value.case !== 'nominative' && value.case !== 'accusative')) return undefined
  const called = at > subject.to || /^(?:ஆவார்|ஆகும்)$/u.test(units[at]?.bare ?? '') || subject.case === 'copula'
  return called && beginsThere(units, value.from, from)
    ? { value, firm: value.case === 'nominative' }
    : undefined
}

// ——— Reading by a verb of making: சிலப்பதிகாரத்தை இளங்கோவடிகள் இயற்றினார் ———

const MAKER_NOUN = /(?:வர்|வன்|வள்|வரும்|வராவார்|ஆசிரியர்|நிறுவனர்)$/u
const PASSIVE = /(?:ப்பட்ட|ப்பெற்ற|ப்படுகிற)/u
const RELATIVE = /[க-ஹ]$/u
/** Verbs that say ‘sang’, ‘gave’, ‘gathered’ as well: they may confirm, never contradict. */
const WEAK = /^(?:பாடி|பாட|தந்த|வழங்கி|தொகுத்த|அருளி|ஆக்கி|தலைமை|அமைத்த|பாடல|வழங்கின|உருவாக்கி)/u
const OBJECT_NOUN =
  /^(?:நூல|காப்பிய|புதின|நாவல|கவிதை|காவிய|இலக்கிய|கருவி|இயந்திர|எந்திர|இயக்க|அமைப்ப|சங்க|கட்சி|என்னும்|என்ற|எனும்|ஆகிய|கோவில|கோயில|அணை|பேரரச)/u

function byVerb(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { units, from, to } = reading.clause
  for (let at = from; at < to; at++) {
    const cue = matchCues(record, units, at, at + 1)
    const verb = units[at]
    if (cue === undefined || verb === undefined) continue
    const placed = aroundVerb(subject, at, verb, reading)
    if (placed) return { ...placed, firm: placed.firm && !WEAK.test(verb.bare) }
  }
  return undefined
}

/** திருக்குறள் உரை: somebody else's work about the work. */
const WORK_ABOUT =
  /^(?:உரை|மொழிபெயர்|விளக்க|ஆய்வ|ஆராய்ச்சி|கட்டுரை|பதிப்ப|திறனாய்வ|நாடக|திரைப்பட|சுருக்க|கதை|சொற்பொழி|குறித்|பற்றி|தொடர்பான|தொடர்|வசன|இசை|பாடல்|நாட்டிய|அகராதி|கருத்த|நூல்கள்|வரலாற)/u

function aroundVerb(subject: Mention, at: number, verb: Unit, reading: Reading): Placed | undefined {
  const { clause, mentions } = reading
  const { units, from, to } = clause
  if (subject.case === 'nominative' && WORK_ABOUT.test(units[subject.to]?.bare ?? '')) return undefined
  const value = nearestOther(subject, at, reading)
  if (value === undefined) return undefined
  const passive = PASSIVE.test(verb.bare)
  const maker = passive
    ? value.case === 'instrumental'
    : value.case === 'nominative' || value.case === 'copula' || value.case === 'quoted'
  if (MAKER_NOUN.test(verb.bare) && !passive) {
    const object =
      subject.case === 'accusative' ||
      subject.case === 'genitive' ||
      subject.case === 'dative' ||
      subject.case === 'quoted' ||
      subject.case === 'nominative'
    if (!object || subject.to > at) return undefined
    const after = value.from > at
    if (after && value.case === 'accusative') return undefined
    const tight =
      fillers(units, subject.to, at) &&
      (after ? fillers(units, at + 1, value.from) : fillers(units, value.to, subject.from))
    if (tight === false) return undefined
    const closed = after
      ? value.case === 'copula' || endsThere(units, value.to, to)
      : endsThere(units, at + 1, to) && beginsThere(units, value.from, from)
    return { value, bounded: after, firm: closed && subject.case === 'accusative' }
  }
  if (!maker) return undefined
  // இளங்கோவடிகள் இயற்றிய சிலப்பதிகாரம்
  if (RELATIVE.test(verb.bare) && subject.from > at) {
    if (value.to > at || !fillers(units, value.to, at) || !fillers(units, at + 1, subject.from))
      return undefined
    return { value, firm: value.to === at && subject.from <= at + 2 }
  }
  if (subject.to > at || value.to > at || RELATIVE.test(verb.bare)) return undefined
  const [first, second] = subject.from < value.from ? [subject, value] : [value, subject]
  if (!fillers(units, first.to, second.from) || !fillers(units, second.to, at)) return undefined
  const object = passive
    ? subject.case === 'nominative'
    : subject.case === 'accusative' || subject.case === 'quoted'
  const alone =
    mentions.filter((mention) => mention.from < at && reading.index.isOfKind(mention.name, 'person'))
      .length <= 1
  return object ? { value, firm: alone && second.to + 1 >= at && endsThere(units, at + 1, to) } : undefined
}

function nearestOther(subject: Mention, at: number, { mentions, index }: Reading): Mention | undefined {
  const people = mentions.filter((mention) => mention !== subject && index.isOfKind(mention.name, 'person'))
  const distance = (mention: Mention) => (mention.from > at ? mention.from - at : at - mention.to + 1)
  return people.sort((a, b) => distance(a) - distance(b))[0]
}

/** Whether only link words, object nouns, dates and quotation marks stand in `[from, to)`, at most four. */
function fillers(units: readonly Unit[], from: number, to: number): boolean {
  if (to - from > 6) return false
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (unit === undefined) continue
    if (unit.kind === 'number' || /["'“”‘’(),]/u.test(unit.text)) continue
    if (LINK.has(unit.bare) || OBJECT_NOUN.test(unit.bare) || HONORIFICS.has(unit.bare)) continue
    if (
      /^(?:ஆம்|ஆண்டு|ஆண்டில்|இல்|ல்|முதன்முதலில்|முதன்முதலாக|முதலில்|அவர்|அவர்கள்|புகழ்பெற்ற|உலகப்|சிறந்த|வெண்பா|அழகிய|தமிழில்)$/u.test(
        unit.bare,
      )
    )
      continue
    return false
  }
  return true
}

// ——— Reading by a place: மதுரையில் உள்ள மீனாட்சி அம்மன் கோவில் ———

const STANDS =
  /^(?:உள்ள|இருக்கிற|இருக்கின்ற|இருக்கும்|அமைந்த|அமைந்து|அமைந்தி|காணப்ப|நடைபெற்ற|நடந்த|பிறந்த|பிறந்தார்|பிறந்தவர்|நடத்தப்ப)/u

function byPlace(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { units, from, to } = reading.clause
  const { value } = record.record
  if (value.type !== 'name') return undefined
  const birth = record.record.property === 'birthplace'
  const cued = record.cues.length > 0
  for (const place of reading.mentions) {
    if (place === subject || !reading.index.isOfKind(place.name, value.kind)) continue
    if (place.from < from || place.to > to) continue
    const around = cued
      ? (matchCues(record, units, place.to, Math.min(to, place.to + 3)) ??
        matchCues(record, units, Math.max(from, place.from - 3), place.from))
      : undefined
    if (cued && around === undefined) continue
    const verbAt = cued && around ? Math.max(around.to - (birth ? 1 : 0), place.to) : place.to
    const touching =
      !cued ||
      (around !== undefined &&
        (around.to === place.from ||
          onlyDates(place.to, around.from, reading.dates) ||
          around.from === place.to))
    if (!touching) continue
    const locative = place.case === 'locative'
    const described =
      cued &&
      !birth &&
      (place.case === 'nominative' || place.case === 'genitive' || place.case === 'oblique' || locative)
    if (!locative && !described) continue
    const placed = subjectOfPlace(subject, place, verbAt, reading, birth)
    if (placed) return { value: place, firm: locative && (!cued || birth || around?.to === place.from) }
  }
  return undefined
}

function onlyDates(from: number, to: number, dates: Reading['dates']): boolean {
  for (let i = from; i < to; i++) if (!dates.some((date) => i >= date.from && i < date.to)) return false
  return from <= to
}

/** Whether the subject stands before the place with nothing between, or right after the verb of standing. */
function subjectOfPlace(
  subject: Mention,
  place: Mention,
  verbAt: number,
  { clause, dates }: Reading,
  birth: boolean,
): boolean {
  const { units } = clause
  if (subject.case !== 'nominative' && subject.case !== 'quoted' && subject.case !== 'genitive') return false
  const dated = (i: number) => dates.some((date) => i >= date.from && i < date.to)
  if (subject.to <= place.from) {
    if (subject.case === 'genitive' && !/^தலைமை/u.test(units[subject.to]?.bare ?? '')) return false
    for (let i = subject.to; i < place.from; i++) {
      const unit = units[i]
      if (unit === undefined || dated(i) || /^[,'"“”‘’]$/u.test(unit.text)) continue
      if (
        !/^(?:தலைமையக|தலைமையிட|தலைமைச்|செயலக|அவர்கள்|என்னும்|என்ற|நகரான|மாவட்டத்தில்|மாநிலத்தில்|உள்ள|கோவில்|கோயில்|ஆனது)/u.test(
          unit.bare,
        )
      )
        return false
    }
    return birth || STANDS.test(units[verbAt]?.bare ?? '') || STANDS.test(units[verbAt + 1]?.bare ?? '')
  }
  if (place.to === subject.from && !birth) return STANDS.test(units[subject.to]?.bare ?? '')
  const verb = birth ? units[subject.from - 1] : units[verbAt]
  if (!STANDS.test(verb?.bare ?? '')) return false
  return subject.from - place.to <= 3
}
