import pc from 'picocolors'
import { contextAfter, contextBefore, shortened } from '../excerpt.ts'
import { describePlace, type FileReport } from '../file-report.ts'
import { lineMap } from '../line-map.ts'
import type { Issue } from '../proofreader.ts'
import { SEVERITY_COLOR } from './severity-color.ts'

type Colors = ReturnType<typeof pc.createColors>

/**
 * One paragraph per issue: place, severity, type and rule; the change with about 40 characters of its line on
 * each side; the message.
 * Without colour the change is marked as `git diff --word-diff` does: `[-old-]{+new+}`.
 */
export function renderText({ file, text, issues, placeOf }: FileReport, color: boolean): string {
  const colors = pc.createColors(color)
  const positionOf = lineMap(text)
  const paragraphs = issues.map((issue) => {
    const { line, column, text: lineText, start } = positionOf(issue.start)
    const place = placeOf ? `${file}, ${describePlace(placeOf(issue.start))}:` : `${file}:${line}:${column}`
    const severity = colors[SEVERITY_COLOR[issue.severity]](issue.severity)
    const head = `${colors.bold(place)} ${severity} ${issue.type} ${colors.dim(issue.rule)}`
    const from = issue.start - start
    const to = Math.min(issue.end - start, lineText.length)
    const change = renderChange(text.slice(issue.start, issue.end), issue, colors)
    const alternatives = issue.alternatives.length > 0 ? `\n  ${issue.alternatives.join(' | ')}` : ''
    const before = contextBefore(lineText.slice(0, from))
    const after = contextAfter(lineText.slice(to))
    return `${head}\n  ${before}${change}${after}\n  ${issue.message}${alternatives}\n`
  })
  return paragraphs.join('\n')
}

function renderChange(excerpt: string, issue: Issue, colors: Colors): string {
  const removed = visible(shortened(excerpt))
  if (issue.suggestion === excerpt) {
    return colors.isColorSupported ? colors.underline(removed) : `[~${removed}~]`
  }
  const added = visible(shortened(issue.suggestion))
  if (colors.isColorSupported) {
    return colors.strikethrough(colors.red(removed)) + (added === '' ? '' : colors.green(added))
  }
  return `[-${removed}-]${added === '' ? '' : `{+${added}+}`}`
}

/** Line ends inside a change are made visible, so a report stays on one line. */
function visible(text: string): string {
  return text.replaceAll('\r', '␍').replaceAll('\n', '⏎')
}
