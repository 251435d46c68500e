import { applySuggestions } from '@semmai/contract'
import { withoutOverlaps } from '@semmai/tamil'
import type { Issue, Proofread, Proofreader } from '../proofreader.ts'
import type { Prose, Span } from './prose.ts'

/** Characters that begin or end markup in one of the formats; a change with one of them is not made in a source. */
const MARKUP = /[<>&`*_[\]{}\\$%#~|^]/

/**
 * Proofreads the prose of a source. The issues stand in the source, sorted; they change words only. An issue whose change
 * would touch markup stays, with its excerpt as the suggestion; one about something that is no prose is left out.
 */
export async function proofreadProse(
  source: string,
  prose: Prose,
  proofreader: Proofreader,
): Promise<Proofread> {
  const found = prose.text.trim() === '' ? [] : (await proofreader(prose.text)).issues
  const placed = found.flatMap((issue) => inSource(issue, prose) ?? [])
  const issues = withoutOverlaps(placed.sort((a, b) => a.start - b.start))
  return { corrected_text: applySuggestions(source, issues), issues }
}

function inSource(issue: Issue, prose: Prose): Issue | null {
  const span = prose.sourceOf(issue)
  if (span === null) return null
  const excerpt = prose.sourceText(span)
  const replaced = (replacement: string) => replace(issue, replacement, { prose, span })
  const suggestion = replaced(issue.suggestion) ?? excerpt
  const alternatives = issue.alternatives.flatMap((one) => replaced(one) ?? [])
  return { ...issue, ...span, suggestion, alternatives }
}

/** The source of an issue with a replacement for its words; null where that would touch markup. */
function replace(
  issue: Issue,
  replacement: string,
  { prose, span }: { prose: Prose; span: Span },
): string | null {
  const words = prose.text.slice(issue.start, issue.end)
  if (words === replacement) return prose.sourceText(span)
  const before = commonStart(words, replacement)
  const after = commonStart(reversed(words.slice(before)), reversed(replacement.slice(before)))
  const change = replacement.slice(before, replacement.length - after)
  const target = prose.changeable({ start: issue.start + before, end: issue.end - after })
  if (target === null || target.start < span.start || target.end > span.end || MARKUP.test(change))
    return null
  return (
    prose.sourceText({ start: span.start, end: target.start }) +
    change +
    prose.sourceText({ start: target.end, end: span.end })
  )
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return length
}

/** By code units; only compared, never shown. */
function reversed(text: string): string {
  return text.split('').reverse().join('')
}
