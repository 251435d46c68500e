import { BETWEEN_STATEMENTS } from '../../../words/conjunctions.ts'
import { type Unit, unitWorded } from '../names/sentence-units.ts'
import { dateAt } from '../quantities/dates.ts'
import type { Clause } from '../records/clause.ts'
import { endsStatement, has } from './clause-words.ts'

/**
 * Units in a clause at most. Prose stays far below; a longer run is cut, because every name in a clause is compared with
 * every figure in it.
 */
const MAX_UNITS = 80

const CONJUNCTIONS: ReadonlySet<string> = new Set([...BETWEEN_STATEMENTS, 'மாறாக'])
const FINITE =
  /(?:கிறது|கின்றன|கிறார்|கின்றார்|கிறார்கள்|கின்றனர்|ியது|த்தது|ந்தது|ட்டது|ற்றது|ன்றது|த்தார்|ந்தார்|ட்டார்|ற்றார்|ினார்|ன்றார்|னர்|ள்ளது|ள்ளன|ளார்|ுள்ளார்|ாகும்|ஆகும்|ாவார்|ஆவார்|ஆனது|ாயிற்று)$/u

/** Splits a sentence at semicolons, after finite verbs with a comma, and before conjunctions; linear in its units. */
export function clausesOf(units: readonly Unit[]): Clause[] {
  const end = units.length - tagAtEnd(units)
  const inQuestion = units.slice(0, end).some((unit) => unit.text === '?')
  const clauses: Clause[] = []
  let from = 0
  const close = (to: number, asks = inQuestion) => {
    if (to > from) clauses.push({ units, from, to, inQuestion: asks })
    from = to
  }
  for (const [i, unit] of units.slice(0, end).entries()) {
    if (unit.text === ',' && asksAndAnswers(units, from, i)) close(i + 1, true)
    else if (units[i + 1]?.text !== ',' && isAskedThere(unit) && asksAndAnswers(units, from, i + 1))
      close(i + 1, true)
    else if (unit.text === ';' || unit.text === '।') close(i + 1)
    else if (unit.text === ',' && endsClause(units[i - 1]) && !isWhenDone(units, i, end)) close(i + 1)
    else if (unit.text === ',' && joinsEquations(units, from, i, end)) close(i + 1)
    else if (unit.text === ',' && IS_WHILE.test(units[i - 1]?.bare ?? '') && i - from >= SHORTEST_EQUATION)
      close(i + 1)
    else if (i > from && (CONJUNCTIONS.has(unit.bare) || i - from >= MAX_UNITS)) close(i)
  }
  close(end)
  return clauses
}

/** `… நிறுவப்பட்டது, 1922 ஆம் ஆண்டில்தான்`: that it was done, and behind the comma only when. */
function isWhenDone(units: readonly Unit[], comma: number, end: number): boolean {
  const date = /து$/u.test(units[comma - 1]?.bare ?? '') ? dateAt(units, comma + 1) : undefined
  return (
    date !== undefined &&
    units
      .slice(date.to, end)
      .every(({ kind, bare }) => kind === 'punctuation' || /^(?:தான்|ஆகும்|மாதத்தில்தான்|அன்றுதான்)$/u.test(bare))
  )
}

/** `எந்த ஆற்றின் குறுக்கே உள்ளது என்றால், அது …`, `யார் என்று கேட்டால், …`: a question that the writer answers himself. */
function asksAndAnswers(units: readonly Unit[], from: number, comma: number): boolean {
  const last = units[comma - 1]?.bare ?? ''
  const said = units[comma - 2]?.bare ?? ''
  const asks =
    last === 'என்றால்' ||
    (/^(?:கேட்டால்|பார்த்தால்|வினவினால்)$/u.test(last) && /^(?:என்று|என)$/u.test(said)) ||
    (TO_THE_QUESTION.test(last) && /^(?:என்ற|என்னும்|எனும்)$/u.test(said))
  return (
    asks && units.slice(from, comma).some(({ bare }) => QUESTION_WORDS.test(bare) || ASKS_WHOM.test(bare))
  )
}
/** `யார் என்று கேட்டால்`, `யார் என்ற வினாவுக்கு`: what follows is the answer, without a comma as well. */
const isAskedThere = ({ bare }: Unit) => /^(?:கேட்டால்|வினவினால்|என்றால்)$/u.test(bare) || TO_THE_QUESTION.test(bare)
const TO_THE_QUESTION = /^(?:கேள்விக்கு|வினாவுக்கு|வினாவிற்கு|கேள்விக்கான|வினாவுக்கான|வினாவிற்கான)$/u
const ASKS_WHOM = /^(?:யாரை|யாருக்கு|எதை|எதற்கு|எதில்|எவற்றை|எங்கிருந்து|எதன்)$/u

/** `மிகச் சிறிய கோள் புதன், மிகப் பெரிய கோள் வியாழன் ஆகும்`: before and behind the comma a noun and what it is. */
function joinsEquations(units: readonly Unit[], from: number, comma: number, end: number): boolean {
  let to = comma + 1
  while (to < end && units[to]?.kind !== 'punctuation' && !FRAMES.test(units[to]?.bare ?? '')) to++
  if (EQUATES.test(units[to - 1]?.bare ?? '')) to--
  if ([comma, to].every((end) => isJoined(units[end - 1]))) return false
  return endsInEquation(units, from, comma) && endsInEquation(units, comma + 1, to)
}

/** `மாநில விலங்கு வரையாடும், மாநில மரம் பனையும் ஆகும்`: what ‑உம் joins has one predicate. */
const isJoined = (unit: Unit | undefined) => /[^க]ும்$/u.test(unit?.bare ?? '')

/** `ஆனைமுடி கேரளத்தில் இருக்க, தொட்டபெட்டா தமிழ்நாட்டில் உள்ளது`: one thing is so while another is. */
const IS_WHILE = /^(?:இருக்க|விளங்க|திகழ|அமைய|[\u0B80-\u0BFF]+ிருக்க)$/u

/** What follows belongs to all that was said. */
const FRAMES = /^(?:என்பது|என்பதை|என்பவை|என்பன|என்றும்|எனவும்)$/u
const EQUATES = /^(?:ஆகும்|ஆவார்)$/u
/** Units: a shorter stretch is a list's member. */
const SHORTEST_EQUATION = 3

function endsInEquation(units: readonly Unit[], from: number, to: number): boolean {
  const [noun, value] = [units[to - 2], units[to - 1]]
  if (to - from < SHORTEST_EQUATION || noun?.kind !== 'word' || value === undefined) return false
  if (!noun.word?.isOnly('nominative') || !noun.word.isA('noun') || noun.text !== noun.bare) return false
  const isSymbol = value.kind === 'latin' || value.kind === 'number'
  const isValue = value.word?.is('nominative') === true || value.word?.analyses.length === 0
  return (
    (isSymbol || (value.kind === 'word' && isValue)) &&
    !units.slice(from, to - 2).some((unit) => unit.kind !== 'word')
  )
}

/** How many units at the end only ask for assent to what was said: `… கொண்டாடப்படும் அல்லவா?` */
function tagAtEnd(units: readonly Unit[]): number {
  const mark = units.length - 1
  if (mark <= 1 || units[mark]?.text !== '?') return 0
  if (ASKS_ASSENT.test(units[mark - 1]?.bare ?? '')) return 2
  if (KNOW_YOU.test(units[mark - 1]?.bare ?? '') && isTold(units, mark - 1)) return 2
  const frame = units.findLastIndex(({ bare }, i) => i > mark - TAG_REACH && /^(?:என்பதை|என்பது)$/u.test(bare))
  if (frame > 0 && WHO_KNOWS.test(units[mark - 1]?.bare ?? '')) return units.length - frame
  const denies = FORGET.test(units[mark - 2]?.bare ?? '') && CAN_IT_BE.test(units[mark - 1]?.bare ?? '')
  return denies ? 1 : 0
}

/** `… வ.உ.சி.யை நாம் மறக்க முடியுமா?`: nobody can. */
const FORGET = /^(?:மறக்க|மறுக்க|மறந்துவிட|மறந்திட|மறைக்க)$/u
const CAN_IT_BE = /^(?:முடியுமா|இயலுமா|கூடுமா|முடியுமோ|இயலுமோ)$/u

/** `… என்பது உங்களுக்குத் தெரியுமா?` tells what it asks about. */
const KNOW_YOU = /^(?:தெரியுமா|அறிவீர்களா|தெரியும்தானே|தெரியாதா)$/u
const isTold = (units: readonly Unit[], at: number) =>
  units.slice(Math.max(0, at - 2), at).some(({ bare }) => /^(?:என்பது|என்பதை|என்று|என)$/u.test(bare)) &&
  !units.some(({ bare }) => QUESTION_WORDS.test(bare))

/** `… என்பதை எத்தனை பேர் அறிவர்?` */
const WHO_KNOWS = /^(?:அறிவர்|அறிவார்|அறிவார்கள்|அறியாதவர்|அறியார்|மறுப்பர்|மறுப்பார்|மறப்பர்|மறப்பார்|தெரியும்)$/u
const TAG_REACH = 7

const ASKS_ASSENT = /^(?:அல்லவா|அல்லவோ|அன்றோ)$/u

function endsClause(unit: Unit | undefined): boolean {
  return (
    unit?.kind === 'word' && (FINITE.test(unit.bare) || (endsStatement(unit) && !has(unit, 'conditional')))
  )
}

export const QUESTION_WORDS =
  /^(?:யார்|யாரால்|யாருடைய|யாவர்|எது|எவை|என்ன|எப்போது|எப்பொழுது|எங்கே|எங்கு|எத்தனை|எந்த|எவ்வளவு|ஏன்|எவர்|எவரால்|யாது|யாவை|எத்தனையாவது)$/u
export const NEGATIONS =
  /^(?:அல்ல|அல்லர்|அல்லன்|அல்லாத|அல்லாமல்|இல்லை|இல்லாத|இல்லாமல்|அன்று|அன்றி|ஆகாது|கிடையாது|தவிர)$|(?:வில்லை|மில்லை|யில்லை|ரில்லை|ளில்லை|னில்லை|மாட்டாது|மாட்டார்|மாட்டார்கள்|ாமல்|முடியாது|கூடாது|இயலாது|படாத|மன்று|தன்று|வல்ல|மல்ல|ரல்ல|ளல்ல|னல்ல|டல்ல|லல்ல|தல்ல|யல்ல)$/u
export const DOUBTS =
  /^(?:யாரோ|எவரோ|தவறாக|தவறு|தவறான|தவறானது|பொய்|பொய்யான|நினைத்த|நினைக்க|நினைத்து|நினைத்தேன்|எண்ணி(?!க்கை)|எண்ணிய|எண்ணினேன்|நம்பி|நம்பின|கற்பனை|கனவு|வருணிக்(?!கப்ப)|சித்திரிக்|சித்தரிக்|ஒருவேளை|வைத்துக்கொள்வோம்|சிலர்|ஒருசிலர்|வதந்தி|கருதின|குழப்ப|குழம்பி|திருத்தி|ஏமாற்|கேலி)/u
export const HYPOTHESES =
  /^(?:எனில்|என்றால்|ஆயின்|இருந்தால்)$|(?:ருந்தால்|ந்திருந்தால்|த்தால்|ந்தால்|ட்டால்|ற்றால்|ன்றால்|ினால்|யிருந்தால்|ாவிட்டால்|வேண்டுமானால்|ிருப்பின்|ிருக்கலாம்|க்கலாம்|யலாம்|டலாம்|ூடும்)$/u
const compares = unitWorded(
  /^(?:விட|விடவும்|போல|போல்|போன்ற|போன்று|போலவே|ஒத்த|ஒப்ப|காட்டிலும்|இணையான|இணையாக|நிகரான|நிகராக|அடுத்த|அடுத்து|அடுத்தபடியாக|மாற்றாக|பதிலாக|எதிராக|முன்மாதிரியாக)$|(?:ைவிட|ையும்விட|ைப்போல|ைப்போல்|ைப்போன்ற|ைக்காட்டிலும்)$/u,
)
/** `எல்லாவற்றையும்விட`: more than all. */
const isOverAll = unitWorded(/^(?:எல்லாவற்றை|அனைத்தை)யும்(?:விட|காட்டிலும்)$/u)
const isOfEarlier = unitWorded(
  /^(?:முன்பு|முன்னர்|முன்னாள்|முன்னாளில்|முந்தைய|பழைய|பண்டைய|அப்போது|அப்போதைய|அன்றைய|அக்கால|அக்காலத்தில்|ஒருகாலத்தில்|முற்காலத்தில்|பண்டைக்|தற்காலிகத்|தற்காலிக|வருங்கால|எதிர்கால|புதிய|இரண்டாவது|இரண்டாம்|கோடைக்கால|குளிர்கால|கோடைகால|பொருளாதாரத்|பொருளாதார|வணிகத்|வணிக|வர்த்தகத்|வர்த்தக|பண்பாட்டுத்|பண்பாட்டு|கலாச்சாரத்|கலாச்சார|ஆன்மிகத்|ஆன்மீகத்|நிதித்)$|(?:காலத்தில்|காலத்து|ஆட்சியில்|ட்சியில்|ட்சியின்போது)$/u,
)

/** `மியான்மரின் தலைநகரமாக இருந்த`: what it was may be over. An office always ends, and a dynasty's things are all past. */
function wasOnce(units: readonly Unit[], at: number): boolean {
  const [of, was] = [units[at - 2], units[at - 1]]
  return (
    isPast(units[at]) &&
    /ாக(?:வே|வும்)?$/u.test(was?.bare ?? '') &&
    ![of, was].some((unit) => unit?.word?.is('person'))
  )
}

const isPast = unitWorded(/^இருந்த(?!ு)/u)
const isInAnAge = unitWorded(/(?:காலத்தில்|காலத்து|ஆட்சியில்|ட்சியின்போது)$/u)

/** `வந்தால்` supposes; `சட்டத்தால்`, `குறைபாட்டால்` name a means, and a law of nature supposes nothing. */
const isSupposed = (unit: Unit, isLaw: boolean) =>
  supposes(unit) &&
  !LOOKS.test(unit.bare) &&
  !(unit.word?.is('instrumental') && !unit.word.is('conditional')) &&
  !(isLaw && IN_NATURE.test(unit.bare))

/** `வரலாற்றைப் புரட்டிப் பார்த்தால்`: looking at it, not if. */
const LOOKS = /(?:பார்த்தால்|நோக்கினால்|ஆராய்ந்தால்|கவனித்தால்)$/u

/** `அஜந்தா ஓவியங்களைக் காண வேண்டுமானால்`, `பார்க்க விரும்பினால்`: for those who want to see it. */
const isWish = ({ bare }: Unit, before: Unit | undefined) =>
  /^(?:வேண்டுமானால்|வேண்டுமென்றால்|விரும்பினால்)$/u.test(bare) &&
  /^(?:காண|பார்க்க|தரிசிக்க|பார்வையிட|கண்டுகளிக்க)$/u.test(before?.bare ?? '')

/** `உரசினால் தீப்பற்றும் தீக்குச்சியை`: what a thing does whenever that is done to it. */
function isOfItsKind(units: readonly Unit[], at: number, to: number): boolean {
  const does = units[at + 1]
  return does !== undefined && at + 2 < to && has(does, 'relative-participle') && /ும்$/u.test(does.bare)
}

/** `வைட்டமின் சி குறைந்தால் ஸ்கர்வி நோய் உண்டாகும்`: what is always so, under a condition that nature knows. */
const IN_NATURE =
  /^(?:குறைந்தால்|குறைந்துவிட்டால்|மிகுந்தால்|அதிகரித்தால்|கலந்தால்|சேர்ந்தால்|இணைந்தால்|கடித்தால்|கொட்டினால்|எரிந்தால்|எரித்தால்|உருகினால்|உறைந்தால்|சுட்டால்|காய்ச்சினால்|சூடேற்றினால்|சூடாக்கினால்|குளிர்ந்தால்|துருப்பிடித்தால்|கூட்டினால்|பெருக்கினால்|கழித்தால்|வகுத்தால்|அளந்தால்|எண்ணினால்)$/u
const isAlways = unitWorded(/(?:ாகும்|படும்|வரும்|தோன்றும்|நேரும்|மாறும்|கிடைக்கும்|பெறும்|உருகும்|உறையும்|கொதிக்கும்)$/u)

/** Why a clause must not be read as a plain statement; `none` when it may. */
export type Reservation = 'none' | 'not-a-statement' | 'not-against'

/**
 * `not-a-statement`: a question, denial, supposition or reported mistake, so nothing in it is checked.
 * `not-against`: a comparison or a look back, in which an unexpected value need not be wrong; `by` which units.
 */
export function reservationOf(
  { units, from, to, inQuestion }: Clause,
  hasDate: boolean,
  isNamed: (unit: number) => boolean,
): { readonly reservation: Reservation; readonly by: readonly number[] } {
  if (inQuestion) return NO_STATEMENT
  const by: number[] = []
  const isLaw = units.slice(Math.max(from, to - 3), to).some(isAlways)
  for (let i = from; i < to; i++) {
    const unit = units[i]
    // `சோழர் காலத்தில்`: also where the age is a name.
    if (isInAnAge(unit)) by.push(i)
    // இரண்டாம் உலகப் போர்: words of a name say nothing about the clause.
    if (unit?.kind !== 'word' || isNamed(i)) continue
    // அன்று after a date means ‘on’, not ‘is not’.
    const on = unit.bare === 'அன்று' && hasDate
    if (
      (asks(unit) && !isUniversal(units, i, to)) ||
      (doubts(unit) && !isImagined(unit, units[i + 1])) ||
      (isSupposed(unit, isLaw) && !isWish(unit, units[i - 1]) && !isOfItsKind(units, i, to))
    )
      return NO_STATEMENT
    if ((negates(unit) || isDenied(unit)) && !on && !withoutDoing(unit)) return NO_STATEMENT
    if (quotes(unit) && SEEMS.test(units[i + 1]?.bare ?? '')) return NO_STATEMENT
    if ((compares(unit) && !isOverAll(unit)) || isOfEarlier(unit) || wasOnce(units, i)) by.push(i)
  }
  return { reservation: by.length === 0 ? 'none' : 'not-against', by }
}

/** `கற்பனைக் கோடு`: a line of the map, no fancy. */
const isImagined = ({ bare }: Unit, next: Unit | undefined) =>
  bare === 'கற்பனை' && /^(?:கோட|ரேகை)/u.test(next?.bare ?? '')

const asks = unitWorded(QUESTION_WORDS)
const doubts = unitWorded(DOUBTS)
const negates = unitWorded(NEGATIONS)
const supposes = unitWorded(HYPOTHESES)

/** `எதிர்ப்பைப் பொருட்படுத்தாமல்`, `விடாமல்`: how something was done; it denies nothing. */
const withoutDoing = unitWorded(
  /^(?:பொருட்படுத்த|தவற|அஞ்ச|தயங்க|விட|இடைவிட|ஓய|தளர|மறவ|மறக்க|அயர|பணிய|பார|எதிர்பார|தாங்க|தாமதிக்க)ாமல்$/u,
)

const NO_STATEMENT = { reservation: 'not-a-statement', by: [] } as const

/** `… என்று தோன்றும்`. */
const quotes = unitWorded(/^(?:என்று|என|எனவும்|போல)$/u)
const SEEMS = /^தோன்[றிு]/u

/**
 * Whether a clause takes back the one before: `ஆனால் அது உண்மையில்லை`, `ஆசிரியர் அதைத் திருத்தினார்`. In
 * `தவறாமல் படிப்பேன்`, `உயிர் பிழைத்தார்`, `விருதை ஏற்க மறுத்தார்` nothing is taken back.
 */
export function takesBack({ units, from, to }: Clause): boolean {
  const words = units.slice(from, to).map(({ bare }) => bare)
  const first = words[0] ?? ''
  if (CORRECTORS.test(first)) return words.some((word) => CORRECTS.test(word))
  if (!REFERS_BACK.test(first)) return false
  const refersToIt = words.some((word) => /^(?:அதை|இதை|அதனை|இதனை)$/u.test(word))
  return words.some(
    (word, i) =>
      CORRECTS.test(word) || (refersToIt && /^மறுத்த/u.test(word)) || isUntrue(word, words[i + 1] ?? ''),
  )
}
const CORRECTORS = /^(?:நான்|நாங்கள்|ஆசிரியர்)$/u
const REFERS_BACK = /^(?:ஆனால்|ஆனாலும்|எனினும்|ஆயினும்|அது|அதுவும்|இது|பிறகு|பின்னர்|பின்|உண்மையில்|உடனே|பின்புதான்)$/u
const CORRECTS = /^(?:திருத்தி|திருத்தினா)/u
const isUntrue = (word: string, next: string) =>
  /^(?:உண்மையில்லை|உண்மையல்ல|உண்மையன்று|சரியல்ல|சரியன்று|சரியில்லை)/u.test(word) ||
  /^(?:தவறானது|தவறாகும்|தவறென்று|பிழையானது|பிழையாகும்|பொய்யானது|பொய்யாகும்)$/u.test(word) ||
  (/^(?:தவறு|பிழை|பொய்)$/u.test(word) && !/^(?:செய்|இழை|சொல்|சொன்ன)/u.test(next)) ||
  (/^(?:தவறான|பிழையான|பொய்யான)$/u.test(word) && /^(?:தகவல்|கருத்து|கூற்று|செய்தி)/u.test(next)) ||
  (/^(?:உண்மை|சரி)$/u.test(word) && NEGATIONS.test(next))

/** `கலப்பதில்லை`, `அல்லவே`, `செல்லாது`: a denial by its form; `பதவி ஏற்றார்` is done as well. */
const isDenied = (unit: Unit) =>
  denies(unit) ||
  (unit.word?.is('negative', 'finite') === true &&
    !unit.word.isA('noun') &&
    unit.word.is('past', 'finite') !== true)
const denies = unitWorded(/^(?:அல்ல|இல்லை|அன்ற|கிடையாத)(?:வே|யே|ே|தான்)$|\p{L}\p{M}*\p{L}\p{M}*ில்லை(?:யே|தான்)?$/u)

/** `எந்த முக்கோணத்தை எடுத்தாலும்`, `எந்த ஒரு முக்கோணத்திலும்`: of all of them, no question. */
function isUniversal(units: readonly Unit[], asks: number, to: number): boolean {
  const noun = units[asks + 1]?.bare === 'ஒரு' ? asks + 2 : asks + 1
  if (units[asks]?.bare === 'எந்த' && /(?:ிலும்|க்கும்|ிற்கும்)$/u.test(units[noun]?.bare ?? '')) return true
  return units
    .slice(asks + 1, Math.min(to, asks + 5))
    .some(({ bare }) => /(?:த்தாலும்|ந்தாலும்|னாலும்|ட்டாலும்|ண்டாலும்|ற்றாலும்|ன்றாலும்)$/u.test(bare))
}

/** Whether a unit is, by its form, a verb other than the copula: finite, participle or infinitive. */
export function isVerb(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'word') return false
  if (FINITE.test(unit.bare)) return true
  const { word } = unit
  if (word === undefined || word.analyses.length === 0) return false
  return word.analyses.every(
    (reading) =>
      reading.class === 'verb' &&
      !reading.features.includes('verbal-noun') &&
      !reading.features.includes('participial-noun'),
  )
}
