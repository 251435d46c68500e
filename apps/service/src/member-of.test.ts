import { expect, it } from 'vitest'
import { memberOf } from './member-of.ts'

it.each([
  ['{"a":1}', 1],
  ['{"a":null}', null],
  ['{"b":1}', undefined],
  ['[1]', undefined],
  ['"a"', undefined],
  ['null', undefined],
])('a member of %s is read, or there is none', (json, expected) => {
  expect(memberOf(JSON.parse(json), 'a')).toBe(expected)
})

it('what every object inherits is no member', () => {
  expect(memberOf({}, 'constructor')).toBeUndefined()
})
