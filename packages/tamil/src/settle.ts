import type { Rule } from './rules/rule.ts'
import type { RuleFinding } from './rules/rule-set.ts'
import { CERTAINTIES, type Certainty, type Finding, SEVERITIES, type Severity } from './text/finding.ts'

/** A finding that has won its place: what will be reported, in offsets of the normalised text. */
export interface Settled {
  readonly rule: Rule
  readonly place: number
  readonly finding: Finding
  readonly severity: Severity
  readonly certainty: Certainty
}

const certaintyRank = (certainty: Certainty) => CERTAINTIES.indexOf(certainty)
const severityRank = (severity: Severity) => SEVERITIES.indexOf(severity)

/**
 * Turns overlapping findings into a list without overlaps, sorted by place.
 * Of clashing findings the surer wins; fixes that touch different letters become one issue.
 */
export function settle(found: readonly RuleFinding[], text: string): Settled[] {
  const ranked = found.map(withDefaults).filter(({ finding }) => changesOrAdvises(finding, text))
  ranked.sort((a, b) => a.finding.start - b.finding.start || compareRank(a, b))
  const settled: Settled[] = []
  let cluster: Settled[] = []
  let reach = -1
  for (const one of ranked) {
    if (one.finding.start >= reach) {
      settled.push(...settleCluster(cluster, text))
      cluster = []
    }
    cluster.push(one)
    reach = Math.max(reach, one.finding.end)
  }
  settled.push(...settleCluster(cluster, text))
  return settled
}

/** One chain of overlapping findings: the best first, then whatever agrees with those taken. */
function settleCluster(cluster: readonly Settled[], text: string): Settled[] {
  if (cluster.length < 2) return [...cluster]
  const taken: Settled[] = []
  for (const one of cluster.toSorted(compareRank)) {
    const clashing = taken.filter((other) => overlap(one.finding, other.finding))
    if (clashing.length === 0) {
      taken.push(one)
      continue
    }
    const merged =
      clashing.length === 1 && clashing[0] !== undefined ? merge(clashing[0], one, text) : undefined
    const place = clashing[0] === undefined ? -1 : taken.indexOf(clashing[0])
    if (merged !== undefined && isFree(merged, taken, place)) taken[place] = merged
  }
  return taken.sort((a, b) => a.finding.start - b.finding.start)
}

function isFree(merged: Settled, taken: readonly Settled[], place: number): boolean {
  return taken.every((other, i) => i === place || !overlap(merged.finding, other.finding))
}

/** Both fixes in one issue, when they change different letters; undefined when they clash or one only advises. */
function merge(better: Settled, other: Settled, text: string): Settled | undefined {
  const a = changedPart(better, text)
  const b = changedPart(other, text)
  if (a === undefined || b === undefined) return undefined
  if (hasOwnEnding(a, other, b)) return better
  if (hasOwnEnding(b, better, a)) return other
  if (isSeam(a, b, better, other, text)) return better
  if (isSeam(b, a, other, better, text)) return other
  if (takesEndingAway(better, other)) return better
  if (takesEndingAway(other, better)) return other
  if (replaceOneWord(better, other, text)) return undefined
  const [first, second] = a.start <= b.start ? [a, b] : [b, a]
  if (second.start < first.end || second.start === first.start) return undefined
  const start = Math.min(better.finding.start, other.finding.start)
  const end = Math.max(better.finding.end, other.finding.end)
  const suggestion =
    text.slice(start, first.start) +
    first.text +
    text.slice(first.end, second.start) +
    second.text +
    text.slice(second.end, end)
  const severity =
    severityRank(other.severity) > severityRank(better.severity) ? other.severity : better.severity
  const { rule, place } = severityRank(other.severity) > severityRank(better.severity) ? other : better
  return {
    ...better,
    rule,
    place,
    severity,
    finding: { ...(rule === better.rule ? better : other).finding, start, end, suggestion },
  }
}

/** Whether a fix gives the word another ending in a consonant, behind which the doubling of the old ending has no place. */
function hasOwnEnding(fix: Change, doubling: Settled, inserted: Change): boolean {
  const { rule } = doubling
  const doubles = 'missingDoubling' in rule && rule.missingDoubling !== undefined
  return doubles && inserted.start === fix.end && inserted.end === fix.end && fix.text.endsWith('்')
}

/**
 * Whether a fix joins two words where the other changes the end of the first, or corrects either as a word, misspelt or spoken: it took
 * the two to stand apart.
 */
function isSeam(join: Change, other: Change, joining: Settled, changing: Settled, text: string): boolean {
  if (join.text !== '' || !/^\s+$/u.test(text.slice(join.start, join.end))) return false
  if (other.end === join.start) return true
  const isOfOneWord = other.end < join.start || other.start >= join.end
  return joining.rule.type === 'spelling' && changing.rule.type !== 'grammar' && isOfOneWord
}

/** Whether grammar would take the ending from a word that spelling reads otherwise: பாணை is பானை, not the accusative of பாண். */
function takesEndingAway(spelling: Settled, grammar: Settled): boolean {
  const { start, end, suggestion = '' } = grammar.finding
  return (
    spelling.rule.type === 'spelling' &&
    grammar.rule.type === 'grammar' &&
    start === spelling.finding.start &&
    end === spelling.finding.end &&
    suggestion.length <= end - start &&
    spelling.finding.suggestion?.endsWith('ை') === true &&
    suggestion.endsWith('்')
  )
}

const ONE_WORD = /^[\u0b80-\u0bff]+$/u

/**
 * Whether the two are other words in the place of one: இருக்கிறது for இருக்கு, and இறுக்கு; பெய்ததால் for பெய்ததாள், and
 * பெய்த தாள். Both at once are neither.
 */
function replaceOneWord(one: Settled, other: Settled, text: string): boolean {
  const types = [one.rule.type, other.rule.type]
  const parts = [one, other].filter(({ finding }) => finding.suggestion?.includes(' '))
  const differ = types.includes('style') ? types.includes('spelling') : parts.length === 1
  if (!differ || types.includes('grammar')) return false
  return [one, other].every(({ finding: { start, end } }) => ONE_WORD.test(text.slice(start, end)))
}

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The letters a fix really changes, common beginning and end left out. */
function changedPart({ finding, certainty }: Settled, text: string): Change | undefined {
  const { start, end, suggestion } = finding
  if (suggestion === undefined || certainty === 'doubtful') return undefined
  const found = text.slice(start, end)
  const most = Math.min(found.length, suggestion.length)
  let head = 0
  while (head < most && found[head] === suggestion[head]) head++
  let tail = 0
  while (tail < most - head && found[found.length - 1 - tail] === suggestion[suggestion.length - 1 - tail])
    tail++
  return { start: start + head, end: end - tail, text: suggestion.slice(head, suggestion.length - tail) }
}

function withDefaults({ rule, place, finding }: RuleFinding): Settled {
  return {
    rule,
    place,
    finding,
    severity: finding.severity ?? rule.severity,
    certainty: finding.certainty ?? rule.certainty ?? 'sure',
  }
}

function changesOrAdvises({ start, end, suggestion }: Finding, text: string): boolean {
  return start >= 0 && start < end && end <= text.length && suggestion !== text.slice(start, end)
}

function overlap(a: Finding, b: Finding): boolean {
  return a.start < b.end && b.start < a.end
}

/** Fixes before advice, then certainty, severity, the earlier, the longer, the rule listed first. */
function compareRank(a: Settled, b: Settled): number {
  return (
    Number(b.finding.suggestion !== undefined) - Number(a.finding.suggestion !== undefined) ||
    certaintyRank(b.certainty) - certaintyRank(a.certainty) ||
    severityRank(b.severity) - severityRank(a.severity) ||
    a.finding.start - b.finding.start ||
    b.finding.end - a.finding.end ||
    a.place - b.place ||
    ((a.finding.suggestion ?? '') < (b.finding.suggestion ?? '') ? -1 : 1)
  )
}
