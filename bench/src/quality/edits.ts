/** A span in which two versions of a sentence differ; offsets are UTF-16 code units into the first. */
export interface Edit {
  readonly start: number
  readonly end: number
  /** The span; for an insertion, with its neighbours. */
  readonly wideStart: number
  readonly wideEnd: number
  readonly inserts: boolean
  /** Equal for equal edits of the same sentence. */
  readonly key: string
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

type Hunk = readonly [from: number, to: number, otherFrom: number, otherTo: number]

const TOKEN = /[\u0b80-\u0bff\u200c\u200d]+|[A-Za-z0-9]+|[^\s]/gu

/** NFC, one space between words: both sides of every comparison. */
export function normal(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The text without doubled க் ச் த் ப் at the ends of words. */
export function withoutVallinam(text: string): string {
  return text.replace(/[கசதப]்(?![\u0b80-\u0bff])/gu, '')
}

/** What must change in `a` to give `b`, token by token; a change of word order alone is one edit. */
export function edits(a: string, b: string): Edit[] {
  const from = tokens(a)
  const to = tokens(b)
  const hunks = differences(from, to)
  const first = hunks[0]
  const last = hunks.at(-1)
  if (hunks.length > 1 && first && last && isReordered(from, to)) {
    return [edit(from, to, [first[0], last[1], first[2], last[3]])]
  }
  return hunks.flatMap((hunk) => {
    const [i, j, k, l] = hunk
    if (j - i !== l - k || j - i < 2) return [edit(from, to, hunk)]
    return Array.from({ length: j - i }, (_, d) => edit(from, to, [i + d, i + d + 1, k + d, k + d + 1]))
  })
}

function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function isReordered(from: readonly Token[], to: readonly Token[]): boolean {
  const plain = (list: readonly Token[]) => list.map((token) => withoutVallinam(token.text))
  const bag = (list: readonly Token[]) => plain(list).sort().join(' ')
  return bag(from) === bag(to) && plain(from).join(' ') !== plain(to).join(' ')
}

/** Differences along a longest common subsequence of tokens. */
function differences(from: readonly Token[], to: readonly Token[]): Hunk[] {
  const width = to.length + 1
  const table = new Uint16Array((from.length + 1) * width)
  const length = (i: number, j: number) => table[i * width + j] ?? 0
  const equal = (i: number, j: number) => from[i]?.text === to[j]?.text
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      table[i * width + j] = equal(i, j)
        ? length(i + 1, j + 1) + 1
        : Math.max(length(i + 1, j), length(i, j + 1))
    }
  }
  const hunks: Hunk[] = []
  let i = 0
  let j = 0
  const matches = () => i < from.length && j < to.length && equal(i, j)
  while (i < from.length || j < to.length) {
    if (matches()) {
      i++
      j++
      continue
    }
    const [i0, j0] = [i, j]
    while ((i < from.length || j < to.length) && !matches()) {
      if (j >= to.length || (i < from.length && length(i + 1, j) >= length(i, j + 1))) i++
      else j++
    }
    hunks.push([i0, i, j0, j])
  }
  return hunks
}

function edit(from: readonly Token[], to: readonly Token[], [i, j, k, l]: Hunk): Edit {
  const replacement = to
    .slice(k, l)
    .map(({ text }) => text)
    .join(' ')
  const first = from[i]
  const last = from[j - 1]
  if (i < j && first && last) {
    const key = `${i}:${j}:${replacement}`
    return {
      start: first.start,
      end: last.end,
      wideStart: first.start,
      wideEnd: last.end,
      inserts: false,
      key,
    }
  }
  const before = from[i - 1]
  const after = from[i]
  const start = before?.end ?? 0
  return {
    start,
    end: after?.start ?? start,
    wideStart: before?.start ?? 0,
    wideEnd: after?.end ?? start,
    inserts: true,
    key: `${i}:${i}:${replacement}`,
  }
}

/** GLEU as in the BHASHA 2025 IndicGEC script: the mean over n = 1..4 of min(precision, recall), in per cent. */
export function gleu(pairs: readonly (readonly [reference: string, output: string])[]): number {
  const split = (text: string) => text.trim().match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? []
  const lists = pairs.map(([reference, output]) => [split(reference), split(output)] as const)
  let total = 0
  for (const n of [1, 2, 3, 4]) {
    let [wanted, given, shared] = [0, 0, 0]
    for (const [reference, output] of lists) {
      const counts = ngrams(reference, n)
      const others = ngrams(output, n)
      wanted += Math.max(0, reference.length - n + 1)
      given += Math.max(0, output.length - n + 1)
      for (const [gram, count] of counts) shared += Math.min(count, others.get(gram) ?? 0)
    }
    total += Math.min(given === 0 ? 0 : shared / given, wanted === 0 ? 0 : shared / wanted)
  }
  return (total / 4) * 100
}

function ngrams(list: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i + n <= list.length; i++) {
    const gram = list.slice(i, i + n).join('\u0001')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}
