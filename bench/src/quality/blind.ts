import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEngine } from '@semmai/tamil-node'
import { readProfile } from './read-profile.ts'
import { readRecords } from './read-records.ts'
import { scoreBlind } from './score.ts'

const USAGE = `npm run bench:blind -- [--data DIR] [--only PREFIX] [--profile NAME]
  Scores the blind sets (bench/blind/README.md) and prints a row a set. It never prints their sentences.`

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'bench/blind' },
    only: { type: 'string', default: '' },
    profile: { type: 'string', default: 'general' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(`${USAGE}\n`)
else process.stdout.write(table(values.data, values.only))

function table(folder: string, only: string): string {
  const { proofread } = loadEngine()
  const sets = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl') && file.startsWith(only))
    .sort()
  const rows = sets.map((file) => {
    const pairs = readRecords(join(folder, file)).map((record) => {
      const { corrected_text, issues } = proofread(record.input, { profile: readProfile(values.profile) })
      return [record, { id: record.id, corrected_text, issues }] as const
    })
    const { faulty, found, exact, correct, rightFlags, falseFlags } = scoreBlind(pairs)
    const precision = percent(rightFlags, rightFlags + falseFlags)
    return `| ${basename(file, '.jsonl')} | ${faulty} + ${correct} | ${percent(found, faulty)} | ${percent(exact, faulty)} | ${precision} | ${falseFlags} |`
  })
  return `${['| set | faulty + correct | found % | corrected % | precision % | false flags |', '|---|---|---|---|---|---|', ...rows].join('\n')}\n`
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)
}
