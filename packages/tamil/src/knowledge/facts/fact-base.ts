import type { LanguageData } from '../../data/language-data.ts'
import { valuesOf } from '../../data/table.ts'
import {
  type CalendarDate,
  FACT_PROPERTIES,
  type FactProperty,
  type FactRecord,
  type FactValue,
  MEASURE_UNITS,
  NAME_KINDS,
  type NameKind,
} from './fact-record.ts'
import { readSources } from './sources.ts'

const DEFAULT_TOLERANCE = 0.01

/** Every record of the fact base. @throws Error when the data is not what the compiler has checked. */
export function readFacts(data: LanguageData): FactRecord[] {
  const sourceOf = readSources(data)
  return data.table('facts').map((cell) => {
    const property = nameIn(FACT_PROPERTIES, cell('property'))
    const subject = valuesOf(cell('subject'))
    const cues = cell('cues') === '' ? [] : cell('cues').split(' + ').map(valuesOf)
    const value = readValue(cell('type'), valuesOf(cell('value')), cell('of'), cell('tolerance'))
    const counted = value.type === 'number' ? [value.nouns[0]] : []
    const id = [property, subject[0], ...cues.map(([wording]) => wording), ...counted].join('/')
    return { id, property, subject, cues, value, source: sourceOf(cell('source')) }
  })
}

/** Names beyond the records' own, so that a wrong value can be told from an unknown word: those of one thing, by kind. */
export function readNames(data: LanguageData): ReadonlyMap<NameKind, readonly (readonly string[])[]> {
  const names = new Map<NameKind, string[][]>()
  for (const [kind, list] of data.table('factNames').map((cell) => [cell('kind'), cell('names')] as const)) {
    const name = nameIn(NAME_KINDS, kind)
    names.set(name, [...(names.get(name) ?? []), valuesOf(list)])
  }
  return names
}

/** The beginnings of words that only tie together a subject and what is said of it. */
export function readTies(data: LanguageData): ReadonlySet<string> {
  const lists = data.table('factTies').map((cell) => valuesOf(cell('beginnings')))
  return new Set(lists.flat())
}

/** The beginnings of words that may stand in a statement of a property beside what its record asks for. */
export function readRelationWords(data: LanguageData): ReadonlyMap<FactProperty, ReadonlySet<string>> {
  return new Map(
    data
      .table('factRelations')
      .map(
        (cell) => [nameIn(FACT_PROPERTIES, cell('property')), new Set(valuesOf(cell('beginnings')))] as const,
      ),
  )
}

function readValue(type: string, values: readonly string[], of: string, tolerance: string): FactValue {
  const numbers = () => values.map(Number)
  switch (type) {
    case 'name':
      return { type, kind: nameIn(NAME_KINDS, of), accepted: values, tolerated: valuesOf(tolerance) }
    case 'number':
      return { type, accepted: numbers(), nouns: valuesOf(of) }
    case 'measure':
      return {
        type,
        amount: Number(values[0]),
        unit: nameIn(MEASURE_UNITS, of),
        tolerance: tolerance === '' ? DEFAULT_TOLERANCE : Number(tolerance),
      }
    case 'date':
      return { type, accepted: values.map(calendarDate), tolerated: valuesOf(tolerance).map(calendarDate) }
    case 'century':
      return { type, accepted: numbers() }
    default:
      throw new Error(`The language data has a fact of the type ‘${type}’.`)
  }
}

function nameIn<Name extends string>(names: readonly Name[], text: string): Name {
  const name = names.find((known) => known === text)
  if (name === undefined) throw new Error(`The language data has the unknown name ‘${text}’.`)
  return name
}

function calendarDate(text: string): CalendarDate {
  const parts = /^(?:(?<year>-?\d{1,4})|-)(?:-(?<month>\d\d))?(?:-(?<day>\d\d))?$/.exec(text)?.groups
  if (!parts) throw new Error(`The language data has ‘${text}’ for a date.`)
  const { year, month, day } = parts
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  }
}
