import type { Sentence } from '../../../../text/sentence.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isOtherTime, yearsOf } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import { mayBeOneEvent } from '../reading/events.ts'
import type { Follower } from '../reading/follower.ts'
import { isSameIdea } from '../reading/ideas.ts'
import { isPerson, isPossessor, type People } from '../reading/people.ts'
import { isSame, type Thing, thingAt } from '../reading/things.ts'
import type { Amount } from './amount.ts'
import { amountsIn } from './amounts-in.ts'

/** Amounts that are remembered. */
const MAX_AMOUNTS = 64
/** Things of one sentence that a word of the next may point to. */
const MAX_THINGS = 4

/**
 * Finds another amount of what the text has counted: of the same owner (`மாமாவுக்கு இரண்டு மகன்கள் … மாமாவின் மூன்று மகன்களும்`), by the
 * same action (`இரண்டு கப்பல்களை வாங்கினார் … வாங்கிய மூன்று கப்பல்களும்`), at the same event. Where the text counts the same things in other
 * ways too, tells a part of them, another time or a change, nothing is concluded.
 */
export function otherAmounts(meanings: MeaningWords): Follower {
  const amounts: Amount[] = []
  let before: readonly Thing[] = []
  return (sentence, people, at) => {
    const own = amountsIn(sentence, at, people, meanings, before)
    forget(amounts, sentence, own)
    const against = own.flatMap((later) => earlierOf(later, amounts) ?? [])[0]
    // `பின்னர் ஒரு மாடு வாங்கினார்`: one more.
    if (ONE_MORE.test(sentence.text) && CHANGES.test(sentence.text)) return []
    amounts.push(...own.slice(0, Math.max(0, MAX_AMOUNTS - amounts.length)))
    before = thingsIn(sentence, people)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** What a word of the next sentence may point to: neither people nor times, nor what only tells whose something is. */
function thingsIn({ words }: Sentence, people: People): readonly Thing[] {
  return words
    .filter(
      (word) =>
        word.isA('noun') && !isPerson(word) && !word.is('time') && !isPossessor(word) && !word.isA('numeral'),
    )
    .slice(0, MAX_THINGS)
    .map((word) => thingAt(word, people))
}

/** More of them, or fewer: from then on they are as many as they are. */
const CHANGES =
  /வாங்கி|விற்ற|விற்று|ஈன்ற|பிறந்|இறந்|சேர்ந்|குறைந்|பெருகி|அதிகரி|உயர்ந்|உயர்த்|வளர்ந்|ஆனது|ஆகிவிட்ட|காணாமல்|நீங்கி|வந்தது|வந்தன/u

const ONE_MORE = /(?:^|\s)(?:பின்னர்|பிறகு|மேலும்|அடுத்து|பின்பு|இன்னொரு|மற்றொரு)(?:[கசதப]்)?(?=\s)/u

/** Forgets what a sentence changes without a number that is compared. */
function forget(amounts: Amount[], { words, text }: Sentence, own: readonly Amount[]): void {
  if (!CHANGES.test(text) || own.some(({ scope }) => scope === 'all' || scope === 'total')) return
  for (let i = amounts.length - 1; i >= 0; i--) {
    const { what, action } = amounts[i] ?? {}
    if (action === undefined && words.some((word) => what !== undefined && word.hasLemma(what.root)))
      amounts.splice(i, 1)
  }
}

/** The only amount that the text has told of the same, where it is another. */
function earlierOf(later: Amount, amounts: readonly Amount[]): Amount | undefined {
  if (later.scope === 'some') return undefined
  const alike = amounts.filter((one) => one.sentence !== later.sentence && isOfOneKind(one, later))
  const same = alike.filter((one) => one.scope !== 'some' && isOfOne(one, later))
  const [only] = same
  if (only === undefined || same.some(({ value }) => value !== only.value)) return undefined
  if (alike.some(({ value }) => value === later.value)) return undefined
  // What has been told in parts may have a total.
  if (later.scope === 'total' && alike.length > 1) return undefined
  return isSumWith(only, later, amounts) ? undefined : only
}

/** `முப்பது மாணவர்கள்`, `இருபத்தைந்து பேர்`, `ஐம்பத்தைந்து மாணவர்களும்`: they and others that were counted. */
const isSumWith = (earlier: Amount, later: Amount, amounts: readonly Amount[]) =>
  amounts.some(
    (one) => one !== earlier && one.unit === later.unit && earlier.value + one.value === later.value,
  )

/** Clusters of the last part of a compound: கன்று of மரக்கன்று. */
const MIN_PART = 3

function isOfOneKind(one: Amount, other: Amount): boolean {
  if (one.unit !== other.unit) return false
  const [whole, part] = [one.what.root, other.what.root]
  return isSameIdea(one.what, other.what) || (part.length >= MIN_PART && whole.endsWith(part))
}

function isOfOne(earlier: Amount, later: Amount): boolean {
  if (!areSame(earlier.marks, later.marks) || !mayBeOneEvent(earlier.event, later.event)) return false
  if (later.isPointed && isPointedTo(earlier, later)) return true
  if (later.action !== undefined) return isByOneAction(earlier, later)
  return isOfOneOwner(earlier, later)
}

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((mark) => other.has(mark))

/** `இரண்டு கப்பல்களை வாங்கினார்`, `வாங்கிய மூன்று கப்பல்களும்`. */
function isByOneAction(earlier: Amount, later: Amount): boolean {
  if (earlier.action === undefined || later.action === undefined || !isSameIdea(earlier.action, later.action))
    return false
  if (earlier.agent !== undefined && later.agent !== undefined && earlier.agent !== later.agent) return false
  if ([...later.times].some((time) => !earlier.times.has(time))) return false
  if (isElsewhere(earlier, later)) return false
  if (later.scope === 'all') return true
  const isOfOneEvent = earlier.event !== undefined && later.event !== undefined
  if (later.scope === 'total' || earlier.scope === 'total') return isOfOneEvent || later.value > earlier.value
  return false
}

/** Counted again and again, always otherwise; and what stands for anything. */
const GENERAL = new Set(
  'ஆண்டு வருடம் மாதம் வாரம் மணி நிமிடம் நொடி முறை தடவை பேர் வகை பகுதி ஒன்று இரண்டு கிலோ மீட்டர் கிலோமீட்டர் ரூபாய் சதவீதம் விழுக்காடு வயது நூற்றாண்டு பங்கு கட்டம் சுற்று அணி'.split(
    ' ',
  ),
)

/** `அந்த ஆறு நாள்களும்`. */
const isPointedTo = (earlier: Amount, later: Amount) =>
  later.scope === 'all' &&
  earlier.scope !== 'all' &&
  !GENERAL.has(later.what.root) &&
  !(later.isOnlyCounted && earlier.action === undefined && earlier.of.length > 0) &&
  !isElsewhere(earlier, later)

/** `மாமாவுக்கு இரண்டு மகன்கள்`, `மாமாவின் மூன்று மகன்களும்`. */
function isOfOneOwner(earlier: Amount, later: Amount): boolean {
  if (earlier.action !== undefined || earlier.of.length === 0 || later.of.length === 0) return false
  return mayBeOf(earlier, later) && !isOtherTime(yearsOf(earlier.sentence), yearsOf(later.sentence))
}

function mayBeOf(earlier: Amount, later: Amount): boolean {
  const mayPoint = earlier.pointsBack || later.pointsBack
  return earlier.of.some((one) =>
    later.of.some(
      (other) => isSame(one, other) || (mayPoint && one.head === other.head && !other.introduced),
    ),
  )
}

const isElsewhere = (earlier: Amount, later: Amount) =>
  earlier.of.length > 0 &&
  later.of.length > 0 &&
  !earlier.pointsBack &&
  !later.pointsBack &&
  !mayBeOf(earlier, later)
