// Prints the forms of the word list that are probably misspelt, surest first, to be read before lines are added to
// data/spelling/excluded-forms.tsv: form, the word that was probably meant, the kind of edit, the logarithm of the odds, and
// what the spelling check makes of the form as it stands. Without frequencies, as in decision 0127.
import { compileData, loadWordList } from '@semmai/tamil-data'
import { createEngine } from '../src/engine.ts'
import { EDIT_KINDS, type EditKind } from '../src/words/error-model/edits.ts'
import { MODEL_FEATURES } from '../src/words/error-model/features.ts'
import type { Weights } from '../src/words/error-model/spelling-model.ts'
import { assess } from './cases.ts'
import { isExplained, type Lab, openLabs } from './lab.ts'

/** Edits whose cause is the language: a listed form that any other edit leads to is more often a rare word. */
const SOUNDING: ReadonlySet<EditKind> = new Set<EditKind>(['alike', 'length', 'gemination', 'pulli', 'nasal'])

const [folder = 'packages/tamil/data', least = '0'] = process.argv.slice(2)
const { own } = openLabs(folder)
const { binaries } = compileData(folder, loadWordList())
if (binaries === undefined)
  throw new Error('The language data has problems: `npm run data -- check` lists them.')
const engine = createEngine(binaries.language)
const model = own.model(storedWeights(own))

const doubted = own.lexicon.words.flatMap((form) => {
  const { analyses } = own.read(form)
  if (isExplained(analyses)) return []
  own.hide({ lemmas: new Set(analyses.map(({ lemma }) => lemma)), word: form, unlisted: true })
  const found = assess(model, own, form)
  own.hide(undefined)
  const best = found?.candidates[0]
  if (found === undefined || best === undefined || !SOUNDING.has(best.kind)) return []
  if (best.standing.stem === undefined || found.logit < Number(least)) return []
  const issue = engine.proofread(form).issues.find(({ type }) => type === 'spelling')
  return [{ form, meant: best.word, kind: best.kind, logit: found.logit, now: issue?.suggestion ?? '' }]
})
doubted.sort((a, b) => b.logit - a.logit || (a.form < b.form ? -1 : 1))
for (const { form, meant, kind, logit, now } of doubted)
  process.stdout.write(`${form}\t${meant}\t${kind}\t${logit.toFixed(1)}\t${now}\n`)

function storedWeights(lab: Lab): Weights {
  const stored = new Map(lab.rows('spelling/weights').map(({ name = '', weight }) => [name, Number(weight)]))
  const costs = Object.fromEntries(
    EDIT_KINDS.map((kind) => [kind, stored.get(`cost ${kind}`) ?? 0]),
  ) as Record<EditKind, number>
  return { costs, regression: MODEL_FEATURES.map((name) => stored.get(name) ?? 0) }
}
