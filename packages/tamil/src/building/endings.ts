import type { Feature } from '../words/analysis.ts'
import type { AuxiliaryList, SuffixList } from '../words/ending-lists.ts'
import type { FeatureLists } from '../words/feature-lists.ts'
import { beforeVowel, toPhonemes } from '../words/phonemes.ts'
import type { SuffixRow } from './language-tables.ts'

const CLITICS: readonly (readonly [phonemes: string, feature: Feature])[] = [
  ['உம', 'clitic-um'],
  ['ஏ', 'clitic-e'],
  ['ஓ', 'clitic-o'],
  ['ஆ', 'clitic-aa'],
  ['ஆவஅதஉ', 'clitic-o'],
  ['உமஏ', 'clitic-um'],
  ['ஏயஏ', 'clitic-e'],
  ['ஏனஉம', 'clitic-um'],
]

/** What may follow a finite verb in the same word: வருவாரென்று, வந்தானாம், செல்வானாயின். It is then finite no more. */
const AFTER_FINITE: readonly (readonly [phonemes: string, features: readonly Feature[]])[] = [
  ['எனறஉ', ['quotative']],
  ['எனஅ', ['quotative']],
  ['எனறஅ', ['quotative', 'adjectival']],
  ['எனறஆல', ['conditional']],
  ['எனறஆலஉம', ['conditional', 'clitic-um']],
  ['எனஇல', ['conditional']],
  ['ஆனஆல', ['conditional']],
  ['ஆனஆலஉம', ['conditional', 'clitic-um']],
  ['ஆயஇன', ['conditional']],
  ['ஆயஇனஉம', ['conditional', 'clitic-um']],
  ['ஆம', []],
]

/** One ending of a list; `features` is the number of what it says. */
export interface Ending {
  readonly phonemes: string
  readonly features: number
  /** Whether the word may end with it. */
  readonly ends: boolean
  /** The list that may go on behind it. */
  readonly next: SuffixList | AuxiliaryList | undefined
}

/** The endings of every list. */
export type Suffixes = ReadonlyMap<SuffixList | AuxiliaryList, readonly Ending[]>

/** An ending with all that goes before it behind a stem. */
export type WholeEnding = Pick<Ending, 'phonemes' | 'features'>

/** The endings of every list, each bare and with the clitics that may follow it. */
export function readSuffixes(rows: readonly SuffixRow[], lists: FeatureLists): Suffixes {
  const clitics: Clitics = {
    after: CLITICS.map(([phonemes, feature]) => ending(phonemes, lists.numberOf([feature]))),
    afterFinite: AFTER_FINITE.map(([phonemes, features]) => ending(phonemes, lists.numberOf(features))),
    thaan: lists.numberOf(['clitic-thaan']),
  }
  const suffixes = new Map<SuffixList, Ending[]>()
  for (const row of rows) {
    const known = suffixes.get(row.list) ?? []
    suffixes.set(row.list, known)
    addEnding(known, row, lists, clitics)
  }
  return suffixes
}

/** What may follow an ending in the same word. */
interface Clitics {
  readonly after: readonly Ending[]
  readonly afterFinite: readonly Ending[]
  readonly thaan: number
}

function ending(
  phonemes: string,
  features: number,
  ends = true,
  next: SuffixList | AuxiliaryList | undefined = undefined,
): Ending {
  return { phonemes, features, ends, next }
}

function addEnding(endings: Ending[], row: SuffixRow, lists: FeatureLists, clitics: Clitics): void {
  const phonemes = row.ending.split('+').map(toPhonemes).join('')
  const features = lists.numberOf(row.features)
  endings.push(ending(phonemes, features, row.mayEnd, row.next))
  if (row.mayEnd && takesClitic(phonemes, lists.at(features)))
    addClitics(endings, phonemes, features, lists, clitics)
}

function addClitics(
  endings: Ending[],
  phonemes: string,
  features: number,
  lists: FeatureLists,
  { after, afterFinite, thaan }: Clitics,
): void {
  const base = beforeVowel(phonemes)
  for (const clitic of after)
    endings.push(ending(base + clitic.phonemes, lists.join(features, clitic.features)))
  if (lists.at(features).includes('finite'))
    for (const more of afterFinite) endings.push(ending(base + more.phonemes, more.features))
  if (phonemes.endsWith('தஆன')) return
  endings.push(ending(`${phonemes}தஆன`, lists.join(features, thaan)))
  // அத்தையைத்தான், எனக்குத்தான், மரத்திற்குத்தான்: the doubling that both cases ask for.
  if (doublesBefore(phonemes, lists.at(features)))
    endings.push(ending(`${phonemes}ததஆன`, lists.join(features, thaan)))
}

function doublesBefore(phonemes: string, features: readonly Feature[]): boolean {
  return (
    (features.includes('accusative') && phonemes.endsWith('ஐ')) ||
    (features.includes('dative') && phonemes.endsWith('கஉ'))
  )
}

function takesClitic(phonemes: string, features: readonly Feature[]): boolean {
  return (
    phonemes !== '' && !phonemes.endsWith('அ') && !features.some((feature) => feature.startsWith('clitic'))
  )
}

/**
 * Every way from the beginning of a list to the end of a word, over the lists behind it. Ways that are spelt alike come
 * in the order in which a walk from left to right meets them: it goes on behind a short ending before it comes to a longer.
 */
export function wholeEndings(
  list: SuffixList | AuxiliaryList,
  suffixes: Suffixes,
  lists: FeatureLists,
): WholeEnding[] {
  const whole: WholeEnding[] = []
  const byLength = [...(suffixes.get(list) ?? [])].sort((a, b) => a.phonemes.length - b.phonemes.length)
  for (const one of byLength) {
    if (one.ends) whole.push(one)
    if (one.next === undefined) continue
    for (const { phonemes, features } of wholeEndings(one.next, suffixes, lists))
      whole.push(ending(one.phonemes + phonemes, lists.join(one.features, features)))
  }
  return whole
}
