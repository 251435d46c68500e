import type { Severity } from '@semmai/contract'
import { describePlace, type FileReport } from '../file-report.ts'
import { lineMap } from '../line-map.ts'
import { relativePath } from '../relative-path.ts'

const COMMANDS = { high: 'error', medium: 'warning', low: 'notice' } as const satisfies Record<
  Severity,
  string
>

/**
 * Workflow commands of GitHub Actions, one line for each issue: it annotates the changed lines of a pull request.
 * Columns are UTF-16 code units from 1; GitHub takes them only where an issue stays on one line. A document without lines
 * has its place in the message.
 */
export function renderGithub({ file, text, issues, placeOf }: FileReport): string {
  const positionOf = lineMap(text)
  const lines = issues.map((issue) => {
    const from = positionOf(issue.start)
    const to = positionOf(issue.end)
    const excerpt = text.slice(issue.start, issue.end)
    const columns = from.line === to.line ? { col: from.column, endColumn: to.column } : {}
    const lines = { line: from.line, endLine: to.line, ...columns }
    const properties = { file: relativePath(file), ...(placeOf ? {} : lines), title: issue.rule }
    const place = placeOf ? `${describePlace(placeOf(issue.start))}: ` : ''
    const change = issue.suggestion === excerpt ? '' : ` (${excerpt} → ${issue.suggestion})`
    return `::${COMMANDS[issue.severity]} ${renderProperties(properties)}::${escapeData(place + issue.message + change)}\n`
  })
  return lines.join('')
}

function renderProperties(properties: Readonly<Record<string, string | number>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',')
}

/** As `@actions/core` escapes: nothing in a text may end the command or start another. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
