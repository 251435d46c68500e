import type { Proofread, Proofreader } from '../proofreader.ts'
import type { OfficeKind, TextKind } from './document-kind.ts'
import type { ParagraphText } from './paragraphs.ts'
import { proofreadProse } from './proofread-prose.ts'
import type { Prose } from './prose.ts'

/**
 * Proofreads the words of a text and leaves code and markup alone. Offsets of the issues are those of the whole text.
 * @throws {DocumentError} where a text of this kind cannot be read
 */
export async function proofreadDocument(
  kind: TextKind,
  text: string,
  proofreader: Proofreader,
): Promise<Proofread> {
  if (text === '') return { corrected_text: '', issues: [] }
  const prose = await readProse(kind, text)
  return prose === null ? proofreader(text) : proofreadProse(text, prose, proofreader)
}

/** The prose of a text with markup, null for plain text. Each parser is loaded when it is first needed. */
async function readProse(kind: TextKind, text: string): Promise<Prose | null> {
  switch (kind) {
    case 'plain':
      return null
    case 'markdown':
      return (await import('./markdown.ts')).readMarkdown(text)
    case 'html':
      return (await import('./html.ts')).readHtml(text)
    case 'latex':
      return (await import('./latex.ts')).readLatex(text)
  }
}

/**
 * The text of a document of a word processor.
 * @throws {DocumentError} where it cannot be read
 */
export async function readOffice(kind: OfficeKind, file: Uint8Array): Promise<ParagraphText> {
  switch (kind) {
    case 'docx':
      return (await import('./docx.ts')).readDocx(file)
    case 'odt':
      return (await import('./odt.ts')).readOdt(file)
  }
}
