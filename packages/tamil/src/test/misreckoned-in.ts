import { loadEngine } from '@semmai/tamil-node'
import { readEssay } from '../critique/essay.ts'
import { detectedIn } from '../critique/structure/contradictions/contradictions.ts'
import { readMeaningWords } from '../critique/structure/meaning-words.ts'
import { uncheckedForms } from '../text/word-form.ts'

const engine = loadEngine()
const words = readMeaningWords(engine.data)

/** The numbers of a text that do not add up, as they are written, each with what is said of it. */
export function misreckonedIn(text: string): readonly (readonly [said: string, message: string])[] {
  const essay = readEssay(text, uncheckedForms(engine.analyse))
  return detectedIn(essay, words)
    .filter(({ detector }) => detector === 'sums')
    .map(({ finding: { start, end, description } }) => [essay.text.slice(start, end), description])
}
