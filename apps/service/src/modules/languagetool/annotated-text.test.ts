import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readData } from './annotated-text.ts'

const read = (annotation: unknown[]) => readData(JSON.stringify({ annotation }))

describe('annotated text', () => {
  it('is the text, with markup read as the client says', () => {
    expect(read([{ text: 'ஒரு ' }, { markup: '**' }, { text: 'பெரிய' }, { markup: '**' }]).text).toBe(
      'ஒரு பெரிய',
    )
    expect(read([{ markup: '<br>', interpretAs: '\n' }, { text: 'அ' }]).text).toBe('\nஅ')
    expect(readData('{"text":"அவன்","metaData":{}}').text).toBe('அவன்')
  })

  it('finds a place again in what the client has', () => {
    const source = '**அவன்** [வந்தாள்](u)'
    const { text, placeOf } = read([
      ...[{ markup: '**' }, { text: 'அவன்' }, { markup: '**' }, { text: ' ' }],
      ...[{ markup: '[' }, { text: 'வந்தாள்' }, { markup: '](u)' }],
    ])
    const start = text.indexOf('வந்தாள்')
    expect(placeOf(start, start + 7)).toEqual({
      offset: source.indexOf('வந்தாள்'),
      length: 7,
      holdsMarkup: false,
    })
  })

  it('says where markup lies within a place, so that nothing is written over it', () => {
    const { placeOf } = read([{ text: 'பாட' }, { markup: '<b>', interpretAs: ' ' }, { text: 'த்தை' }])
    expect(placeOf(0, 8)).toEqual({ offset: 0, length: 10, holdsMarkup: true })
  })

  it('has no place for what stands in a reading of markup alone', () => {
    const { placeOf } = read([{ text: 'அ' }, { markup: '\\ref{x}', interpretAs: 'Dummy0' }, { text: 'ஆ' }])
    expect(placeOf(1, 7)).toBeNull()
    expect(placeOf(2, 4)).toBeNull()
  })

  it.each(['', 'x', '[]', 'null', '{}', '{"annotation":[{}]}', '{"annotation":[{"text":"a","markup":"b"}]}'])(
    'refuses %s',
    (data) => {
      expect(() => readData(data)).toThrow("'data'")
    },
  )

  it('finds the very letters again, wherever the markup stands', () => {
    const part = fc.record({ value: fc.string({ unit: 'grapheme', maxLength: 5 }), isText: fc.boolean() })
    fc.assert(
      fc.property(fc.array(part), fc.nat(), fc.nat(), (parts, a, b) => {
        const source = parts.map(({ value }) => value).join('')
        const { text, placeOf } = read(
          parts.map(({ value, isText }) => (isText ? { text: value } : { markup: value })),
        )
        const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
        if (start === end) return
        const place = placeOf(start, end)
        const found = source.slice(place?.offset, (place?.offset ?? 0) + (place?.length ?? 0))
        if (place?.holdsMarkup) expect(found.length).toBeGreaterThanOrEqual(end - start)
        else expect(found).toBe(text.slice(start, end))
      }),
    )
  })
})
