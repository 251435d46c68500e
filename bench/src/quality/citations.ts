import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createLiterature, normalise, reviewCitations } from '@semmai/tamil'
import { loadCouplets, loadEngine } from '@semmai/tamil-node'

const USAGE = `node bench/dist/quality/citations.js --data FILE [--misses]
  Writes one line {id, badge} for each quotation of FILE ({id, input, claimed_number, accurate} a line) to the
  standard output, and to the standard error how many badges are right.
  --misses  show the feedback on each quotation whose badge is wrong`

/** A quoted couplet and the number claimed for it. */
interface CitationRecord {
  readonly id: string
  readonly kind: string
  readonly input: string
  readonly claimed_number: number
  readonly accurate: boolean
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
if (values.data === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

const literature = createLiterature(loadEngine().data, loadCouplets())
const tally = new Map<string, { right: number; all: number }>()
for (const record of readRecords(values.data)) {
  const findings = findingsOf(record)
  const badges = findings.map(({ verdict }) => verdict?.badge)
  const badge = badges.includes('conflicting') ? 'conflicting' : (badges[0] ?? null)
  const right = badge === (record.accurate ? 'verified' : 'conflicting')
  const count = tally.get(record.kind) ?? { right: 0, all: 0 }
  tally.set(record.kind, { right: count.right + (right ? 1 : 0), all: count.all + 1 })
  process.stdout.write(`${JSON.stringify({ id: record.id, badge })}\n`)
  if (!right && values.misses) {
    const said = findings.map(({ description }) => description).join(' | ')
    process.stderr.write(`${record.id} ${record.kind} ${record.input} (${record.claimed_number}): ${said}\n`)
  }
}
for (const [kind, { right, all }] of tally) process.stderr.write(`${kind}: ${right} of ${all}\n`)

/** What the critique says of an essay that only quotes the couplet under the claimed number. */
function findingsOf({ input, claimed_number }: CitationRecord) {
  const essay = `திருவள்ளுவர் கூறுகிறார்:\n\n“${input}” (குறள் ${claimed_number})\n`
  return reviewCitations(normalise(essay).text, literature)
}

function readRecords(path: string): CitationRecord[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CitationRecord)
}
