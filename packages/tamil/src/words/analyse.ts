import type { Analysis, Feature } from './analysis.ts'
import { guess } from './guess.ts'
import type { Lexicon } from './lexicon.ts'
import type { Morphology, Parse } from './morphology.ts'
import { toPhonemes } from './phonemes.ts'
import { finalVallinam } from './vallinam.ts'

const LONGEST = 60

/** Every reading of a word: by its stem, or else as a noun that the list of full forms bears out. */
export function analyse(word: string, morphology: Morphology, lexicon: Lexicon): readonly Analysis[] {
  if (word.length > LONGEST) return []
  const readings: Analysis[] = []
  const phonemes = toPhonemes(word)
  collect(readings, morphology.parse(phonemes))
  const bare = finalVallinam(word) === undefined ? phonemes : phonemes.slice(0, -1)
  if (bare !== phonemes) collect(readings, morphology.parse(bare), 'sandhi')
  if (readings.length === 0) collectChanged(readings, bare, morphology)
  return readings.length === 0 ? guess(bare, morphology, lexicon) : readings
}

/** Words whose letters a joint has changed: கலந்தாற் (போல்) is கலந்தால், அந்நாட்டில் holds நாட்டில். */
function collectChanged(readings: Analysis[], phonemes: string, morphology: Morphology): void {
  const softened = SOFTENED[phonemes.at(-1) ?? '']
  if (softened !== undefined) collect(readings, morphology.parse(phonemes.slice(0, -1) + softened), 'sandhi')
  const [, consonant] = DEMONSTRATIVE.exec(phonemes) ?? []
  if (consonant === undefined) return
  const nouns = (rest: string) =>
    morphology.parse(rest).filter(({ stem, features }) => stem.class === 'noun' && !features.includes('rare'))
  collect(readings, nouns(phonemes.slice(2)))
  if (consonant === 'வ') collect(readings, nouns(phonemes.slice(3)))
}

/** ல் and ள் before a hard consonant (நன்னூல் 227, 228). */
const SOFTENED: Readonly<Record<string, string>> = { ற: 'ல', ட: 'ள' }
/** The letters அ, இ, எ before a noun (நன்னூல் 163). */
const DEMONSTRATIVE = /^[அஇஎ]([கசஞதநபமயவ])\1./u

/** Adds each parse as a reading, unless the same reading is there already. */
function collect(readings: Analysis[], parses: readonly Parse[], more?: Feature): void {
  for (const { stem, features } of parses) {
    const all = more === undefined ? features : [...features, more]
    const reading = { lemma: stem.lemma, class: stem.class, features: all }
    if (!readings.some((other) => same(reading, other))) readings.push(reading)
  }
}

function same(a: Analysis, b: Analysis): boolean {
  return (
    a.lemma === b.lemma &&
    a.class === b.class &&
    a.features.length === b.features.length &&
    a.features.every((feature) => b.features.includes(feature))
  )
}
