import type { Analysis } from '../analysis.ts'
import { nounForms } from '../noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { VERBS } from '../stems/verbs.ts'
import { finalVallinam, withoutVallinam } from '../vallinam.ts'
import { readVerbs } from '../verb-forms.ts'
import { FREQUENT_WORDS } from './frequent-words.ts'
import type { SlipKind } from './slips.ts'
import type { Slip } from './speller.ts'

/** The beginning of a frequent word's forms, as phonemes, with its dictionary form. */
interface Head {
  readonly phonemes: string
  readonly lemma: string
  readonly verb: boolean
}

/** The skeleton of a word: where each of its symbols ends among the phonemes. */
interface Skeleton {
  readonly key: string
  readonly ends: readonly number[]
}

const FOLD: ReadonlyMap<string, string> = new Map(
  ['லளழ', 'ரற', 'னநண', 'இஈ', 'உஊ', 'எஏ', 'ஒஓ'].flatMap((group) =>
    [...group].map((symbol): [string, string] => [symbol, group[0] ?? symbol]),
  ),
)
const SHORTEST_KEY = 2
const LONGEST_KEY = 14
/** Short words have many neighbours, verbs more than nouns: so many phonemes make a word worth a look. */
const SHORTEST_NOUN = 5
const SHORTEST_VERB = 7
/** Length, doubling and pulli also part words that are both right: they need a longer word, and no verb. */
const SHORTEST_OTHER = 6
const SHORTEST_OTHER_KEY = 4
/** Heads of fewer phonemes bear one changed letter, longer ones two. */
const LONG_HEAD = 6
const MOST_CHANGES = 2

/** Finds slips in the forms of frequent words: a letter that sounds alike, a vowel's length, a doubling, a pulli. */
export class FrequentSlips {
  readonly #analyse: (word: string) => readonly Analysis[]
  #heads: ReadonlyMap<string, readonly Head[]> | undefined

  constructor(analyse: (word: string) => readonly Analysis[]) {
    this.#analyse = analyse
  }

  /** The slip in a word that no stem explains, when it is a frequent word but for such letters. */
  check(word: string): Slip | undefined {
    const bare = withoutVallinam(word)
    const phonemes = toPhonemes(bare)
    if (phonemes.length < SHORTEST_NOUN || this.#isExplained(bare)) return undefined
    this.#heads ??= fileHeads()
    const { key, ends } = skeletonOf(phonemes)
    const found = new Map<string, SlipKind>()
    for (let length = SHORTEST_KEY; length <= Math.min(key.length, LONGEST_KEY); length++) {
      for (const head of this.#heads.get(key.slice(0, length)) ?? []) {
        const end = ends[length - 1] ?? 0
        const kind = kindOfChange(phonemes.slice(0, end), head.phonemes)
        if (kind === undefined || !isLongEnough(kind, head, phonemes.length, length)) continue
        const suggestion = fromPhonemes(head.phonemes + phonemes.slice(end))
        if (this.#isFormOf(suggestion, head.lemma)) found.set(suggestion, kind)
      }
    }
    const [only] = found
    if (only === undefined || found.size > 1) return undefined
    const [suggestion, kind] = only
    return { kind, suggestion: suggestion + (finalVallinam(word) ?? ''), alternatives: [], sure: true }
  }

  #isExplained(word: string): boolean {
    return this.#analyse(word).some(({ guessed }) => guessed !== true)
  }

  #isFormOf(word: string, lemma: string): boolean {
    return this.#analyse(word).some((reading) => reading.guessed !== true && reading.lemma === lemma)
  }
}

function isLongEnough(kind: SlipKind, { verb }: Head, phonemes: number, key: number): boolean {
  if (kind === 'letter') return phonemes >= (verb ? SHORTEST_VERB : SHORTEST_NOUN)
  return !verb && phonemes >= SHORTEST_OTHER && key >= SHORTEST_OTHER_KEY
}

/** What kind of change leads from the written letters to those of the head; undefined for none or too many. */
function kindOfChange(written: string, head: string): SlipKind | undefined {
  if (written === head) return undefined
  const most = head.length < LONG_HEAD ? 1 : MOST_CHANGES
  if (written.length === head.length) {
    const changed = [...head].filter((symbol, i) => symbol !== written[i])
    if (changed.length > most) return undefined
    return changed.some((symbol) => 'லளழரறனநண'.includes(symbol)) ? 'letter' : 'length'
  }
  if (Math.abs(written.length - head.length) > 1) return undefined
  const [longer, shorter] = written.length > head.length ? [written, head] : [head, written]
  let at = 0
  while (at < shorter.length && shorter[at] === longer[at]) at++
  const rest = [...shorter.slice(at)].filter((symbol, i) => symbol !== longer[at + 1 + i]).length
  if (rest + 1 > most) return undefined
  return longer[at] === 'அ' ? 'pulli' : 'doubling'
}

/**
 * A word without what slips change: letters that sound alike and vowels of either length are one, அ and doublings
 * are left out. `பெறிய` and `பெரிய` have one skeleton.
 */
function skeletonOf(phonemes: string): Skeleton {
  let key = ''
  const ends: number[] = []
  for (let i = 0; i < phonemes.length; i++) {
    const symbol = phonemes[i] ?? ''
    const folded = FOLD.get(symbol) ?? symbol
    if (symbol === 'அ' && i > 0) continue
    if (folded === key.at(-1)) {
      ends[ends.length - 1] = i + 1
      continue
    }
    key += folded
    ends.push(i + 1)
  }
  return { key, ends }
}

/** All heads by their skeleton. */
function fileHeads(): Map<string, Head[]> {
  const verbs = new Map(readVerbs(VERBS).map((verb) => [verb.lemma, verb.forms]))
  const heads = new Map<string, Head[]>()
  for (const lemma of FREQUENT_WORDS) {
    const verb = verbs.get(lemma)
    const noun = nounForms(lemma)
    const bases =
      verb === undefined
        ? [noun.nominative, withoutLast(noun.nominative), noun.oblique, ...noun.plurals]
        : [verb.root, withoutLast(verb.participle), verb.present, verb.future, verb.infinitive]
    for (const phonemes of new Set(bases.map(withoutInherent))) {
      const { key } = skeletonOf(phonemes)
      heads.set(key, [...(heads.get(key) ?? []), { phonemes, lemma, verb: verb !== undefined }])
    }
  }
  return heads
}

/** A skeleton ends in a consonant, so its அ belongs to what follows. */
function withoutInherent(phonemes: string): string {
  return phonemes.endsWith('அ') ? phonemes.slice(0, -1) : phonemes
}

/** Without a last vowel or ம், which endings change. */
function withoutLast(phonemes: string): string {
  return /[அ-ஔம]$/u.test(phonemes) ? phonemes.slice(0, -1) : phonemes
}
