import { withoutEntities } from './entities.ts'
import { withoutTags } from './html.ts'
import { withoutInlineMarks, withoutLineMarks } from './markdown.ts'
import type { MarkedText } from './marked-text.ts'

/**
 * Reads a text in HTML or Markdown: its marks are replaced by as many characters, so that every offset holds, code and data
 * by white space, and headings, items of lists and tables, notes and quotations are named. A text without marks is returned
 * as it is. Linear.
 */
export function readMarkup(raw: string): MarkedText {
  const html = withoutTags(raw)
  const markdown = withoutLineMarks(html.text)
  const text = withoutEntities(withoutInlineMarks(markdown.text))
  return { text, parts: [...html.parts, ...markdown.parts].sort((a, b) => a.start - b.start) }
}
