/** How documents are read. */
export type DocumentKind = 'plain' | 'markdown' | 'html' | 'latex'

const BY_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mkd: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  tex: 'latex',
  ltx: 'latex',
}

/** By the language identifiers of editors (Visual Studio Code's and Vim's). */
const BY_LANGUAGE: Readonly<Record<string, DocumentKind>> = {
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
}

/** The kind of a file, by its name; plain text where the name does not tell. */
export function kindOfFile(file: string): DocumentKind {
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  return BY_EXTENSION[extension] ?? 'plain'
}

/** The kind of a text in an editor: by its language identifier, else by the name of its file. */
export function kindOfLanguage(languageId: string, file: string): DocumentKind {
  return BY_LANGUAGE[languageId] ?? kindOfFile(file)
}
