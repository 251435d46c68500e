import { EDIT_KINDS, type EditKind } from '../src/words/error-model/edits.ts'
import { FOREIGN } from '../src/words/error-model/features.ts'
import type { Assessment, SpellingModel } from '../src/words/error-model/spelling-model.ts'
import { nounForms } from '../src/words/noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../src/words/phonemes.ts'
import { withoutVallinam } from '../src/words/vallinam.ts'
import { ownErrors, ownSentences, wordsOf } from './corpus.ts'
import { ERROR_KINDS, type ErrorKind, inject } from './inject.ts'
import { type Hidden, isExplained, type Lab } from './lab.ts'
import { pick, randomFrom } from './random.ts'
import { type Case, fitLogistic } from './regression.ts'

export interface Misspelt {
  readonly kind: ErrorKind
  readonly wrong: string
  readonly right: string
}

/** Errors in the words of sentences: each sentence gives one of each kind, where the result is no known word. */
export function misspellings(
  lab: Lab,
  sentences: readonly string[],
  count: number,
  seed: number,
): Misspelt[] {
  const random = randomFrom(seed)
  const all: Misspelt[] = []
  const lists = sentences.map(wordsOf).filter((words) => words.length > 2)
  for (let tries = 0; all.length < count && tries < count * 20; tries++) {
    const kind = ERROR_KINDS[all.length % ERROR_KINDS.length] ?? 'drop'
    const right = withoutVallinam(pick(pick(lists, random), random))
    const wrong = inject(right, kind, random)
    if (wrong !== undefined && wrong !== right && toPhonemes(right).length >= 4 && lab.isUnknown(wrong))
      all.push({ kind, wrong, right })
  }
  return all
}

/** As the spelling check asks, without a doubling at the end. Undefined where the model has no candidates. */
export function assess(model: SpellingModel, lab: Lab, word: string): Assessment | undefined {
  const bare = withoutVallinam(word)
  return model.assess(bare, toPhonemes(bare), lab.read(bare))
}

/** Of words met more often than this the model has always heard. */
const RARE = -5.2

interface Unknown {
  readonly word: string
  readonly hidden: Hidden | undefined
}

/** Right words as the model meets them that has never met them: unknown ones, and known ones whose stem is hidden. */
function unknownWords(
  lab: Lab,
  sentences: readonly string[],
  seed: number,
  others: readonly string[],
): Unknown[] {
  const random = randomFrom(seed)
  const types = [...new Set(sentences.flatMap(wordsOf).map(withoutVallinam))]
  const unknown: Unknown[] = []
  lab.hide(undefined)
  for (const word of types) if (lab.isUnknown(word)) unknown.push({ word, hidden: undefined })
  for (const word of types) {
    const readings = lab.read(word).analyses
    if (
      !readings.every((reading) => ['noun', 'name'].includes(reading.class)) ||
      Math.log10(lab.shares?.get(word) ?? 0) > RARE
    )
      continue
    const hidden = { lemmas: new Set(readings.map(({ lemma }) => lemma)), word, unlisted: random() < 0.7 }
    lab.hide(hidden)
    if (lab.isUnknown(word)) unknown.push({ word, hidden })
  }
  for (const { word, lemma } of inflectedNames(lab, random)) {
    const hidden = { lemmas: new Set([lemma]), word, unlisted: random() < 0.7 }
    lab.hide(hidden)
    if (lab.isUnknown(word)) unknown.push({ word, hidden })
  }
  for (const word of respeltNames(lab, random))
    if (lab.isUnknown(word)) unknown.push({ word, hidden: undefined })
  for (const word of others) {
    const hidden = { lemmas: new Set<string>(), word, unlisted: random() < 0.6 }
    lab.hide(hidden)
    if (lab.isUnknown(word)) unknown.push({ word, hidden })
  }
  lab.hide(undefined)
  return unknown
}

const CASES = ['', '', 'ஐ', 'உககஉ', 'இன', 'இல', 'உடன', 'உம', 'ஆல', 'இனஆல', 'இடம', 'இலஇரஉநதஉ']

/** The names of the stem tables, each in two forms. */
function inflectedNames(lab: Lab, random: () => number): { word: string; lemma: string }[] {
  return lab.rows('stems/names').flatMap(({ lemma = '', oblique = '' }) => {
    const forms = nounForms(lemma, oblique === '' ? undefined : oblique)
    return [pick(CASES, random), pick(CASES, random)].map((ending) => ({
      lemma,
      word: fromPhonemes(ending === '' ? forms.nominative : forms.oblique + ending),
    }))
  })
}

const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[அ-ஔ])ட(?=[அ-ஔ])/u, 'டட'],
  [/டட(?=[அ-ஔ])/u, 'ட'],
  [/(?<=ன)ட/u, 'டட'],
  [/(?<=[அ-ஔ])க(?=[அ-ஔ])/u, 'கக'],
  [/கக(?=[அ-ஔ])/u, 'க'],
  [/(?<=[^அ-ஔ])இ(?!$)/u, 'ஈ'],
  [/ஈ/u, 'இ'],
  [/(?<=[^அ-ஔ])எ/u, 'ஏ'],
  [/ஏ/u, 'எ'],
  [/ஆ(?!$)/u, 'ஓ'],
  [/ஓ/u, 'ஆ'],
  [/(?<=[க-ஹ])எ(?=[க-ஹ])/u, 'அ'],
  [/(?<=[க-ஹ])அ(?=[க-ஹ])/u, 'எ'],
  [/ஏ/u, 'ஆ'],
  [/உ(?!$)/u, 'ஊ'],
  [/ஊ/u, 'உ'],
  [/ஒ/u, 'ஓ'],
  [/பப/u, 'ப'],
  [/(?<=[அ-ஔ])ஸ(?=[அ-ஔ])/u, 'ச'],
  [/(?<=[அ-ஔ])ஷ(?=[அ-ஔ])/u, 'ச'],
  [/ண(?=ட)/u, 'ன'],
  [/ன(?=ட)/u, 'ண'],
]

/** Names and loans of other languages, which are spelt in more than one way, each in two others. */
function respeltNames(lab: Lab, random: () => number): string[] {
  return [...lab.rows('stems/names'), ...lab.rows('stems/nouns')].flatMap(({ lemma = '', oblique = '' }) => {
    const forms = nounForms(lemma, oblique === '' ? undefined : oblique)
    const fitting = FOREIGN.test(forms.nominative)
      ? RESPELLINGS.filter(([from]) => from.test(forms.nominative))
      : []
    if (fitting.length === 0) return []
    return [0, 1].map(() => {
      const [from, to] = pick(fitting, random)
      const ending = pick(CASES, random)
      return fromPhonemes((ending === '' ? forms.nominative : forms.oblique + ending).replace(from, to))
    })
  })
}

/** Right words that no stem explains: of the frequency list, or of the word list. */
function unexplained(lab: Lab, count: number, seed: number): string[] {
  const random = randomFrom(seed)
  const source = [...(lab.shares?.keys() ?? [])]
  return source
    .filter(
      (word) => word.length > 3 && /^[\u0b83-\u0bd7]+$/u.test(word) && !isExplained(lab.read(word).analyses),
    )
    .map((word) => ({ word, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ word }) => word)
}

/** An error as people make it teaches as much as so many that chance has made. */
const NATURAL = 4

export interface Trained {
  readonly costs: Record<EditKind, number>
  readonly regression: readonly number[]
  readonly positives: number
  readonly negatives: number
  readonly cases: readonly Case[]
}

/**
 * Fits the regression to made and real errors and to right words; the costs stay as given. The same seed
 * gives the same weights.
 */
export function train(
  lab: Lab,
  options: { errors: number; others: number; ridge: number; seed: number; costs?: Record<EditKind, number> },
): Trained {
  const sentences = ownSentences()
  const costs = options.costs ?? { ...STARTING_COSTS }
  const model = lab.model({ costs, regression: [] })
  const cases: Case[] = []
  let positives = 0
  for (const { wrong, right } of misspellings(lab, sentences, options.errors, options.seed)) {
    const found = assess(model, lab, wrong)
    if (found === undefined) continue
    const isRight = found.candidates[0]?.word === right
    cases.push({ features: found.features, label: isRight ? 1 : 0, weight: isRight ? 1 : 0.5 })
    positives++
  }
  for (const { wrong, right } of ownErrors()) {
    if (!lab.isUnknown(wrong)) continue
    const found = assess(model, lab, wrong)
    const isRight = found?.candidates[0]?.word === withoutVallinam(right)
    if (found !== undefined && isRight) cases.push({ features: found.features, label: 1, weight: NATURAL })
  }
  const negatives = unknownWords(
    lab,
    sentences,
    options.seed + 1,
    unexplained(lab, options.others, options.seed + 2),
  )
  let judged = 0
  for (const { word, hidden } of negatives) {
    lab.hide(hidden)
    const found = assess(model, lab, word)
    if (found === undefined) continue
    cases.push({ features: found.features, label: 0 })
    judged++
  }
  lab.hide(undefined)
  return { costs, regression: fitLogistic(cases, options.ridge), positives, negatives: judged, cases }
}

/** The costs of edits by how often the right candidate is reached by each: fitted as a choice among the candidates. */
export function learnCosts(
  lab: Lab,
  costs: Record<EditKind, number>,
  errors: readonly Misspelt[],
): Record<EditKind, number> {
  const model = lab.model({ costs, regression: [] })
  const choices = errors.flatMap(({ wrong, right }) => {
    const found = assess(model, lab, wrong)
    const chosen = found?.candidates.findIndex(({ word }) => word === right) ?? -1
    return found === undefined || chosen < 0 ? [] : [{ candidates: found.candidates, chosen }]
  })
  let fitted = { ...costs }
  for (let round = 0; round < 200; round++) {
    const gradient = Object.fromEntries(EDIT_KINDS.map((kind) => [kind, 0])) as Record<EditKind, number>
    for (const { candidates, chosen } of choices) {
      const scores = candidates.map(({ standing, kind }) => 10 ** (0.6 * (standing.score + fitted[kind])))
      const total = scores.reduce((sum, score) => sum + score, 0)
      for (const [i, { kind }] of candidates.entries())
        gradient[kind] += (i === chosen ? 1 : 0) - (scores[i] ?? 0) / total
    }
    fitted = Object.fromEntries(
      EDIT_KINDS.map((kind) => [
        kind,
        fitted[kind] +
          4 *
            ((gradient[kind] - 0.01 * choices.length * 0.05 * (fitted[kind] - costs[kind])) /
              Math.max(20, choices.length / 10)),
      ]),
    ) as Record<EditKind, number>
  }
  return fitted
}

/** log10 of how likely each kind of edit is, before anything is learned. */
export const STARTING_COSTS: Record<EditKind, number> = {
  alike: -1,
  grantha: -2,
  length: -1.3,
  gemination: -1.4,
  pulli: -1.5,
  nasal: -2,
  'sign-dropped': -1.8,
  'sign-added': -2,
  'sign-near': -2.1,
  sign: -2.5,
  doubled: -1.8,
  swapped: -2.2,
  extra: -2.6,
  dropped: -2.8,
  'dropped-akshara': -3.2,
  'consonant-near': -2.6,
  consonant: -3.1,
  two: -3.2,
}
