import { applySuggestions } from '@semmai/contract'
import { codeIn } from './markdown-code.ts'
import type { Proofread } from './proofreader.ts'

/** What a proofreader found in a Markdown text, without anything that touches code, tags or addresses. */
export function withoutCode(text: string, { issues }: Proofread): Proofread {
  const code = codeIn(text)
  let at = 0
  const prose = issues.filter((issue) => {
    while ((code[at]?.end ?? Number.POSITIVE_INFINITY) <= issue.start) at++
    return (code[at]?.start ?? Number.POSITIVE_INFINITY) >= issue.end
  })
  return { corrected_text: applySuggestions(text, prose), issues: prose }
}
