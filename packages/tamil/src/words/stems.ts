import { planeReader } from '../data/byte-planes.ts'
import type { LanguageData } from '../data/language-data.ts'
import { SECTIONS } from '../data/sections.ts'
import { WORD_CLASSES, type WordClass } from './analysis.ts'
import { causativeEnding, type Verb, verbReader } from './verb-forms.ts'

/** A word of the stem tables. */
export interface Stem {
  readonly lemma: string
  readonly class: WordClass
  /** The verb, so that its other forms can be found. */
  readonly verb?: Verb
}

/** Bytes of each of the two numbers of a stem. */
export const STEM_BYTES = 4
const CLASS_BITS = 8
const CLASS_MASK = 0xff

/** In place of a verb's row: the ending of causatives, which inflects as a verb does (செய்வி, படிப்பி). */
export const CAUSATIVE = 0xfffffe

/** The second number of a stem: its class, and the row of its verb (or `CAUSATIVE`), if it is one. */
export function stemNumber(wordClass: WordClass, verbRow: number | undefined): number {
  const verb = verbRow === undefined ? 0 : verbRow + 1
  return (WORD_CLASSES.indexOf(wordClass) | (verb << CLASS_BITS)) >>> 0
}

/** The words of the stem tables by their numbers, from 1 on; each is made when it is first asked for. */
export class Stems {
  readonly #data: LanguageData
  readonly #size: number
  readonly #numberAt: (place: number) => number
  readonly #known: (Stem | undefined)[] = []
  readonly #verb: (row: number) => Verb

  constructor(data: LanguageData) {
    this.#data = data
    const planes = data.binary.bytes(SECTIONS.stems)
    this.#size = planes.length / (2 * STEM_BYTES)
    this.#numberAt = planeReader(planes, STEM_BYTES)
    this.#verb = verbReader(data)
  }

  at(number: number): Stem {
    this.#known[number] ??= this.#read(number)
    return this.#known[number]
  }

  #read(number: number): Stem {
    const lemma = this.#data.string(this.#numberAt(number))
    const says = this.#numberAt(this.#size + number)
    const wordClass = WORD_CLASSES[says & CLASS_MASK] ?? 'noun'
    const verb = says >>> CLASS_BITS
    if (verb === 0) return { lemma, class: wordClass }
    const found = verb - 1 === CAUSATIVE ? { lemma, forms: causativeEnding() } : this.#verb(verb - 1)
    return { lemma, class: wordClass, verb: found }
  }
}
