import type { Span } from '../tamil-language.ts'

/** Sentences `[from, to)` that one request is about; the sentence on each side goes along, read-only. */
export interface Chunk {
  from: number
  to: number
}

/** Code units a chunk aims at: about 400 tokens of Tamil. */
const TARGET_LENGTH = 1_100

/** Cuts the sentences of a text into chunks, at a paragraph's end where one is near. Deterministic. */
export function chunkText(text: string, sentences: readonly Span[], target = TARGET_LENGTH): Chunk[] {
  const chunks: Chunk[] = []
  let from = 0
  for (let to = 1; to <= sentences.length; to++) {
    const first = sentences[from]
    const last = sentences[to - 1]
    const next = sentences[to]
    if (!first || !last) break
    const length = last.end - first.start
    const full = !next || next.end - first.start > target
    const paragraphEnds = next && length > target / 2 && /\n\s*\n/.test(text.slice(last.end, next.start))
    if (!full && !paragraphEnds) continue
    chunks.push({ from, to })
    from = to
  }
  return chunks
}

/** Both halves of a chunk, for an answer that did not fit; a single sentence cannot be halved. */
export function halve({ from, to }: Chunk): Chunk[] {
  const middle = Math.ceil((from + to) / 2)
  return to - from < 2
    ? []
    : [
        { from, to: middle },
        { from: middle, to },
      ]
}
