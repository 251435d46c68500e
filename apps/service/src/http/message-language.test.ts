import { describe, expect, it } from 'vitest'
import { messageLanguage } from './message-language.ts'

describe('the language of messages', () => {
  it.each([
    [undefined, 'ta'],
    ['', 'ta'],
    ['*', 'ta'],
    ['de, fr;q=0.8', 'ta'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en-GB, ta;q=0.5', 'en'],
    ['en, ta', 'en'],
    ['ta, en', 'ta'],
    ['de, ta;q=0.4, en;q=0.3', 'ta'],
    ['en;q=0', 'ta'],
    ['ta;q=0, en;q=0.1', 'en'],
    ['en;q=x;;,,ta', 'ta'],
  ])('for Accept-Language %j is %s', (header, language) => {
    expect(messageLanguage(header)).toBe(language)
  })
})
