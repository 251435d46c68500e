import { describe, expect, it } from 'vitest'
import { parseForm, parseQuery } from './form-fields.ts'

const fields = (body: string | Uint8Array) => Object.fromEntries(parseForm(Buffer.from(body as string)))

describe('a form', () => {
  it('is read alike percent-encoded and raw', () => {
    const text = 'அவன் வந்தாள்.'
    const expected = { text, language: 'ta-IN' }
    expect(fields(`text=${encodeURIComponent(text)}&language=ta-IN`)).toEqual(expected)
    expect(fields(`text=${text}&language=ta-IN`)).toEqual(expected)
    expect(fields(new URLSearchParams(expected).toString())).toEqual(expected)
  })

  it('keeps every character at its place: a plus is one blank, a byte order mark stays', () => {
    expect(fields('text=a+b%20c&x=')).toEqual({ text: 'a b c', x: '' })
    expect(fields('text=\ufeffஅ').text).toBe('\ufeffஅ')
    expect(fields('text=%EF%BB%BFa').text).toBe('\ufeffa')
  })

  it('takes a percent sign that encodes nothing for itself', () => {
    expect(fields('text=100% சரி, 5%& %zz %4').text).toBe('100% சரி, 5%& %zz %4')
  })

  it('keeps an ampersand in a text that is not encoded, and finds the fields after it', () => {
    expect(fields('text=அவன் & அவள் a=b&c=d&language=ta&apiKey=k')).toEqual({
      text: 'அவன் & அவள் a=b&c=d',
      language: 'ta',
      apiKey: 'k',
    })
  })

  it('takes the last of two equal names, and no part without a name', () => {
    expect(fields('a=1&a=2&=3&&b')).toEqual({ a: '2', b: '' })
    expect(fields('')).toEqual({})
  })

  it.each([
    ['raw', Buffer.from([0x74, 0x3d, 0xff])],
    ['encoded', 't=%ff%fe'],
    ['cut in the middle of a letter', 't=%E0%AE'],
  ])('refuses bytes that are not UTF-8, %s, and never replaces them', (_how, body) => {
    expect(() => parseForm(Buffer.from(body as string))).toThrow('not valid UTF-8')
  })

  it('refuses more parts than any client sends', () => {
    expect(() => parseForm(Buffer.alloc(100_000, '&'))).toThrow('at most')
  })

  it('is read from a query, too', () => {
    expect(Object.fromEntries(parseQuery('/words/add?word=%E0%AE%85&apiKey=k'))).toEqual({
      word: 'அ',
      apiKey: 'k',
    })
    expect(parseQuery('/words').size).toBe(0)
  })
})
