import { describe, expect, it } from 'vitest'
import { InvalidJson, parseStrictJson } from './strict-json.ts'

const parse = (text: string) => parseStrictJson(Buffer.from(text))

describe('parseStrictJson', () => {
  it.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '["a","a"]',
    '{"a":"a","b":"{\\"a\\":1}"}',
    '1e400',
    'null',
  ])('parses %s as JSON.parse does', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text))
  })

  it('drops a leading byte order mark', () => {
    expect(parse('\ufeff{"a":1}')).toEqual({ a: 1 })
  })

  it.each([
    ['a truncated body', '{"text":'],
    ['an empty body', ''],
    ['a member named twice', '{"mode":"create","mode":"rotate"}'],
    ['a member named twice in another spelling', '{"mode":1,"m\\u006fde":2}'],
    ['a member named twice below', '[{"a":{"b":1, "b" :2}}]'],
    ['nesting of 100,000', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a name with a bad escape', '{"\\x":1}'],
    ['text after the value', '{} {}'],
  ])('refuses %s', (_, text) => {
    expect(() => parse(text)).toThrow(InvalidJson)
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow('UTF-8')
  })

  it('keeps __proto__ as an ordinary own member', () => {
    expect(Object.keys(parse('{"__proto__":1}') as object)).toEqual(['__proto__'])
  })
})
