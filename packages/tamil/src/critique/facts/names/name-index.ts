import { memoizeForm } from '../../../text/memoize.ts'
import type { WordForm } from '../../../text/word-form.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { caseOfUnit, type Inflection, inflectionOf, type NameCase } from './name-inflection.ts'
import { canonicalSpelling } from './name-spellings.ts'
import type { Spelling, Unit } from './sentence-units.ts'

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

type Found = Pick<Mention, 'name' | 'case' | 'withUm'>

/** Names of one word are filed under this many phonemes of their stem. */
const KEY = 3

/** Finds names in their inflected forms, first as they are spelled, then in any other spelling of the same sounds. */
export class NameIndex {
  readonly #asGiven = new Gazetteer((unit) => unit)
  readonly #asSounded = new Gazetteer(({ canonical }) => canonical)

  constructor(names: Iterable<string>) {
    for (const name of new Set(names)) {
      const words = wordsOfName(name)
      this.#asGiven.add(name, words)
      for (const told of toldByNoun(words)) this.#asGiven.add(name, told)
      const spelled = words.map(canonicalSpelling)
      this.#asSounded.add(name, spelled)
      // ஜான்சி ராணி, ஜான்சிராணி; கார்பன் டை ஆக்சைடு, கார்பன் டைஆக்சைடு
      for (let i = 0; i + 1 < words.length && words.length <= 4; i++)
        if (mayBeJoined(words[i] ?? '') && mayBeginJoined(words[i + 1] ?? ''))
          this.#asSounded.add(name, [
            ...spelled.slice(0, i),
            `${spelled[i]}${spelled[i + 1]}`,
            ...spelled.slice(i + 2),
          ])
    }
    this.#asGiven.sort()
    this.#asSounded.sort()
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
    const several = this.#asGiven.severalAt(units, from) ?? this.#asSounded.severalAt(units, from)
    if (several) return several
    const one =
      unit.word === undefined ? this.#oneWord(unit) : this.#nameOfWord({ form: unit.word.form, unit })
    return one && { ...one, from, to: from + 1 }
  }

  #oneWord(unit: Unit): Found | undefined {
    return this.#asGiven.oneWord(unit) ?? (isKnownVerb(unit) ? undefined : this.#asSounded.oneWord(unit))
  }

  readonly #nameOfWord = memoizeForm(({ unit }: { form: WordForm; unit: Unit }) => this.#oneWord(unit))
}

/**
 * A gazetteer: a name may have several words, initials and numbers. Two hash tables, one by the first word and one by the
 * stem's prefix, give the few entries to compare; the longest match wins.
 */
class Gazetteer {
  readonly #spelled: (unit: Unit) => Spelling
  /** Names of several words, by the first of them. */
  readonly #byWord = new Map<string, Entry[]>()
  /** Names of one word, by the beginning of their stem; of a very short one that is all of it. */
  readonly #byStem = new Map<string, Entry[]>()

  /** @param spelled in which spelling a unit is compared */
  constructor(spelled: (unit: Unit) => Spelling) {
    this.#spelled = spelled
  }

  add(name: string, words: readonly string[]): void {
    const last = words.at(-1)
    if (last === undefined) return
    const before = words.slice(0, -1).map(withoutVallinam)
    const entry = { name, before, inflection: inflectionOf(last) }
    const [first] = before
    if (first === undefined) file(this.#byStem, entry.inflection.stem.slice(0, KEY), entry)
    else file(this.#byWord, first, entry)
  }

  /** Puts the longest names first; to be called when all are added. */
  sort(): void {
    for (const entries of [...this.#byWord.values(), ...this.#byStem.values()])
      entries.sort((a, b) => b.before.length - a.before.length || b.name.length - a.name.length)
  }

  /** The longest name of several words that begins at a unit. */
  severalAt(units: readonly Unit[], from: number): Mention | undefined {
    const first = units[from]
    if (first === undefined) return undefined
    for (const entry of this.#byWord.get(this.#spelled(first).bare) ?? []) {
      const mention = this.#match(entry, units, from)
      if (mention) return mention
    }
    return undefined
  }

  /** The longest name of one word of which a unit is a form. */
  oneWord(unit: Unit): Found | undefined {
    const spelled = this.#spelled(unit)
    for (let length = KEY; length > 0; length--)
      for (const { name, inflection } of this.#byStem.get(spelled.phonemes.slice(0, length)) ?? []) {
        const found = caseOfUnit(spelled, inflection)
        if (found) return { name, ...found }
      }
    return undefined
  }

  #match({ name, before, inflection }: Entry, units: readonly Unit[], from: number): Mention | undefined {
    let at = from
    for (const word of before) {
      if (NAMING.has(word) && CLOSING.test(units[at]?.text ?? '')) at++
      const unit = units[at]
      if (unit === undefined || this.#spelled(unit).bare !== word) return undefined
      at = afterInitial(units, at)
    }
    // `‘ஊர்வலம்’ நூலின்`: what is called so stands in marks, and the noun that says what it is behind them.
    if (before.length > 0 && CLOSING.test(units[at]?.text ?? '') && OPENING.test(units[from - 1]?.text ?? ''))
      at++
    const last = units[at]
    if (last === undefined || last.kind === 'punctuation') return undefined
    const found = caseOfUnit(this.#spelled(last), inflection)
    // வ.உ.சி. பிறந்தார்: the last initial may keep its full stop.
    const dotted = last.bare.length <= 2 && before.length > 0 && units[at + 1]?.text === '.' && units[at + 2]
    return found && { name, ...found, from, to: at + (dotted ? 2 : 1) }
  }
}

/** `தோல் நாவல்` is `தோல் என்னும் நாவல்`, too: it has the noun in its name because the rest is a word of the language. */
function toldByNoun(words: readonly string[]): string[][] {
  const nouns = NOUNS_OF_WORKS.find((alike) => alike.includes(words.at(-1) ?? ''))
  const rest = words.slice(0, -1)
  if (nouns === undefined || rest.length === 0) return []
  return [...NAMING].flatMap((naming) => nouns.map((noun) => [...rest, naming, noun]))
}

const NAMING: ReadonlySet<string> = new Set(['என்னும்', 'என்ற', 'எனும்'])
const CLOSING = /^["'”’]$/u
const OPENING = /^["'“‘]$/u
/** Nouns of works; those of one line say the same. */
const NOUNS_OF_WORKS: readonly (readonly string[])[] = [
  ['நாவல்', 'புதினம்'],
  ['காவியம்', 'காப்பியம்'],
  ['நூல்'],
  ['திரைப்படம்', 'படம்'],
  ['சிறுகதை', 'கதை'],
  ['நாடகம்'],
  ['ஓவியம்'],
  ['பாடல்'],
  ['இதழ்', 'நாளிதழ்'],
  ['அதிகாரம்'],
  ['கவிதை'],
  ['தொகுப்பு'],
]

/** இருக்கும் is a verb, no other spelling of உருக்கும். */
const isKnownVerb = ({ word }: Unit) =>
  word?.analyses.some(({ class: kind, guessed }) => kind === 'verb' && guessed !== true) ?? false

/** A final ம் changes before a consonant, an initial stands by itself. */
const mayBeJoined = (word: string) => word.length > 2 && !/(?:\.|ம்)$/u.test(word)
const mayBeginJoined = (word: string) => word.length > 3 && /^[க-ஹ]/u.test(word)

function file(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key)
  if (entries) entries.push(entry)
  else map.set(key, [entry])
}

/** The next word of a name: a full stop or a hyphen may stand between initials and numbers. */
function afterInitial(units: readonly Unit[], at: number): number {
  const next = units[at + 1]
  return next !== undefined && (next.text === '.' || next.text === '-' || next.text === '–') ? at + 2 : at + 1
}

/** What a name has in common with each that is found where it is: `எம்.ஜி.ஆர்` and `எம். ஜி. ஆர்`, `சகாரா பாலைவனம்` and `சகாராப் பாலைவனம்`. */
export function writingOf(name: string): string {
  const words = wordsOfName(name)
  return words.map((word, i) => (i + 1 < words.length ? withoutVallinam(word) : word)).join(' ')
}

/** A name's words: initials, words, numbers; full stops and hyphens part them. */
function wordsOfName(name: string): string[] {
  return name.split(/[\s.,\-–]+/u).filter((word) => word !== '')
}
