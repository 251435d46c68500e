import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine, Profile } from '@semmai/tamil'
import { loadEngine } from '@semmai/tamil-node'
import { readRecords } from './read-records.ts'
import { countByRule, type Judgements, readPrecision, writePrecision } from './rule-precision.ts'
import { rightIssues } from './score.ts'

const USAGE = `npm run bench:precision -- [--data DIR] [--read FILE] [--out FILE]
  Counts for each rule how many of its issues on the blind sets stand over an error and how many do not, adds those of
  running text that were read by eye (FILE: rule, right, wrong), and writes the sums to --out.`

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'bench/blind' },
    read: { type: 'string', default: 'bench/precision/read-by-eye.tsv' },
    out: { type: 'string', default: 'bench/precision/rules.tsv' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(`${USAGE}\n`)
else {
  const counts = readPrecision(readFileSync(values.read, 'utf8'))
  judgeSets(values.data, loadEngine(), counts)
  writeFileSync(values.out, writePrecision(counts))
  process.stdout.write(`${counts.size} rules measured, written to ${values.out}\n`)
}

/** Adds the issues of all blind sets; sets of `school`, and sentences of rules that it alone has, are read in that profile. */
function judgeSets(folder: string, { proofread }: Engine, counts: Judgements): void {
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
    const ofSet: Profile = file.startsWith('school') ? 'school' : 'general'
    for (const record of readRecords(join(folder, file))) {
      const { corrected_text, issues } = proofread(record.input, { profile: record.profile ?? ofSet })
      const right = new Set(rightIssues(record, { id: record.id, corrected_text, issues }))
      for (const issue of issues) countByRule(counts, issue.rule, right.has(issue))
    }
  }
}
