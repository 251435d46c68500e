import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { readFacts } from './fact-base.ts'
import { FACT_PROPERTIES, type FactValue, NAME_KINDS } from './fact-record.ts'

const FACT_BASE = readFacts(loadEngine().data)
const isWholeOrDecimal = (number: number) => Number.isFinite(number)

function problemsOf(value: FactValue): string[] {
  switch (value.type) {
    case 'name':
      return NAME_KINDS.includes(value.kind) && value.accepted.length > 0 ? [] : ['kind or names']
    case 'number':
      return value.accepted.length > 0 && value.accepted.every(Number.isInteger) && value.nouns.length > 0
        ? []
        : ['number or nouns']
    case 'measure':
      return isWholeOrDecimal(value.amount) && value.tolerance >= 0 && value.tolerance <= 0.5
        ? []
        : ['amount']
    case 'century':
      return value.accepted.every((number) => Number.isInteger(number) && number !== 0) ? [] : ['century']
    case 'date':
      return value.accepted.every(
        ({ year, month, day }) =>
          (year === undefined || (Number.isInteger(year) && Math.abs(year) <= 2026)) &&
          (month === undefined || (month >= 1 && month <= 12)) &&
          (day === undefined || (month !== undefined && day >= 1 && day <= 31)) &&
          (year !== undefined || month !== undefined),
      )
        ? []
        : ['date']
  }
}

describe('the fact base', () => {
  it('holds at least 4,400 records', () => {
    expect(FACT_BASE.length).toBeGreaterThanOrEqual(4_400)
  })

  it('gives every record an id of its own', () => {
    const seen = new Set<string>()
    const twice = FACT_BASE.map(({ id }) => id).filter((id) => seen.size === seen.add(id).size)
    expect(twice).toEqual([])
  })

  it('knows every property and holds values that make sense', () => {
    const broken = FACT_BASE.filter(
      ({ property, value }) => !FACT_PROPERTIES.includes(property) || problemsOf(value).length > 0,
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  it('resolves every source to a title and an https address, read on a real day', () => {
    for (const { id, source } of FACT_BASE) {
      const { title, url, checked } = source
      expect(title.length, id).toBeGreaterThan(2)
      expect(new URL(url).protocol, id).toBe('https:')
      expect(url, id).not.toMatch(/\s/)
      expect(new Date(checked).toISOString().slice(0, 10), id).toBe(checked)
    }
  })

  it('writes names in composed form, without empty, doubled or padded variants', () => {
    const lists = FACT_BASE.flatMap(({ id, subject, cues, value }) =>
      [subject, ...cues, value.type === 'name' ? [...value.accepted, ...value.tolerated] : []].map(
        (names) => ({ id, names }),
      ),
    )
    const untidy = lists.filter(
      ({ names }) =>
        new Set(names).size !== names.length ||
        names.some((name) => name === '' || name !== name.trim() || name !== name.normalize('NFC')),
    )
    expect(untidy).toEqual([])
  })

  it('has Tamil names for every subject', () => {
    expect(FACT_BASE.filter(({ subject }) => !subject.every((name) => /[஀-௿]/.test(name)))).toEqual([])
  })
})
