import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { caseOfUnit, type Inflection, inflectionOf, type NameCase } from './name-inflection.ts'
import { otherSpellings } from './name-spellings.ts'
import { soundsOf, type Unit } from './sentence-units.ts'

/** A name found in a sentence: units `[from, to)`. */
export interface Mention {
  readonly name: string
  readonly case: NameCase
  readonly withUm: boolean
  readonly from: number
  readonly to: number
  /** Whether initials stand before the name that it does not have: `எஸ். டி. பண்டாரநாயக்க`. */
  readonly withInitials?: boolean
}

interface Entry {
  readonly name: string
  /** All words but the last, bare. */
  readonly before: readonly string[]
  readonly inflection: Inflection
}

/** Names of one word are filed under this many phonemes of their stem. */
const KEY = 3

/**
 * A gazetteer: finds names in their inflected forms; a name may have several words, initials and numbers. Two hash tables,
 * one by the first word and one by the stem's prefix, give the few entries to compare; the longest match wins.
 */
export class NameIndex {
  /** Names of several words, by the first of them. */
  readonly #byWord = new Map<string, Entry[]>()
  /** Names of one word, by the beginning of their stem; of a very short one that is all of it. */
  readonly #byStem = new Map<string, Entry[]>()

  constructor(names: Iterable<string>) {
    const given = new Set(names)
    for (const name of given) this.#add(name, name)
    for (const name of given)
      for (const spelling of otherSpellings(name)) if (!given.has(spelling)) this.#add(name, spelling)
    for (const entries of [...this.#byWord.values(), ...this.#byStem.values()])
      entries.sort((a, b) => b.before.length - a.before.length || b.name.length - a.name.length)
  }

  #add(name: string, spelling: string): void {
    const words = wordsOfName(spelling)
    const last = words.at(-1)
    if (last === undefined) return
    const before = words.slice(0, -1).map(withoutVallinam)
    const entry = { name, before, inflection: inflectionOf(last) }
    const [first] = before
    if (first === undefined) file(this.#byStem, entry.inflection.stem.slice(0, KEY), entry)
    else file(this.#byWord, first, entry)
  }

  /** The names in a sentence, longest first where they overlap, in their order. */
  mentionsIn(units: readonly Unit[]): Mention[] {
    const mentions: Mention[] = []
    for (let i = 0; i < units.length; ) {
      const mention = this.#mentionAt(units, i)
      if (mention) mentions.push(mention)
      i = mention ? mention.to : i + 1
    }
    return mentions
  }

  #mentionAt(units: readonly Unit[], from: number): Mention | undefined {
    const unit = units[from]
    if (unit === undefined || unit.kind === 'punctuation') return undefined
    for (const entry of this.#byWord.get(unit.bare) ?? []) {
      const several = matchEntry(entry, units, from)
      if (several) return several
    }
    const single = unit.word === undefined ? this.#nameOf(unit) : this.#nameOfWord(unit.word)
    return single && { ...single, from, to: from + 1 }
  }

  /** The longest name of one word of which this is a form. */
  #nameOf(
    unit: Pick<Unit, 'text' | 'phonemes' | 'doubled'>,
  ): Pick<Mention, 'name' | 'case' | 'withUm'> | undefined {
    for (let length = KEY; length > 0; length--)
      for (const { name, inflection } of this.#byStem.get(unit.phonemes.slice(0, length)) ?? []) {
        const found = caseOfUnit(unit, inflection)
        if (found) return { name, ...found }
      }
    return undefined
  }

  readonly #nameOfWord = memoizeForm((word: Word) => this.#nameOf({ text: word.text, ...soundsOf(word) }))
}

function file(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key)
  if (entries) entries.push(entry)
  else map.set(key, [entry])
}

function matchEntry(
  { name, before, inflection }: Entry,
  units: readonly Unit[],
  from: number,
): Mention | undefined {
  let at = from
  for (const word of before) {
    if (units[at]?.bare !== word) return undefined
    at = afterInitial(units, at)
  }
  const last = units[at]
  if (last === undefined || last.kind === 'punctuation') return undefined
  const found = caseOfUnit(last, inflection)
  // வ.உ.சி. பிறந்தார்: the last initial may keep its full stop.
  const dotted = last.bare.length <= 2 && before.length > 0 && units[at + 1]?.text === '.' && units[at + 2]
  return found && { name, ...found, from, to: at + (dotted ? 2 : 1) }
}

/** The next word of a name: a full stop or a hyphen may stand between initials and numbers. */
function afterInitial(units: readonly Unit[], at: number): number {
  const next = units[at + 1]
  return next !== undefined && (next.text === '.' || next.text === '-' || next.text === '–') ? at + 2 : at + 1
}

/** A name's words: initials, words, numbers; full stops and hyphens part them. */
function wordsOfName(name: string): string[] {
  return name.split(/[\s.,\-–]+/u).filter((word) => word !== '')
}
