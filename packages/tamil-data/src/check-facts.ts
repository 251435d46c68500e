import type { DataRecord } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import { cueGroups, cueWordings } from './fact-tables.ts'
import type { Problem } from './problem.ts'

/** The keys that hold what a fact says: it has exactly one of them. */
const ANSWERS = ['value', 'count', 'measure', 'date', 'century'] as const
const DATED = new Set(['birth', 'death', 'event', 'day'])
const MAX_TOLERANCE = 0.5

/** That every fact says one thing of the right form, and that none says the same as another. */
export function checkFacts(records: RecordsByKind): Problem[] {
  const facts = records.get('facts') ?? []
  return [...facts.flatMap(problemsOf), ...sameTwice(facts, cueWordings(records))]
}

function problemsOf(record: DataRecord): Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string, fix: string) =>
    problems.push({ file: record.file, line: record.lineOf(field), message, fix })
  const given = ANSWERS.filter((name) => record.get(name) !== '')
  if (given.length !== 1)
    say(
      'subject',
      `A fact has one answer, this one has ${given.length}.`,
      `Write one of: ${ANSWERS.join(', ')}.`,
    )
  if ((record.get('value') === '') !== (record.get('kind') === ''))
    say('value', '`value` and `kind` belong together.', 'Write of which kind the name is: `kind: city`.')
  if ((record.get('count') === '') !== (record.get('of') === ''))
    say('count', '`count` and `of` belong together.', 'Write what is counted: `of: அதிகாரம்`.')
  if ((record.get('property') === 'count') !== (record.get('count') !== ''))
    say('property', 'A `count` has the property count, and nothing else has.', 'Write `property: count`.')
  if (record.get('date') !== '' && !DATED.has(record.get('property')))
    say('property', 'A `date` is of a birth, death, event or day.', `Write one of: ${[...DATED].join(', ')}.`)
  for (const date of record.list('date'))
    if (!isRealDay(date)) say('date', `There is no day ‘${date}’.`, 'Look at day and month.')
  if (Number(record.get('tolerance')) > MAX_TOLERANCE)
    say(
      'tolerance',
      'The tolerance is more than half of the amount.',
      'Write a share: 0.05 is five in a hundred.',
    )
  if (record.list('century').includes('0')) say('century', 'There is no century 0.', 'Write -1 or 1.')
  return problems
}

function isRealDay(text: string): boolean {
  const [, month, day] = /-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (month === undefined || day === undefined) return true
  // 2024 has a 29 February.
  return new Date(Date.UTC(2024, Number(month) - 1, Number(day))).getUTCDate() === Number(day)
}

function sameTwice(facts: readonly DataRecord[], wordings: ReadonlyMap<string, string>): Problem[] {
  const seen = new Map<string, DataRecord>()
  return facts.flatMap((record) => {
    const first = (text: string) => text.split('; ')[0] ?? ''
    const cues = cueGroups(record, wordings).map(first)
    const id = [record.get('property'), first(record.get('subject')), ...cues, first(record.get('of'))].join(
      ' / ',
    )
    const known = seen.get(id)
    seen.set(id, record)
    if (known === undefined) return []
    const message = `This fact stands twice: also in ${known.file}:${known.line} (${id}).`
    return [
      { file: record.file, line: record.line, message, fix: 'Keep one, or tell them apart by a `cue`.' },
    ]
  })
}
