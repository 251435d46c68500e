import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import {
  daysOf,
  isCorrection,
  isOtherTime,
  isAsserted as isStated,
  yearsOf,
} from '../contradictions/assertion.ts'
import { contradicts, nounOf } from '../contradictions/contradiction.ts'
import type { Follower } from '../contradictions/follower.ts'
import { SELF } from '../contradictions/people.ts'
import { pointApart } from '../contradictions/terms.ts'
import type { MeaningWords } from '../meaning-words.ts'
import {
  type Idea,
  isSameIdea,
  oppositionOf,
  type Statement,
  standInOneCase,
  statementOf,
} from './statement.ts'
import { StatementIndex } from './statement-index.ts'
import { type Subject, subjectOf } from './subjects.ts'

interface Placed extends Statement {
  readonly subject: Subject | undefined
  readonly keys: readonly (readonly string[])[]
}

/** Both may be true: another, a part, a change, a thing set against another or only likened. */
const RESERVES =
  /^(?:தவிர|தவிர்த்து|பதிலாக|மாறாக|இன்றி|வேறு|மற்ற|பிற|ஏனைய|மற்றொரு|மற்றவர்|மற்றவர்கள்|இன்னொரு|அடுத்த|மறுநாள்|பிறகு|பின்னர்|பின்பு|மீண்டும்|மறுபடியும்|ஆனால்|ஆனாலும்|ஆயினும்|எனினும்|இருந்தாலும்|இருப்பினும்|முன்பு|முன்பெல்லாம்|முன்னர்|திடீரென|திடீரென்று|ஒருவழியாக|சற்று|ஓரளவு|பாதி|போல|போன்றது|அல்லது|இனி|மட்டுமல்ல|மட்டுமின்றி|மட்டுமல்லாமல்|சில|சிலர்|சிலவற்றில்|சிலருக்கு|ஒருசில|பெரும்பாலான|பெரும்பாலும்|சிலசமயம்|சிலநேரங்களில்|ஒருபுறம்|மறுபுறம்|ஒருபக்கம்|மறுபக்கம்|குறிப்பிட்ட|விட|உள்ளூர|அதேபோல்|எவ்வளவு)$|விட்டால்$|தபோது$|னபோது$|ும்போது$/u
/** At all times: what holds of one time too. */
const EVER =
  /^(?:எப்போதும்|எப்பொழுதும்|என்றும்|எந்நாளும்|எந்நேரமும்|ஒருபோதும்|ஒருநாளும்|முழுவதும்|முழுதும்|நாள்தோறும்|தினமும்|தினந்தோறும்|ஆண்டுதோறும்|எங்கும்|யாரும்|எந்த|ஒருவரும்)$/u
const RESTRICTS: ReadonlySet<string> = new Set(['thing', 'place', 'quality'])
/** Predicates that hold a state for a while: `அமைதியாக இருந்தது`. */
const STAYS = /^(?:இரு|உள்|காணப்படு|கிட|விளங்கு|திகழ்|காண்|அமை|படு|வாழ்|பழகு|நடந்துகொள்)/u

/**
 * Finds a sentence that says of the subject of an earlier one what excludes it: the same denied, an opposite, or another value
 * of the same place. All that tells of which one, where and when it holds has to be the same. An index by the words keeps the
 * time linear in the sentences.
 */
export function opposedStatements(meanings: MeaningWords): Follower {
  const index = new StatementIndex<Placed>()
  let before: Subject | undefined
  return (sentence, people) => {
    const statement = statementOf(sentence, meanings)
    const subject = statement && subjectOf(statement, people, before)
    before = subject ?? before
    if (statement === undefined || !isPlain(sentence)) return []
    const keys = [
      ...statement.ideas.map((idea) => [...idea.keys, ...idea.opposites.map(({ pair }) => `pair ${pair}`)]),
      ...(subject === undefined ? [] : [[`subject ${subject.name}`, ...(subject.idea?.keys ?? [])]]),
    ]
    const later: Placed = { ...statement, subject, keys }
    const earlier = index.sharing(keys, MIN_SHARED).find((one) => areOpposed(one, later))
    index.add(later, new Set(keys.flat()))
    return earlier === undefined ? [] : [contradicts(sentence, earlier.sentence)]
  }
}

const MIN_SHARED = 2

const isPlain = (sentence: Sentence) =>
  isStated(sentence) &&
  !isCorrection(sentence) &&
  !sentence.words.some(({ text }) => RESERVES.test(withoutVallinam(text)))

function areOpposed(earlier: Placed, later: Placed): boolean {
  if (earlier.mood !== later.mood || earlier.isPast !== later.isPast || earlier.mood === 'may') return false
  if (pointApart(earlier.sentence, later.sentence) || areCountedApart(earlier, later)) return false
  if (areOwnedApart(earlier, later)) return false
  if (earlier.denies === later.denies) return !earlier.denies && areStatesApart(earlier, later)
  const [denied, affirmed] = earlier.denies ? [earlier, later] : [later, earlier]
  return isOfOneSubject(earlier, later) && isDenied(denied, affirmed)
}

/** The same subject, or each speaks of the other's: `கொசுக்களால் நோய்கள் பரவுகின்றன`, `கொசுக்கள் நோய்களைப் பரப்புவதில்லை`. */
function isOfOneSubject(one: Placed, other: Placed): boolean {
  if (one.subject === undefined || other.subject === undefined)
    return one.subject?.name !== SELF && other.subject?.name !== SELF
  if (one.subject.name === other.subject.name) return true
  if (one.subject.isSomebody || other.subject.isSomebody) {
    const [first, second] = [one.subject.idea, other.subject.idea]
    return first !== undefined && second !== undefined && first.word.isA('noun') && isSameIdea(first, second)
  }
  return speaksOf(one, other.subject) && speaksOf(other, one.subject)
}

const speaksOf = ({ ideas }: Statement, { idea }: Subject) =>
  idea !== undefined && ideas.some((one) => one.role !== 'quality' && isSameIdea(one, idea))

/** What is denied is said of the same: the denial of the whole denies what is said of a part. */
function isDenied(denied: Placed, affirmed: Placed): boolean {
  const said = denied.ideas.filter(({ role }) => role === 'said')
  if (
    said.length === 0 ||
    !said.every((idea) => affirmed.ideas.some((one) => isAsserted(one) && isSameIdea(one, idea)))
  )
    return false
  if (hasOpposites(denied.ideas, affirmed.ideas) || isOfThisOne(denied)) return false
  const isAtAll = said.some(({ word }) => EVEN.test(word.text) || EVEN.test(word.next?.text ?? ''))
  const rest = denied.ideas.filter(
    ({ role }) => role !== 'said' && role !== 'time' && !(isAtAll && role === 'quality'),
  )
  const shared = rest.filter((idea) => finds(affirmed, idea) !== undefined)
  if (rest.length !== shared.length || !sharesSomething(denied, affirmed, shared)) return false
  if (denied.isPast && shared.length < (isAtAll ? 1 : 2)) return false
  if (affirmed.sentence.words.some(({ text }) => ONLY.test(withoutVallinam(text)))) return false
  return (
    isOfOneTime(denied, affirmed) ||
    (!denied.isPast && timesOf(denied).size === 0 && !isOfOtherYears(affirmed))
  )
}

/** `இந்த நோயை`: one of many. */
const isOfThisOne = ({ sentence }: Statement) => sentence.words.some(({ text }) => /^இந்த/u.test(text))

/** What is said, done on the way to it, or told of a thing as its kind: `மிகவும் பிடித்த பருவம்`. */
const isAsserted = ({ role, word }: Idea) =>
  role === 'said' ||
  (role === 'deed' && word.is('verbal-participle')) ||
  (role === 'quality' && word.next?.isLast === true && word.next.isA('noun'))

/** `கீறல்கூட`: not the least. */
const EVEN = /கூட$/u
const ONLY = /^(?:மட்டும்|மட்டுமே|மட்டுந்தான்)$/u

const finds = ({ ideas, subject }: Placed, idea: Idea) =>
  ideas.find((one) => isSameIdea(one, idea)) ??
  (subject?.idea !== undefined && isSameIdea(subject.idea, idea) ? subject.idea : undefined)

/** Somebody or something of which both speak. */
const sharesSomething = (one: Placed, other: Placed, shared: readonly Idea[]) =>
  shared.some(({ role }) => role === 'thing' || role === 'place') ||
  (one.subject !== undefined && one.subject.name === other.subject?.name)

const hasOpposites = (ideas: readonly Idea[], others: readonly Idea[]) =>
  ideas.some((idea) => others.some((one) => oppositionOf(idea, one) !== undefined))

/** `வெயிலிலும் மழையிலும்`. */
const isAnywhere = ({ role, word }: Idea) => role === 'place' && word.is('clitic-um')

interface Apart {
  readonly earlier: Idea
  readonly later: Idea
  readonly kind: 'state' | 'value' | 'turn'
}

/** The two say opposites of one thing, and nothing else keeps them apart. */
function areStatesApart(earlier: Placed, later: Placed): boolean {
  const apart = earlier.ideas.flatMap((one) =>
    later.ideas.flatMap((other): Apart[] => {
      const kind = oppositionOf(one, other)
      return kind === undefined ? [] : [{ earlier: one, later: other, kind }]
    }),
  )
  const told = apart.filter((pair) => excludes(pair, earlier, later))
  if (!apart.every((pair) => told.some((one) => one.earlier === pair.earlier || one.later === pair.later)))
    return false
  const opposed = new Set(apart.flatMap((pair) => [pair.earlier, pair.later]))
  const restOf = ({ ideas }: Placed) =>
    ideas.filter((idea) => !opposed.has(idea) && RESTRICTS.has(idea.role) && !isAnywhere(idea))
  const [before, after] = [restOf(earlier), restOf(later)]
  const newAfter = after.filter((idea) => finds(earlier, idea) === undefined)
  const newBefore = before.filter((idea) => finds(later, idea) === undefined)
  const shared = after.filter((idea) => finds(earlier, idea) !== undefined)
  if (told.length === 0 || !sharesSomething(earlier, later, shared)) return false
  if (
    !isOfOneSubject(earlier, later) &&
    !isOpposedSubject(earlier, opposed) &&
    !isOpposedSubject(later, opposed)
  )
    return false
  if (newAfter.some(({ role }) => role !== 'thing') || newBefore.some(({ role }) => role !== 'thing'))
    return false
  if (newAfter.length > 1 || newBefore.length > 1) return false
  if (newAfter.some((idea) => newBefore.some((one) => standInOneCase(one, idea)))) return false
  return told.some(({ earlier: { role } }) => role === 'time') || isOfOneTime(earlier, later)
}

/** `பேருந்தில் கூட்டம் இருக்கும்`: it speaks of the bus. */
const isOpposedSubject = ({ subject }: Placed, opposed: ReadonlySet<Idea>) =>
  subject?.idea !== undefined && opposed.has(subject.idea)

const MINE = /^(?:என்|எங்கள்|எங்களது|நம்|நமது|எனது)/u
const THEIRS = /^(?:அவன்|அவள்|அவர்|அவனது|அவளது|அவரது|அவர்கள்|உன்|உங்கள்|அதன்|தன்|தங்கள்|தம்)/u

/** What is ours is not theirs. */
function areOwnedApart(one: Placed, other: Placed): boolean {
  const owns = ({ sentence }: Statement, whose: RegExp) =>
    sentence.words.some((word) => whose.test(word.text) && word.next?.isA('noun') === true)
  return (owns(one, MINE) && owns(other, THEIRS)) || (owns(one, THEIRS) && owns(other, MINE))
}

/** Numbers that differ tell two things apart. */
function areCountedApart(one: Placed, other: Placed): boolean {
  const numbers = ({ sentence }: Statement) =>
    sentence.words.filter((word) => word.isA('numeral') && !/^ஒ/u.test(word.text)).map(({ text }) => text)
  const [before, after] = [numbers(one), numbers(other)]
  return before.length > 0 && after.length > 0 && before.join(' ') !== after.join(' ')
}

/** Whether what is opposed is what the sentences say, and not which one they speak of. */
function excludes({ earlier, later, kind }: Apart, before: Placed, after: Placed): boolean {
  if (isAdded(earlier.word) || isAdded(later.word)) return false
  if (kind === 'value') return isOnlyOne(earlier, later) && saysTheSame(before, after)
  if (!(isTold(earlier) || isThere(earlier, before)) || !(isTold(later) || isThere(later, after)))
    return false
  if (kind === 'turn')
    return !before.isPast && isEver(before) && (earlier.role === 'said' || later.role === 'said')
  return !before.isPast || (staysSo(before) && staysSo(after)) || (isOutcome(earlier) && isOutcome(later))
}

const isTold = ({ role, word }: Idea) =>
  role === 'said' ||
  role === 'manner' ||
  (role === 'quality' &&
    word.next !== undefined &&
    ((word.next.isLast && !word.next.isA('verb')) || IN_GENERAL.has(nounOf(word.next))))
const IN_GENERAL: ReadonlySet<string> = new Set(['வாழ்க்கை', 'வாழ்வு', 'குணம்', 'பண்பு', 'இயல்பு', 'முறை'])

/** What there is or is not at a place. */
const isThere = ({ role, word }: Idea, statement: Placed) =>
  role === 'thing' && word.is('nominative') && staysSo(statement)

/** Two values of one place in one case, one of them the only one: `பேருந்திலேயே`, `பிற்பகலில் மட்டுமே`. */
function isOnlyOne(one: Idea, other: Idea): boolean {
  const isOne = ({ word }: Idea) => word.is('clitic-e') || ONLY.test(word.next?.text ?? '')
  return one.role === other.role && one.role !== 'quality' && (isOne(one) || isOne(other))
}

const saysTheSame = (one: Placed, other: Placed) =>
  one.ideas.some(
    (idea) =>
      idea.role === 'said' && other.ideas.some((said) => said.role === 'said' && isSameIdea(idea, said)),
  )

/** `வெற்றி பெற்றது`: a noun that its verb only carries. */
const isOutcome = ({ role, word }: Idea) =>
  role === 'said' && word.is('abstract') && word.isA('noun') && !word.isLast

const isAdded = (word: Word) => word.is('clitic-um') && !word.is('finite')

const staysSo = ({ sentence: { lastWord } }: Placed) =>
  lastWord?.analyses.some(({ lemma }) => STAYS.test(lemma)) === true

/** `ஆண்டுக்கு ஆண்டு`. */
const YEAR_BY_YEAR = /ஆண்டுக்கு ஆண்டு|நாளுக்கு நாள்/u

const isEver = ({ sentence }: Statement) =>
  YEAR_BY_YEAR.test(sentence.text) || sentence.words.some(({ text }) => EVER.test(withoutVallinam(text)))

/** Seasons are parts of every year. */
const SEASONS = /^(?:கோடை|மழைக்கால|குளிர்கால)/u
const isOfOtherYears = ({ sentence }: Statement) =>
  [...yearsOf(sentence)].some(
    (time) => !SEASONS.test(time) && !EVER.test(time) && !/ஆண்டு(?:க்கு)?$/u.test(time),
  )

function timesOf({ sentence, ideas }: Placed): ReadonlySet<string> {
  const named = ideas.filter(({ role }) => role === 'time').map(({ keys }) => keys.at(-1) ?? '')
  return new Set([...daysOf(sentence), ...named].filter((time) => !EVER.test(time)))
}

/** Of one time: the same is named, or one holds always and the other names no other years. */
function isOfOneTime(earlier: Placed, later: Placed): boolean {
  if (!isOtherTime(timesOf(earlier), timesOf(later))) return true
  const [ever, other] = isEver(earlier) ? [earlier, later] : [later, earlier]
  return isEver(ever) && !ever.isPast && !isOfOtherYears(other)
}
