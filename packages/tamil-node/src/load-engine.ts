import { createEngine, type Engine } from '@semmai/tamil'
import { readFrequencyData, readLanguageData } from './load-language-data.ts'

let engine: Engine | undefined

/** The engine with the compiled language data. Reads it at the first call, then gives the same engine. */
export function loadEngine(): Engine {
  engine ??= createEngine(readLanguageData(), readFrequencyData())
  return engine
}
