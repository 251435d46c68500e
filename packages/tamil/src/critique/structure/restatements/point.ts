import { memoize, memoizeFormWith } from '../../../text/memoize.ts'
import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { worded } from '../../../text/worded.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { isAddress } from '../address.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { meantBy, type Idea as StatedIdea, type Statement, statementOf } from '../statements/statement.ts'
import { isCommonWord } from './common-words.ts'
import { stemsOf } from './stems.ts'
import { familyOf } from './word-family.ts'

/** One content word of a point. */
export interface Idea extends StatedIdea {
  /** Its dictionary forms and their families: what makes it the same word as another. */
  readonly words: readonly string[]
  /** The sets of words of one meaning that it stands in, alone or with the next word. */
  readonly sets: readonly string[]
  /** `words` and `sets`: by these an earlier sentence is looked for. */
  readonly found: readonly string[]
  /** The sets in which a word that denies by its form stands as it is written: `அறியாத` is new. */
  readonly written: readonly string[]
  /** The sets of the first part of a word that no reading explains. */
  readonly parts: readonly string[]
  /** All of these, what it is an opposite by, and how it begins and ends: two words that share none of that have nothing in common. */
  readonly all: ReadonlySet<string>
  /** The word, or its sentence of what it says, is denied. */
  readonly isDenied: boolean
}

/** What one sentence tells, or two that follow each other. */
export interface Point {
  readonly sentence: Sentence
  /** The second of two sentences. */
  readonly second?: Sentence
  readonly ideas: readonly Idea[]
  /** `all` of its ideas. */
  readonly all: ReadonlySet<string>
  readonly mood: Statement['mood']
  /** It speaks of some only, or of another time. */
  readonly isRestricted: boolean
  /** The numbers in it, in digits and in words. */
  readonly digits: readonly string[]
  readonly numerals: readonly string[]
  readonly denies: boolean
}

const COMMON_WEIGHT = 0.6

/** Reads what a sentence tells; nothing of one that asks, of a long one, of a label, and of one that holds words of others. */
export const pointOf = memoize((sentence: Sentence, meanings: MeaningWords): Point | undefined => {
  const { words, text, tokens, lastWord } = sentence
  const statement = statementOf(sentence, meanings)
  if (statement === undefined || text.includes('?') || words.some(({ quoted }) => quoted)) return undefined
  if (LABEL.test(text) || isAddress(sentence)) return undefined
  const numerals = words.filter(
    (word) => word.isA('numeral') && !INDEFINITE.test(word.text) && word.next?.is('time') !== true,
  )
  const ideas = distinct(statement.ideas).map((idea) => readIdea(idea, statement, meanings))
  return {
    sentence,
    ideas,
    all: unionOf(ideas.map(({ all }) => all)),
    mood: DUTY.test(lastWord?.text ?? '') ? 'ought' : statement.mood,
    isRestricted: words.some(restricts),
    digits: tokens.filter(({ kind }) => kind === 'number').map((token) => token.text),
    numerals: numerals.map((word) => word.analyses[0]?.lemma ?? word.text),
    denies: statement.denies,
  }
})

function unionOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const union = new Set<string>()
  for (const set of sets) for (const one of set) union.add(one)
  return union
}

/** That it is to be done, told by a noun. */
const DUTY = /^(?:கடமை|பொறுப்பு|கட்டாயம்|அவசியம்|தேவை|இன்றியமையாதது|முக்கியம்|நல்லது)(?:ஆகும்|யாகும்|பாகும்|மாகும்|யே|மே)?$/u
const restricts = worded(/^(?:சிலர்|சில|அடுத்த|மறுநாள்|மீண்டும்|மறுபடியும்)$/u)
/** `இணைப்பு: சான்றிதழ்களின் நகல்`. */
const LABEL = /^\s*\S+\s*:/u
/** `ஒரு`, `ஒவ்வொருவரும்`, `கோடி`, and `கால்`, which is a foot: no number that may not differ; how long is told in more than one way. */
const INDEFINITE = /^(?:ஒரு|ஓர்|ஒன்ற|ஒரே|ஒவ்வொரு|ஒவ்வோர்|கால்|இலட்ச|லட்ச|கோடி|ஆயிர|நூற்று|ஆற|ஆறு$)/u

/** Each word once; what only quotes is none. */
const distinct = (ideas: readonly StatedIdea[]) =>
  ideas
    .filter(({ keys, word }) => !keys.includes('என்') && !DUTY.test(word.text))
    .filter(({ keys: [key] }, at, all) => all.findIndex((one) => one.keys[0] === key) === at)

/** What denies the word before it. */
const DENIES = /^(?:இன்றி|இல்லாமல்|இல்லாத|இல்லாது|இல்லாவிட்டால்|இல்லை|அல்ல|அன்று|அற்ற)/u
const DENIED = 'இன்றி '

/** What one content word of a sentence is compared by. Its fields are named one by one: a spread takes longer than all the rest. */
function readIdea(idea: StatedIdea, { denies }: Statement, meanings: MeaningWords): Idea {
  const { word, role, keys, stem, opposites } = idea
  const own = comparedBy(word, meanings)
  const { words, parts, weight } = own
  const isDeniedByForm = keys[0]?.startsWith(DENIED) === true
  const sets = setsWithNext(word, own, meanings)
  const written = isDeniedByForm ? own.written : NONE
  const isPlain = sets === own.sets && written.length === 0
  return {
    word,
    role,
    keys,
    stem,
    opposites,
    weight,
    words,
    sets,
    written,
    parts,
    found: sets === own.sets ? own.found : [...words, ...sets],
    all: isPlain ? own.all : new Set([...own.all, ...sets, ...written]),
    isDenied: isDeniedByForm || DENIES.test(word.next?.text ?? '') || (role === 'said' && denies),
  }
}

const NONE: readonly string[] = []

/** What a content word is compared by wherever it stands. */
const comparedBy = memoizeFormWith((word: Word, meanings: MeaningWords) => {
  const meant = meantBy(word, meanings)
  const lemmas = meant?.written ?? NONE
  const isUnknown = word.analyses.length === 0
  const forms = isUnknown ? [...lemmas, ...stemsOf(word.text)] : lemmas
  const words = forms.flatMap((form) => [form, `of ${familyOf(form)}`])
  const sets = setsOf([...forms, word.text], meanings)
  const parts = isUnknown ? setsOfBeginning(forms.at(-1) ?? word.text, meanings) : NONE
  const pairs = (meant?.opposites ?? []).map(({ pair }) => `pair ${pair}`)
  const weight = meant?.weight ?? 1
  return {
    forms,
    words,
    sets,
    parts,
    written: setsOf([word.text, withoutVallinam(word.text)], meanings),
    found: [...words, ...sets],
    all: new Set([...words, ...sets, ...parts, ...pairs, ...endsOf(forms[0])]),
    weight: lemmas.some(isCommonWord) ? Math.min(weight, COMMON_WEIGHT) : weight,
  }
})

/** The sets of a word, with those of what it and the next make together. */
function setsWithNext(
  word: Word,
  { forms, sets }: { readonly forms: readonly string[]; readonly sets: readonly string[] },
  meanings: MeaningWords,
): readonly string[] {
  if (word.next === undefined) return sets
  const compounds = compoundsOf(word, forms, word.next).filter((one) => meanings.paraphrases.has(one))
  return compounds.length === 0 ? sets : setsOf([...forms, ...compounds, word.text], meanings)
}

/** Code units in which a word and its part agree at one end, at least: `ஏரி` of `ஏரிக்கரை`. */
export const MIN_COMMON = 3

const endsOf = (form = '') => [`${form.slice(0, MIN_COMMON)}…`, `…${form.slice(-MIN_COMMON)}`]

const setsOf = (forms: readonly string[], { paraphrases }: MeaningWords) => [
  ...new Set(forms.flatMap((form) => paraphrases.get(form) ?? []).map((set) => `set ${set}`)),
]

/** What a word and the next make together: `கைகொடு` of `கை கொடுத்தார்`. */
function compoundsOf({ text }: Word, forms: readonly string[], next: Word): string[] {
  const seconds = [next.text, ...next.analyses.map(({ lemma }) => lemma)]
  return [...new Set([text, withoutVallinam(text), ...forms])].flatMap((first) =>
    seconds.map((second) => first + second),
  )
}

/** Code units of a part, and of what is left of the word, at least. */
const MIN_PART = 5
const MIN_REST = 3

/** The sets of the longest beginning that has some: of `அந்தி` for `அந்திநேரம்`. */
function setsOfBeginning(form: string, meanings: MeaningWords): readonly string[] {
  for (let end = form.length - MIN_REST; end >= MIN_PART; end--) {
    const beginning = form.slice(0, end)
    const sets = setsOf([beginning, withoutVallinam(beginning), `${beginning}ம்`], meanings)
    if (sets.length > 0) return sets
  }
  return []
}

/** What two sentences tell that follow each other. */
export function together(one: Point, other: Point): Point {
  const ideas = [...one.ideas]
  for (const idea of other.ideas) if (!ideas.some(({ keys }) => keys[0] === idea.keys[0])) ideas.push(idea)
  return {
    sentence: one.sentence,
    second: other.sentence,
    ideas,
    all: unionOf([one.all, other.all]),
    mood: other.mood,
    isRestricted: one.isRestricted || other.isRestricted,
    digits: [...one.digits, ...other.digits],
    numerals: [...one.numerals, ...other.numerals],
    denies: one.denies || other.denies,
  }
}
