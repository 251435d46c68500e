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
  if (!phonemes.endsWith('தஆன')) morphs.addEnding(tree, `${phonemes}தஆன`, [...features, 'clitic-thaan'], true)
}

function takesClitic(phonemes: string, features: readonly Feature[]): boolean {
  return (
    phonemes !== '' && !phonemes.endsWith('அ') && !features.some((feature) => feature.startsWith('clitic'))
  )
}
