import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Engine } from '@semmai/tamil'
import { loadEngine } from '@semmai/tamil-node'
import { SPACE_FAULTS, type SpaceFault, seededSpace } from './seeded-space.ts'

const USAGE = `npm run bench:spaces -- [--turn N] [--missed] FILE…
  Puts one space into a word of each sentence, and in a second reading leaves one out; prints how many of these the engine
  finds, and after how many corrections the sentence is as it was. FILE has a correct sentence a line. --turn takes other
  places of the sentences, --missed prints what was not found.`

/** Turns of neighbouring sentences lie so far apart, so that all parts of sentences are met. */
const STRIDE = 7

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    turn: { type: 'string', default: '0' },
    missed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help || files.length === 0) process.stdout.write(`${USAGE}\n`)
else {
  const engine = loadEngine()
  const sentences = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
  for (const fault of SPACE_FAULTS) process.stdout.write(`${measure(engine, sentences, fault)}\n`)
}

function measure({ proofread }: Engine, sentences: readonly string[], fault: SpaceFault): string {
  let [seeded, found, corrected] = [0, 0, 0]
  for (const [i, sentence] of sentences.entries()) {
    const seed = seededSpace(sentence, fault, i * STRIDE + Number(values.turn))
    if (seed === undefined) continue
    const { text, at } = seed
    const asItWas = proofread(sentence).corrected_text
    const { corrected_text, issues } = proofread(text)
    const hit = issues.some(({ start, end }) => start <= at && at <= end)
    seeded++
    found += Number(hit)
    corrected += Number(hit && corrected_text === asItWas)
    if (!hit && values.missed) process.stdout.write(`${text.slice(0, at)}|${text.slice(at)}\n`)
  }
  const percent = (part: number) => ((100 * part) / seeded).toFixed(1)
  return `${fault}: ${seeded} seeded, ${percent(found)} % found, ${percent(corrected)} % corrected`
}
