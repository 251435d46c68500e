import type { LanguageData } from '../../data/language-data.ts'
import type { Analysis } from '../analysis.ts'
import { nounForms } from '../noun-forms.ts'
import { fromPhonemes } from '../phonemes.ts'
import { verbReader } from '../verb-forms.ts'
import type { Misspelling, MisspellingKind } from './misspelling.ts'
import { SkeletonTree } from './skeleton-tree.ts'

/** The beginning of a frequent word's forms, as phonemes, with its dictionary form. */
interface Head {
  readonly phonemes: string
  readonly lemma: string
  readonly verb: boolean
}

const INHERENT = 'அ'.charCodeAt(0)
const BLOCK = 0x0b80
/** Phoneme − 0x0b80 → whether it is one of the letters that sound alike (1). */
const SOUNDS_ALIKE = new Uint8Array(0x80)
for (const phoneme of 'லளழரறனநண') SOUNDS_ALIKE[phoneme.charCodeAt(0) - BLOCK] = 1

/** Short words have many neighbours, verbs more than nouns: so many phonemes make a word worth a look. */
const SHORTEST_NOUN = 5
const SHORTEST_VERB = 7
/** Length, doubling and pulli also part words that are both right: they need a longer word, and no verb. */
const SHORTEST_OTHER = 6
const SHORTEST_OTHER_SKELETON = 4
/** Heads of fewer phonemes bear one changed letter, longer ones two. */
const LONG_HEAD = 6
const MAX_CHANGES = 2

/** The misspelt form of a frequent word is trusted well, but not against all that the text tells. */
const CONFIDENCE = 3

/** Finds misspellings in the forms of frequent words: a letter that sounds alike, a vowel's length, a doubling, a pulli. */
export class FrequentMisspellings {
  readonly #data: LanguageData
  readonly #analyse: (word: string) => readonly Analysis[]
  #heads: SkeletonTree<Head> | undefined
  #phonemes = ''
  /** What the word may be meant to be → the kind of misspelling. Made for the few words that anything is found for. */
  #found: Map<string, MisspellingKind> | undefined
  readonly #visit = (heads: readonly Head[], end: number, symbols: number) => {
    for (const head of heads) this.#tryHead(head, end, symbols)
  }

  constructor(data: LanguageData, analyse: (word: string) => readonly Analysis[]) {
    this.#data = data
    this.#analyse = analyse
  }

  /** The misspelling in a word, given as phonemes, that no stem explains, when it is a frequent word but for such letters. */
  check(phonemes: string): Misspelling | undefined {
    if (phonemes.length < SHORTEST_NOUN) return undefined
    this.#heads ??= new SkeletonTree(frequentHeads(this.#data))
    this.#phonemes = phonemes
    this.#found = undefined
    this.#heads.visitBeginnings(phonemes, this.#visit)
    return onlyOne(this.#found)
  }

  /** Notes what the word is with the head in place of its first `end` phonemes, if that is a form of the frequent word. */
  #tryHead(head: Head, end: number, symbols: number): void {
    const phonemes = this.#phonemes
    const kind = kindOfChange(phonemes, end, head.phonemes)
    if (kind === undefined || !isLongEnough(kind, head, phonemes.length, symbols)) return
    const suggestion = fromPhonemes(head.phonemes + phonemes.slice(end))
    if (!this.#isFormOf(suggestion, head.lemma)) return
    this.#found ??= new Map()
    this.#found.set(suggestion, kind)
  }

  #isFormOf(word: string, lemma: string): boolean {
    return this.#analyse(word).some((reading) => reading.guessed !== true && reading.lemma === lemma)
  }
}

function onlyOne(found: ReadonlyMap<string, MisspellingKind> | undefined): Misspelling | undefined {
  if (found === undefined || found.size > 1) return undefined
  for (const [suggestion, kind] of found)
    return { kind, suggestion, alternatives: [], confidence: CONFIDENCE }
  return undefined
}

function isLongEnough(kind: MisspellingKind, { verb }: Head, phonemes: number, symbols: number): boolean {
  if (kind === 'letter') return phonemes >= (verb ? SHORTEST_VERB : SHORTEST_NOUN)
  return !verb && phonemes >= SHORTEST_OTHER && symbols >= SHORTEST_OTHER_SKELETON
}

/** What kind of change leads from the first `end` phonemes of a word to a head; undefined for none or too many. */
function kindOfChange(phonemes: string, end: number, head: string): MisspellingKind | undefined {
  const most = head.length < LONG_HEAD ? 1 : MAX_CHANGES
  if (end === head.length) return kindOfReplacement(phonemes, head, most)
  if (end === head.length + 1) return kindOfAddition(phonemes, head, head.length, most)
  if (end === head.length - 1) return kindOfAddition(head, phonemes, end, most)
  return undefined
}

function kindOfReplacement(phonemes: string, head: string, most: number): MisspellingKind | undefined {
  let changes = 0
  let kind: MisspellingKind = 'length'
  for (let i = 0; i < head.length; i++) {
    const phoneme = head.charCodeAt(i)
    if (phoneme === phonemes.charCodeAt(i)) continue
    changes++
    if (SOUNDS_ALIKE[phoneme - BLOCK] === 1) kind = 'letter'
  }
  return changes === 0 || changes > most ? undefined : kind
}

/** `longer` has one phoneme more than the first `length` of `shorter`. */
function kindOfAddition(
  longer: string,
  shorter: string,
  length: number,
  most: number,
): MisspellingKind | undefined {
  let at = 0
  while (at < length && shorter.charCodeAt(at) === longer.charCodeAt(at)) at++
  let changes = 1
  for (let i = at; i < length; i++) if (shorter.charCodeAt(i) !== longer.charCodeAt(i + 1)) changes++
  if (changes > most) return undefined
  return longer.charCodeAt(at) === INHERENT ? 'pulli' : 'doubling'
}

/** The heads of all frequent words. */
function frequentHeads(data: LanguageData): Head[] {
  const words = data.table('frequentWords').map((cell) => cell('lemma'))
  const rows = verbRows(data, new Set(words))
  const verbAt = verbReader(data)
  return words.flatMap((lemma) => {
    const row = rows.get(lemma)
    const verb = row === undefined ? undefined : verbAt(row).forms
    const noun = nounForms(lemma)
    const bases =
      verb === undefined
        ? [noun.nominative, withoutLast(noun.nominative), noun.oblique, ...noun.plurals]
        : [verb.root, withoutLast(verb.participle), verb.present, verb.future, verb.infinitive]
    const heads = new Set(bases.map(withoutInherent))
    return Array.from(heads, (phonemes) => ({ phonemes, lemma, verb: verb !== undefined }))
  })
}

/** The rows of verbs by their roots; of two verbs with one root the strong one, which is the more frequent. */
function verbRows(data: LanguageData, wanted: ReadonlySet<string>): Map<string, number> {
  const table = data.table('verbs')
  const infinitive = table.column('infinitive')
  const rows = new Map<string, number>()
  for (const [row, root] of table.map((cell) => cell('root')).entries()) {
    const known = rows.get(root)
    if (wanted.has(root) && (known === undefined || !infinitive(known).endsWith(STRONG))) rows.set(root, row)
  }
  return rows
}

const STRONG = 'க்க'

/** A skeleton ends in a consonant, so its அ belongs to what follows. */
function withoutInherent(phonemes: string): string {
  return phonemes.endsWith('அ') ? phonemes.slice(0, -1) : phonemes
}

/** Without a last vowel or ம, which endings change. */
function withoutLast(phonemes: string): string {
  return /[அ-ஔம]$/u.test(phonemes) ? phonemes.slice(0, -1) : phonemes
}
