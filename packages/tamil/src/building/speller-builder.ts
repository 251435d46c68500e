import { LanguageData } from '../data/language-data.ts'
import type { Analysis } from '../words/analysis.ts'
import { WEIGHT_STEP } from '../words/error-model/open-model.ts'
import { buildScoreTable, type ScoreEntry } from '../words/error-model/score-table.ts'
import { endingHash, SCORE_STEP, stemHash } from '../words/error-model/word-scores.ts'
import { openLexicon } from '../words/lexicon.ts'
import { openMorphology } from '../words/morphology.ts'
import { toPhonemes } from '../words/phonemes.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import { WordAnalyser } from '../words/word-analyser.ts'
import { countCharacters } from './character-counts.ts'

/** The tables of the spelling model, as `ScoreTable` reads them. */
export interface SpellerTables {
  readonly characters: Uint32Array
  readonly stems: Uint32Array
}

/** The sections of the spelling model. */
export interface SpellingSections extends SpellerTables {
  /** In the order of `WEIGHT_NAMES`, in units of `WEIGHT_STEP`. */
  readonly weights: Int32Array
}

/**
 * The spelling model for language data without one. `frequent` are the dictionary forms of frequent words; `shares` those of
 * running words by form, where they are at hand.
 */
export function buildSpelling(
  language: Uint8Array,
  weights: readonly number[],
  frequent: ReadonlySet<string>,
  shares?: ReadonlyMap<string, number>,
): SpellingSections {
  const data = new LanguageData(language)
  const lexicon = openLexicon(data)
  const analyser = new WordAnalyser(openMorphology(data), lexicon)
  const words = lexicon.words.map((word) => word.normalize('NFC'))
  const tables = buildSpellerTables(words, (word) => analyser.read(word).analyses, frequent, shares)
  return { ...tables, weights: Int32Array.from(weights, (weight) => Math.round(weight / WEIGHT_STEP)) }
}

/** How much oftener a frequent word is met than its forms in the word list tell. */
const FREQUENT_FACTOR = 12
/** N-grams that gain less are left out: with more of them the model holds fewer errors apart, not more. */
const PRUNE = 3
/** A form of the word list beside the frequencies, in running words a million. */
const LISTED_WEIGHT = 0.3
const RAREST = -6

/**
 * Counts stems, endings and phonemes for the spelling model. `read` gives every reading of a word. With the shares of
 * running words by form these are weighed by them; without, every form of the word list counts once.
 */
function buildSpellerTables(
  words: readonly string[],
  read: (word: string) => readonly Analysis[],
  frequent: ReadonlySet<string>,
  shares?: ReadonlyMap<string, number>,
): SpellerTables {
  const counts = new StemCounts(shares === undefined ? frequent : new Set())
  const letters = new Map<string, number>()
  for (const word of words) {
    const readings = explained(read(withoutVallinam(word)))
    letters.set(word, readings.length > 0 ? 1 : 0.5)
    if (shares?.has(word) !== true) counts.add(readings, shares === undefined ? 1 : LISTED_WEIGHT)
  }
  for (const [word, share] of shares ?? []) {
    counts.add(explained(read(withoutVallinam(word))), share * 1e6)
    letters.set(word, (letters.get(word) ?? 0) + 1 + Math.max(0, (Math.log10(share) - RAREST) * 2))
  }
  const weighed = Array.from(letters, ([word, weight]) => ({ phonemes: toPhonemes(word), weight }))
  return {
    characters: buildScoreTable(countCharacters(weighed, PRUNE)),
    stems: buildScoreTable(counts.entries()),
  }
}

function explained(readings: readonly Analysis[]): Analysis[] {
  return readings.filter((reading) => reading.guessed !== true)
}

/** How often stems and endings are met. */
class StemCounts {
  readonly #stems = new Map<number, number>()
  readonly #endings = new Map<number, { weight: number; readonly wordClass: string }>()
  readonly #totals = new Map<string, number>()
  readonly #frequent: ReadonlySet<string>
  #total = 0

  constructor(frequent: ReadonlySet<string>) {
    this.#frequent = frequent
  }

  /** A word with its readings, each of which gets an equal share. */
  add(readings: readonly Analysis[], weight: number): void {
    for (const reading of readings) {
      const factor = this.#frequent.has(reading.lemma) ? FREQUENT_FACTOR : 1
      const share = (factor * weight) / readings.length
      const stem = stemHash(reading)
      const ending = endingHash(reading)
      this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + share)
      const known = this.#endings.get(ending)
      if (known === undefined) this.#endings.set(ending, { weight: share, wordClass: reading.class })
      else known.weight += share
      this.#totals.set(reading.class, (this.#totals.get(reading.class) ?? 0) + share)
      this.#total += share
    }
  }

  entries(): ScoreEntry[] {
    return [
      ...Array.from(this.#stems, ([hash, weight]) => entry(hash, weight / this.#total)),
      ...Array.from(this.#endings, ([hash, { weight, wordClass }]) =>
        entry(hash, weight / (this.#totals.get(wordClass) ?? this.#total)),
      ),
    ]
  }
}

function entry(hash: number, share: number): ScoreEntry {
  return { hash, first: Math.max(0, Math.min(255, Math.round(-Math.log10(share) / SCORE_STEP))), second: 0 }
}
