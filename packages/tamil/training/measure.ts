// Measures the spelling check on sentences that nothing was learned from, a sentence a line: prints what is found of errors
// put into them, by kind, and every word that it flags in the sentences as they are.
import { readFileSync } from 'node:fs'
import { compileData, loadWordList } from '@semmai/tamil-data'
import { createEngine, type Engine } from '../src/engine.ts'
import { withoutVallinam } from '../src/words/vallinam.ts'
import { wordsOf } from './corpus.ts'
import { ERROR_KINDS, type ErrorKind, inject } from './inject.ts'
import { pick, randomFrom } from './random.ts'

const ERRORS_OF_A_KIND = 100
const SEED = 77

const [variant = '', ...files] = process.argv.slice(2)
if (!['own', 'frequencies'].includes(variant) || files.length === 0) {
  process.stderr.write('npm run measure:spelling -- own|frequencies FILE…: files with a sentence a line\n')
  process.exit(1)
}
const { binaries } = compileData('packages/tamil/data', loadWordList())
if (binaries === undefined)
  throw new Error('The language data has problems: `npm run data -- check` lists them.')
const engine = createEngine(binaries.language, variant === 'own' ? undefined : binaries.frequencies)
const sentences = files
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line !== '')

const flags = sentences.flatMap((sentence) =>
  spellingIssues(engine, sentence).map(
    ({ start, end, suggestion, severity }) => `${severity}\t${sentence.slice(start, end)}\t${suggestion}`,
  ),
)
const running = sentences.flatMap(wordsOf).length
process.stdout.write(`${flags.join('\n')}\n`)
process.stdout.write(
  `${flags.length} flags in ${running} words, ${perThousand(flags.length, running)} a thousand\n`,
)
const random = randomFrom(SEED)
for (const kind of ERROR_KINDS) {
  const { found, right } = measure(kind)
  process.stdout.write(`${kind}: ${found} found, ${right} right of ${ERRORS_OF_A_KIND}\n`)
}

function perThousand(count: number, words: number): string {
  return ((count / words) * 1000).toFixed(2)
}

function spellingIssues(
  by: Engine,
  text: string,
): readonly ReturnType<Engine['proofread']>['issues'][number][] {
  return by.proofread(text).issues.filter(({ rule }) => rule.startsWith('spelling/'))
}

/** How many errors of a kind are found, and how many of them rightly corrected; words that stay words are no errors. */
function measure(kind: ErrorKind): { readonly found: number; readonly right: number } {
  let [count, found, correct] = [0, 0, 0]
  while (count < ERRORS_OF_A_KIND) {
    const sentence = pick(sentences, random)
    const words = wordsOf(sentence)
    if (words.length < 3) continue
    const right = pick(words, random)
    const wrong = inject(right, kind, random)
    if (wrong === undefined || wrong.length < 4 || !isNonWord(wrong) || engine.analyse(right).length === 0)
      continue
    count++
    const at = sentence.indexOf(right)
    const faulty = sentence.slice(0, at) + wrong + sentence.slice(at + right.length)
    const hit = spellingIssues(engine, faulty).find(({ start, end }) => start <= at && end > at)
    if (hit === undefined) continue
    found++
    const corrected = faulty.slice(0, hit.start) + hit.suggestion + faulty.slice(hit.end)
    if (corrected === sentence || withoutVallinam(hit.suggestion) === withoutVallinam(right)) correct++
  }
  return { found, right: correct }
}

function isNonWord(word: string): boolean {
  return engine.analyse(word).every((reading) => reading.guessed === true)
}
