import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localProofreader, type Proofreader } from '../proofreader.ts'
import type { TextKind } from './document-kind.ts'
import { proofreadDocument } from './proofread-document.ts'

const engine = localProofreader({
  messageLanguage: 'ta',
  disabledRules: [],
  dictionary: [],
  profile: 'general',
})

/** Replaces every `பிழை` by `சரி`, wherever the prose has it. */
const replacing: Proofreader = async (text) => {
  const issues = [...text.matchAll(/பிழை/g)].map(({ index }) => ({
    type: 'spelling' as const,
    severity: 'high' as const,
    message: 'm',
    rule: 'r',
    alternatives: [],
    start: index,
    end: index + 4,
    suggestion: 'சரி',
  }))
  return { corrected_text: '', issues }
}

const MARKUP: readonly [TextKind, string[]][] = [
  [
    'markdown',
    ['`பிழை`', '```\nபிழை\n```\n', '<b id="பிழை">', '](பிழை)', '[', '**', '> ', '- ', '\n\n', '&amp;', '|'],
  ],
  [
    'html',
    [
      '<code>பிழை</code>',
      '<!-- பிழை -->',
      '<b title="பிழை">',
      '</b>',
      '<p>',
      '&amp;',
      '<script>பிழை</script>',
    ],
  ],
  [
    'latex',
    ['$பிழை$', '\\verb|பிழை|', '% பிழை\n', '\\textbf{', '}', '\\label{பிழை}', '\\par ', '~', '{', '\n\n'],
  ],
]

describe('a document', () => {
  it.each([
    ['markdown', 'மாணவர்கள் **பாடத்தை** படித்தார்கள்.', 'மாணவர்கள் **பாடத்தைப்** படித்தார்கள்.'],
    ['markdown', 'மாணவர்கள் [பாடத்தை](x.md) படித்தார்கள்.', 'மாணவர்கள் [பாடத்தைப்](x.md) படித்தார்கள்.'],
    ['markdown', '> அவன் நேற்று\n> வந்தாள்.', '> அவன் நேற்று\n> வந்தான்.'],
    ['html', '<p>அவன் <b>நேற்று</b> வந்<i>தாள்</i>.', '<p>அவன் <b>நேற்று</b> வந்<i>தான்</i>.'],
    ['html', '<li>மாணவர்கள் <em>பாடத்தை</em>\n   படித்தார்கள்.', '<li>மாணவர்கள் <em>பாடத்தைப்</em>\n   படித்தார்கள்.'],
    ['latex', 'மாணவர்கள் \\textbf{பாடத்தை} படித்தார்கள்.', 'மாணவர்கள் \\textbf{பாடத்தைப்} படித்தார்கள்.'],
  ] as const)('is corrected through its markup: %s, %s', async (kind, source, wanted) => {
    const { corrected_text, issues } = await proofreadDocument(kind, source, engine)
    expect(corrected_text).toBe(wanted)
    expect(issues).toHaveLength(1)
  })

  it('keeps an issue whose change would touch markup, without the change', async () => {
    const source = 'பி**ழை**'
    const { corrected_text, issues } = await proofreadDocument('markdown', source, replacing)
    expect(corrected_text).toBe(source)
    expect(issues).toMatchObject([{ start: 0, end: 6, suggestion: 'பி**ழை' }])
  })

  it.each([
    ['markdown', '1. ுா'],
    ['html', '<b>ுா</b>'],
    ['latex', '\\emph{ுா}'],
  ] as const)(
    'has no issue that begins or ends within a unit of editing of its source: %s, %s',
    async (kind, source) => {
      expect((await engine('ுா')).issues).toMatchObject([{ start: 0 }])
      expect(await proofreadDocument(kind, source, engine)).toEqual({ corrected_text: source, issues: [] })
    },
  )

  it('keeps the name of a definition', async () => {
    const source = '[பிழை] உண்டு, [பிழை][அ] உண்டு.\n\n[பிழை]: /x\n[அ]: /y\n'
    const { corrected_text, issues } = await proofreadDocument('markdown', source, replacing)
    expect(corrected_text).toBe(source.replace('[பிழை][அ]', '[சரி][அ]'))
    expect(issues).toHaveLength(2)
  })

  it.each(MARKUP)('of %s is changed in its words only, whatever the markup', async (kind, markup) => {
    const piece = fc.constantFrom(...markup, 'பிழை', ' ', 'அவன்', '\n')
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const source = pieces.join('')
        const { corrected_text, issues } = await proofreadDocument(kind, source, replacing)
        // Without its words, a document is the same before and after.
        const wordless = (text: string) => text.replaceAll(/பிழை|சரி/g, '')
        expect(wordless(corrected_text)).toBe(wordless(source))
        const again = await proofreadDocument(kind, corrected_text, replacing)
        expect(again.issues.filter((issue) => issue.suggestion === 'சரி')).toEqual([])
        for (const { start, end } of issues)
          expect(source.slice(start, end)).toMatch(/^[\s\S]*பி[\s\S]*ழை|பிழை/)
      }),
    )
  })

  it('without words is not sent to the proofreader', async () => {
    const none: Proofreader = () => Promise.reject(new Error('asked'))
    expect(await proofreadDocument('markdown', '```\nவந்தாள்\n```\n', none)).toMatchObject({ issues: [] })
  })
})
