import { EDIT_KINDS, type EditKind } from './edits.ts'
import {
  beginsOddly,
  endsLikeAdverb,
  endsLikeVerb,
  endsOddly,
  isImpossible,
  oddMeetings,
} from './phonotactics.ts'
import type { WordStanding } from './word-scores.ts'

/** What the regression judges: a written word, the best candidate in its place, and the rest of the field. */
export interface Judged {
  readonly phonemes: string
  readonly written: WordStanding
  /** Of the written word: log10 of the least probable stretch of three phonemes. */
  readonly worst: number
  readonly candidate: WordStanding
  readonly candidatePhonemes: string
  readonly candidateWorst: number
  readonly kind: EditKind
  /** What the edit costs, in log10. */
  readonly cost: number
  /** By how much the best candidate leads, in log10; `MAX_MARGIN` when there is no other. */
  readonly margin: number
  /** Whether the written word is two known words written as one. */
  readonly compound: boolean
  /** Whether the written word can be separated into two known words of any kind. */
  readonly joined: boolean
  /** How many phonemes of the written word some known word begins with. */
  readonly reach: number
}

export const MAX_MARGIN = 5
const LEAST_FREQUENCY = -7
/** Grantha letters, foreign beginnings and clusters (மெய்ம்மயக்கம்: நன்னூல் 110–118). */
export const FOREIGN = /[ஜஷஸஹஶஃ]|^[டணரலழளறன]|[கசடப][யரலவளனநம]|ட[தவ]|[தற][லவநர]|ர[அ-ஔ]?ட$/u
/** Consonants that never meet in a Tamil word (மெய்ம்மயக்கம்: நன்னூல் 110–118): உன்டு, மன்றம் but no மண்றம். */
const FORBIDDEN = /டற|ன[டண]|ண[றன]|ந[டறனண]|ர[றர]|ற[ர]|ல[ளழ]|ள[லழ]|ழ[லள]/u

/** Two consonants that no word begins with, not even a loan. */
const UNSPOKEN =
  /^(?:[கபடதஸஶஷவ][ரலயவறளனநமகதபட]|[கஙசஞடணதநபமயரலவழளறன][கஙசஞடணதநபமயரலவழளறன])(?<!^[கபடதஸஷசவமந][ரலயவ])/u

/** In what the spellings of a foreign word differ. */
const RESPELT: ReadonlySet<EditKind> = new Set<EditKind>([
  ...([
    'length',
    'gemination',
    'sign-near',
    'sign',
    'sign-added',
    'sign-dropped',
    'pulli',
    'grantha',
    'nasal',
  ] as const),
])

/** Of these also the products count: a lead says more of a long word than of a short one. */
const PAIRED = [
  'difference',
  'character gain',
  'candidate score',
  'candidate frequency',
  'length',
  'worst gain',
]

const OF_ANY_WORD: readonly string[] = [
  ...[
    'bias',
    'difference',
    'written score',
    'candidate score',
    'character gain',
    'worst written',
    'worst gain',
  ],
  ...[
    'characters a phoneme',
    'candidate listed',
    'candidate of a stem',
    'candidate frequent',
    'candidate frequency',
  ],
  ...[
    'length',
    'short',
    'margin',
    'foreign',
    'forbidden',
    'foreign difference',
    'guessed',
    'guessed difference',
  ],
  ...['compound', 'compound difference', 'candidate a name', 'candidate foreign', 'foreign respelt'],
  ...['short difference', 'joined', 'joined difference'],
  'begins alike',
  'begins with pulli',
  'reach beyond',
  'reach to the end',
  'edit at the end',
  'edit early',
  ...['impossible', 'odd meeting', 'odd end', 'odd beginning', 'odd and frequent'],
  ...['like a verb', 'like a verb difference', 'like a verb and frequent', 'like an adverb', 'inflected end'],
  ...EDIT_KINDS.map((kind) => `edit ${kind}`),
  ...EDIT_KINDS.map((kind) => `frequency ${kind}`),
  ...PAIRED.flatMap((one, i) => PAIRED.slice(i).map((other) => `${one} × ${other}`)),
]

/** The names of the features, in the order of their weights: foreign words are judged by weights of their own. */
export const MODEL_FEATURES: readonly string[] = [
  ...OF_ANY_WORD,
  ...OF_ANY_WORD.map((name) => `${name}, foreign`),
]

/** The features of one case, in the order of `MODEL_FEATURES`. */
export function featuresOf(judged: Judged): number[] {
  const features = anyFeatures(judged)
  const nothing = features.map(() => 0)
  return isForeign(judged) ? [1, ...nothing.slice(1), ...features] : [...features, ...nothing]
}

/** Whether the written word or the candidate looks like a word of another language, or the candidate is a name. */
function isForeign({ phonemes, candidate, candidatePhonemes }: Judged): boolean {
  return candidate.name || FOREIGN.test(phonemes) || FOREIGN.test(candidatePhonemes)
}

function anyFeatures(judged: Judged): number[] {
  const { phonemes, candidatePhonemes, kind } = judged
  const head = commonBeginning(phonemes, candidatePhonemes)
  const { length } = phonemes
  return [
    ...scoreFeatures(judged),
    ...kindOfWordFeatures(judged),
    phonemes[0] === candidatePhonemes[0] ? 1 : 0,
    UNSPOKEN.test(phonemes) && !UNSPOKEN.test(candidatePhonemes) ? 1 : 0,
    clamp(judged.reach - head, 0, 8),
    judged.reach >= length ? 1 : 0,
    length - head <= 2 ? 1 : 0,
    head <= 2 ? 1 : 0,
    ...shapeFeatures(judged),
    ...EDIT_KINDS.map((one) => (one === kind ? 1 : 0)),
    ...EDIT_KINDS.map((one) => (one === kind ? frequencyOf(judged) / 3 : 0)),
    ...products([
      differenceOf(judged) / 5,
      characterGain(judged) / 5,
      judged.candidate.score / 5,
      frequencyOf(judged) / 3,
      Math.min(length, 24) / 10,
      (judged.candidateWorst - judged.worst) / 5,
    ]),
  ]
}

/** How likely the words are: from `bias` to `margin`. */
function scoreFeatures(judged: Judged): number[] {
  const { phonemes, written, worst, candidate, candidateWorst, margin } = judged
  return [
    1,
    differenceOf(judged),
    clamp(written.score, -25, 0),
    candidate.score,
    characterGain(judged),
    worst,
    candidateWorst - worst,
    written.characters / (phonemes.length + 1),
    candidate.listed ? 1 : 0,
    candidate.stem === undefined ? 0 : 1,
    candidate.frequency === undefined ? 0 : 1,
    frequencyOf(judged),
    Math.min(phonemes.length, 24) / 10,
    Math.max(0, 8 - phonemes.length),
    Math.min(margin, MAX_MARGIN),
  ]
}

/** What kinds of words they are: from `foreign` to `joined difference`. */
function kindOfWordFeatures(judged: Judged): number[] {
  const { phonemes, written, candidate, candidatePhonemes, kind, compound, joined } = judged
  const difference = differenceOf(judged)
  const foreign = FOREIGN.test(phonemes) ? 1 : 0
  return [
    foreign,
    FORBIDDEN.test(phonemes) && !FORBIDDEN.test(candidatePhonemes) ? 1 : 0,
    foreign * difference,
    written.guessed ? 1 : 0,
    written.guessed ? difference : 0,
    compound ? 1 : 0,
    compound ? difference : 0,
    candidate.name ? 1 : 0,
    FOREIGN.test(candidatePhonemes) ? 1 : 0,
    foreign === 1 && RESPELT.has(kind) ? 1 : 0,
    Math.max(0, 8 - phonemes.length) * difference,
    joined ? 1 : 0,
    joined ? difference : 0,
  ]
}

/** What of the written word Tamil does not have and the candidate puts right, and what no name has: from `impossible` on. */
function shapeFeatures(judged: Judged): number[] {
  const { phonemes, candidate, candidatePhonemes } = judged
  const isRepaired = (has: (word: string) => boolean) => (has(phonemes) && !has(candidatePhonemes) ? 1 : 0)
  const frequent = frequencyOf(judged) / 3
  const impossible = isRepaired(isImpossible)
  const meeting = clamp(oddMeetings(phonemes) - oddMeetings(candidatePhonemes), 0, 2)
  const [end, beginning] = [isRepaired(endsOddly), isRepaired(beginsOddly)]
  const verbal = endsLikeVerb(phonemes) ? 1 : 0
  return [
    ...[impossible, meeting, end, beginning, (impossible + meeting + end + beginning) * frequent],
    ...[verbal, verbal * differenceOf(judged), verbal * frequent, endsLikeAdverb(phonemes) ? 1 : 0],
    candidate.inflected && phonemes.length - commonBeginning(phonemes, candidatePhonemes) <= 2 ? 1 : 0,
  ]
}

function differenceOf({ candidate, cost, written }: Judged): number {
  return clamp(candidate.score + cost - written.score, -6, 12)
}

function characterGain({ candidate, written }: Judged): number {
  return clamp(candidate.characters - written.characters, -8, 15)
}

function frequencyOf({ candidate: { frequency } }: Judged): number {
  return frequency === undefined ? 0 : frequency - LEAST_FREQUENCY
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function commonBeginning(one: string, other: string): number {
  let at = 0
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++
  return at
}

/** The products of all pairs, each number with itself too. */
function products(numbers: readonly number[]): number[] {
  return numbers.flatMap((one, i) => numbers.slice(i).map((other) => one * other))
}
