import { ChangeSet } from '@codemirror/state'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stretches } from './changes-since.ts'

it('shows changed words as wholes, and what lies between as it is', () => {
  const before = 'அவன் வந்தாள். பாடத்தை படித்தான்.'
  const changes = ChangeSet.of(
    [
      { from: 11, to: 12, insert: 'ன' },
      { from: 20, insert: 'ப்' },
    ],
    before.length,
  )
  const found = stretches(before, applied(before, changes), changes)
  expect(found.map((one) => one.before).join('')).toBe(before)
  expect(found.filter((one) => one.before !== one.after)).toHaveLength(2)
})

it('gives both texts, whatever was edited', () => {
  const text = fc
    .array(fc.constantFrom('அ', 'க்', ' ', '\n', 'x'), { maxLength: 30 })
    .map((all) => all.join(''))
  const edit = fc.record({ at: fc.nat(), length: fc.nat(4), insert: text })
  fc.assert(
    fc.property(text, fc.array(edit, { maxLength: 6 }), (before, edits) => {
      let [after, changes] = [before, ChangeSet.empty(before.length)]
      for (const { at, length, insert } of edits) {
        const from = at % (after.length + 1)
        const one = ChangeSet.of({ from, to: Math.min(after.length, from + length), insert }, after.length)
        after = applied(after, one)
        changes = changes.compose(one)
      }
      const found = stretches(before, after, changes)
      expect(found.map((one) => one.before).join('')).toBe(before)
      expect(found.map((one) => one.after).join('')).toBe(after)
    }),
  )
})

function applied(text: string, changes: ChangeSet): string {
  const parts: string[] = []
  let at = 0
  changes.iterChanges((from, to, _fromAfter, _toAfter, inserted) => {
    parts.push(text.slice(at, from), inserted.toString())
    at = to
  })
  return parts.join('') + text.slice(at)
}
