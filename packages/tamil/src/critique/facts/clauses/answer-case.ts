import type { FactProperty, FactValue } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import { endsThere } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { has } from './clause-words.ts'
import { isByEffort, isOneOfIts, isOwnerOfRelation, isToldToBe } from './governed-answers.ts'
import { isPlaceOwner } from './place-words.ts'

/** An answer, beside the subject and the words of the relation, in a clause. */
interface AnswerInClause {
  readonly subject: Mention
  readonly answer: Mention
  readonly cues: ReadonlySet<number>
  readonly property: FactProperty
  readonly value: FactValue
  readonly accepted: IndexedRecord['accepted']
  readonly units: readonly Unit[]
}

/** Whether an answer in a case that need not be one's stands so that it is: `அருணகிரிநாதரின் படைப்பு`, `கேரளத்தில் அமைந்துள்ளது`. */
export function caseFits(place: AnswerInClause): boolean {
  const { answer, property, units } = place
  const behind = units[answer.to]?.bare ?? ''
  switch (answer.case) {
    case 'accusative':
      return accusativeFits(place)
    case 'genitive':
      return (
        genitiveFits(place) ?? (PLACES.has(property) && (BESIDE.test(behind) || isOneOfIts(answer, units)))
      )
    // `ரஞ்சிக் கோப்பை கிரிக்கெட் விளையாட்டோடு தொடர்புடையது`.
    case 'sociative':
      return /^(?:தொடர்பு|சம்பந்த)/u.test(behind)
    case 'dative':
      return isOwnedBy(answer, property, units)
    case 'locative':
      return locativeFits(place)
    case 'ablative':
      return ablativeFits(place)
    default:
      return PLACES.has(property) && (BESIDE.test(behind) || isOneOfIts(answer, units))
  }
}

function accusativeFits({ subject, answer, cues, property, units }: AnswerInClause): boolean {
  const isNamed = units.some(({ bare }) => NAMING.test(bare)) && units.some(({ bare }) => QUOTED.test(bare))
  const isCalled = units.some(({ bare }) => CALLS.test(bare)) || isDenoted(answer, units)
  return (
    isHeld(answer, units) ||
    isAdopted(units) ||
    (PLACES.has(property) && cues.has(answer.to) && subject.case === 'nominative') ||
    isWhatItDoes(answer, units) ||
    isPraisedAs(answer, cues, units) ||
    isToldToBe(answer, cues, units) ||
    (GIVES_NAME.has(property) && isNamed) ||
    (property === 'epithet' && isCalled)
  )
}

/** Undefined where the genitive tells nothing of its own. */
function genitiveFits(place: AnswerInClause): boolean | undefined {
  const { answer, cues, property, accepted, units } = place
  const behind = units[answer.to]?.bare ?? ''
  // `ஆப்பிரிக்காவின் வடமேற்கில் மொராக்கோ அமைந்துள்ளது`: what lies beyond may be said so, too, so it only agrees.
  if (PLACES.has(property) && SIDE.test(behind)) return accepted.has(answer.name)
  const made = property === 'author' ? WORK : MADE[property]
  if (isByEffort(answer, property, units)) return true
  if (made !== undefined) return hasMade(answer, units, made)
  switch (property) {
    // `கதகளி, கேரளத்தின் புகழ்பெற்ற நடனக்கலை`.
    case 'located-in':
      return (
        BESIDE.test(behind) || isOneOfIts(answer, units) || [0, 1, 2].some((gap) => cues.has(answer.to + gap))
      )
    // `கொடியில் சிங்கத்தின் உருவம் பொறிக்கப்பட்டுள்ளது`.
    case 'symbol':
      return IMAGE.test(behind) || isSignOf(place) || isOwnerOfRelation(answer, cues, units)
    // `துமாசிக் என்பது சிங்கப்பூரின் பழைய பெயர்`.
    case 'epithet':
      return [0, 1, 2].some((gap) => IS_NAME.test(units[answer.to + gap]?.bare ?? ''))
    // `சேரர்களின் துறைமுகம்`.
    case 'ruler':
      return cues.has(answer.to)
    default:
      return undefined
  }
}

/** `பாக்சைட் அலுமினியத்தின் முக்கியத் தாது`, `அலுமினியத்தின் முக்கியத் தாது பாக்சைட்`. */
function isSignOf({ subject, answer, cues, units }: AnswerInClause): boolean {
  return [0, 1].some((gap) => {
    const end = answer.to + gap + 1
    const isSubject = subject.case === 'nominative' && subject.from === end
    const isAt = isSubject && units[end - 1]?.word?.is('nominative') === true ? subject.to : end
    return cues.has(end - 1) && endsThere(units, isAt, units.length)
  })
}

function locativeFits({ answer, property, value, units }: AnswerInClause): boolean {
  return (
    PLACES.has(property) ||
    isInLanguage(answer, units, value) ||
    // `சதுரங்க விளையாட்டில் புகழ்பெற்றவர்`.
    (value.type === 'name' && value.kind === 'sport') ||
    // `ஐம்பெருங்காப்பியங்களுள் ஒன்று`: of which it is one.
    (property === 'group' && ONE.test(units[answer.to]?.bare ?? ''))
  )
}

/** `சபர்மதியிலிருந்து தொடங்கியது`. */
function ablativeFits({ answer, cues, property, units }: AnswerInClause): boolean {
  const begins = BEGINS.test(units[answer.to]?.bare ?? '')
  return property === 'located-in' && (begins || [...cues].some((at) => SENDS.test(units[at]?.bare ?? '')))
}

/** Where the work is what the clause says, not what something is done to: no accusative. */
export const WORK =
  /^(?:படைப்ப|நூல|காவிய|காப்பிய|நாவல|புதின|கவிதை|பாடல|ஆக்க|இலக்கிய|நாடக)(?!.*(?:ை|ில்|ுக்கு|ிலிருந்து|ால்)$)|^(?:கைவண்ண|எழுத்தில்|பேனாவில்|எழுதுகோலில்|கற்பனையில்)/u

/** `தொலைபேசி, கிரகாம் பெல்லின் கண்டுபிடிப்பு`. */
export const MADE: Readonly<Partial<Record<FactProperty, RegExp>>> = {
  inventor: /^(?:கண்டுபிடிப்பு|கண்டுபிடிப்பே|கண்டுபிடிப்பாகும்|படைப்பு|படைப்பாகும்)$/u,
  discoverer: /^(?:கண்டுபிடிப்பு|கண்டுபிடிப்பே|கண்டுபிடிப்பாகும்)$/u,
}

/** `முல்லைக்குத் தேர் ஈந்த வள்ளல் என்று பாரியைப் போற்றுகின்றனர்`: all that the record asks for is quoted, and the one is called so. */
function isPraisedAs({ from, to }: Mention, cues: ReadonlySet<number>, units: readonly Unit[]): boolean {
  const quoted = units.findIndex(({ bare }) => QUOTES.test(bare))
  const isCalled = units.slice(to).some(({ bare }) => NAMING.test(bare) || CALLS.test(bare))
  return quoted > 0 && quoted < from && isCalled && [...cues].every((at) => at < quoted)
}

const QUOTES = /^(?:என|என்று)$/u

/** `தண்டியலங்காரம் விளக்குவது அணியிலக்கணத்தை ஆகும்`: the object stands last, behind what is done with it. */
function isWhatItDoes({ from, to }: Mention, units: readonly Unit[]): boolean {
  const done = units[from - 1]
  return (
    done !== undefined && /வது$/u.test(done.bare) && isVerbalNoun(done) && endsThere(units, to, units.length)
  )
}

/** `பாளி மொழியில் எழுதப்பட்டது`: the language, where writing is told, and no translating. */
const isInLanguage = ({ to }: Mention, units: readonly Unit[], value: FactValue) =>
  value.type === 'name' && value.kind === 'language' && WRITTEN.test(units[to]?.bare ?? '')

const WRITTEN = /^(?:எழுத|இயற்ற|யாக்க|படைக்க|இயற்றி|எழுதி)/u

const ONE = /^(?:ஒன்ற|ஒருவர|முதலாவத|முதன்மை|சிறந்த|தலைசிறந்த|அடங்க|இடம்பெற)/u

const SIDE =
  /^(?:வட|தென்)?(?:கிழக்கு?|மேற்கு?)(?:ப் ?பகுதியில்|யில்|ில்|க் ?கடற்கரையில்|ப்பகுதியில்)$|^(?:வடக்கில்|தெற்கில்|வடபகுதியில்|தென்பகுதியில்|வடகோடியில்|தென்கோடியில்|தென்முனையில்)$/u

const isVerbalNoun = (unit: Unit) => has(unit, 'participial-noun') && has(unit, 'neuter')

/** `பாரதியாரின் புகழ்பெற்ற படைப்பு`: the work is what the author has, with at most two words between. */
const hasMade = ({ to }: Mention, units: readonly Unit[], made: RegExp) =>
  [0, 1, 2].some((gap) => made.test(units[to + gap]?.bare ?? ''))

const IMAGE = /^(?:உருவம்|உருவமே|படம்|படமே|சின்னம்|வடிவம்|இலச்சினை)$/u

/** A name or byname, and nothing that is done with it. */
const IS_NAME = /^(?:பெயர்|பெயரே|பெயராகும்|சிறப்புப்பெயர்|புனைபெயர்|பட்டப்பெயர்|அடைமொழி)$/u

/** `அவருக்குத் ‘தமிழ்த்தென்றல்’ என்ற பட்டம் வழங்கப்பட்டது`. */
const HAS_GIVEN = /^(?:அளித்த|வழங்கிய|கொடுத்த|தந்த|சூட்டிய|இட்ட|அளிக்கப்பட்ட|வழங்கப்பட்ட|சூட்டப்பட்ட|கிடைத்த)$/u

const TITLE = /^(?:பெயர$|பெயர்$|பட்டம|பட்டப்பெயர|சிறப்புப்பெயர|அடைமொழி)/u

/** Whether what the record tells is said to be that of a name in the dative. */
function isOwnedBy({ to }: Mention, property: FactProperty, units: readonly Unit[]): boolean {
  const isTitle = ({ bare }: Unit, at: number) => TITLE.test(bare) && QUOTED.test(units[at - 1]?.bare ?? '')
  const isTitleGiven = ({ bare }: Unit, at: number) =>
    at > to && TITLE.test(bare) && (HAS_GIVEN.test(units[at - 1]?.bare ?? '') || at === to)
  const isRankGiven = ({ bare }: Unit, at: number) =>
    at >= to &&
    GIVEN.test(bare) &&
    units.slice(0, at).some((unit, i) => RANK.test(unit.bare) && QUOTED.test(units[i - 1]?.bare ?? ''))
  return (
    units.some(({ bare }) => BELONGS.test(bare)) ||
    (property === 'epithet' && (units.some(isTitle) || units.some(isTitleGiven))) ||
    (property === 'located-in' && isPlaceOwner(to, units)) ||
    (GIVES_NAME.has(property) && units.some(isRankGiven)) ||
    EXAMPLE.test(units[to]?.bare ?? '')
  )
}

/** `மாநில விலங்கு என்ற தகுதி வரையாட்டுக்கு அளிக்கப்பட்டுள்ளது`. */
const RANK = /^(?:பெயர|பெருமை|சிறப்பு|தகுதி|இடம்|அந்தஸ்து|பட்ட)/u

const GIVEN = /^(?:அளிக்கப்ப|வழங்கப்ப|தரப்ப|கொடுக்கப்ப|சூட்டப்ப|இடப்ப|கிடைத்)/u

/** `… என்ற பெருமை நேருவுக்கு உண்டு`. */
const BELONGS = /^(?:உண்டு|உரியது|உரிய|சேரும்|கிடைத்தது)$/u

/** `வினைத்தொகைக்கு எடுத்துக்காட்டு`. */
const EXAMPLE = /^(?:எடுத்துக்காட்ட|சான்ற|உதாரண)/u

const PLACES: ReadonlySet<FactProperty> = new Set(['birthplace', 'located-in', 'continent'])

/** `ரஷ்யாவிலிருந்து விண்ணில் ஏவப்பட்டது`. */
const SENDS = /^(?:ஏவ|செலுத்த|அனுப்ப)/u

const BEGINS = /^(?:தொடங்|புறப்|ஆரம்ப)/u

/** `காவிரியின் குறுக்கே`, `வைகைக் கரையில்`. */
const BESIDE =
  /^(?:குறுக்கே|ஆற்றின்|ஆற்றங்கரையில்|நதியின்|நதிக்கரையில்|கரையில்|மாவட்டத்தில்|மாநிலத்தில்|கண்டத்தில்|நாட்டில்|நகரில்|நகரத்தில்|மாநிலத்தின்|நாட்டின்|நடனம்|நடன|நாட்டியம்|நாட்டிய|நடனமாகும்|கலை|பண்டிகை|திருவிழா|விழா|மக்களின்|மக்களால்)$/u

/** `காத்மாண்டுவைத் தலைநகராகக் கொண்ட நாடு நேபாளம்`; `… என்ற பெருமை நேருவைச் சேரும்`. */
export function isHeld({ to }: Mention, units: readonly Unit[]): boolean {
  // `டென்மார்க் நாட்டைச் சேர்ந்தவர்`: the noun that says what it is has the case.
  const at = units[to]?.word?.isOnly('accusative') === true ? to + 1 : to
  if (/^(?:சேரும்|சாரும்|சேர்ந்த|சார்ந்த)/u.test(units[at]?.bare ?? '')) return true
  // `மயிலைத் தன் தேசியப் பறவையாகக் கொண்ட`.
  return [0, 1, 2].some(
    (gap) => /ாக$/u.test(units[to + gap]?.bare ?? '') && HAVING.test(units[to + gap + 1]?.bare ?? ''),
  )
}

/** `மயிலைத் தன் தேசியப் பறவையாக ஏற்றுக்கொண்டது`, `காஞ்சியைத் தலைநகராகக் கொண்டு ஆண்டனர்`. */
export function isAdopted(units: readonly Unit[]): boolean {
  const as = units.findIndex(({ bare }) => /ாக$/u.test(bare))
  return as >= 0 && units.some(({ bare }, i) => i > as && ADOPTING.test(bare))
}

const ADOPTING = /^(?:கொண்டு|கொண்டிரு|கொண்டன|ஏற்ற|ஏற்று|அறிவித்த|அறிவித்து|தேர்ந்தெடுத்த|தேர்வு|பெற்றுள்ள)/u

export const HAVING = /^(?:கொண்ட|கொண்டவர்|கொண்டவன்|கொண்டவள்|உடையவர்|கொண்டது|கொண்டுள்ளது|கொண்டதாகும்|உடைய|உடையது)$/u

/** Of whom one says what he is called; who is told to have made something is not called so. */
const GIVES_NAME: ReadonlySet<FactProperty> = new Set([
  ...(['epithet', 'first', 'nationality', 'real-name', 'superlative', 'symbol', 'title'] as const),
])

/** To call somebody something takes the one who is called in the accusative. */
export const NAMING = /^(?:என்ற)?(?:அழை|போற்ற|புகழ|கூற|சொல்|குறிப்பிட|வழங்க|பாராட்ட)/u

/** `சிவகாசியைக் ‘குட்டி ஜப்பான்’ என்பார்கள்`. */
const CALLS = /^(?:என்பர்|என்பார்|என்பார்கள்|என்கிறோம்|என்கின்றனர்|என்கிறார்கள்|என்போம்|எனலாம்|என்றனர்)$/u

/** `ஏழைகளின் ஊட்டி என்பது ஏற்காட்டைக் குறிக்கும்`. */
const isDenoted = ({ to }: Mention, units: readonly Unit[]) =>
  /^குறி(?:க்கும்|க்கிறது|ப்பது|ப்பதாகும்)$/u.test(units[to]?.bare ?? '') &&
  units.some(({ bare }) => bare === 'என்பது' || bare === 'என்னும்' || bare === 'என்ற')

/** Without it they were called to come: `மூதறிஞர் காமராசரை அழைத்தார்`. */
export const QUOTED = /^(?:என|என்று|என்னும்|என்ற|எனும்|என்றே|என்றும்|எனவும்|பெயரால்|என்றழை.*)$/u
