import type { Analysis, Feature } from './analysis.ts'
import { NOWHERE, START } from './dawg.ts'
import type { Lexicon } from './lexicon.ts'
import type { Morphology } from './morphology.ts'
import { type NounForms, regularForms } from './noun-forms.ts'
import { fromPhonemes } from './phonemes.ts'

const SHORTEST_STEM = 3

/** Case endings that only nouns take; a stem that shows one of them elsewhere in the list is a noun. */
const WITNESSES = ['இன', 'இல', 'உககஉ', 'ஆல', 'இறகஉ', 'உடஅன']

/**
 * Reads a word, given as phonemes, that no stem table explains as a noun, if the list of full forms bears it out: the bare noun must be
 * listed, and another case form of it. Names, loan words, rare nouns. Every such reading is marked `guessed`.
 */
export function guess(phonemes: string, morphology: Morphology, lexicon: Lexicon): Analysis[] {
  const places = lexicon.dawg.placesOf(phonemes)
  const found: Analysis[] = []
  if (lexicon.dawg.endsAt(places[phonemes.length] ?? NOWHERE) && isNoun(regularForms(phonemes), lexicon)) {
    found.push(reading(phonemes, ['nominative', 'singular']))
  }
  for (let i = Math.min(phonemes.length - 1, places.length + 1); i >= SHORTEST_STEM; i--) {
    const cases = morphology.parseEnding(phonemes, 'case', i)
    const datives = morphology.parseEnding(phonemes, 'dativeBare', i)
    const plurals = morphology.parseEnding(phonemes, 'plural', i)
    if (cases.length === 0 && datives.length === 0 && plurals.length === 0) continue
    const base = phonemes.slice(0, i)
    for (const [kept, added] of nominatives(phonemes, i)) {
      if (!lexicon.dawg.endsAt(lexicon.dawg.follow(places[kept] ?? NOWHERE, added))) continue
      const lemma = phonemes.slice(0, kept) + added
      const forms = regularForms(lemma)
      if (!isNoun(forms, lexicon, phonemes)) continue
      if (forms.oblique === base || forms.nominative === base) {
        for (const features of cases) found.push(reading(lemma, ['singular', ...features]))
        for (const features of datives) found.push(reading(lemma, ['singular', ...features]))
      }
      if (forms.plurals.includes(base)) for (const features of plurals) found.push(reading(lemma, features))
    }
    if (found.length > 0) return found
  }
  return found
}

function reading(lemma: string, features: readonly Feature[]): Analysis {
  return { lemma: fromPhonemes(lemma), class: 'noun', features, guessed: true }
}

/** Whether the list holds some other case form of the noun than `except`. */
function isNoun(
  { oblique, nominative, dativeOnOblique }: NounForms,
  lexicon: Lexicon,
  except?: string,
): boolean {
  const { dawg } = lexicon
  const attested = (place: number, stem: string, ending: string) =>
    dawg.endsAt(dawg.follow(place, ending)) && stem + ending !== except
  if (!dativeOnOblique && attested(dawg.follow(START, nominative), nominative, 'ககஉ')) return true
  const place = dawg.follow(START, oblique)
  return WITNESSES.some((ending) => attested(place, oblique, ending))
}

type Nominative = readonly [kept: number, added: string]

/**
 * The nominatives that the base before the phoneme `end` may come from, as a beginning of the word and what is added:
 * மரத்த் → மரம், வீட்ட் → வீடு, மலைய் → மலை; மரங் → மரம், பூக் → பூ.
 */
function nominatives(phonemes: string, end: number): Nominative[] {
  const [beforeThat, before, last] = [phonemes[end - 3], phonemes[end - 2], phonemes[end - 1]]
  const found: Nominative[] = []
  if (last === 'த' && before === 'த' && beforeThat === 'அ') found.push([end - 2, 'ம'])
  found.push([end, ''], [end, 'உ'])
  if (last === before) found.push([end - 1, last === 'ட' || last === 'ற' ? 'உ' : ''])
  if (last === 'ய' || last === 'வ') found.push([end - 1, ''])
  if (last === 'ங') found.push([end - 1, 'ம'])
  else if (last === 'க') found.push([end - 1, ''])
  return found
}
