import { memoize, memoizeFormTest, memoizeFormWith } from '../../../text/memoize.ts'
import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { isDenial } from '../contradictions/reading/denials.ts'
import { isPerson } from '../contradictions/reading/people.ts'
import { isGeneralNoun, isGeneralVerb } from '../general-words.ts'
import type { MeaningWords, Opposite } from '../meaning-words.ts'

/**
 * What a word does in its sentence: what is said (`said`), how (`manner`), by or to whom or what (`thing`), where or to what
 * (`place`), when (`time`), which one (`quality`), what besides (`action`).
 */
export type Role = 'said' | 'manner' | 'thing' | 'place' | 'time' | 'quality' | 'action'

/** One content word of a sentence. */
export interface Idea {
  readonly word: Word
  readonly role: Role
  /** Its dictionary forms, each with the sets of words of one meaning that it stands in; told apart where it is denied. */
  readonly keys: readonly string[]
  /** How its first dictionary form begins in a compound: `மர` of மரம். */
  readonly stem: string
  /** What it names that excludes another. */
  readonly opposites: readonly Opposite[]
  /** How much it tells: less of what stands in texts on anything. */
  readonly weight: number
}

/** What a sentence says. */
export interface Statement {
  readonly sentence: Sentence
  readonly ideas: readonly Idea[]
  readonly denies: boolean
  /** How things are, what ought to be done, what may be. */
  readonly mood: 'is' | 'ought' | 'may'
  readonly isPast: boolean
}

const MAX_WORDS = 20
const GENERAL_WEIGHT = 0.5

/** Words that point, measure, stress or join, and those that say how many: they are no ideas. */
const LIGHT =
  /^(?:அந்த|இந்த|அதே|இதே|ஒரு|ஓர்|மிக|மிகவும்|நன்கு|நன்றாக|எந்த|எந்தவித|உள்ள|உண்டு|இல்லை|கிடையாது|அல்ல|கூடாது|வேண்டும்|வேண்டியது|வேண்டாம்|முடியாது|இயலாது|ஆகும்|ஆவான்|ஆவாள்|ஆவார்|என்பது|என்பதே|எனவே|ஆகவே|ஆகையால்|ஆதலால்|அதனால்|இதனால்|மேலும்|இவ்வாறு|அவ்வாறு|தான்|கூட|மட்டும்|மட்டுமே|அன்று|அன்றைக்கு|அன்றைய|அறவே|சிறிதும்|வெகு|இங்கே|இங்கு|அங்கே|அங்கு|ஒருபோதும்|எப்போதும்|எப்பொழுதும்|என்றும்|யாரும்|எவரும்|எதுவும்|எல்லா|எல்லாம்|அனைத்து|அனைத்தும்|அனைவரும்|எல்லோரும்|ஒவ்வொரு|சில|பல|பல்வேறு|பலர்|சிலர்|முற்றிலும்|மிகுந்த|முழு|என்று|என|பற்றி|மூலம்|வழியாக|போன்ற|போது|வரை|முதல்|பிறகு|பின்|முன்|மீது|மேல்|கொண்டு|முழுவதும்|முழுதும்)$/u
/** Verbs that only carry the word before them, and the copulas. */
const CARRIES: ReadonlySet<string> = new Set(
  'உள் இரு உண்டு ஆ ஆகு பெறு அடை செய் கொள் அளி வழங்கு படு தா கொடு தழுவு விளங்கு திகழ் காணப்படு காண் கிட அமை ஏற்படு மேற்கொள்'.split(
    ' ',
  ),
)
/** Verbs that say of the one before how it goes on: `குறைந்து வருகிறது`. */
const GOES_ON: ReadonlySet<string> = new Set('வா போ கொண்டிரு இரு விடு செல் கொள்'.split(' '))
/** `குடிக்கும் பழக்கம் இல்லை`. */
const CUSTOM = /^(?:பழக்கம்|வழக்கம்|பழக்கமில்லை|வழக்கமில்லை|பழக்கமே|வழக்கமே)$/u
const isLight = memoizeFormTest(({ text }: Word) => {
  const bare = withoutVallinam(text)
  return isFunctionWord(bare) || CUSTOM.test(bare)
})
/** Whether a word, without a doubled letter behind it, only points, measures, stresses or joins. */
export const isFunctionWord = (bare: string): boolean => LIGHT.test(bare)
const NOMINAL: ReadonlySet<string> = new Set(['noun', 'name'])
const OPEN: ReadonlySet<string> = new Set(['noun', 'name', 'verb', 'adjective', 'adverb'])

/** Reads what a sentence says, by its content words; nothing of a long one, which says too many things at once. */
export const statementOf = memoize((sentence: Sentence, meanings: MeaningWords): Statement | undefined => {
  const { words, lastWord } = sentence
  if (lastWord === undefined || words.length > MAX_WORDS) return undefined
  const said = saidBy(lastWord)
  const ideas = words.flatMap((word) => ideaOf(word, said, meanings) ?? [])
  return {
    sentence,
    ideas,
    denies: words.filter(isDenial).length % 2 === 1,
    mood: moodOf(lastWord),
    isPast: lastWord.is('past') || /வில்லை$/u.test(lastWord.text),
  }
})

function moodOf({ text }: Word): Statement['mood'] {
  if (/(?:வேண்டும்|வேண்டியது|கூடாது|வேண்டாம்|ட்டும்|வோம்|போம்)$/u.test(text)) return 'ought'
  return /லாம்$/u.test(text) ? 'may' : 'is'
}

/** The words in which a sentence says what it says: the last, and the one that it carries. */
function saidBy(last: Word): ReadonlySet<Word> {
  const said = new Set([last])
  let word = last
  while (isCarrier(word) && word.previous !== undefined && said.size < 4) {
    word = word.previous
    said.add(word)
  }
  return said
}

function isCarrier(word: Word): boolean {
  if (isLight(word)) return true
  const lemmas = lemmasOf(word, (kind) => kind === 'verb')
  if (lemmas.some((lemma) => CARRIES.has(lemma))) return true
  return word.previous?.is('verbal-participle') === true && lemmas.some((lemma) => GOES_ON.has(lemma))
}

function ideaOf(word: Word, said: ReadonlySet<Word>, meanings: MeaningWords): Idea | undefined {
  const meant = meantBy(word, meanings)
  if (meant === undefined) return undefined
  const isSaid = said.has(word)
  if (isSaid && isCarrier(word)) return undefined
  const { written, keys, stem, opposites, weight } = meant
  const isDenied = word.is('negative') && !word.isLast && !isSaid
  return {
    word,
    role: isSaid ? 'said' : roleOf(word),
    keys: isDenied ? keysOfDenied(word, written, meanings) : keys,
    stem,
    opposites,
    weight,
  }
}

/** What a content word means wherever it stands; `written`: its dictionary forms, also where it is denied. */
export const meantBy = memoizeFormWith((word: Word, meanings: MeaningWords) => {
  const bare = withoutVallinam(word.text)
  if (isLight(word) || isPronoun(word) || word.isA('numeral')) return undefined
  const lemmas = lemmasOf(word, (kind) => OPEN.has(kind))
  if (lemmas.length === 0 && word.analyses.length > 0) return undefined
  const written = lemmas.length === 0 ? [bare] : lemmas
  return {
    written,
    keys: keysOf(word, written, meanings),
    stem: (written[0] ?? '').replace(/(?:ம்|்)$/u, ''),
    opposites: [...new Set([word.text, ...written].flatMap((lemma) => meanings.opposites.get(lemma) ?? []))],
    weight: written.some((lemma) => isGeneralVerb(lemma) || isGeneralNoun(lemma)) ? GENERAL_WEIGHT : 1,
  }
})

/** `நீர்` is water, and seldom you. */
const isPronoun = (word: Word) => word.isA('pronoun') && !word.hasLemma('நீர்')

/** The dictionary forms of the wanted readings; of rare ones where there is no other. */
function lemmasOf({ analyses }: Word, isWanted: (kind: string) => boolean): string[] {
  const wanted = analyses.filter(({ class: kind }) => isWanted(kind))
  const usual = wanted.filter(({ features }) => !features.includes('rare'))
  return [...new Set((usual.length > 0 ? usual : wanted).map(({ lemma }) => lemma))]
}

function keysOf({ text }: Word, lemmas: readonly string[], { paraphrases }: MeaningWords): string[] {
  const sets = [text, ...lemmas].flatMap((lemma) => paraphrases.get(lemma) ?? [])
  return [...lemmas, ...new Set(sets.map((set) => `set ${set}`))]
}

const DENIED = 'இன்றி '

/** `தேவையற்ற`, `வேண்டாத`: of a denied word only what the word as it stands means. */
const keysOfDenied = ({ text }: Word, lemmas: readonly string[], { paraphrases }: MeaningWords) => [
  ...lemmas.map((lemma) => DENIED + lemma),
  ...(paraphrases.get(text) ?? []).map((set) => `set ${set}`),
]

function roleOf(word: Word): Role {
  if (word.is('time') || TIMES.test(withoutVallinam(word.text))) return 'time'
  if (word.is('adverbial') || (word.is('sociative') && word.is('abstract'))) return 'manner'
  const isNominal = word.analyses.some(({ class: kind }) => NOMINAL.has(kind))
  if (word.isA('adjective') || word.is('adjectival') || word.is('relative-participle')) return 'quality'
  if (word.isA('adverb') && !word.is('accusative')) return 'manner'
  if (!isNominal && word.isA('verb') && !word.is('participial-noun')) return 'action'
  const isThere = word.is('locative') || word.is('ablative') || (word.is('dative') && !isPerson(word))
  return isThere ? 'place' : 'thing'
}

const TIMES = /^(?:தினமும்|நாள்தோறும்|தினந்தோறும்|அன்றாடம்|ஆண்டுதோறும்|மாதந்தோறும்|வாரந்தோறும்|நேற்று|இன்று|நாளை)$/u

/** Clusters of the parts of a compound, at least: `ஏரி` of `ஏரிக்கரை`. */
const MIN_PART = 3

/** Whether two words mean the same or nearly: one form, one set of words of one meaning, or a compound and its part. */
export const isSameIdea = (one: Idea, other: Idea): boolean =>
  one.keys.some((key) => other.keys.includes(key)) || isPartOf(one, other) || isPartOf(other, one)

function isPartOf({ keys: [part], stem }: Idea, { keys: [whole] }: Idea): boolean {
  if (part === undefined || whole === undefined || stem.length < MIN_PART || whole.length <= part.length)
    return false
  if (!whole.startsWith(stem) && !whole.endsWith(part)) return false
  return !whole.startsWith(DENIED) && !part.startsWith(DENIED)
}

/** How two words exclude each other, where they do. */
export function oppositionOf(one: Idea, other: Idea): Opposite['kind'] | undefined {
  if (one.opposites.length === 0 || other.opposites.length === 0) return undefined
  // A word that means the same in one of its readings excludes nothing.
  if (one.keys.some((key) => other.keys.includes(key))) return undefined
  const found = one.opposites.filter(({ pair, side }) =>
    other.opposites.some((opposite) => opposite.pair === pair && opposite.side !== side),
  )
  return (found.find(({ kind }) => kind === 'state') ?? found[0])?.kind
}

const CASES = [
  'nominative',
  'accusative',
  'instrumental',
  'sociative',
  'dative',
  'genitive',
  'locative',
  'ablative',
] as const
const SAYS: ReadonlySet<Role> = new Set<Role>(['said', 'manner', 'action'])

/** Whether two words stand in one case: two that do the same, or to whom the same is done. */
export const standInOneCase = (one: Idea, other: Idea): boolean =>
  !SAYS.has(one.role) &&
  !SAYS.has(other.role) &&
  CASES.some((standing) => one.word.is(standing) && other.word.is(standing))
