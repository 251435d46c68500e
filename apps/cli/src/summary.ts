import { ISSUE_TYPES, SEVERITIES } from '@semmai/contract'
import type { FileReport } from './file-report.ts'

/** One line: how many issues in how many files, by type and by severity; empty where there are none. */
export function renderSummary(reports: readonly FileReport[]): string {
  const issues = reports.flatMap((report) => report.issues)
  if (issues.length === 0) return ''
  const files = reports.filter((report) => report.issues.length > 0).length
  const types = countsOf(ISSUE_TYPES, (type) => issues.filter((issue) => issue.type === type).length)
  const severities = countsOf(
    SEVERITIES.toReversed(),
    (severity) => issues.filter((issue) => issue.severity === severity).length,
  )
  const total = `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}`
  return `${total} in ${files} of ${reports.length} ${reports.length === 1 ? 'file' : 'files'}: ${types}; ${severities}\n`
}

function countsOf<T extends string>(names: readonly T[], count: (name: T) => number): string {
  return names.flatMap((name) => (count(name) === 0 ? [] : [`${count(name)} ${name}`])).join(', ')
}
