import type { Issue, Profile } from '@semmai/tamil'
import { type Edit, edits, gleu, normal, withoutVallinam } from './edits.ts'

/** One line of an evaluation set. */
export interface EvaluationRecord {
  readonly id: string
  readonly input: string
  readonly expected?: string
  readonly alternatives?: readonly string[]
  readonly kind?: string
  /** The profile in which a sentence is read, where it is not that of its set. */
  readonly profile?: Profile
  readonly edit_kinds?: readonly string[]
  readonly real_error?: boolean
  readonly disputed?: boolean
  readonly sandhi_strict?: boolean
  readonly orig_split?: string
}

export interface Prediction {
  readonly id: string
  readonly corrected_text: string
  readonly issues: readonly Pick<Issue, 'start' | 'end' | 'type' | 'suggestion' | 'rule'>[]
}

export type Pair = readonly [record: EvaluationRecord, prediction: Prediction]

type Figures = Record<string, string | number>

interface KindCounts {
  n: number
  exact: number
  gold: number
  found: number
}

const per = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const percent = (share: number) => (100 * share).toFixed(1)
const fHalf = (p: number, r: number) => (p + r === 0 ? 0 : (1.25 * p * r) / (0.25 * p + r))
const tamilWords = (text: string) => text.match(/[\u0b80-\u0bff]+/g)?.length ?? 0
const squeezed = (text: string) => withoutVallinam(normal(text))

/** Figures of erroneous sentences: detection, correction, exact sentences, and the same by kind of error. */
export function scoreCorrections(pairs: readonly Pair[]): Figures {
  const sum = {
    exact: 0,
    exactPlain: 0,
    unchanged: 0,
    gold: 0,
    found: 0,
    issues: 0,
    right: 0,
    extras: 0,
    made: 0,
    hit: 0,
  }
  const byKind = new Map<string, KindCounts>()
  const outputs: [string, string][] = []
  for (const [record, prediction] of pairs) {
    const one = compare(record, prediction)
    sum.exact += Number(one.exact)
    sum.exactPlain += Number(one.exactPlain)
    sum.unchanged += Number(one.unchanged)
    sum.gold += one.gold.length
    sum.found += one.found
    sum.issues += prediction.issues.length
    sum.right += one.rightIssues
    sum.extras += one.vallinamExtras
    sum.made += one.made
    sum.hit += one.hit
    outputs.push([one.reference, normal(prediction.corrected_text)])
    for (const kind of new Set([record.kind ?? '', ...(record.edit_kinds ?? [])])) {
      const entry = byKind.get(kind) ?? { n: 0, exact: 0, gold: 0, found: 0 }
      entry.n++
      entry.exact += Number(one.exact)
      entry.gold += one.gold.length
      entry.found += one.found
      byKind.set(kind, entry)
    }
  }
  const recall = per(sum.found, sum.gold)
  const precision = per(sum.right, sum.issues)
  const precisionPlain = per(sum.right, sum.issues - sum.extras)
  const correction = per(sum.hit, sum.made)
  const figures: Figures = {
    sentences: pairs.length,
    exact: percent(per(sum.exact, pairs.length)),
    exact_without_vallinam: percent(per(sum.exactPlain, pairs.length)),
    unchanged: percent(per(sum.unchanged, pairs.length)),
    detection_precision: percent(precision),
    detection_precision_without_vallinam_extras: percent(precisionPlain),
    detection_recall: percent(recall),
    correction_precision: percent(correction),
    correction_recall: percent(per(sum.hit, sum.gold)),
    correction_f05: percent(fHalf(correction, per(sum.hit, sum.gold))),
    gleu: gleu(outputs).toFixed(2),
  }
  return { ...figures, ...figuresByKind(byKind) }
}

function figuresByKind(byKind: ReadonlyMap<string, KindCounts>): Figures {
  if (byKind.size <= 1) return {}
  const kinds = [...byKind].sort((a, b) => b[1].n - a[1].n)
  return Object.fromEntries(
    kinds.map(([kind, { n, exact, gold, found }]) => [
      `kind ${kind}`,
      `n=${n} exact=${percent(per(exact, n))} found=${percent(per(found, gold))}`,
    ]),
  )
}

/** Figures of correct text: flags per 1,000 words, with and without those that only double a consonant. */
export function scoreClean(pairs: readonly Pair[]): Figures {
  let [words, flags, plain, hard, soft, changed] = [0, 0, 0, 0, 0, 0]
  for (const [record, prediction] of pairs) {
    words += tamilWords(record.input)
    flags += prediction.issues.length
    for (const issue of prediction.issues) {
      if (isVallinamOnly(record, issue)) continue
      plain++
      if (issue.type === 'grammar' || issue.type === 'spelling') hard++
      else soft++
    }
    if (normal(prediction.corrected_text) !== normal(record.input)) changed++
  }
  const rate = (count: number) => (1000 * per(count, words)).toFixed(1)
  return {
    sentences: pairs.length,
    words,
    flags_per_1000: rate(flags),
    without_vallinam: rate(plain),
    vallinam: rate(flags - plain),
    spelling_and_grammar: rate(hard),
    style_and_clarity: rate(soft),
    sentences_changed: percent(per(changed, pairs.length)),
  }
}

/** Counts of one blind set: faulty sentences with one error each, and correct ones that look faulty. */
export interface BlindCounts {
  readonly faulty: number
  /** Faulty sentences in which an issue stands over the error. */
  readonly found: number
  /** Faulty sentences corrected exactly. */
  readonly exact: number
  readonly correct: number
  /** Issues beside the error, and all issues on correct sentences: false alarms of every class. */
  readonly falseFlags: number
  /** Issues that stand over an error. */
  readonly rightFlags: number
}

/** Counts of a blind set whose correct sentences have `expected` equal to `input`. */
export function scoreBlind(pairs: readonly Pair[]): BlindCounts {
  const faulty = pairs.filter(([{ input, expected }]) => normal(input) !== normal(expected ?? ''))
  const correct = pairs.filter((pair) => !faulty.includes(pair))
  const compared = faulty.map(([record, prediction]) => ({ ...compare(record, prediction), prediction }))
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const rightFlags = sum(compared.map(({ rightIssues }) => rightIssues))
  return {
    faulty: faulty.length,
    found: compared.filter(({ found }) => found > 0).length,
    exact: compared.filter(({ exact }) => exact).length,
    correct: correct.length,
    falseFlags:
      sum(compared.map(({ prediction }) => prediction.issues.length)) -
      rightFlags +
      sum(correct.map(([, prediction]) => prediction.issues.length)),
    rightFlags,
  }
}

/** The issues of one sentence that stand over an error of it. */
export function rightIssues(
  record: EvaluationRecord,
  prediction: Prediction,
): readonly Prediction['issues'][number][] {
  if (normal(record.input) === normal(record.expected ?? '')) return []
  const { gold } = compare(record, prediction)
  return prediction.issues.filter((issue) => gold.some((edit) => overlaps(issue, edit)))
}

/** Figures of single confused words. */
export function scoreConfusions(pairs: readonly Pair[]): Figures {
  const groups = new Map<string, { n: number; found: number; fixed: number }>()
  for (const [record, prediction] of pairs) {
    const name = record.real_error === false ? 'valid_pairs' : record.disputed ? 'disputed' : 'real_errors'
    const group = groups.get(name) ?? { n: 0, found: 0, fixed: 0 }
    group.n++
    if (prediction.issues.length > 0) group.found++
    if (normal(prediction.corrected_text) === normal(record.expected ?? '')) group.fixed++
    groups.set(name, group)
  }
  return Object.fromEntries(
    [...groups].map(([name, { n, found, fixed }]) => [
      name,
      `n=${n} found=${percent(per(found, n))} fixed=${percent(per(fixed, n))} right_of_found=${percent(per(fixed, found))}`,
    ]),
  )
}

interface Comparison {
  readonly gold: readonly Edit[]
  readonly reference: string
  readonly exact: boolean
  readonly exactPlain: boolean
  readonly unchanged: boolean
  readonly found: number
  readonly made: number
  readonly hit: number
  readonly rightIssues: number
  readonly vallinamExtras: number
}

/** One sentence, compared with its closest reference. */
function compare(record: EvaluationRecord, prediction: Prediction): Comparison {
  const input = normal(record.input)
  const output = normal(prediction.corrected_text)
  const references = [record.expected ?? '', ...(record.alternatives ?? [])].map(normal)
  const made = edits(input, output)
  const keys = new Set(made.map(({ key }) => key))
  const ranked = references
    .map((reference) => {
      const gold = edits(input, reference)
      return { reference, gold, hit: gold.filter(({ key }) => keys.has(key)).length }
    })
    .sort((a, b) => b.hit * 1000 - b.gold.length - (a.hit * 1000 - a.gold.length))
  const { reference, gold, hit } = ranked[0] ?? { reference: '', gold: [], hit: 0 }
  const { issues } = prediction
  const isRight = (issue: { start: number; end: number }) => gold.some((edit) => overlaps(issue, edit))
  return {
    gold,
    reference,
    exact: references.includes(output),
    exactPlain: references.some((one) => squeezed(one) === squeezed(output)),
    unchanged: output === input,
    found: gold.filter((edit) => issues.some((issue) => overlaps(issue, edit))).length,
    made: made.length,
    hit,
    rightIssues: issues.filter(isRight).length,
    vallinamExtras: issues.filter((issue) => !isRight(issue) && isVallinamOnly(record, issue)).length,
  }
}

function overlaps(issue: { start: number; end: number }, edit: Edit): boolean {
  return issue.start < issue.end
    ? issue.start < edit.wideEnd && issue.end > edit.wideStart
    : issue.start >= edit.wideStart && issue.start <= edit.wideEnd
}

function isVallinamOnly(
  record: EvaluationRecord,
  issue: { readonly start: number; readonly end: number; readonly suggestion: string },
): boolean {
  const found = record.input.slice(issue.start, issue.end)
  return normal(found) !== normal(issue.suggestion) && squeezed(found) === squeezed(issue.suggestion)
}
