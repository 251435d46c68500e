import { describe, expect, it } from 'vitest'
import { readCheckRequest, type SwitchableRule } from './check-request.ts'

const RULES: readonly SwitchableRule[] = [
  { id: 'spelling/split-word', type: 'spelling' },
  { id: 'grammar/agreement-gender', type: 'grammar' },
  { id: 'style/join-when', type: 'style' },
  { id: 'clarity/long-sentence', type: 'clarity' },
]
const read = (fields: Record<string, string>) =>
  readCheckRequest(new Map(Object.entries({ text: 'அவன்', language: 'ta', ...fields })), RULES)
const off = (fields: Record<string, string>) => read(fields).disabledRules

describe('a check', () => {
  it.each(['ta', 'ta-IN', 'ta-LK', 'ta-SG', 'ta-MY', 'TA-in', 'ta_IN'])(
    'knows the language %s',
    (language) => {
      expect(read({ language }).language.code).toBe('ta')
    },
  )

  it('takes any text with a Tamil letter for Tamil where the client leaves it open', () => {
    expect(read({ language: 'auto', text: 'see அவன்' }).language.longCode).toBe('ta-IN')
    expect(read({ language: 'auto', text: 'hello' }).language.longCode).toBe('und')
  })

  it('has the profile of a school where the client is picky, and the tenant’s otherwise', () => {
    expect(read({ level: 'picky' }).profile).toBe('school')
    expect(read({ level: 'default' }).profile).toBeNull()
  })

  it('switches rules off by either of their names, and whole categories', () => {
    expect(off({ disabledRules: 'GRAMMAR_AGREEMENT_GENDER, SPELLING_SPLIT_WORD_SPELLING_RULE' })).toEqual([
      'spelling/split-word',
      'grammar/agreement-gender',
    ])
    expect(off({ disabledRules: 'style/join-when' })).toEqual(['style/join-when'])
    expect(off({ disabledCategories: 'STYLE' })).toEqual(['style/join-when', 'clarity/long-sentence'])
  })

  it('ignores rules of other programs, and never takes a name for the beginning of another', () => {
    expect(off({ disabledRules: 'WHITESPACE_RULE,GRAMMAR,S,grammar/' })).toEqual([])
  })

  it('runs only what is named with enabledOnly', () => {
    expect(off({ enabledOnly: 'true', enabledCategories: 'TYPOS', enabledRules: 'STYLE_JOIN_WHEN' })).toEqual(
      ['grammar/agreement-gender', 'clarity/long-sentence'],
    )
    expect(off({ enabledOnly: 'false', enabledRules: 'STYLE_JOIN_WHEN' })).toEqual([])
  })

  it.each([
    ['no language', { language: '' }, "Missing 'language'"],
    ['another language', { language: 'en-US' }, 'not supported'],
    ['variants without auto', { preferredVariants: 'ta-IN' }, 'preferredVariants'],
    ['both kinds of text', { data: '{"text":"அ"}' }, 'not both'],
    ['only nothing', { enabledOnly: 'true' }, 'must specify'],
    ['only and without', { enabledOnly: 'true', enabledRules: 'A', disabledRules: 'B' }, 'cannot specify'],
    ['too much', { text: 'அ'.repeat(100_001) }, 'exceeds the limit of 100000'],
  ])('is refused with %s', (_what, fields, message) => {
    expect(() => read(fields)).toThrow(message)
  })

  it('takes 100,000 characters, however many code units they are', () => {
    expect(read({ text: '𑀅'.repeat(100_000) }).source.text).toHaveLength(200_000)
  })

  it('takes variants that are empty, as clients send them that have none', () => {
    expect(read({ preferredVariants: '' }).language.longCode).toBe('ta')
  })
})
