import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { admitText, type ModelText } from './model-text.ts'

const HELD = 'ISRO 1969 இல் தொடங்கியது; கி.மு. 300 முதல் https://isro.example உள்ளது ✓ 98400 12345.'
const prose = (raw: string, more = {}) => admitText(raw, { use: 'ta', held: HELD, maxLength: 300, ...more })
const fix = (raw: string, held = '') => admitText(raw, { use: 'fix', held, maxLength: 300 })

describe('the gate for strings of a model', () => {
  it.each([
    ['a right-to-left override', 'வந்தான்\u202e'],
    ['an isolate', '\u2066வந்தான்\u2069'],
    ['a mark of direction', 'வந்தான்\u200f'],
    ['a zero-width space', 'வந்\u200bதான்'],
    ['a zero-width joiner', 'வந்\u200dதான்'],
    ['a soft hyphen', 'வந்\u00adதான்'],
    ['a byte order mark', '\ufeffவந்தான்'],
    ['a word joiner', 'வந்\u2060தான்'],
    ['a tag character', 'வந்தான்\u{e0041}'],
    ['NUL', 'வந்தான்\0'],
    ['an escape', '\u001b[31mவந்தான்'],
    ['a line end', 'வந்தான்\nஅவன்'],
    ['a line separator', 'வந்தான்\u2028'],
    ['a lone high surrogate', 'வந்தான்\ud800'],
    ['a lone low surrogate', '\udc00வந்தான்'],
    ['an unassigned code point', 'வந்தான்\u{e1fff}'],
    ['an unassigned Tamil one', 'வந்தான்\u0bff'],
    ['a private one', 'வந்தான்\ue000'],
    ['a filler that looks like a space', 'வந்தான்\u3164'],
    ['a braille blank', 'வந்தான்\u2800'],
    ['a no-break space', 'வந்தான்\u00a0அவன்'],
    ['a variation selector', 'வந்தான்\ufe0f'],
    ['heaped marks', 'வ்்்்ந்தான்'],
    ['a foreign mark on a letter', 'வ\u0301ந்தான்'],
    ['a mark that stands alone', 'வந்தான் ்'],
    ['Sinhala', 'වන්දාන්'],
    ['Cyrillic that looks Latin', 'ІSRO வந்தான்'],
    ['Latin that the text does not hold', 'HACKED'],
    ['full-width letters', 'ＩＳＲＯ'],
    ['an emoji', 'வந்தான் 😀'],
    ['a telephone number', 'அழைக்க 98400 99999'],
    ['one in Tamil digits', 'அழைக்க ௯௮௪௦௦ ௧௨௩௪௫'],
    ['one in circled digits', 'அழைக்க ⑨⑧④⓪⓪'],
    ['one digit by digit', 'அழைக்க 9 8 4 0 0 1 2 3 4 5'],
    ['one with dots between', 'அழைக்க 9.8.4.0.0.1'],
    ['one in words', 'ஒன்பது எட்டு நான்கு ஐந்து ஒன்று'],
    ['one in words and commas', 'ஒன்பது, எட்டு, நாலு, அஞ்சு, ஒண்ணு'],
    ['a link', 'https://evil.example'],
    ['a link without scheme', 'evil.example/path'],
    ['a Tamil domain', 'உதாரணம்.இந்தியா'],
    ['a mail address', 'ஆசிரியர்@பள்ளி'],
    ['an address in words', 'பள்ளி டாட் காம்'],
    ['a handle', '@பள்ளி'],
    ['markup', '<b>வந்தான்</b>'],
    ['Markdown', '**வந்தான்**'],
    ['a Markdown link', '[வந்தான்](பள்ளி)'],
    ['a figure that the text does not hold', '1882 இல் வந்தான்'],
    ['a part of another figure', '196900 இல் வந்தான்'],
  ])('refuses %s, as prose and as a fix', (_what, raw) => {
    expect(prose(raw)).toBeNull()
    expect(fix(raw)).toBeNull()
    expect(
      admitText(raw, { use: 'ta', held: `${raw} `.slice(0, 0), maxLength: 300, maxCount: 20 }),
    ).toBeNull()
  })

  it('lets nobody who holds them bring back what cannot be seen', () => {
    for (const hidden of ['\u202e', '\u200b', '\0', '\ud800', '\n'])
      expect(fix(`வந்தான்${hidden}`, `வந்தாள்${hidden}`)).toBeNull()
  })

  it.each([
    'வந்தான்',
    'எழுவாய்க்கும் பயனிலைக்கும் (பால்) பொருந்த வேண்டும்: ‘வந்தான்’ என்க.',
    'கி.மு. 300 முதல் என்று எழுதுங்கள்.',
    'ISRO 1969 இல் தொடங்கியது.',
    'க்ஷேத்திரம், ஸ்ரீ, ஜூலை',
  ])('admits plain Tamil and what the text holds: %s', (raw) => expect(prose(raw)).toBe(raw))

  it('admits small counts where they are free, and no row of them', () => {
    expect(prose('முதல் 2 வாக்கியங்கள்', { maxCount: 20 })).not.toBeNull()
    expect(prose('முதல் 2 வாக்கியங்கள்')).toBeNull()
    expect(prose('அழைக்க 9 8 4 0 0', { maxCount: 20 })).toBeNull()
  })

  it('admits English where that is the language, with the same bars', () => {
    const english = (raw: string) => admitText(raw, { use: 'en', held: HELD, maxLength: 160 })
    expect(english('The verb must agree with ‘அவன்’.')).not.toBeNull()
    for (const raw of [
      'Call nine eight four zero zero.',
      'See evil.example',
      'Write to me at gmail',
      'Call 98401',
    ])
      expect(english(raw)).toBeNull()
  })

  it('composes a vowel sign that the model sent in two parts', () =>
    expect(fix('க\u0bc6\u0bbeக்கு')).toBe('கொக்கு'))

  it('lets nothing through that cannot be seen, whatever the string and whoever holds it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'வந்தான்',
        ' ',
        'அ',
        '1',
        'ISRO',
        '.',
        '@',
        '\u202e',
        '\ud800',
        '\u200c',
        '\u{e0020}',
        '\0',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    const text = fc.array(piece, { maxLength: 8 }).map((list) => list.join(''))
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom('fix' as const, 'ta' as const, 'en' as const),
        (raw, held, use) => {
          const admitted = admitText(raw, { use, held, maxLength: 100 })
          if (admitted === null) return
          expect(admitted).not.toMatch(/\p{C}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/u)
          for (const [figure] of admitted.matchAll(/\p{N}+/gu))
            expect(held.normalize('NFC')).toContain(figure)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('is the only maker of its type', () => {
    expectTypeOf<string>().not.toExtend<ModelText>()
    expectTypeOf<ModelText>().toExtend<string>()
    // @ts-expect-error a bare string has not passed the gate
    const ungated: ModelText = 'வந்தான்'
    expect(ungated).toBeDefined()
  })
})
