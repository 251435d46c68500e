import { kindOf } from '../text/characters.ts'
import type { Feature, WordClass } from './analysis.ts'
import { PhonemeTrie } from './phoneme-trie.ts'
import { toPhonemes } from './phonemes.ts'
import { AUXILIARIES, type AuxiliaryList, SUFFIXES, type SuffixList } from './suffixes.ts'
import { type Verb, type VerbForms, verbForms } from './verb-forms.ts'

/** One form of a stem: what word it belongs to and which endings may follow. */
export class StemForm {
  readonly lemma: string
  readonly class: WordClass
  readonly features: readonly Feature[]
  readonly next: SuffixList
  /** The verb, so that its other forms can be found. */
  readonly verb: Verb | undefined

  constructor(
    lemma: string,
    wordClass: WordClass,
    features: readonly Feature[],
    next: SuffixList,
    verb?: Verb,
  ) {
    this.lemma = lemma
    this.class = wordClass
    this.features = features
    this.next = next
    this.verb = verb
  }
}

interface Suffix {
  readonly features: readonly Feature[]
  readonly ends: boolean
  readonly next?: SuffixList | AuxiliaryList
}

/** One way to read a word: the stem, everything its endings say, and where the last verb of a chain begins. */
export interface Parse {
  readonly stem: StemForm
  readonly features: readonly Feature[]
  /** The last verb stem (an auxiliary, if there is one) and the phoneme at which it begins. */
  readonly last: StemForm
  readonly lastStart: number
}

const DEEPEST = 6
const NOTHING = new StemForm('', 'noun', [], 'bare')
const NO_STEM: Parse = { stem: NOTHING, last: NOTHING, lastStart: 0, features: [] }

/** Stems and endings as linked trees; reads a word from left to right. */
export class Morphology {
  readonly #stems = new PhonemeTrie<StemForm>()
  readonly #suffixes: Readonly<Record<SuffixList, PhonemeTrie<Suffix>>>
  readonly #auxiliaries = new Map<AuxiliaryList, PhonemeTrie<StemForm>>()
  /** The furthest phoneme that `#readsStems` and `#readsSuffixes` looked at in vain. */
  #furthest = 0

  constructor(verbs: readonly Verb[]) {
    this.#suffixes = Object.fromEntries(
      Object.entries(SUFFIXES).map(([name, entries]) => [name, suffixTrie(entries)]),
    ) as Record<SuffixList, PhonemeTrie<Suffix>>
    for (const [name, roots] of Object.entries(AUXILIARIES)) {
      const wanted = new Set(roots.split(' '))
      const trie = new PhonemeTrie<StemForm>()
      for (const verb of verbs) if (wanted.has(verb.lemma)) addVerb(trie, verb)
      if (wanted.has('இரு')) addBeing(trie)
      this.#auxiliaries.set(name as AuxiliaryList, trie)
    }
    this.#auxiliaries.set('auxCausative', causativeTrie())
    for (const verb of verbs) addVerb(this.#stems, verb)
    addBeing(this.#stems)
  }

  /** Adds one form of a stem; `phonemes` as it stands before its endings. */
  addStem(phonemes: string, form: StemForm): void {
    this.#stems.add(phonemes, form)
  }

  /** Every way to read a word, given as phonemes. */
  parse(phonemes: string): Parse[] {
    const parses: Parse[] = []
    this.#parseStems(this.#stems, phonemes, 0, undefined, undefined, 0, parses)
    return parses
  }

  /** Whether the phonemes from `start` on are a word of the stem tables; of common stems only, if so asked. */
  recognises(phonemes: string, start = 0, commonOnly = false): boolean {
    return this.#readsStems(this.#stems, phonemes, start, 0, commonOnly)
  }

  /**
   * How far one has to read to see that no common stem explains a word: none explains any word that has the same
   * phonemes up to this index, this one included. The word's length when a stem explains it.
   */
  unrecognisedAt(phonemes: string): number {
    this.#furthest = 0
    return this.#readsStems(this.#stems, phonemes, 0, 0, true) ? phonemes.length : this.#furthest
  }

  /** Where, in phonemes, a word ends that may be the first part of a compound. */
  firstParts(phonemes: string): number[] {
    const ends: number[] = []
    let node = 0
    for (let i = 0; i < phonemes.length; i++) {
      node = this.#stems.step(node, phonemes, i)
      if (node === 0) break
      if (this.#stems.valuesAt(node)?.some(({ next }) => STANDS_FIRST.has(next)) === true) ends.push(i + 1)
    }
    return ends
  }

  /** What endings of this list, from `start` to the end of the word, say. */
  parseEnding(phonemes: string, list: SuffixList, start: number): (readonly Feature[])[] {
    if (!this.#readsSuffixes(list, phonemes, start, 0, false)) return NO_ENDINGS
    const parses: Parse[] = []
    this.#parseSuffixes(list, phonemes, start, NO_STEM, undefined, 0, parses)
    return parses.map(({ features }) => features)
  }

  #parseStems(
    trie: PhonemeTrie<StemForm>,
    phonemes: string,
    start: number,
    first: StemForm | undefined,
    before: Chain | undefined,
    depth: number,
    parses: Parse[],
  ): void {
    let node = 0
    for (let i = start; ; i++) {
      const forms = trie.valuesAt(node)
      if (forms !== undefined) {
        for (const form of forms) {
          const so = { stem: first ?? form, last: form, lastStart: start, features: NO_FEATURES }
          const chain = first === undefined ? undefined : { features: tenseOf(form), before }
          this.#parseSuffixes(form.next, phonemes, i, so, chain, depth, parses)
        }
      }
      if (i === phonemes.length) return
      node = trie.step(node, phonemes, i)
      if (node === 0) return
    }
  }

  #parseSuffixes(
    list: SuffixList,
    phonemes: string,
    start: number,
    so: Parse,
    before: Chain | undefined,
    depth: number,
    parses: Parse[],
  ): void {
    const trie = this.#suffixes[list]
    let node = 0
    for (let i = start; ; i++) {
      const suffixes = trie.valuesAt(node)
      const ended = i === phonemes.length
      if (suffixes !== undefined) {
        for (const suffix of suffixes) {
          if (suffix.ends && ended) parses.push({ ...so, features: gather(so.stem, before, suffix.features) })
          if (suffix.next === undefined || ended || depth >= DEEPEST) continue
          const chain = { features: suffix.features, before }
          const auxiliary = this.#auxiliaries.get(suffix.next as AuxiliaryList)
          if (auxiliary === undefined) {
            this.#parseSuffixes(suffix.next as SuffixList, phonemes, i, so, chain, depth + 1, parses)
          } else {
            this.#parseStems(
              auxiliary,
              phonemes,
              i,
              so.stem,
              { features: AS_MAIN_VERB, before: chain },
              depth + 1,
              parses,
            )
          }
        }
      }
      if (ended) return
      node = trie.step(node, phonemes, i)
      if (node === 0) return
    }
  }

  #readsStems(
    trie: PhonemeTrie<StemForm>,
    phonemes: string,
    start: number,
    depth: number,
    commonOnly: boolean,
  ): boolean {
    let node = 0
    for (let i = start; ; i++) {
      const forms = trie.valuesAt(node)
      if (forms !== undefined) {
        for (const form of forms) {
          if (commonOnly && form.features.includes('rare')) continue
          if (this.#readsSuffixes(form.next, phonemes, i, depth, commonOnly)) return true
        }
      }
      if (i > this.#furthest) this.#furthest = i
      if (i === phonemes.length) return false
      node = trie.step(node, phonemes, i)
      if (node === 0) return false
    }
  }

  #readsSuffixes(
    list: SuffixList,
    phonemes: string,
    start: number,
    depth: number,
    commonOnly: boolean,
  ): boolean {
    const trie = this.#suffixes[list]
    let node = 0
    for (let i = start; ; i++) {
      const suffixes = trie.valuesAt(node)
      const ended = i === phonemes.length
      if (suffixes !== undefined) {
        for (const { ends, next } of suffixes) {
          if (ends && ended) return true
          if (next === undefined || ended || depth >= DEEPEST) continue
          const auxiliary = this.#auxiliaries.get(next as AuxiliaryList)
          const goesOn =
            auxiliary === undefined
              ? this.#readsSuffixes(next as SuffixList, phonemes, i, depth + 1, commonOnly)
              : this.#readsStems(auxiliary, phonemes, i, depth + 1, commonOnly)
          if (goesOn) return true
        }
      }
      if (i > this.#furthest) this.#furthest = i
      if (ended) return false
      node = trie.step(node, phonemes, i)
      if (node === 0) return false
    }
  }
}

/** What the parts of a word said so far, the latest first. */
interface Chain {
  readonly features: readonly Feature[]
  readonly before: Chain | undefined
}

const NO_FEATURES: readonly Feature[] = []
const NO_ENDINGS: (readonly Feature[])[] = []
/** Stands in the chain where an auxiliary begins: of what came before, the form does not count, only what the verb is. */
const AS_MAIN_VERB: readonly Feature[] = []
/** Forms that a compound may begin with: மரக்-கிளை, வீட்டுப்-பாடம், பள்ளிக்-கூடம், செய்து-காட்டு. */
const STANDS_FIRST: ReadonlySet<string> = new Set(['nominative', 'oblique', 'bare', 'participle'])

/** All features of a reading, from the stem to the last ending. */
function gather(stem: StemForm, chain: Chain | undefined, last: readonly Feature[]): Feature[] {
  let features: Feature[] = []
  const parts: (readonly Feature[])[] = []
  for (let link = chain; link !== undefined; link = link.before) parts.push(link.features)
  features.push(...stem.features)
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] ?? NO_FEATURES
    if (part === AS_MAIN_VERB) features = mainVerb(features)
    else features.push(...part)
  }
  features.push(...last)
  return features
}

const FORM_FEATURES = new Set<Feature>([
  'verbal-participle',
  'infinitive',
  'past',
  'present',
  'future',
  'negative',
])

/** Before an auxiliary only what the verb is counts, not the form it stands in. */
function mainVerb(features: readonly Feature[]): Feature[] {
  return features.filter((feature) => !FORM_FEATURES.has(feature) || feature === 'negative')
}

function tenseOf(form: StemForm): Feature[] {
  return form.features.filter(
    (feature) => feature === 'past' || feature === 'present' || feature === 'future',
  )
}

const TENSES = ['past', 'present', 'future'] as const

/** Files every form of a verb under the endings that may follow it. */
function addVerb(trie: PhonemeTrie<StemForm>, verb: Verb): void {
  const { forms } = verb
  const tensed = Object.fromEntries(TENSES.map((tense) => [tense, [...verb.features, tense]]))
  const add = (phonemes: string, next: SuffixList, tense?: (typeof TENSES)[number]) => {
    const features = (tense && tensed[tense]) ?? verb.features
    trie.add(phonemes, new StemForm(verb.lemma, 'verb', features, next, verb))
  }
  add(forms.root, 'root')
  add(forms.rootBeforeVowel, 'rootVowel')
  add(forms.participle, 'participle')
  add(beforeVowel(forms.participle), 'participleVowel')
  if (forms.past === undefined) add(forms.participle, 'pastOnI', 'past')
  else add(forms.past, 'past', 'past')
  if (forms.participle.endsWith('ஆகஇ')) add(forms.participle, 'pastOnI', 'past')
  add(forms.present, 'present', 'present')
  add(forms.future, 'future', 'future')
  add(forms.agent, 'agent', 'future')
  add(forms.infinitive, 'infinitive')
  add(forms.action, 'action')
  add(forms.action, 'actionVowel')
  add(forms.action, 'actionPlural')
  if (!forms.present.endsWith('கக')) add(forms.agent.slice(0, -1), 'optative')
  add(forms.causative, 'causative')
}

/** உள்ளது, உள்ளனர்…: being, without a tense of its own. */
function addBeing(trie: PhonemeTrie<StemForm>): void {
  trie.add('உளள', new StemForm('உள்', 'verb', ['intransitive', 'present'], 'past'))
}

/** What follows செய்வி-, படிப்பி-: the forms of a strong verb in -இ. */
function causativeTrie(): PhonemeTrie<StemForm> {
  const trie = new PhonemeTrie<StemForm>()
  const model = verbForms('வி', 'வித்து', 'விக்க')
  const bare = Object.fromEntries(
    Object.entries(model).map(([name, form]) => [name, typeof form === 'string' ? form.slice(2) : form]),
  ) as unknown as VerbForms
  addVerb(trie, { lemma: '', features: [], dativeSubject: false, governs: undefined, forms: bare })
  return trie
}

/** A form ready to take an ending that begins with a vowel: ஓடி-ய், செய்த்(உ), கல்ல். */
export function beforeVowel(phonemes: string): string {
  const last = phonemes.at(-1) ?? ''
  if (last === 'உ') return phonemes.slice(0, -1)
  if ('இஈஐஏ'.includes(last)) return `${phonemes}ய`
  return kindOf(last.charCodeAt(0)) === 'vowel' ? `${phonemes}வ` : phonemes
}

const CLITICS: readonly (readonly [phonemes: string, feature: Feature])[] = [
  ['உம', 'clitic-um'],
  ['ஏ', 'clitic-e'],
  ['ஓ', 'clitic-o'],
  ['ஆ', 'clitic-aa'],
  ['ஆவஅதஉ', 'clitic-o'],
  ['உமஏ', 'clitic-um'],
  ['ஏயஏ', 'clitic-e'],
]

function suffixTrie(entries: string): PhonemeTrie<Suffix> {
  const trie = new PhonemeTrie<Suffix>()
  for (const entry of entries.trim().split(/\s+/)) {
    const [ending = '', rest = ''] = entry.split(':')
    const [featureText = '', goesOn] = rest.split('>')
    const features = featureText === '' ? [] : (featureText.split('+') as Feature[])
    const phonemes = ending.split('+').map(toPhonemes).join('')
    const ends = goesOn === undefined || goesOn.startsWith('-')
    const next = goesOn?.replace('-', '') as SuffixList | AuxiliaryList | undefined
    trie.add(phonemes, next === undefined ? { features, ends } : { features, ends, next })
    if (!ends || !takesClitic(phonemes, features)) continue
    const base = beforeVowel(phonemes)
    for (const [clitic, feature] of CLITICS)
      trie.add(base + clitic, { features: [...features, feature], ends: true })
    if (!phonemes.endsWith('தஆன'))
      trie.add(`${phonemes}தஆன`, { features: [...features, 'clitic-thaan'], ends: true })
  }
  return trie
}

function takesClitic(phonemes: string, features: readonly Feature[]): boolean {
  return (
    phonemes !== '' && !phonemes.endsWith('அ') && !features.some((feature) => feature.startsWith('clitic'))
  )
}
