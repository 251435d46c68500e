import { type NounForms, nounForms } from '../../words/noun-forms.ts'
import { toPhonemes } from '../../words/phonemes.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { otherSpellings } from './name-spellings.ts'
import type { Unit } from './sentence-units.ts'

/** How a name stands in its clause. `copula`: நேபாளம் ஆகும் in one word; `adverbial`: -ஆக; `adjectival`: -ஆன. */
export type NameCase =
  | 'nominative'
  | 'accusative'
  | 'instrumental'
  | 'sociative'
  | 'dative'
  | 'ablative'
  | 'genitive'
  | 'locative'
  | 'oblique'
  | 'adverbial'
  | 'adjectival'
  | 'copula'
  | 'quoted'

/** A name found in a sentence: units `[from, to)`. */
export interface Mention {
  readonly name: string
  readonly case: NameCase
  readonly withUm: boolean
  readonly from: number
  readonly to: number
}

const CASES: Readonly<Record<string, NameCase>> = {
  ஐ: 'accusative',
  ஆல்: 'instrumental',
  ஓடு: 'sociative',
  உடன்: 'sociative',
  இன்: 'genitive',
  உடைய: 'genitive',
  இனுடைய: 'genitive',
  இனது: 'genitive',
  அது: 'genitive',
  இல்: 'locative',
  இலுள்ள: 'locative',
  இடம்: 'locative',
  இலிருந்து: 'ablative',
  இடமிருந்து: 'ablative',
  இற்கு: 'dative',
  இற்காக: 'dative',
  இற்கான: 'dative',
  உக்கு: 'dative',
  உக்காக: 'dative',
  உக்கான: 'dative',
  உக்குள்: 'dative',
  இனை: 'accusative',
  இனால்: 'instrumental',
}

const AFTER_NOMINATIVE: Readonly<Record<string, NameCase>> = {
  ஆக: 'adverbial',
  ஆன: 'adjectival',
  ஆகிய: 'adjectival',
  ஆகும்: 'copula',
  ஆவார்: 'copula',
  ஆவான்: 'copula',
  ஆவாள்: 'copula',
  ஆவது: 'copula',
  ஆனது: 'nominative',
  என்ற: 'quoted',
  என்னும்: 'quoted',
  எனும்: 'quoted',
  என்று: 'quoted',
  என: 'quoted',
  என்பது: 'nominative',
  என்பவர்: 'nominative',
  தான்: 'nominative',
}

const CLITICS = ['உம்', 'ஏ', 'ஏயே', 'தான்', 'உமே'] as const

const phonemic = (table: Readonly<Record<string, NameCase>>) =>
  new Map(Object.entries(table).map(([suffix, value]) => [toPhonemes(suffix), value]))

const CASE_OF = phonemic(CASES)
const PREDICATE_OF = phonemic(AFTER_NOMINATIVE)
const CLITIC_ENDINGS = CLITICS.map(
  (clitic) => [clitic === 'உம்' || clitic === 'உமே', toPhonemes(clitic)] as const,
)

interface Entry {
  readonly name: string
  /** All words but the last, bare. */
  readonly before: readonly string[]
  readonly inflection: Inflection
}

/** A noun's forms, and what all of them begin with. */
export interface Inflection extends NounForms {
  readonly stem: string
}

/** The forms of a noun, ready to be looked for. */
export function inflectionOf(lemma: string): Inflection {
  const forms = nounForms(lemma)
  let length = forms.nominative.length
  while (
    !forms.oblique.startsWith(forms.nominative.slice(0, length)) ||
    !forms.beforeVowel.startsWith(forms.nominative.slice(0, length))
  )
    length--
  return { ...forms, stem: forms.nominative.slice(0, length) }
}

/** Names of one word are filed under this many phonemes of their stem. */
const KEY = 3

/** Finds names in their inflected forms; a name may have several words, initials and numbers. */
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
    const several = firstMatch(this.#byWord.get(unit.bare), units, from)
    if (several) return several
    for (let length = KEY; length > 0; length--) {
      const single = firstMatch(this.#byStem.get(unit.phonemes.slice(0, length)), units, from)
      if (single) return single
    }
    return undefined
  }
}

function file(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key)
  if (entries) entries.push(entry)
  else map.set(key, [entry])
}

function firstMatch(
  entries: readonly Entry[] | undefined,
  units: readonly Unit[],
  from: number,
): Mention | undefined {
  for (const entry of entries ?? []) {
    const mention = matchEntry(entry, units, from)
    if (mention) return mention
  }
  return undefined
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

/** The case in which a unit is a form of a noun. */
export function caseOfUnit(
  unit: Unit,
  inflection: Inflection,
): { case: NameCase; withUm: boolean } | undefined {
  const found = caseOf(unit.phonemes, inflection)
  // A name may itself end in க் ச் த் ப்: மின்ஸ்க்.
  return found ?? (unit.doubled ? caseOf(toPhonemes(unit.text), inflection) : undefined)
}

/** The next word of a name: a full stop or a hyphen may stand between initials and numbers. */
function afterInitial(units: readonly Unit[], at: number): number {
  const next = units[at + 1]
  return next !== undefined && (next.text === '.' || next.text === '-' || next.text === '–') ? at + 2 : at + 1
}

/** The case in which a word, as phonemes, is a form of a noun; undefined when it is not one. */
export function caseOf(phonemes: string, forms: Inflection): { case: NameCase; withUm: boolean } | undefined {
  if (!phonemes.startsWith(forms.stem)) return undefined
  if (phonemes === forms.nominative) return { case: 'nominative', withUm: false }
  const plain = bareCaseOf(phonemes, forms, false)
  if (plain) return { case: plain, withUm: false }
  for (const [um, ending] of CLITIC_ENDINGS) {
    if (!phonemes.endsWith(ending)) continue
    const found = bareCaseOf(phonemes.slice(0, -ending.length), forms, true)
    if (found) return { case: found, withUm: um }
  }
  return undefined
}

function bareCaseOf(phonemes: string, forms: NounForms, beforeClitic: boolean): NameCase | undefined {
  const { nominative, beforeVowel, oblique } = forms
  if (beforeClitic && (phonemes === beforeVowel || phonemes === nominative)) return 'nominative'
  if (phonemes.startsWith(oblique)) {
    const rest = phonemes.slice(oblique.length)
    // Before a clitic the short உ of -க்கு, -து is dropped.
    const found = CASE_OF.get(rest) ?? (beforeClitic ? CASE_OF.get(`${rest}உ`) : undefined)
    if (found) return found
    if (rest === 'உ' && oblique !== beforeVowel) return 'oblique'
  }
  if (phonemes.startsWith(nominative)) {
    const rest = phonemes.slice(nominative.length)
    if (/^ககஉ?$/u.test(rest) || /^கக(?:ஆக|ஆனஅ?|ஆகஅ)$/u.test(rest)) return 'dative'
    const joined = PREDICATE_OF.get(rest)
    if (joined) return joined
  }
  if (phonemes.startsWith(beforeVowel)) {
    const joined = PREDICATE_OF.get(phonemes.slice(beforeVowel.length))
    if (joined) return joined
  }
  return undefined
}

/** A name's words: initials, words, numbers; full stops and hyphens part them. */
export function wordsOfName(name: string): string[] {
  return name.split(/[\s.,\-–]+/u).filter((word) => word !== '')
}
