import { type DataRecord, partsOf } from './data-record.ts'
import { compare, type Problem } from './problem.ts'
import type { Field, Schema } from './schema.ts'
import { didYouMean } from './similar.ts'
import { checkValue, type Enumerations } from './values.ts'

/** Everything that a schema says of records by themselves and of their order; `records` are those of one file. */
export function validate(
  records: readonly DataRecord[],
  schema: Schema,
  enumerations: Enumerations,
): Problem[] {
  return [
    ...records.flatMap((record) => validateRecord(record, schema, enumerations)),
    ...orderProblems(records, schema),
  ]
}

/** Records of all files of a kind whose keys are the same. */
export function duplicates(records: readonly DataRecord[], { key }: Schema): Problem[] {
  if (key === undefined) return []
  const seen = new Map<string, DataRecord>()
  return records.flatMap((record) => {
    const name = key.map((field) => record.get(field)).join(' · ')
    const first = seen.get(name)
    if (first === undefined) {
      seen.set(name, record)
      return []
    }
    const message = `‘${name}’ stands twice: also in ${first.file}:${first.line}.`
    return [{ file: record.file, line: record.line, message, fix: 'Keep one of the two.' }]
  })
}

function validateRecord(record: DataRecord, { fields, form }: Schema, enumerations: Enumerations): Problem[] {
  const problems: Problem[] = []
  const say = (line: number, message: string, fix: string) =>
    problems.push({ file: record.file, line, message, fix })
  const names = fields.map(({ name }) => name)
  const seen = new Set<string>()
  for (const { name, value, line } of record.entries) {
    const field = fields.find((one) => one.name === name)
    if (field === undefined) {
      say(line, `Unknown key ‘${name}’.${didYouMean(name, names)}`, `Known keys: ${names.join(', ')}.`)
      continue
    }
    if (form === 'blocks' && seen.has(name) && field.repeated !== true)
      say(line, `‘${name}’ stands twice in one block.`, 'Keep one, or put an empty line between two blocks.')
    seen.add(name)
    for (const problem of valueProblems(value, field, enumerations)) say(line, problem.message, problem.fix)
  }
  for (const { name, required } of fields)
    if (required === true && record.get(name) === '')
      say(record.line, `‘${name}’ is missing.`, `Every record of this kind has ‘${name}’.`)
  return problems
}

function valueProblems(
  value: string,
  field: Field,
  enumerations: Enumerations,
): { message: string; fix: string }[] {
  if (value === '') return []
  if (value.includes('"'))
    return [
      {
        message: `There are quotation marks in ‘${field.name}’: ${value}`,
        fix: 'A spreadsheet adds them. Delete them, and save as tab-separated text without quoting.',
      },
    ]
  if (value !== value.trim())
    return [{ message: `‘${field.name}’ begins or ends with a space.`, fix: 'Delete the space.' }]
  if (value.includes('  '))
    return [{ message: `Two spaces follow each other in ‘${field.name}’.`, fix: 'Keep one.' }]
  const parts = field.list === true ? partsOf(value) : [value]
  const doubled = parts.find((part, i) => parts.indexOf(part) !== i)
  const found = parts.flatMap((part) => {
    if (part === '' || part.includes(';'))
      return [
        {
          message: `The values of ‘${field.name}’ are not parted well: ${value}`,
          fix: 'Write ‘; ’ between two.',
        },
      ]
    return checkValue(part, field.type, enumerations) ?? []
  })
  if (doubled !== undefined)
    found.push({ message: `‘${doubled}’ stands twice in ‘${field.name}’.`, fix: 'Keep one.' })
  return found
}

function orderProblems(records: readonly DataRecord[], schema: Schema): Problem[] {
  for (const [i, record] of records.entries()) {
    const before = records[i - 1]
    if (before === undefined || compareRecords(before, record, schema) <= 0) continue
    return [
      {
        file: record.file,
        line: record.line,
        message: `‘${record.get(schema.order?.[0] ?? '')}’ does not come after ‘${before.get(schema.order?.[0] ?? '')}’.`,
        fix: 'Run `npm run data -- sort`: it puts the records of every file in their order.',
      },
    ]
  }
  return []
}

/** The order of two records of one file; 0 where the schema asks for none. */
export function compareRecords(a: DataRecord, b: DataRecord, { order }: Schema): number {
  for (const field of order ?? []) {
    const difference = compare(a.all(field).join('\n'), b.all(field).join('\n'))
    if (difference !== 0) return difference
  }
  return 0
}
