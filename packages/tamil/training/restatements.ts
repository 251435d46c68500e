// Learns by what a sentence is known to tell an earlier point again, and prints the weights for
// critique/structure/restatements/same-point.ts: `npm run train:restatements -- PAIRS.jsonl FOLDER…`.
// PAIRS.jsonl has lines {"kind": "same" or "new", "first", "later"}. A folder has texts NAME.txt; a file NAME.key.json beside one
// names what it says again ({"planted": [{"kind": "repetition", "start", "end"}]}): all other pairs of its sentences say it not.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEngine } from '@semmai/tamil-node'
import { type Essay, readEssay } from '../src/critique/essay.ts'
import { readMeaningWords } from '../src/critique/structure/meaning-words.ts'
import { type Point, pointOf } from '../src/critique/structure/restatements/point.ts'
import { type Likeness, likenessOf, WEIGHTS } from '../src/critique/structure/restatements/same-point.ts'
import { topicalWeights } from '../src/critique/structure/restatements/topical-weights.ts'
import { uncheckedForms } from '../src/text/word-form.ts'
import { type Case, fitLogistic } from './regression.ts'

/** How much a pair of sentences counts: there are thousands of pairs in essays. */
const COUNTS = { again: 1, other: 1 }
const COUNTS_IN_TEXTS = { again: 3, other: 0.3 }
const RIDGE = 0.1

interface Key {
  readonly planted: readonly { readonly kind: string; readonly start: number; readonly end: number }[]
}

const engine = loadEngine()
const meanings = readMeaningWords(engine.data)
const forms = uncheckedForms(engine.analyse)
const names = Object.keys(WEIGHTS).filter((name) => name !== 'bias') as (keyof Likeness)[]

const [pairs = '', ...folders] = process.argv.slice(2)
const cases = [...casesOfPairs(pairs), ...folders.flatMap(casesOfTexts)]
process.stdout.write(`${cases.length} pairs that may be one point\n`)
const weights = fitLogistic(cases, RIDGE)
for (const [at, name] of ['bias', ...names].entries())
  process.stdout.write(`  ${name}: ${(weights[at] ?? 0).toFixed(2)},\n`)

function casesOfPairs(file: string): Case[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const { kind, first, later } = JSON.parse(line) as Record<'kind' | 'first' | 'later', string>
    const points = pointsOf(readEssay(`கட்டுரை\n\n${first}\n\n${later}`, forms))
    return casesOf(points, (point) => point !== points[0] && kind === 'same', COUNTS)
  })
}

function casesOfTexts(folder: string): Case[] {
  const texts = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return texts.flatMap((name) => {
    const key = join(folder, name.replace(/txt$/, 'key.json'))
    const again = existsSync(key) ? (JSON.parse(readFileSync(key, 'utf8')) as Key).planted : []
    const essay = readEssay(readFileSync(join(folder, name), 'utf8'), forms)
    const isAgain = ({ sentence: { start, end } }: Point) =>
      again.some((one) => one.kind === 'repetition' && start < one.end && one.start < end)
    return casesOf(pointsOf(essay), isAgain, COUNTS_IN_TEXTS)
  })
}

function pointsOf({ paragraphs }: Essay): Point[] {
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => pointOf(sentence, meanings) ?? []),
  )
}

/** Of a sentence that says something again, the earlier one that has most in common with it is the one. */
function casesOf(
  points: readonly Point[],
  isAgain: (point: Point) => boolean,
  counts: typeof COUNTS,
): Case[] {
  const weigh = topicalWeights(points)
  return points.flatMap((later, at) => {
    const likenesses = points.slice(0, at).flatMap((earlier) => likenessOf(earlier, later, weigh) ?? [])
    const label = isAgain(later) ? 1 : 0
    const compared =
      label === 1 ? likenesses.sort((one, other) => other.shared - one.shared).slice(0, 1) : likenesses
    const weight = label === 1 ? counts.again : counts.other
    return compared.map((likeness) => ({
      features: [1, ...names.map((name) => likeness[name])],
      label,
      weight,
    }))
  })
}
