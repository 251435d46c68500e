import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import { type MeaningWords, meaningsOf } from '../../meaning-words.ts'
import { isAsserted, yearsOf } from '../reading/assertion.ts'
import { contradicts, lemmaOf, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, type People } from '../reading/people.ts'
import { isOfWhomOneSees } from '../reading/seen-doing.ts'
import { agentOf, agentOfVerb } from '../reading/subject.ts'

/** Of somebody: எனக்கு நீச்சல் தெரியாது; of a place: எங்கள் ஊரில் மின்சாரம் இல்லை. */
const CANNOT =
  /^(?:தெரியாது|தெரியாதவர்|தெரியாதவன்|தெரியாதவள்|வராது|இயலாது|இயலாதவர்|இயலாதவன்|இயலாதவள்|முடியாது|முடியாதவர்|முடியாதவன்|முடியாதவள்|பிடிக்காது|அற்றவர்|அற்றவன்|அற்றவள்|இல்லாதவர்|இல்லாதவன்|இல்லாதவள்|ஆகாது|தெரியாததால்|தெரியாமல்|இயலாததால்|முடியாததால்|வராததால்)$/u
const NOT_THERE = /^(?:இல்லை|கிடையாது|இல்லவே)$/u
/** A habit or all of the past denied: உண்பதில்லை, திட்டியதில்லை. */
const NEVER_DOES =
  /(?:வதில்லை|பதில்லை|ததில்லை|யதில்லை|டதில்லை|றதில்லை|வதேயில்லை|ததேயில்லை|மாட்டேன்|மாட்டான்|மாட்டாள்|மாட்டார்|மாட்டார்கள்)$/u
/** `பார்வையை இழந்தார்`: gone for good. */
const LOSES = /^இழந்(?:த(?:ார்|ான்|ாள்|ேன்|வர்|வன்|வள்)|திருந்த(?:ார்|ான்|ாள்)|துவிட்ட(?:ார்|ான்|ாள்|ேன்))$/u
const PASSED =
  /^(?:முற்றாக|முற்றிலும்|முற்றும்|முழுவதும்|அறவே|சற்றும்|சிறிதும்|கொஞ்சமும்|வசதி|வசதியும்|என்பதே|சுத்தமாக|சுத்தமாகவே|துளியும்|துளிகூட|கொஞ்சங்கூட|கொஞ்சம்கூட|ஒருபோதும்|என்றுமே|எதுவும்|யாரையும்|எவரையும்|ஒன்றும்)$/u
/** In part, at another time, in thought only; another's. */
const HEDGES: ReadonlySet<HedgeKind> = new Set([
  'concession',
  'except',
  'imagined',
  'later',
  'likeness',
  'next',
  'now',
  'only',
  'other-place',
])
/** For a reason, or until it was learnt. */
const EXCEPT =
  /நேற்று|இன்று|அன்று|முதன்முத|முதல் ?முறை|கற்று|பழகி|ஆசை|விரும்ப|முயன்|வேண்டும்|கூடாது|லாம்|ட்டும்|மெல்ல|சற்று|ஓரளவு|நகர்|உதவியால்|உதவியுடன்|ாமல்|இல்லாத/u
/** Never without it: no exception. */
const ALWAYS = /(?:விடாமல்|தவறாமல்|நிறுத்தாமல்|இடைவிடாமல்)/gu
/** `சைவ உணவு மட்டுமே உண்பவன்`: no meat. */
const VEGETARIAN = /சைவ (?:உணவு|உணவை|உணவுகளை) ?மட்டு\S* (?:உண்|சாப்பிடு)|சைவ (?:உணவையே|உணவே) (?:உண்|சாப்பிடு)/u
/** Nor on one day with pleasure. */
const ONCE_WILLINGLY = /அன்று|விரும்பி(?:ச்|த்)?(?= )/gu
const MEAT = 'இறைச்சி'
/** Meat is sold, cooked for others and fed, too. */
const EATS: readonly string[] = ['உண்', 'சாப்பிடு', 'தின்', 'சுவை', 'அருந்து']
/** `இல்லை என்பதை அறிந்தேன்`. */
const IS_KNOWN = /^(?:என்பதை|என்பது)/u
/** `மாணவர்கள் பலர் கடலைப் பார்த்ததில்லை`: not all of them. */
const isSome = ({ text }: Word) => /^(?:பலர்|பலரும்|சிலர்|சிலரும்|பெரும்பாலோர்|பெரும்பாலானோர்)(?:[கசதப]்)?$/u.test(text)
const MAX_LACKS = 16
const LEARNS = /கற்று|கற்க|கற்பி|பயிற்சி|பழகி|பழக்கி/u
/** Words of a sentence that says only that somebody learns or teaches. */
const MAX_BARE = 3

interface Lack {
  readonly sentence: Sentence
  readonly who: string
  readonly isPlace: boolean
  readonly action: number
}

/** What somebody cannot or never does, done all the same: `எனக்கு நீச்சல் தெரியாது … நான் நீந்தினேன்`. */
export function doneThoughUnable(meanings: MeaningWords): Follower {
  const lacks: Lack[] = []
  const learnt: Sentence[] = []
  return (sentence, people) => {
    if (!isAsserted(sentence) || sentence.words.length > 16) return []
    const lack = lackIn(sentence, meanings, people)
    if (lack !== undefined) {
      if (lacks.length < MAX_LACKS) lacks.push(...lack)
      return []
    }
    if (lacks.length > 0 && LEARNS.test(sentence.text)) learnt.push(sentence)
    const against = lacks.find(
      (one) =>
        isDone(sentence, one, meanings, people) && !learnt.some((other) => isLearnt(one, other, meanings)),
    )
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** `அப்பா கற்றுக்கொடுத்தார்`: it names nothing else that is learnt. */
const isLearnt = ({ action, sentence }: Lack, { words, start }: Sentence, meanings: MeaningWords) =>
  start > sentence.start &&
  (words.length <= MAX_BARE || words.some((word) => meaningsOf(word, meanings.actions).includes(action)))

function lackIn(sentence: Sentence, meanings: MeaningWords, people: People): Lack[] | undefined {
  const { words, lastWord } = sentence
  const text = sentence.text.replace(/தெரியாமல்/u, '').replace(ALWAYS, '')
  if (lastWord === undefined || EXCEPT.test(text)) return undefined
  if (VEGETARIAN.test(text) && yearsOf(sentence).size === 0) return noMeat(sentence, meanings, people)
  if (isHedged(sentence, HEDGES, meanings.hedges)) return undefined
  if (yearsOf(sentence).size > 0 && !words.some(isLoss)) return undefined
  if (words.some(isUntilThen) || words.some(isSome)) return undefined
  const end = words.find(
    (word) =>
      saysLack(word) &&
      (word.isLast ||
        /^[;,]/u.test(word.tokenAfter) ||
        /ததால்$|ாமல்$/u.test(word.text) ||
        IS_KNOWN.test(word.next?.text ?? '')),
  )
  // `கால்களை மடித்து`: what one has is no name for who is without it.
  const called = words.flatMap((word) => (word.is('accusative') ? [] : meaningsOf(word, meanings.lacks)))
  if (end === undefined && called.length === 0) return undefined
  const who = end === undefined ? asPerson(agentOf(sentence, people)) : lackerIn(sentence, end, people)
  if (who === undefined) return undefined
  const actions = end === undefined ? called : actionsBefore(end, meanings)
  return actions.map((action) => ({ sentence, ...who, action }))
}

/** What a vegetarian does not eat. */
function noMeat(sentence: Sentence, meanings: MeaningWords, people: People): Lack[] {
  const who = asPerson(agentOf(sentence, people) ?? namedIn(sentence, people))
  const actions = meanings.actions.get(MEAT) ?? []
  return who === undefined ? [] : actions.map((action) => ({ sentence, ...who, action }))
}

/** `என் நண்பன் அருள் சைவ உணவு மட்டுமே உண்பவன்`: the one whom the sentence names. */
function namedIn({ words }: Sentence, people: People): string | undefined {
  const named = words.find((word) => isPerson(word) && word.is('nominative') && !word.isLast)
  return named && people.keyOf(named)
}

/** `ஆறாம் வகுப்பு வரை`, but not `இன்று வரை`: nothing is said of later. */
const isUntilThen = ({ text, previous }: Word) =>
  /^வரை(?:க்கும்|யில்|யிலும்)?$/u.test(withoutVallinam(text)) &&
  !/^(?:இன்று|இப்போது|இது|இந்நாள்|இதுநாள்)$/u.test(previous?.text ?? '')

type Lacker = Pick<Lack, 'who' | 'isPlace'>

const asPerson = (who: string | undefined): Lacker | undefined =>
  who === undefined ? undefined : { who, isPlace: false }

const isLoss = ({ text }: Word) => LOSES.test(text)

const saysLack = ({ text }: Word) =>
  LOSES.test(text) || CANNOT.test(text) || NEVER_DOES.test(text) || NOT_THERE.test(text)

/** Whom or what lacks it: a dative, the agent, or whose place it is. */
function lackerIn(sentence: Sentence, end: Word, people: People): Lacker | undefined {
  const before = sentence.words.slice(0, end.index)
  const agent = agentOf(sentence, people)
  if (NEVER_DOES.test(end.text) && agent !== undefined) return asPerson(agent)
  const dative = before.find((word) => word.is('dative') && (isPerson(word) || word.isA('pronoun')))
  if (dative !== undefined) return asPerson(people.keyOf(dative) ?? people.goesOnWith(dative))
  if (isLoss(end)) return asPerson(agent)
  if (!NOT_THERE.test(end.text) && !NEVER_DOES.test(end.text)) return asPerson(agent)
  const place = before.find((word) => (word.is('locative') || word.is('dative')) && word.isA('noun'))
  const who = place && placeKey(place, people)
  return who === undefined ? undefined : { who, isPlace: true }
}

/** `எங்கள் ஊர்`: whose and which. */
function placeKey(place: Word, people: People): string | undefined {
  const owner =
    people.ownerOf(place) ?? (/^(?:இந்த|இ[வந]்)/u.test(place.previous?.text ?? '') ? 'இந்த' : undefined)
  return owner === undefined ? undefined : `${owner} ${nounOf(place)}`
}

/** What is lacked: the word right before, its object before that. */
function actionsBefore(end: Word, meanings: MeaningWords): readonly number[] {
  const own = NEVER_DOES.test(end.text) ? end : undefined
  let { previous } = end
  while (previous !== undefined && isPassed(previous)) previous = previous.previous
  const object =
    previous?.is('verbal-noun') || /து$/u.test(previous?.text ?? '') ? previous?.previous : undefined
  const ofObject = object?.isA('noun') ? meaningsOf(object, meanings.actions) : []
  if (own === undefined && ofObject.length > 0) return ofObject
  if (own !== undefined) {
    const isOfThing =
      previous?.analyses.length === 0 ||
      (previous?.isA('noun') === true && (previous.is('accusative') || previous.is('nominative')))
    return isOfThing && previous !== undefined && !isPerson(previous)
      ? meaningsOf(previous, meanings.actions)
      : verbActions(own, meanings)
  }
  return previous === undefined ? [] : meaningsOf(previous, meanings.actions)
}

const isPassed = (word: Word) =>
  PASSED.test(withoutVallinam(word.text)) || (word.is('dative') && (isPerson(word) || word.isA('pronoun')))

/** The actions of a verb in a form that the table does not list: of உண்பதில்லை those of உண். */
function verbActions({ analyses, text, previous }: Word, meanings: MeaningWords): readonly number[] {
  const verb = analyses.find(({ class: kind }) => kind === 'verb')?.lemma
  if (verb !== undefined && verb !== 'மாட்டு') return meanings.actions.get(verb) ?? []
  return /^மாட்ட/u.test(text) && previous !== undefined ? meaningsOf(previous, meanings.actions) : []
}

/** Whether a sentence tells that it is done, by the same one or in the same place. */
function isDone(
  sentence: Sentence,
  { who, action, isPlace, sentence: other }: Lack,
  meanings: MeaningWords,
  people: People,
): boolean {
  const { words, lastWord } = sentence
  const text = sentence.text.replace(ALWAYS, '').replace(isMeat(action, meanings) ? ONCE_WILLINGLY : '', '')
  if (sentence === other || EXCEPT.test(text) || isHedged(sentence, HEDGES, meanings.hedges)) return false
  if (lastWord === undefined || lastWord.is('negative') || NOT_THERE.test(lastWord.text)) return false
  const shown = words.find(
    (word) => meaningsOf(word, meanings.actions).includes(action) && !word.is('negative') && !isHelping(word),
  )
  if (shown === undefined || (isMeat(action, meanings) && !words.some(isEating))) return false
  if (isPlace)
    return words.some((word) => word !== shown && word.isA('noun') && placeKey(word, people) === who)
  if (other.words.some(isLoss) && yearsOf(sentence).size > 0) return false
  if (isOfThing(shown) || isOfWhomOneSees(shown) || isDoneToAnother(shown, other)) return false
  return (agentOf(sentence, people) === who || agentOfVerb(shown, people) === who) && isActive(shown)
}

/** `பேயை நான் பார்த்ததில்லை … மணியைப் பார்த்தேன்`: to something else than what is denied. */
function isDoneToAnother(shown: Word, { words }: Sentence): boolean {
  if (!shown.isA('verb') || !words.some(({ text }) => NEVER_DOES.test(text))) return false
  const objects = (all: readonly Word[]) =>
    all.filter((word) => word.isOnly('accusative') && !ANYTHING.test(word.text)).map(lemmaOf)
  const [denied, done] = [objects(words), objects(shown.sentence.words)]
  return denied.length > 0 && done.length > 0 && !done.some((object) => denied.includes(object))
}

/** யாரையும், எதையும். */
const ANYTHING = /^(?:யாரை|எவரை|எதை|எவற்றை|எல்லா|அனைத்)/u

const isMeat = (action: number, meanings: MeaningWords) =>
  meanings.actions.get(MEAT)?.includes(action) === true
const isEating = (word: Word) => EATS.some((verb) => word.hasLemma(verb)) && !word.is('negative')

/** `தடவிப் பார்த்தார்`: tried to. */
const isHelping = (word: Word) => word.hasLemma('பார்') && word.previous?.is('verbal-participle') === true

/** `ஓடும் மேகங்களைப் பார்த்தார்`: what the thing behind the participle does. */
const isOfThing = (word: Word) =>
  word.is('relative-participle') &&
  !word.is('transitive') &&
  THINGS.some((kind) => word.next?.is(kind) === true)
const THINGS = ['thing', 'animal', 'plant', 'nature', 'mass'] as const

/** An action, or what it is done to, as a noun beside a verb: not another's, not merely named. */
const isActive = (word: Word) =>
  word.isA('verb') ||
  word.is('accusative') ||
  word.is('nominative') ||
  word.is('locative') ||
  word.is('adverbial')
