import type { Feature } from './analysis.ts'
import type { MorphsBuilder } from './morphs.ts'
import { beforeVowel, toPhonemes } from './phonemes.ts'
import type { AuxiliaryList, SuffixList } from './suffixes.ts'

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

/** Files the endings of one list (suffixes.ts), each bare and with the clitics that may follow it. */
export function addEndings(
  morphs: MorphsBuilder,
  tree: number,
  entries: string,
  treeOf: (list: SuffixList | AuxiliaryList) => number,
): void {
  for (const entry of entries.trim().split(/\s+/)) {
    const [ending = '', rest = ''] = entry.split(':')
    const [featureText = '', goesOn] = rest.split('>')
    const features = featureText === '' ? [] : (featureText.split('+') as Feature[])
    const phonemes = ending.split('+').map(toPhonemes).join('')
    const ends = goesOn === undefined || goesOn.startsWith('-')
    const next = goesOn?.replace('-', '') as SuffixList | AuxiliaryList | undefined
    morphs.addEnding(tree, phonemes, features, ends, next && treeOf(next))
    if (ends && takesClitic(phonemes, features)) addClitics(morphs, tree, phonemes, features)
  }
}

function addClitics(
  morphs: MorphsBuilder,
  tree: number,
  phonemes: string,
  features: readonly Feature[],
): void {
  const base = beforeVowel(phonemes)
  for (const [clitic, feature] of CLITICS) morphs.addEnding(tree, base + clitic, [...features, feature], true)
  if (features.includes('finite'))
    for (const [ending, after] of AFTER_FINITE) morphs.addEnding(tree, base + ending, after, true)
  if (!phonemes.endsWith('தஆன')) morphs.addEnding(tree, `${phonemes}தஆன`, [...features, 'clitic-thaan'], true)
}

function takesClitic(phonemes: string, features: readonly Feature[]): boolean {
  return (
    phonemes !== '' && !phonemes.endsWith('அ') && !features.some((feature) => feature.startsWith('clitic'))
  )
}
