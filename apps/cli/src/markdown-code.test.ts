import { describe, expect, it } from 'vitest'
import { codeIn, isMarkdown } from './markdown-code.ts'

const found = (text: string) => codeIn(text).map(({ start, end }) => text.slice(start, end))

describe('codeIn', () => {
  it.each([
    ['a code span', 'மழை `வந்தாள்` பெய்தது', ['`வந்தாள்`']],
    ['a code span of two marks', 'மழை ``வந் ` தாள்`` பெய்தது', ['``வந் ` தாள்``']],
    ['a fence', 'மழை\n\n```\nவந்தாள்\n```\n\nபெய்தது', ['```\nவந்தாள்\n```']],
    ['a fence of tildes that is never closed', 'மழை\n~~~ta\nவந்தாள்', ['~~~ta\nவந்தாள்']],
    ['a fence in a list', '- மழை\n\n  ```\n  வந்தாள்\n  ```\n', ['```\n  வந்தாள்\n  ```']],
    ['an indented block', 'மழை\n\n    வந்தாள்\n', ['    வந்தாள்']],
    ['HTML', 'மழை <b title="வந்தாள்">பெய்தது</b>', ['<b title="வந்தாள்">', '</b>']],
    ['front matter', '---\ntitle: வந்தாள்\n---\nமழை', ['---\ntitle: வந்தாள்\n---']],
    ['the address of a link, not its words', '[மழை](வந்தாள்.md)', ['](வந்தாள்.md)']],
    ['a definition', '[மழை]\n\n[மழை]: /வந்தாள்', ['[மழை]: /வந்தாள்']],
  ])('knows %s', (_what, text, wanted) => {
    expect(found(text)).toEqual(wanted)
    expect(found(`\ufeff${text}`), 'behind a byte order mark').toEqual(wanted)
    expect(found(text.replaceAll('\n', '\r\n')).map((one) => one.replaceAll('\r', ''))).toEqual(wanted)
  })

  it('leaves prose alone', () => {
    expect(codeIn('# மழை\n\n*மழை* பெய்தது. `மழை\n')).toEqual([])
  })
})

it('Markdown is told by the name of the file', () => {
  expect(['a.md', 'a.MARKDOWN', 'a.md.txt', '-'].map(isMarkdown)).toEqual([true, true, false, false])
})
