// What the engine makes of a word or a text: node try.mjs BINARY TEXT
import { readFileSync } from 'node:fs'
import { createEngine } from '@semmai/tamil'

const [binary = '', text = ''] = process.argv.slice(2)
const engine = createEngine(readFileSync(binary))
const words = text.split(/\s+/).filter((word) => word !== '')
for (const word of words) {
  const readings = engine.analyse(word.replace(/[^\u0b80-\u0bff]+/gu, ''))
  process.stdout.write(`${word}\n`)
  if (readings.length === 0) process.stdout.write('    unknown\n')
  for (const { lemma, class: kind, features, guessed } of readings)
    process.stdout.write(`    ${lemma} · ${kind} · ${features.join(' ')}${guessed ? ' (guessed)' : ''}\n`)
}
const { corrected_text, issues } = engine.proofread(text)
if (words.length > 1) for (const { message, rule } of issues) process.stdout.write(`! ${message} (${rule})\n`)
if (words.length > 1 && corrected_text !== text) process.stdout.write(`→ ${corrected_text}\n`)
