import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type MeaningWords, meaningsOf, type State } from '../../meaning-words.ts'
import { nounOf } from './contradiction.ts'
import { isKin, isPerson, isPossessor, type People, SELF } from './people.ts'

/** How a term stands to its verb, as far as its ending tells. */
type Standing = 'first' | 'object' | 'goal' | 'place' | 'source' | 'means' | 'owner' | 'any'

/** How many of a thing are spoken of. */
export type Quantity = 'all' | 'some' | 'only' | 'unsaid'

/** One thing, person, quality or manner that a proposition speaks of. */
export interface Term {
  readonly key: string
  /** The sets of words of one meaning that it stands in. */
  readonly meanings: readonly number[]
  readonly standing: Standing
  readonly quantity: Quantity
  readonly states: readonly State[]
  readonly isRational: boolean
  /** A place or an event: what it tells is of one occasion. */
  readonly isOccasion: boolean
  readonly word: Word | undefined
}

/** Words that point, measure or stress, and those that say how many: they are no terms of their own. */
const LIGHT =
  /^(?:அந்த|இந்த|அதே|இதே|அவ்|இவ்|ஒரு|ஓர்|மிக|மிகவும்|மிகப்|நன்கு|எந்த|எந்தவித|எவ்வித|எவ்வகையில்|உள்ள|உள்ளன|உள்ளது|உண்டு|இல்லை|கிடையாது|அல்ல|கூடாது|வேண்டும்|வேண்டாம்|முடியாது|இயலாது|ஆகும்|ஆவான்|ஆவாள்|ஆவார்|என்பது|என்பதே|என்பதால்|எனவே|ஆகவே|ஆகையால்|அதனால்|இதனால்|மேலும்|இவ்வாறு|தான்|கூட|மட்டும்|மட்டுமே|அன்று|இங்கே|இங்கு|அங்கே|அங்கு|ஒருபோதும்|எப்போதும்|எப்பொழுதும்|என்றும்|எந்நாளும்|நாள்தோறும்|தினமும்|தினந்தோறும்|இதுவரை|மொத்தம்|மொத்தமாக|ஒருவர்கூட|யாரும்|எவரும்|ஒருவரும்|எதுவும்|ஒன்றும்|எல்லா|எல்லாம்|அனைத்து|அனைத்தும்|சில|பல|முற்றிலும்|தனி|சொந்த|அடியோடு|கட்டாயம்|கண்டிப்பாக|என்று|என|பற்றி|தம்|தன்|தங்கள்)$/u
const ALL = /^(?:எல்லா|எல்லாம்|அனைத்து|ஒவ்வொரு|ஒவ்வோர்|மொத்தம்|மொத்தமாக)$/u
const ALL_PEOPLE = /^(?:அனைவரும்|எல்லோரும்|எல்லாரும்|அனைவருக்கும்|எல்லோருக்கும்|ஒவ்வொருவரும்)$/u
const SOME = /^(?:சில|பல|பெரும்பாலான|பெரும்பாலும்)$/u
const SOME_PEOPLE = /^(?:சிலர்|பலர்|ஒருவர்|இருவர்|மூவர்|நால்வர்|ஐவர்|ஓரிருவர்)$/u
const POINTS = /^(?:அந்த|இந்த|அதே)/u
/** Before யாரும்: whoever it is. */
const MANKIND = /^(?:மனிதர்|மனிதன்|மக்கள்|ஆள்|ஊரார்)$/u
const NOBODY = /^(?:யாரும்|எவரும்|ஒருவரும்|யாருமே|எவருமே|ஒருவர்கூட)$/u
/** Whoever does it so has nobody beside them. */
const ALONE = /^(?:தனியாக|தனியாகவே|தன்னந்தனியாக|தன்னந்தனியாகவே|தனியே|ஒற்றையாக|தனித்து)$/u
const ONLY = /^(?:மட்டும்|மட்டுமே|மட்டுந்தான்)$/u

/** The terms of some words, with whom the text has named so far. Linear in the words. */
export function termsOf(words: readonly Word[], people: People, meanings: MeaningWords): readonly Term[] {
  return words.flatMap((word) => termOf(word, people, meanings) ?? [])
}

function termOf(word: Word, people: People, meanings: MeaningWords): Term | undefined {
  const said = withoutVallinam(word.text)
  if (ALONE.test(said) && !word.isLast) return undefined
  if (ALL_PEOPLE.test(said)) return somebody(word, 'all')
  if (SOME_PEOPLE.test(said)) return somebody(word, 'some')
  if (LIGHT.test(said) || word.is('time') || isAbsorbed(word) || isWhichever(word)) return undefined
  const key = keyOf(word, people)
  if (key === undefined) return undefined
  if (MANKIND.test(key) && NOBODY.test(word.next?.text ?? '')) return somebody(word, 'unsaid')
  const isPersonal = isPerson(word) || word.isA('pronoun')
  return {
    key,
    meanings: meaningsOf(word, meanings.paraphrases),
    standing: standingOf(word),
    quantity: isAlone(word) ? 'only' : quantityOf(word),
    states: meaningsOf(word, meanings.states),
    isRational: isPersonal || word.is('rational'),
    isOccasion:
      word.is('place') || word.is('event') || (word.is('locative') && POINTS.test(word.previous?.text ?? '')),
    word,
  }
}

/** Whoever it is. */
export const ANYBODY = 'ஒருவர்'

const somebody = (word: Word, quantity: Quantity): Term => ({
  key: ANYBODY,
  meanings: [],
  standing: standingOf(word),
  quantity,
  states: [],
  isRational: true,
  isOccasion: false,
  word,
})

/** The writer, where the verb alone says so. */
export const WRITER: Term = {
  key: SELF,
  meanings: [],
  standing: 'first',
  quantity: 'unsaid',
  states: [],
  isRational: true,
  isOccasion: false,
  word: undefined,
}

/** `என் தாத்தா`: whose he is belongs to who he is. */
const isAbsorbed = (word: Word) =>
  word.next !== undefined && isPossessor(word) && isKin(word.next) && (word.isA('pronoun') || isPerson(word))

/** `எந்தக் காரணத்துக்காகவும்`: in every case. */
const isWhichever = (word: Word) =>
  /^எந்த/u.test(word.previous?.text ?? '') && /^(?:காரண|நிலை|சூழ|வகை|வித).*ும்$/u.test(word.text)

function keyOf(word: Word, people: People): string | undefined {
  if (isPerson(word) || (word.isA('pronoun') && word.is('rational'))) return people.keyOf(word)
  if (word.isA('pronoun')) return people.keyOf(word) === SELF ? SELF : undefined
  if (word.isA('noun') || word.isA('name') || word.isA('adjective')) return nounOf(word)
  if (word.analyses.length === 0) return word.text
  const verb = word.analyses.find(({ class: kind }) => kind === 'verb')
  if (verb === undefined) return word.analyses[0]?.lemma
  return verb.features.includes('negative') ? `${verb.lemma} இன்றி` : verb.lemma
}

function standingOf(word: Word): Standing {
  if (!word.isA('noun') && !word.isA('name') && !word.isA('pronoun')) return 'any'
  if (word.is('accusative')) return 'object'
  if (word.is('locative')) return 'place'
  if (word.is('ablative')) return 'source'
  if (word.is('dative')) return 'goal'
  if (word.is('instrumental') || word.is('sociative')) return 'means'
  if (isPossessor(word) || word.next?.isOnly('oblique') === true) return 'owner'
  return word.is('nominative') ? 'first' : 'any'
}

function quantityOf(word: Word): Quantity {
  const before = word.previous === undefined ? '' : withoutVallinam(word.previous.text)
  const after = word.next === undefined ? '' : withoutVallinam(word.next.text)
  if (ONLY.test(after)) return 'only'
  if (ALL.test(before)) return 'all'
  return SOME.test(before) || word.previous?.isA('numeral') ? 'some' : 'unsaid'
}

/** `நான் தனியாக`. */
const isAlone = (word: Word) =>
  word.is('nominative') &&
  (isPerson(word) || word.isA('pronoun')) &&
  word.sentence.words.some(({ text }) => ALONE.test(withoutVallinam(text)))

/** Whether a term of a general statement is met by a term of another. */
export function meets(general: Term, other: Term): boolean {
  if (general.key === ANYBODY) return other.isRational && other.standing === 'first'
  const isSame =
    general.key === other.key ||
    isOneKindOfPeople(general, other) ||
    general.meanings.some((set) => other.meanings.includes(set))
  return isSame && agree(general, other)
}

/** மாணவன், மாணவர். */
const isOneKindOfPeople = (one: Term, other: Term) =>
  one.isRational &&
  other.isRational &&
  one.word?.isA('name') !== true &&
  other.word?.isA('name') !== true &&
  kindOf(one) === kindOf(other)

const kindOf = ({ key }: Term) => key.replace(/[னரள]்$/u, '')

/** Out of a place is not in it; who is done to does not do it. */
function agree(one: Term, other: Term): boolean {
  if (one.standing === other.standing) return true
  const both = new Set([one.standing, other.standing])
  if (both.has('any')) return true
  if (both.has('source') || (both.has('goal') && both.has('place'))) return false
  if (both.has('object') && both.has('first')) return !one.isRational
  if (both.has('object')) return false
  // `ஆட்சியர் அலுவலக மேலாளர்` is another.
  return !(both.has('owner') && both.has('first')) || !one.isRational || one.key === SELF
}

const HERE = /^(?:இந்த|இதே|இங்கே|இங்கு|இவ்வ(?!ளவ|ாறு|கை))/u
const THERE = /^(?:அந்த|அதே|அங்கே|அங்கு|அவ்வ(?!ளவ|ாறு|கை))/u

/** Where a sentence points, if to one of the two only. */
const pointsTo = memoize(({ words }: Sentence): 'here' | 'there' | undefined => {
  const isHere = words.some(({ text }) => HERE.test(text))
  const isThere = words.some(({ text }) => THERE.test(text))
  if (isHere === isThere) return undefined
  return isHere ? 'here' : 'there'
})

/** Whether one sentence points here and another there. */
export function pointApart(one: Sentence, other: Sentence): boolean {
  const [first, second] = [pointsTo(one), pointsTo(other)]
  return first !== undefined && second !== undefined && first !== second
}
