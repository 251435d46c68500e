import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Frequencies, LanguageData, type Lexicon, openFrequencies, openLexicon } from '@semmai/tamil'

const require = createRequire(import.meta.url)

/** The bytes of the compiled language data, as `npm run build` (or a run of the tests) has left them. */
export function readLanguageData(): Uint8Array {
  return read('@semmai/tamil/tamil.bin')
}

/** The list of full word forms alone, for tools that measure. */
export function loadLexicon(): Lexicon {
  return openLexicon(new LanguageData(readLanguageData()))
}

/**
 * The frequencies of words, for tools that measure; throws where their binary is not there. Their data is share-alike
 * (CC BY-SA 4.0).
 */
export function loadFrequencies(): Frequencies {
  return openFrequencies(read('@semmai/tamil/tamil-frequencies.bin'))
}

/**
 * The optional frequency binary, where it is installed; throws where it is there and cannot be read.
 *
 * @param from the module that it is looked up from
 */
export function readFrequencyData(from: string = import.meta.url): Uint8Array | undefined {
  try {
    return readFileSync(createRequire(from).resolve('@semmai/tamil/tamil-frequencies.bin'))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'MODULE_NOT_FOUND' || error.code === 'ENOENT')
  )
}

function read(id: string): Uint8Array {
  try {
    return readFileSync(require.resolve(id))
  } catch (cause) {
    throw new Error(`${id} is not there: \`npm run build\` compiles it from packages/tamil/data.`, { cause })
  }
}
