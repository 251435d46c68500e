import type { Analysis, Feature } from './analysis.ts'
import { START } from './dawg.ts'
import type { Lexicon } from './lexicon.ts'
import type { Morphology } from './morphology.ts'
import { type NounForms, regularForms } from './noun-forms.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'

const SHORTEST_STEM = 3

/** Case endings that only nouns take; a stem that shows one of them elsewhere in the list is a noun. */
const WITNESSES = ['இன', 'இல', 'உககஉ', 'ஆல', 'இறகஉ', 'உடஅன']

/**
 * Reads a word that no stem table explains as a noun, if the list of full forms bears it out: the bare noun must be
 * listed, and another case form of it. Names, loan words, rare nouns. Every such reading is marked `guessed`.
 */
export function guess(word: string, morphology: Morphology, lexicon: Lexicon): Analysis[] {
  const phonemes = toPhonemes(word)
  const found: Analysis[] = []
  if (lexicon.hasPhonemes(phonemes) && isNoun(regularForms(phonemes), lexicon)) {
    found.push(reading(phonemes, ['nominative', 'singular']))
  }
  for (let i = phonemes.length - 1; i >= SHORTEST_STEM; i--) {
    const cases = morphology.parseEnding(phonemes, 'case', i)
    const datives = morphology.parseEnding(phonemes, 'dativeBare', i)
    const plurals = morphology.parseEnding(phonemes, 'plural', i)
    if (cases.length === 0 && datives.length === 0 && plurals.length === 0) continue
    const base = phonemes.slice(0, i)
    for (const lemma of [...nominatives(base), ...pluralNominatives(base)]) {
      if (!lexicon.hasPhonemes(lemma)) continue
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

/** The nominatives that an oblique base may come from: மரத்த் → மரம், வீட்ட் → வீடு, மலைய் → மலை. */
function nominatives(oblique: string): string[] {
  const body = oblique.slice(0, -1)
  const last = oblique.at(-1)
  const found = [oblique, `${oblique}உ`]
  if (oblique.endsWith('தத') && oblique.at(-3) === 'அ') found.unshift(`${oblique.slice(0, -2)}ம`)
  if (last === body.at(-1)) found.push('டற'.includes(last ?? '') ? `${body}உ` : body)
  if (last === 'ய' || last === 'வ') found.push(body)
  return found
}

/** The singulars of what -கள் follows: மரங் → மரம், மாணவர் → மாணவன், பூக் → பூ. */
function pluralNominatives(base: string): string[] {
  const body = base.slice(0, -1)
  if (base.endsWith('ங')) return [`${body}ம`]
  return base.endsWith('க') ? [body] : []
}
