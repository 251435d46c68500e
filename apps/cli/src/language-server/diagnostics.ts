import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Issue } from '../proofreader.ts'

const SEVERITIES = {
  high: DiagnosticSeverity.Error,
  medium: DiagnosticSeverity.Warning,
  low: DiagnosticSeverity.Information,
} as const

/** Shown by the editor as the origin of a diagnostic. */
const SOURCE = 'semmai'

/** Where an issue stands; editors count lines and UTF-16 code units. */
export function rangeOf(document: TextDocument, { start, end }: Pick<Issue, 'start' | 'end'>): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) }
}

/** An issue as editors show it; the rule is its code. */
export function diagnosticOf(document: TextDocument, issue: Issue): Diagnostic {
  return {
    range: rangeOf(document, issue),
    severity: SEVERITIES[issue.severity],
    code: issue.rule,
    source: SOURCE,
    message: issue.message,
  }
}
