// Learns the weights of the spelling model and writes them into the data: `npm run train:spelling`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDIT_KINDS } from '../src/words/error-model/edits.ts'
import { WEIGHT_NAMES } from '../src/words/error-model/open-model.ts'
import { learnCosts, misspellings, STARTING_COSTS, train } from './cases.ts'
import { ownSentences } from './corpus.ts'
import { type Lab, openLabs } from './lab.ts'

const folder = process.argv[2] ?? 'packages/tamil/data'
const DIGITS = 4

const { own, withFrequencies } = openLabs(folder)
write('spelling/weights.tsv', learn(own), '\town')
write('spelling/frequency-weights.tsv', learn(withFrequencies), '')

function learn(lab: Lab): number[] {
  const costs = learnCosts(lab, STARTING_COSTS, misspellings(lab, ownSentences(), 3000, 5))
  const { regression, positives, negatives } = train(lab, {
    errors: 16000,
    others: 4000,
    ridge: 3,
    seed: 11,
    costs,
  })
  process.stdout.write(`${positives} misspellings, ${negatives} right words\n`)
  return [...EDIT_KINDS.map((kind) => costs[kind]), ...regression]
}

function write(file: string, weights: readonly number[], source: string): void {
  const path = join(folder, file)
  const head = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line, i, lines) => line.startsWith('#') || lines[i - 1]?.startsWith('#'))
  const rows = WEIGHT_NAMES.map((name, i) => `${name}\t${(weights[i] ?? 0).toFixed(DIGITS)}${source}`).sort()
  writeFileSync(path, `${[...head, ...rows].join('\n')}\n`)
}
