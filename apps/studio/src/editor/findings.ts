import { type Diagnostic, forEachDiagnostic, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint'
import { type ChangeDesc, EditorState, type Extension, type TransactionSpec } from '@codemirror/state'
import type { Issue } from '@semmai/tamil'

/** Who found something: the engine in this browser, or the service. */
export type Origin = 'browser' | 'service'

/** An issue and where it stands in the text now: UTF-16 code units, half open. */
export interface Finding {
  issue: Issue
  origin: Origin
  from: number
  to: number
  /** The words that it is about. */
  excerpt: string
}

interface IssueDiagnostic extends Diagnostic {
  issue: Issue
  origin: Origin
  excerpt: string
}

const isIssue = (diagnostic: Diagnostic): diagnostic is IssueDiagnostic => 'issue' in diagnostic

const SEVERITIES = { high: 'error', medium: 'warning', low: 'info' } as const

function toDiagnostic({ issue, origin, excerpt, from, to }: Finding): IssueDiagnostic {
  const markClass = `issue-mark issue-${issue.type} issue-${issue.severity}`
  const severity = SEVERITIES[issue.severity]
  return { from, to, severity, message: issue.message, markClass, issue, origin, excerpt }
}

/** The findings that the text carries, in order, where they stand now. */
export function findingsIn(state: EditorState): Finding[] {
  const findings: Finding[] = []
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if (!isIssue(diagnostic)) return
    const { issue, origin, excerpt } = diagnostic
    findings.push({ issue, origin, excerpt, from, to })
  })
  return findings.sort((a, b) => a.from - b.from)
}

/** Puts these findings in place of all others. */
export function showFindings(state: EditorState, findings: readonly Finding[]): TransactionSpec {
  return setDiagnostics(state, findings.map(toDiagnostic))
}

/** What the service or the engine answered, for the text as it was when it was asked. */
export function toFindings(issues: readonly Issue[], text: string, origin: Origin): Finding[] {
  return issues.map((issue) => {
    const { start: from, end: to } = issue
    return { issue, origin, from, to, excerpt: text.slice(from, to) }
  })
}

/** The findings after an edit. One whose own text was touched is gone: it may no longer be true. */
export function mapFindings(findings: readonly Finding[], changes: ChangeDesc): Finding[] {
  return findings
    .filter(({ from, to }) => !changes.touchesRange(from, to))
    .map((finding) => ({
      ...finding,
      from: changes.mapPos(finding.from, 1),
      to: changes.mapPos(finding.to, -1),
    }))
}

/** Whether both say the same of the same places, so that nothing has to be drawn anew. */
export function sameFindings(before: readonly Finding[], after: readonly Finding[]): boolean {
  return before.length === after.length && before.every((finding, index) => isSame(finding, after[index]))
}

function isSame(one: Finding, other: Finding | undefined): boolean {
  if (other === undefined || one.from !== other.from || one.to !== other.to) return false
  if (one.issue === other.issue && one.origin === other.origin) return true
  return (
    one.origin === other.origin &&
    one.excerpt === other.excerpt &&
    one.issue.message === other.issue.message &&
    one.issue.rule === other.issue.rule &&
    one.issue.severity === other.issue.severity &&
    one.issue.suggestion === other.issue.suggestion &&
    one.issue.alternatives.join('\n') === other.issue.alternatives.join('\n')
  )
}

/** Takes findings off at once where the text under them is edited. */
export const dropTouchedFindings: Extension = EditorState.transactionExtender.of((transaction) => {
  const { changes, startState, docChanged, effects } = transaction
  if (!docChanged || effects.some((effect) => effect.is(setDiagnosticsEffect))) return null
  const before = findingsIn(startState)
  const after = mapFindings(before, changes)
  if (after.length === before.length) return null
  return { effects: setDiagnosticsEffect.of(after.map(toDiagnostic)) }
})

/** All that are preferred, and of the others those that overlap none that is kept; in the order of the text. */
export function mergeFindings(preferred: readonly Finding[], others: readonly Finding[]): Finding[] {
  const kept = [...preferred]
  for (const finding of others) {
    if (!kept.some(({ from, to }) => from < finding.to && finding.from < to)) kept.push(finding)
  }
  return kept.sort((a, b) => a.from - b.from)
}
