import { describe, expect, it } from 'vitest'
import { kindOfFile, kindOfLanguage } from './document-kind.ts'
import { readHtml } from './html.ts'
import { readLatex } from './latex.ts'
import { readMarkdown } from './markdown.ts'

const blocks = (text: string) =>
  text
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block !== '')

describe('the prose of Markdown', () => {
  it.each([
    ['a code span', 'மழை `வந்தாள்` பெய்தது', ['மழை x பெய்தது']],
    ['a code span of two marks', 'மழை ``வந் ` தாள்`` பெய்தது', ['மழை x பெய்தது']],
    ['a fence', 'மழை\n\n```\nவந்தாள்\n```\n\nபெய்தது', ['மழை', 'பெய்தது']],
    ['a fence of tildes that is never closed', 'மழை\n~~~ta\nவந்தாள்', ['மழை']],
    ['a fence in a list', '- மழை\n\n  ```\n  வந்தாள்\n  ```\n', ['மழை']],
    ['an indented block', 'மழை\n\n    வந்தாள்\n', ['மழை']],
    ['HTML', 'மழை <b title="வந்தாள்">பெய்தது</b>', ['மழை பெய்தது']],
    ['a block of HTML', '<div>\nவந்தாள்\n</div>\n\nமழை', ['மழை']],
    ['front matter', '---\ntitle: வந்தாள்\n---\nமழை', ['மழை']],
    ['front matter in TOML', '+++\ntitle = "வந்தாள்"\n+++\nமழை', ['மழை']],
    ['the address of a link, not its words', '[மழை](வந்தாள்.md) பெய்தது', ['மழை பெய்தது']],
    ['a definition', '[மழை]\n\n[மழை]: /வந்தாள்', ['மழை']],
    ['emphasis', 'ம**ழை** *பெய்*தது', ['மழை பெய்தது']],
    ['an image', 'மழை ![வந்தாள்](a.png) பெய்தது', ['மழை x பெய்தது']],
    ['bare addresses', 'மழை https://example.org/வந்தாள் பெய்தது', ['மழை x பெய்தது']],
    ['escapes and references', 'மழை \\* &amp; பெய்தது', ['மழை * & பெய்தது']],
    ['a quotation over two lines', '> மழை\n> பெய்தது', ['மழை பெய்தது']],
    ['a hard break', 'மழை  \nபெய்தது\\\nநின்றது', ['மழை\nபெய்தது\nநின்றது']],
    ['headings and lists', '# மழை\n- பெய்தது\n- நின்றது', ['மழை', 'பெய்தது', 'நின்றது']],
    ['a table', '| மழை | பெய்தது |\n|--|--|\n| நின்றது | |', ['மழை', 'பெய்தது', 'நின்றது']],
    ['footnotes', 'மழை[^1] பெய்தது\n\n[^1]: நேற்று', ['மழை பெய்தது', 'நேற்று']],
  ])('leaves out what is no prose: %s', (_what, source, wanted) => {
    expect(blocks(readMarkdown(source).text)).toEqual(wanted)
    expect(blocks(readMarkdown(`\ufeff${source}`).text), 'behind a byte order mark').toEqual(wanted)
    const windows = readMarkdown(source.replaceAll('\n', '\r\n')).text.replaceAll('\r\n', '\n')
    expect(blocks(windows), 'with CR LF').toEqual(wanted)
  })
})

describe('the prose of HTML', () => {
  it.each([
    ['elements in a sentence', '<p>ம<b>ழை</b> <i>பெய்</i>தது</p>', ['மழை பெய்தது']],
    ['blocks', '<h1>மழை</h1><ul><li>பெய்தது<li>நின்றது</ul>', ['மழை', 'பெய்தது', 'நின்றது']],
    ['code', '<p>மழை <code>வந்தாள்</code> பெய்தது<pre>வந்தாள்</pre>', ['மழை x பெய்தது']],
    ['scripts and styles', '<style>.வந்தாள்{}</style><script>"<p>வந்தாள்"</script><p>மழை', ['மழை']],
    ['comments', '<p>மழை<!-- <b>வந்தாள்</b> --> பெய்தது', ['மழை பெய்தது']],
    ['attributes', '<p title="வந்தாள் > போனாள்">மழை', ['மழை']],
    ['what is not to be translated', '<p>மழை <b translate="no">வந்தாள் <i>அ</i></b> பெய்தது', ['மழை x பெய்தது']],
    ['references', '<p>மழை &amp; பெய்தது &#x0B95;', ['மழை & பெய்தது க']],
    ['white space', '<p>மழை\n      பெய்தது</p>', ['மழை பெய்தது']],
    ['capital tags', '<P>மழை<BR>பெய்தது<PRE>வந்தாள்</PRE>', ['மழை', 'பெய்தது']],
    ['an element that is never closed', '<div>மழை <span', ['மழை']],
  ])('leaves out what is no prose: %s', (_what, source, wanted) => {
    expect(blocks(readHtml(source).text)).toEqual(wanted)
  })
})

describe('the prose of LaTeX', () => {
  it.each([
    ['commands in a sentence', 'ம\\textbf{ழை} \\emph{பெய்}தது', ['மழை பெய்தது']],
    ['sections', '\\section*[வந்தாள்]{மழை} பெய்தது \\label{வந்தாள்}', ['மழை', 'பெய்தது']],
    ['formulas', 'மழை $வந்தாள்$ பெய்தது \\[ வந்தாள் \\] நின்றது', ['மழை x பெய்தது', 'நின்றது']],
    ['comments', 'ம% வந்தாள்\n ழை பெய்தது % வந்தாள்\nநேற்று\n% வந்தாள்\nநின்றது', ['மழை பெய்தது நேற்று நின்றது']],
    ['code', 'மழை \\verb|வந்தாள்|\n\\begin{lstlisting}\nவந்தாள்\n\\end{lstlisting}', ['மழை x']],
    ['lists', '\\begin{itemize}\\item மழை\n\\item[அ] பெய்தது\\end{itemize}', ['மழை', 'அ', 'பெய்தது']],
    ['notes', 'மழை\\footnote{நேற்று} பெய்தது.\n\nநின்றது', ['மழை பெய்தது.', 'நேற்று', 'நின்றது']],
    ['references', 'மழை \\cite[p]{வந்தாள்} \\ref{அ} பெய்தது', ['மழை x x பெய்தது']],
    ['tables', '\\begin{tabular}{ll} மழை & பெய்தது \\\\ நின்றது\\end{tabular}', ['மழை', 'பெய்தது', 'நின்றது']],
    ['characters', 'மழை\\ 5\\%~பெய்\\-தது', ['மழை 5% பெய்தது']],
    ['a command of its own', '\\mine{மழை} பெய்தது', ['மழை பெய்தது']],
    [
      'the preamble',
      '\\documentclass{article}\\newcommand{\\a}{வந்தாள்}\\title{மழை}\n\\begin{document}பெய்தது\\end{document} வந்தாள்',
      ['மழை', 'பெய்தது'],
    ],
    ['what is never closed', 'மழை \\textbf{பெய்தது', ['மழை பெய்தது']],
  ])('leaves out what is no prose: %s', (_what, source, wanted) => {
    expect(blocks(readLatex(source).text)).toEqual(wanted)
  })

  it('refuses groups that are nested too deeply, by name', () => {
    expect(() => readLatex(`${'{'.repeat(50_000)}மழை${'}'.repeat(50_000)}`)).toThrow('nested too deeply')
  })
})

it('the kind is told by the name of the file, in an editor by the language', () => {
  expect(['a.md', 'a.MARKDOWN', 'a.md.txt', '-', 'b.tex', 'c.HTM', 'd.constructor'].map(kindOfFile)).toEqual([
    ...['markdown', 'markdown', 'plain', 'plain', 'latex', 'html', 'plain'],
  ])
  expect(kindOfLanguage('tex', 'a.txt')).toBe('latex')
  expect(kindOfLanguage('', 'a.md')).toBe('markdown')
})
