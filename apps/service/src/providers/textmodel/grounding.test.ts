import { applySuggestions } from '@semmai/contract'
import { loadEngine } from '@semmai/tamil-node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTamilLanguage } from '../builtin/tamil-language.ts'
import type { Span } from '../tamil-language.ts'
import { judgeEdit } from './acceptance-gate.ts'
import { createAnchors, distance, fold, type Quotation } from './anchor-edit.ts'
import { chunkText, halve } from './chunk-text.ts'
import { groundAnswer } from './ground-answer.ts'
import { mergeIssues } from './merge-issues.ts'
import type { ModelEdit } from './model-edit.ts'
import { narrowEdit } from './narrow-edit.ts'
import { protectedSpans } from './protected-spans.ts'
import { createSentenceCheck } from './sentence-check.ts'

const language = createTamilLanguage(loadEngine())

function anchorEdit(text: string, sentences: readonly Span[], quotation: Quotation) {
  return createAnchors(text, sentences, language).find(quotation)
}

function edit(part: Partial<ModelEdit>): ModelEdit {
  const blank = { s: 1, quote: '', before: '', after: '', fix: '', why: '' }
  return { ...blank, type: 'spelling', severity: 'high', ...part }
}

describe('anchorEdit', () => {
  const TEXT = 'அவன் வந்தான். அவள் வந்தாள்; அவள் போனாள். மழை  பெய்தது.'
  const sentences = language.sentences(TEXT)
  const anchored = (part: Partial<ModelEdit>) => {
    const span = anchorEdit(TEXT, sentences, edit(part))
    return span && TEXT.slice(span.start, span.end)
  }

  it('finds an exact quote in its sentence', () => {
    expect(anchored({ s: 1, quote: 'வந்தான்' })).toBe('வந்தான்')
  })
  it('lets the context choose between two places', () => {
    const span = anchorEdit(TEXT, sentences, edit({ s: 2, quote: 'அவள்', before: '; ', after: ' போனாள்' }))
    expect(span?.start).toBe(TEXT.indexOf('அவள் போனாள்'))
  })
  it('drops a quote that stands twice when the context does not decide', () => {
    expect(anchored({ s: 2, quote: 'அவள்' })).toBeNull()
  })
  it('reads through white space, zero-width characters and decomposed signs', () => {
    expect(anchored({ s: 3, quote: 'மழை பெய்தது' })).toBe('மழை  பெய்தது')
    expect(anchored({ s: 3, quote: 'மழை\u200c பெய்தது' })).toBe('மழை  பெய்தது')
    const raw = 'க\u0bc6\u0bbeக்கு வந்தது.'
    const span = anchorEdit(raw, language.sentences(raw), edit({ quote: 'கொக்கு' }))
    expect(span).toEqual({ start: 0, end: 7 })
  })
  it('looks into the sentences beside', () => {
    expect(anchored({ s: 2, quote: 'பெய்தது' })).toBe('பெய்தது')
    expect(anchored({ s: 1, quote: 'பெய்தது' })).toBeNull()
  })
  it('takes a nearly right quote only where the context agrees', () => {
    const text = 'அந்தப் பல்கலைக்கழகத்திலிருந்து மாணவர்கள் வந்தார்கள்.'
    const spans = language.sentences(text)
    const quote = 'பல்கலைக்கழகத்திலிருந்துப்'
    const near = { quote, before: 'அந்தப் ', after: ' மாணவர்கள்' }
    expect(anchorEdit(text, spans, edit(near))).not.toBeNull()
    expect(anchorEdit(text, spans, edit({ quote, before: 'x', after: 'y' }))).toBeNull()
  })
  it('never points outside the text or into a cluster, whatever the model quotes', () => {
    const part = fc.stringMatching(/^[அகிா்ம வ.😀]{0,12}$/u)
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: -2, max: 9 }), (quote, before, after, s) => {
        const span = anchorEdit(TEXT, sentences, edit({ s, quote: quote || 'அ', before, after }))
        if (span === null) return
        expect(span.start).toBeGreaterThanOrEqual(0)
        expect(span.start).toBeLessThan(span.end)
        expect(span.end).toBeLessThanOrEqual(TEXT.length)
        expect(language.wholeClusters(TEXT, span)).toEqual(span)
      }),
    )
  })
})

describe('fold', () => {
  it('keeps an offset into the raw text for every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: folded, from } = fold(text)
        expect(from).toHaveLength(folded.length + 1)
        expect(from.every((at, i) => at <= text.length && at >= (from[i - 1] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('distance', () => {
  it('is the number of grapheme clusters to change, add or remove', () => {
    expect(distance(language.clusters('வந்தான்'), language.clusters('வந்தாள்'))).toBe(1)
    expect(distance([], ['அ', 'ஆ'])).toBe(2)
  })
})

describe('narrowEdit', () => {
  const narrow = (text: string, fix: string) =>
    narrowEdit(text, { start: 0, end: text.length, fix }, language)
  it('keeps only the words that change', () => {
    const text = 'அவன் நேற்று வந்தாள்.'
    expect(narrow(text, 'அவன் நேற்று வந்தான்.')).toEqual({ start: 12, end: 19, fix: 'வந்தான்' })
  })
  it('covers a neighbouring word instead of an empty place', () => {
    expect(narrow('அவன் வந்தான்', 'அவன் வந்தான்.')).toEqual({ start: 5, end: 12, fix: 'வந்தான்.' })
  })
  it('gives nothing where nothing changes', () => {
    expect(narrow('அவன் வந்தான்.', 'அவன் வந்தான்.')).toBeNull()
  })
  it('means the same as the whole replacement', () => {
    const words = fc.array(fc.constantFrom('அவன்', ' ', 'வந்தான்', '.', ', ', 'மழை'), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(words, words, (before, after) => {
        const [text, fix] = [before.join(''), after.join('')]
        const narrowed = narrow(text, fix)
        const applied = narrowed
          ? text.slice(0, narrowed.start) + narrowed.fix + text.slice(narrowed.end)
          : text
        expect(applied).toBe(fix)
        if (narrowed) expect(narrowed.start).toBeLessThan(narrowed.end)
      }),
    )
  })
})

describe('judgeEdit', () => {
  const judge = (old: string, fix: string, part: Partial<ModelEdit> = {}, text = old) => {
    const start = text.indexOf(old)
    const { type, severity } = edit(part)
    const at = { start, end: start + old.length, fix, type, severity }
    const check = createSentenceCheck(text, language.sentences(text), language)
    return judgeEdit(at, { text, barred: protectedSpans(text, language), check, language })
  }

  it.each([
    ['no_change', 'கொக்கு', 'க\u0bc6\u0bbeக்கு', undefined],
    ['protected', 'வந்தாள்', 'வந்தான்', 'அவன் “வந்தாள்” என்றான்'],
    ['protected', 'semmai', 'செம்மை', 'https://semmai.example'],
    ['meaning', '1330 குறள்கள்', '1331 குறள்கள்', undefined],
    ['meaning', 'வரவில்லை', 'வந்தான்', undefined],
    ['foreign_content', 'வந்தாள்', '<b>வந்தான்</b>', undefined],
    ['foreign_content', 'வந்தாள்', 'HACKED', undefined],
    ['foreign_content', 'வந்தாள்', 'வந்தான் '.repeat(9), undefined],
  ] as const)('refuses as %s: %s -> %s', (reason, old, fix, text) => {
    expect(judge(old, fix, {}, text)).toBe(reason)
  })

  it('applies a fix of a word that is none, to one that is, at full severity', () => {
    expect(judge('பள்ளிக்க்கு', 'பள்ளிக்கு')).toMatchObject({ applies: true, severity: 'high', type: 'spelling' })
  })
  it('applies one known word for another where the engine finds a fault in it, at most medium', () => {
    const grammar = { type: 'grammar' } as const
    expect(judge('வந்தாள்', 'வந்தான்', grammar, 'அவன் நேற்று வந்தாள்.')).toMatchObject({
      applies: true,
      severity: 'medium',
      type: 'grammar',
    })
    expect(judge('பாடத்தை', 'பாடத்தைப்', grammar, 'பாடத்தை படித்தார்கள்.')).toMatchObject({ applies: true })
  })
  it('applies the link to the next word, but no other letter, without the engine', () => {
    expect(judge('தமிழ்', 'தமிழ்ப்', {}, 'தமிழ் பாடம்')).toMatchObject({ applies: true })
    expect(judge('தமிழ்', 'தமிழ்க்', {}, 'தமிழ் பாடம்')).toBe('foreign_content')
  })
  it('offers no other word and no other gender, where the engine finds no fault', () => {
    expect(judge('வந்தாள்', 'வந்தான்', {}, 'நேற்று வந்தாள்.')).toBe('meaning')
    expect(judge('பள்ளி', 'பல்லி', {}, 'அங்கே ஒரு பள்ளி உள்ளது.')).toBe('meaning')
  })
  it('offers nothing after which the engine finds a fault that was not there', () => {
    expect(judge('மழை', 'மலை', {}, 'நேற்று மழை பெய்தது.')).toBe('new_fault')
    expect(judge('வந்தான்', 'வந்தாள்', {}, 'அவன் நேற்று வந்தான்.')).toBe('new_fault')
    expect(judge('பாடத்தைப்', 'பாடத்தை', {}, 'பாடத்தைப் படித்தார்கள்.')).toBe('new_fault')
  })
  it('offers no word that Tamil does not know', () => {
    expect(judge('பள்ளிக்க்கு', 'பள்ழிக்க்ஙூ')).toBe('foreign_content')
  })
  it.each([
    ['செய்த', 'செய்யாத'],
    ['வந்தவர்', 'வராதவர்'],
    ['எழுதுங்கள்', 'எழுதாதீர்கள்'],
    ['கடினமல்ல', 'கடினம்'],
    ['மூன்று', 'முப்பது'],
    ['நூறு', 'ஆயிரம்'],
  ])('refuses to turn %s into %s: negation and numbers in words are meaning', (old, fix) => {
    expect(judge(old, fix)).toBe('meaning')
  })
  it.each([
    ['மாதஙகள்', 'மாதங்கள்'],
    ['பாதைகளள்', 'பாதைகள்'],
    ['நல்லதூது', 'நல்லது'],
  ])('sees no negation in %s', (old, fix) => {
    expect(judge(old, fix)).not.toBe('meaning')
  })
  it('offers no further words, and no invented word in place of a known one', () => {
    expect(judge('அவர்', 'அந்தக் கெட்டவர்')).toBe('foreign_content')
    expect(judge('மாணவர்கள்', 'சோம்பேறி மாணவர்கள்')).toBe('foreign_content')
    expect(judge('மாணவர்கள்', 'மாணவாகள்')).toBe('foreign_content')
  })
  it('takes blanks around a word for no change', () => {
    expect(judge('வீடு', ' வீடு ')).toBe('no_change')
  })
  it('never applies advice on style', () => {
    const verdict = judge('வந்தான்', 'வந்தான்.', { type: 'style' }, 'அவன் வந்தான்')
    expect(verdict).toMatchObject({ applies: false, severity: 'medium' })
  })
})

describe('groundAnswer', () => {
  it('keeps of a rewrite only what the engine confirms', () => {
    const text = 'அரசுப் பள்ளி கட்டடம், நகரப் பள்ளி கட்டடம், ஊர்ப் பள்ளி கட்டடம், கிராமப் பள்ளி கட்டடம்.'
    const sentences = language.sentences(text)
    const words = ['அரசுப் பள்ளி', 'நகரப் பள்ளி', 'ஊர்ப் பள்ளி', 'கிராமப் பள்ளி']
    const edits = words.map((quote) => edit({ quote, fix: `${quote}க்` }))
    const { edits: kept, rejected } = groundAnswer(
      edits,
      {
        text,
        sentences,
        firstSentence: 0,
        barred: [],
        messageLanguage: 'ta',
        engine: [],
        chunk: { from: 0, to: 1 },
      },
      language,
    )
    expect(kept).toEqual([])
    expect(rejected).toEqual(words.map(() => 'rewrite'))
  })
})

describe('mergeIssues', () => {
  const issue = (start: number, end: number, suggestion: string, rule: string) => ({
    start,
    end,
    suggestion,
    rule,
    message: '',
    alternatives: [] as string[],
    type: 'grammar' as const,
    severity: 'medium' as const,
  })
  it('sorts, never overlaps, and lets the engine stand', () => {
    const merged = mergeIssues(
      [issue(10, 14, 'x', 'engine')],
      [issue(12, 16, 'y', 'textmodel'), issue(0, 2, 'z', 'textmodel')],
    )
    expect(merged.map(({ start, rule }) => [start, rule])).toEqual([
      [0, 'textmodel'],
      [10, 'engine'],
    ])
    expect(applySuggestions('0123456789ABCDEF', merged)).toBe('z23456789xEF')
  })
  it("applies the engine's candidate that the model chose", () => {
    const offer = { ...issue(0, 2, 'ab', 'engine'), alternatives: ['cd', 'ef'] }
    expect(mergeIssues([offer], [issue(0, 2, 'ef', 'textmodel')])[0]?.suggestion).toBe('ef')
  })
})

describe('chunkText', () => {
  it('covers every sentence once, in order, within the target', () => {
    const text = 'மழை பெய்தது. '.repeat(500)
    const sentences = language.sentences(text)
    const chunks = chunkText(text, sentences)
    expect(chunks[0]?.from).toBe(0)
    expect(chunks.at(-1)?.to).toBe(sentences.length)
    chunks.forEach((chunk, i) => {
      if (i > 0) expect(chunk.from).toBe(chunks[i - 1]?.to)
      const length = (sentences[chunk.to - 1]?.end ?? 0) - (sentences[chunk.from]?.start ?? 0)
      expect(length).toBeLessThanOrEqual(1100)
    })
  })
  it('halves a chunk whose answer did not fit, without losing a sentence', () => {
    expect(halve({ from: 2, to: 5 })).toEqual([
      { from: 2, to: 4 },
      { from: 4, to: 5 },
    ])
    expect(halve({ from: 2, to: 3 })).toEqual([])
  })
})
