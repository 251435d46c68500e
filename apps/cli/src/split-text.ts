import { LIMITS } from '@semmai/contract'

/** From the best place to cut to the worst; each match ends where the next piece may begin. */
const BOUNDARIES = [/\n\s*\n/g, /\n/g, /[.!?…]["'”’)]*\s+/g, /\s+/g]

/**
 * Cuts a text into pieces of at most `limit` code points that join to exactly the same text, cut at the last
 * paragraph, line, sentence or word end that fits; only a longer word is cut inside.
 */
export function splitText(text: string, limit: number = LIMITS.proofreadText): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest !== '') {
    const fitting = takeCodePoints(rest, limit)
    const piece = fitting === rest ? rest : fitting.slice(0, bestCut(fitting))
    pieces.push(piece)
    rest = rest.slice(piece.length)
  }
  return pieces
}

function takeCodePoints(text: string, count: number): string {
  if (text.length <= count) return text
  let end = 0
  for (let taken = 0; taken < count && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return text.slice(0, end)
}

/** Never in the first half, so pieces stay large. */
function bestCut(text: string): number {
  for (const boundary of BOUNDARIES) {
    const ends = [...text.matchAll(boundary)].map((match) => match.index + match[0].length)
    const last = ends.findLast((end) => end > text.length / 2)
    if (last !== undefined) return last
  }
  return text.length
}
