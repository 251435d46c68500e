/** How texts are read. */
export type TextKind = 'plain' | 'markdown' | 'html' | 'latex'
/** Documents of word processors. */
export type OfficeKind = 'docx' | 'odt'
export type DocumentKind = TextKind | OfficeKind

const BY_EXTENSION: ReadonlyMap<string, DocumentKind> = new Map(
  Object.entries({
    md: 'markdown',
    markdown: 'markdown',
    mdown: 'markdown',
    mkd: 'markdown',
    html: 'html',
    htm: 'html',
    xhtml: 'html',
    tex: 'latex',
    ltx: 'latex',
    docx: 'docx',
    odt: 'odt',
  }),
)

/** By the language identifiers of editors (Visual Studio Code's and Vim's). */
const BY_LANGUAGE: ReadonlyMap<string, TextKind> = new Map(
  Object.entries({
    markdown: 'markdown',
    rmd: 'markdown',
    quarto: 'markdown',
    html: 'html',
    xhtml: 'html',
    latex: 'latex',
    tex: 'latex',
    plaintex: 'latex',
    plaintext: 'plain',
    text: 'plain',
  }),
)

/** The kind of a file, by its name; plain text where the name does not tell. */
export function kindOfFile(file: string): DocumentKind {
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  return BY_EXTENSION.get(extension) ?? 'plain'
}

/** Whether a document is one of a word processor. */
export function isOffice(kind: DocumentKind): kind is OfficeKind {
  return kind === 'docx' || kind === 'odt'
}

/** The kind of a text in an editor: by its language identifier, else by the name of its file. */
export function kindOfLanguage(languageId: string, file: string): TextKind {
  const kind = BY_LANGUAGE.get(languageId) ?? kindOfFile(file)
  return isOffice(kind) ? 'plain' : kind
}
