import { toPhonemes } from '../../words/phonemes.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Literature, Passage, UnmarkedVerse } from './literature.ts'
import { TrigramIndex, trigramsOf, verseClusters } from './trigram-index.ts'
import { THIRUKKURAL, type WorkId } from './works.ts'

/** A line has to agree so far before unmarked words are taken for it: the share of its trigrams. */
const UNMARKED_SHARE = 0.6

const SHORT_LINE_SHARE = 0.75

/** The line before or after one that was found belongs to it from this share on. */
const NEIGHBOUR_SHARE = 0.35

/** Lines with fewer trigrams than this are ordinary words too often. */
const MIN_LINE_TRIGRAMS = 8

const SHORT_LINE_TRIGRAMS = 16

/** How far a quoted line may be stretched by extra words. */
const STRETCH = 1.4

/** Chapter names are compared by sound: அடக்கம் உடைமை, அடக்கமுடைமை. */
const chapterKey = (name: string) => toPhonemes(withoutVallinam(name.replaceAll(' ', '')))

interface Line {
  readonly passage: Passage
  readonly document: number
  readonly text: string
}

/** Held in memory. Its index of trigrams is built once, by the first `nearest` or `verseIn`. */
export class Corpus implements Literature {
  readonly passages: readonly Passage[]
  readonly works: Literature['works']
  readonly attributions: Literature['attributions']
  readonly sayings: Literature['sayings']
  readonly #lines: Line[] = []
  #built: TrigramIndex | undefined
  readonly #numbered = new Map<string, Passage[]>()
  readonly #chapters = new Map<string, Passage[]>()

  constructor(
    passages: readonly Passage[],
    { works, attributions, sayings }: Pick<Literature, 'works' | 'attributions' | 'sayings'>,
  ) {
    this.passages = passages
    this.works = works
    this.attributions = attributions
    this.sayings = sayings
    for (const [document, passage] of passages.entries()) {
      if (passage.number !== undefined) push(this.#numbered, `${passage.work} ${passage.number}`, passage)
      if (passage.work === THIRUKKURAL) push(this.#chapters, chapterKey(passage.place ?? ''), passage)
      for (const line of passage.lines) {
        this.#lines.push({ passage, document, text: line })
      }
    }
  }

  get #index(): TrigramIndex {
    this.#built ??= new TrigramIndex(this.#lines.map(({ text }) => text))
    return this.#built
  }

  numbered(work: WorkId, number: number): readonly Passage[] {
    return this.#numbered.get(`${work} ${number}`) ?? []
  }

  chapterNamed(name: string): string | undefined {
    return this.#chapters.get(chapterKey(name))?.[0]?.place
  }

  coupletOf(chapter: string, place: number): Passage | undefined {
    return this.#chapters.get(chapterKey(chapter))?.[place - 1]
  }

  nearest(text: string, share: number, limit: number): readonly Passage[] {
    const trigrams = new Set(trigramsOf(verseClusters(text)))
    const hits = new Map<number, number>()
    for (const trigram of trigrams) {
      let last = -1
      for (const line of this.#index.postings(trigram)) {
        const document = this.#lines[line]?.document ?? -1
        if (document !== last) hits.set(document, (hits.get(document) ?? 0) + 1)
        last = document
      }
    }
    return [...hits]
      .filter(([, count]) => count >= share * trigrams.size)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .flatMap(([document]) => this.passages[document] ?? [])
  }

  verseIn(text: string, base: number): readonly UnmarkedVerse[] {
    const clusters = verseClusters(text, base)
    const { starts, ends } = clusters
    const places = new Map<number, number[]>()
    for (const [at, trigram] of trigramsOf(clusters).entries())
      for (const line of this.#index.postings(trigram)) push(places, line, at)
    const found: UnmarkedVerse[] = []
    for (const [line, at] of places) {
      const size = this.#index.size(line)
      const wanted = Math.ceil(size * (size < SHORT_LINE_TRIGRAMS ? SHORT_LINE_SHARE : UNMARKED_SHARE))
      const passage = this.#lines[line]?.passage
      if (passage === undefined || size < MIN_LINE_TRIGRAMS || at.length < wanted) continue
      const range = densestRange(at, wanted, size * STRETCH)
      if (range === undefined) continue
      const [first, last] = this.#withNeighbours(places, line, range)
      found.push({ passage, start: starts[first] ?? base, end: ends[last + 2] ?? base })
    }
    return found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  }

  /** Stretches a range over the lines before and after, as far as they stand there too. */
  #withNeighbours(
    places: ReadonlyMap<number, readonly number[]>,
    line: number,
    range: [number, number],
  ): [number, number] {
    let [first, last] = range
    for (const step of [-1, 1]) {
      for (let next = line + step; this.#lines[next]?.passage === this.#lines[line]?.passage; next += step) {
        const size = this.#index.size(next)
        const from = step < 0 ? first - size * STRETCH - 3 : last
        const to = step < 0 ? first : last + size * STRETCH + 3
        const at = places.get(next)?.filter((place) => place >= from && place <= to) ?? []
        if (at.length < size * NEIGHBOUR_SHARE) break
        first = Math.min(first, at[0] ?? first)
        last = Math.max(last, at.at(-1) ?? last)
      }
    }
    return [first, last]
  }
}

/** The places `[first, last]` of the closest run of at least `count` hits within `width`, as long as it goes. */
function densestRange(at: readonly number[], count: number, width: number): [number, number] | undefined {
  let best: [number, number] | undefined
  let from = 0
  for (let to = 0; to < at.length; to++) {
    while ((at[to] ?? 0) - (at[from] ?? 0) > width) from++
    if (to - from + 1 < count) continue
    if (best === undefined || to - from > best[1] - best[0]) best = [from, to]
  }
  return best && [at[best[0]] ?? 0, at[best[1]] ?? 0]
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
