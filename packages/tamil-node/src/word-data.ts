import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { type Lexicon, readLexicon } from '@semmai/tamil'

const require = createRequire(import.meta.url)

/** The installed word data, unpacked: the bytes of Tesseract's `tam.traineddata`. */
export function readWordData(): Uint8Array {
  return gunzipSync(readFileSync(require.resolve('@tesseract.js-data/tam/4.0.0/tam.traineddata.gz')))
}

/** The list of full word forms alone, for tools that measure. */
export function loadLexicon(): Lexicon {
  return readLexicon(readWordData())
}
