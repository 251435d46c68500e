import { createEngine, type Engine } from '@semmai/tamil'
import { readWordData } from './word-data.ts'

let engine: Engine | undefined

/** The engine with the installed word data. Reads and unpacks it at the first call, then gives the same engine. */
export function loadEngine(): Engine {
  engine ??= createEngine({ traineddata: readWordData() })
  return engine
}
