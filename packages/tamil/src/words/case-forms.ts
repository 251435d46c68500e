import type { Analysis } from './analysis.ts'
import { nounForms } from './noun-forms.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import { PRONOUN_STEMS } from './stems/particles.ts'

type ObjectCase = 'accusative' | 'dative'

const PLURAL: Readonly<Record<ObjectCase, string>> = { accusative: 'களை', dative: 'களுக்கு' }

/**
 * The same noun or pronoun in the second case (ஐ) or the fourth (கு): `பள்ளிக்கூடத்தை`, `dative` → `பள்ளிக்கூடத்துக்கு`.
 * Undefined where the reading is of neither kind or the word ends in more than its case.
 */
export function inCase(word: string, reading: Analysis, wanted: ObjectCase): string | undefined {
  if (reading.features.some((feature) => feature.startsWith('clitic-'))) return undefined
  const plural = /^(.+)கள(?:ை|ுக்கு)$/u.exec(word)
  if (plural !== null) return plural[1] + PLURAL[wanted]
  if (reading.class === 'pronoun') return pronounInCase(reading.lemma, wanted)
  if (reading.class !== 'noun' && reading.class !== 'name') return undefined
  const { nominative, oblique, dativeOnOblique } = nounForms(reading.lemma)
  if (wanted === 'accusative') return fromPhonemes(`${oblique}ஐ`)
  return fromPhonemes(dativeOnOblique ? `${oblique}உககஉ` : `${nominative}ககஉ`)
}

function pronounInCase(lemma: string, wanted: ObjectCase): string | undefined {
  const stem = PRONOUN_STEMS.find((one) => one.lemma === lemma)
  if (stem === undefined) return undefined
  return wanted === 'dative' ? stem.dative : fromPhonemes(`${doubledFinal(toPhonemes(stem.oblique))}ஐ`)
}

/** என்-ஐ is என்னை, அவர்-ஐ அவரை. */
function doubledFinal(oblique: string): string {
  return /^.?[அஇஉஎஒ][னம]$/u.test(oblique) ? oblique + oblique.slice(-1) : oblique
}
