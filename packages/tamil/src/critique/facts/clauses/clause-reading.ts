import { PERSON_CLASSES } from '../../../words/noun-class.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import { centuryAt, dateAt } from '../quantities/dates.ts'
import { measureUnitAt } from '../quantities/measure-units.ts'
import { type Quantity, quantityAt } from '../quantities/numbers.ts'
import type { Reading } from '../records/claim.ts'
import type { Clause } from '../records/clause.ts'
import type { FactIndex } from '../records/fact-index.ts'
import { ofNation, withAttributivePlaces } from './attributive-places.ts'
import { withoutFrame } from './clause-frames.ts'
import { isVerb, reservationOf } from './clauses.ts'

/** A clause with its names, dates and figures; `named` are the names that lie in it. Linear in its units. */
export function readClause(whole: Clause, named: readonly Mention[], index: FactIndex): Reading {
  const clause = withoutFrame(whole)
  const { units, from, to } = clause
  const within = ({ from: start, to: end }: { from: number; to: number }) => start >= from && end <= to
  const dates: Reading['dates'][number][] = []
  const centuries: Reading['centuries'][number][] = []
  const quantities: Quantity[] = []
  for (let i = from; i < to; ) {
    const century = centuryAt(units, i)
    const date = century ? undefined : dateAt(units, i)
    const quantity = century || date ? undefined : quantityAt(units, i)
    if (century) centuries.push(century)
    if (date) dates.push(date)
    if (quantity) quantities.push(quantity)
    i = century?.to ?? date?.to ?? quantity?.to ?? i + 1
  }
  // 1882 ஆம் ஆண்டு: a word of a date is not the name of a thing.
  const dated = (i: number) => dates.some((date) => i >= date.from && i < date.to)
  // மூன்று லட்சம் கிலோமீட்டர், ஒரு நொடிக்கு: nor is a unit behind its number, unless it is told of (ஒரு கிலோமீட்டர் என்பது …).
  const measured = ({ from: i, case: kase }: Mention) =>
    quantities.some(({ to: end, value }) => end === i && (value !== 1 || kase === 'dative')) &&
    measureUnitAt(units, i) !== undefined
  const isName = (one: Mention) => !dated(one.from) && !measured(one) && !isNounOfTrade(one, units)
  const inside = named.filter((mention) => mention.to <= to && isName(mention))
  const asRead = (mention: Mention) =>
    withInitials(inCaseOf(ofAll(ofNation(mention, index), units), units), units, from, index)
  const mentions = apart(withAttributivePlaces(inside, units, from, to, index).map(asRead))
  const inNames = new Set<number>()
  for (const mention of mentions) for (let i = mention.from; i < mention.to; i++) inNames.add(i)
  // சீன் ஆறு, 2008 ஒலிம்பிக்: the river and the games, no number.
  const isOfName = (number: Quantity) =>
    mentions.some(
      ({ name, from: start, to: end }) =>
        (start < number.from && end === number.to && index.isOfKind(name, 'river')) ||
        (start === number.from && end > number.to && !number.inWords),
    )
  // `துணை ஆறு`: a river.
  const isRiver = ({ from: start, value }: Quantity) =>
    value === 6 && JOINING.test(units[start - 1]?.bare ?? '')
  const numbers = quantities.filter((number) => within(number) && !isOfName(number) && !isRiver(number))
  const { reservation, by: reservedBy } = reservationOf(clause, dates.length > 0, (unit) => inNames.has(unit))
  return {
    clause,
    mentions,
    dates: dates.filter(within),
    centuries: centuries.filter(within),
    quantities: numbers,
    people: mentions.filter(({ name }) => index.isOfKind(name, 'person')),
    measures: numbers.flatMap((quantity) => {
      const unit = measureUnitAt(units, quantity.to)
      return unit === undefined ? [] : [{ quantity, unit }]
    }),
    mayConflict: reservation === 'none',
    reservedBy,
    isStatement: reservation !== 'not-a-statement',
    index,
  }
}

/** `கட்டடக் கலைஞர்`: a name that is a noun for people, behind the noun that says of which trade. */
const isNounOfTrade = ({ from, to }: Mention, units: readonly Unit[]) =>
  to === from + 1 &&
  /^கலைஞர்/u.test(units[from]?.bare ?? '') &&
  units[from - 1]?.doubled === true &&
  !/^(?:முத்தமிழ்|டாக்டர்)$/u.test(units[from - 1]?.bare ?? '')

/** Without a name inside the words of a place: `மேற்குக் கரை` of `ஆப்பிரிக்காவின் மேற்குக் கரையை ஒட்டி`. */
const apart = (mentions: readonly Mention[]) =>
  mentions.filter((mention, i) => {
    const before = mentions[i - 1]
    return before === undefined || before.from >= mention.from || mention.from >= before.to
  })

const JOINING = /^(?:துணை|கிளை)$/u

/** `எந்த ஒரு முக்கோணத்திலும்`, `எந்த வட்டத்தை வரைந்தாலும்`: of all of them, not of these as well. */
const ofAll = (mention: Mention, units: readonly Unit[]): Mention => {
  const before = units[mention.from - 1]?.bare === 'ஒரு' ? mention.from - 2 : mention.from - 1
  const isAny = mention.withUm || /ாலும்$/u.test(units[mention.to]?.bare ?? '')
  return isAny && units[before]?.bare === 'எந்த' ? { ...mention, from: before, withUm: false } : mention
}

const inCaseOf = (mention: Mention, units: readonly Unit[]) =>
  inMiddleOf(inCaseOfClass(inCaseOfKind(inCaseBehindMark(mention, units), units), units), units)

/** `பாரிஸ் மாநகரின் மையத்தில்`, `சென்னையின் நடுவே`, `நிலவின் மேற்பரப்பில்`, `இந்தியா முழுவதும்`: within it or on it. */
function inMiddleOf(mention: Mention, units: readonly Unit[]): Mention {
  if (mention.case === 'nominative' && UP_TO.test(units[mention.to]?.bare ?? ''))
    return { ...mention, case: 'ablative' }
  if (mention.case === 'nominative' && THROUGHOUT.test(units[mention.to]?.bare ?? ''))
    return { ...mention, case: 'locative', to: mention.to + 1 }
  if (mention.case !== 'genitive') return mention
  if (LAW.test(mention.name) && THROUGH.test(units[mention.to]?.bare ?? ''))
    return { ...mention, case: 'instrumental', to: mention.to + 1 }
  const along = alongSide(mention.to, units)
  if (along !== undefined) return { ...mention, case: 'locative', to: along }
  const at = KIND_OF_PLACE.test(units[mention.to]?.bare ?? '') ? mention.to + 1 : mention.to
  return MIDDLE.test(units[at]?.bare ?? '') ? { ...mention, case: 'locative', to: at + 1 } : mention
}
/** `கங்கை வரை`: how far, which is no part of what is told. */
const UP_TO = /^(?:வரை|வரையில்|வரையிலும்|வரைக்கும்)$/u
const THROUGHOUT = /^(?:முழுவதும்|முழுதும்|முழுக்க|முழுவதிலும்|எங்கும்)$/u

/** `61-ஆவது திருத்தத்தின் மூலம்`: by which law. */
const LAW = /(?:திருத்தம்|சட்டம்|ஒப்பந்தம்|உடன்படிக்கை|தீர்மானம்)$/u
const THROUGH = /^(?:மூலம்|மூலமாக|வாயிலாக|வழியாக|வழி|படி)$/u

/** `சிலியின் வடக்குக் கரையை ஒட்டி`, `இலங்கையின் வடபகுதியில்`: where the words end that say at which side within a place. */
function alongSide(from: number, units: readonly Unit[]): number | undefined {
  const at = DIRECTION.test(units[from]?.bare ?? '') ? from + 1 : from
  const word = units[at]?.bare ?? ''
  if (EDGE.test(word) && /^ஒட்டி/u.test(units[at + 1]?.bare ?? '')) return at + 2
  return PART.test(word) && (at > from || COMPASS_PART.test(word)) ? at + 1 : undefined
}
const DIRECTION = /^(?:வட|தென்)?(?:கிழக்கு?|மேற்கு?)$|^(?:வடக்கு|தெற்கு|வட|தென்)$/u
const EDGE = /^(?:கரையை|கடற்கரையை|கரையோரத்தை|எல்லையை|விளிம்பை)$/u
const PART =
  /^(?:வட|தென்|கீழ்|மேற்|வடகிழக்குப்|வடமேற்குப்)?(?:பகுதியில்|பகுதியிலுள்ள|கடற்கரையில்|கடற்கரையோரம்|கரையோரத்தில்)$/u
const COMPASS_PART = /^(?:வட|தென்|கீழ்|மேற்|கடற்கரை)/u

const MIDDLE =
  /^(?:கடற்கரையில்|கடற்கரையோரம்|கடற்கரையோரத்தில்|கடலோரத்தில்|கடலோரம்|மேற்பரப்பில்|தரைப்பரப்பில்|தரையில்|மண்ணில்|மையத்தில்|மையப்பகுதியில்|நடுவில்|நடுவே|மத்தியில்|மையப்|இதயப்பகுதியில்)$/u

/** `இரட்சணிய யாத்திரிகம் என்னும் காப்பியத்தை`: the noun that says what is named has the case. */
function inCaseOfClass(mention: Mention, units: readonly Unit[]): Mention {
  if (mention.case !== 'nominative') return mention
  let at = mention.to
  while (/^["'”’]$/u.test(units[at]?.text ?? '')) at++
  if (!CALLING.test(units[at]?.bare ?? '')) return mention
  for (let i = at + 1; i <= at + CLASS_REACH; i++) {
    const unit = units[i]
    if (unit?.word === undefined || isVerb(unit) || IS_CALLED.test(unit.bare)) return mention
    const found = KIND_CASES.find((one) => unit.word?.isOnly(one))
    if (found !== undefined)
      return CLASS.test(unit.bare) || IS_PLACE.test(unit.bare) || isPerson(unit)
        ? { ...mention, case: found }
        : mention
  }
  return mention
}

/** `… என்ற பெயர் தாமோதர் ஆற்றுக்கு`: the name or the rank itself is told of. */
const IS_CALLED = /^(?:பெயர்|பெருமை|சிறப்பு|பட்டம்|தகுதி|அடைமொழி|புகழ்|நிலை|அந்தஸ்து)$/u

/** `தலைக்காவிரி என்னும் இடத்தில்`, `கணையம் என்னும் உறுப்பில்`. */
const IS_PLACE =
  /^(?:உறுப்ப|சுரப்பி|பைய|பகுதி|இடத்த|ஊர|நகர|மாநகர|சிற்றூர|கிராமத்த|மாவட்டத்த|மாநிலத்த|நாட்ட|தீவ|மலைய|மலைத்தொடர|நதி|ஆற்ற)/u

/** `சாத்தனார் என்னும் புலவரின்`. */
const isPerson = ({ word }: Unit) => PERSON_CLASSES.some((one) => word?.is(one) === true)

const CALLING = /^(?:என்னும்|என்ற|எனும்|என்கிற)$/u
const CLASS_REACH = 3
const CLASS =
  /^(?:நூல|காப்பிய|காவிய|புதின|நாவல|கவிதை|பாடல|நாடக|இதழ|நாளிதழ|ஏட|தொகுப்ப|இலக்கிய|இயக்க|கட்சி|அமைப்ப|சங்க|நிறுவன|கருவி|இயந்திர|கோவில|கோயில|அணை|தூபி|விகாரை|கோட்டை|அரண்மனை|மாளிகை|பல்கலைக்கழக|கல்லூரி|திரைப்பட|மருந்த|தனிம|உலோக)|(?:நூல|காப்பிய|காவிய|புதின|நாவல|நாடக|இதழ|அகராதி|கோவை|பாடல|நாட்டுப்பண்ண|கவிதை|ஓவிய)(?:[ைு]|ின்|ில்|ிற்கு|ுக்கு|த்தை|த்தின்|த்தில்|த்துக்கு|யை|யின்|யில்|க்கு)$/u

/** What a work, a movement or a building is called by. */
export const isClassNoun = ({ bare }: Unit) => CLASS.test(bare)

/** `'ஜன கண மன'வை`: the case stands behind the mark of quotation. */
function inCaseBehindMark(mention: Mention, units: readonly Unit[]): Mention {
  const mark = units[mention.to]
  const ending = units[mention.to + 1]
  if (mention.case !== 'nominative' || mark === undefined || !CLOSING.test(mark.text)) return mention
  if (ending?.kind !== 'word' || ending.start !== mark.end) return mention
  const found = ENDINGS.find(([, form]) => form.test(ending.bare))
  return found === undefined ? mention : { ...mention, case: found[0], to: mention.to + 2 }
}

const CLOSING = /^["'”’]$/u
const ENDINGS: readonly (readonly [Mention['case'], RegExp])[] = [
  ['accusative', /^[யவ]?(?:ை|ஐ|ினை|இனை)$|^[யவ]ை$/u],
  ['genitive', /^[யவ]?(?:ின்|இன்|ினுடைய|இனுடைய|உடைய)$/u],
  ['locative', /^[யவ]?(?:ில்|இல்|ிலுள்ள|இலுள்ள)$/u],
  ['dative', /^[யவ]?(?:ுக்கு|உக்கு|ிற்கு|இற்கு|க்கு)$/u],
  ['instrumental', /^[யவ]?(?:ால்|ஆல்)$/u],
  ['copula', /^[யவ]?(?:ாகும்|ஆகும்)$/u],
]

const KIND_OF_PLACE =
  /^(?:மக்கள|சீமை|மலை|குன்ற|பள்ளத்தாக்க|ஒலிம்பிக|தலைநகர|நகர|மாநகர|மாநில|நாட்ட|தீவ|ஊர|கிராம|பகுதி|மாவட்ட|வட்டத்த|மாகாண|நிலையத்த|சிறை|துறைமுக|கோட்டை)/u
const BEFORE_PLACE = /^(?:நகர|மாநகர|மத்திய|மாவட்ட|தொடருந்து|தொடர்வண்டி|ரயில்|இரயில்|பேருந்து|விமான)$/u
const KIND_CASES = ['locative', 'accusative', 'genitive', 'dative'] as const

/** What is called by a name and this noun: `ஈர்ப்பு விதி`. */
const KIND_OF_LAW = /^(?:விதி|கோட்பாட|கொள்கை|தத்துவ|தேற்ற)/u

/** `லண்டன் மாநகரில்`, `புவியீர்ப்பு விதியை`: the noun that says what it is has the case. */
function inCaseOfKind(mention: Mention, units: readonly Unit[]): Mention {
  const kind = units[mention.to]
  if (mention.case !== 'nominative' || kind === undefined) return mention
  if (KIND_OF_LAW.test(kind.bare) && kind.word?.isOnly('accusative') === true)
    return { ...mention, case: 'accusative', to: mention.to + 1 }
  // `தமிழ் முரசு இதழைத் தொடங்கினார்`, `‘மனோன்மணீயம்’ நாடகத்தைப் படைத்தவர்`.
  const ofClass = CLASS.test(kind.bare) ? KIND_CASES.find((one) => kind.word?.isOnly(one)) : undefined
  if (ofClass !== undefined) return { ...mention, case: ofClass }
  const behind = CLOSING.test(kind.text) ? units[mention.to + 1] : undefined
  if (behind !== undefined && CLASS.test(behind.bare) && behind.word?.isOnly('accusative') === true)
    return { ...mention, case: 'accusative' }
  if (kind.word === undefined) return mention
  // `மும்பை நகரச் சிறையில்`, `தூத்துக்குடித் தொடருந்து நிலையத்தில்`.
  const next = units[mention.to + 1]
  const noun = BEFORE_PLACE.test(kind.bare) && next?.word && KIND_OF_PLACE.test(next.bare) ? next : kind
  if (!KIND_OF_PLACE.test(noun.bare)) return mention
  const found = KIND_CASES.find((one) => noun.word?.analyses.some(({ features }) => features.includes(one)))
  return found === undefined ? mention : { ...mention, case: found }
}

/** A person's name with the initials before it, of which the fact base knows nothing. */
function withInitials(mention: Mention, units: readonly Unit[], from: number, index: FactIndex): Mention {
  let start = mention.from
  while (start - 2 >= from && units[start - 1]?.text === '.' && isInitial(units[start - 2])) start -= 2
  return start === mention.from || !index.isOfKind(mention.name, 'person')
    ? mention
    : { ...mention, from: start, withInitials: true }
}

/** A letter, or the name of a Latin one: வ, கா, எஸ், டபிள்யூ. */
const isInitial = (unit: Unit | undefined) =>
  unit?.kind === 'word' && ([...unit.text].length <= 4 || /^டபிள்யு|^டபிள்யூ$/u.test(unit.text))
