import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { withoutMarkup } from './markup.ts'

const critic = loadCritic()
const conflicting = (essay: string) =>
  critic
    .critique(essay)
    .sections.facts.items.filter(({ badge }) => badge === 'conflicting')
    .map(({ location: { from, to, excerpt } }) => [essay.slice(from, to) === excerpt, excerpt])

describe('marks of HTML and Markdown', () => {
  it.each([
    ['## தலைப்பு\n\n**திருக்குறளில்** 130 அதிகாரங்கள் உள்ளன.', 'திருக்குறளில்** 130 அதிகாரங்கள்'],
    [
      '- திருக்குறளில் [130](https://example.org/a) அதிகாரங்கள் உள்ளன.',
      'திருக்குறளில் [130](https://example.org/a) அதிகாரங்கள்',
    ],
    ['<h1>நூல்</h1><p>திருக்குறளில் <b>130</b> அதிகாரங்கள் உள்ளன.</p>', 'திருக்குறளில் <b>130</b> அதிகாரங்கள்'],
  ])('are read through: %s', (essay, excerpt) => {
    expect(conflicting(essay)).toEqual([[true, excerpt]])
  })

  it('keep the length of the text, and leave a text without marks alone', () => {
    const marked = '<p>அ &amp; ஆ</p>\n# இ\n* ஈ _உ_ `ஊ` ![எ](ஏ)'
    expect(withoutMarkup(marked)).toHaveLength(marked.length)
    expect(withoutMarkup(marked).replace(/\s/gu, '')).toBe('அஆஇஈஉஊஎ')
    for (const plain of ['5 < 6 > 4', 'அ_ஆ', 'இ - ஈ', 'விலை 5 * 3']) expect(withoutMarkup(plain)).toBe(plain)
  })

  it('take linear time', () => {
    for (const piece of ['<a ', '<!--', '[அ](', '**', '![', '# ', '`', '&amp', '<p', '_அ_*']) {
      const long = piece.repeat(20_000)
      expect(withoutMarkup(long)).toHaveLength(long.length)
    }
  })
})
