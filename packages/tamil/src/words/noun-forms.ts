import { type Change, nounPattern } from './noun-pattern.ts'
import { MAX_PHONEMES, toPhonemes, writeSymbols } from './phonemes.ts'

/** The noun that is being looked at. */
const symbols = new Uint16Array(MAX_PHONEMES)

/** The forms of one noun on which endings build, as phonemes. */
export interface NounForms {
  readonly nominative: string
  /** The nominative before a vowel: மரம்-ஆன, பள்ளிய்-ஆன, கல்ல்-உம், அழக்-ஆன. */
  readonly beforeVowel: string
  /** The oblique before a vowel: மரத்த்-ஐ, வீட்ட்-இல், பள்ளிய்-இன். */
  readonly oblique: string
  /** Whether the dative is -உக்கு on the oblique (மரத்த்-உக்கு); else -க்கு on the nominative (பள்ளி-க்கு). */
  readonly dativeOnOblique: boolean
  /** What -கள் follows: மரங்-, பூக்-, கற்-, மாணவர்-. */
  readonly plurals: readonly string[]
}

/**
 * Derives a noun's forms from its ending (வேற்றுமைப் புணர்ச்சி: நன்னூல் உருபு புணரியல்; Lehmann 1989, 2.1).
 * `oblique` overrides the rule: `சாதுவ்`, `வானவில்ல்` the base itself, `கோளாறு` and `அத` the base with its last vowel.
 */
export function nounForms(lemma: string, oblique?: string): NounForms {
  const forms = regularForms(toPhonemes(lemma))
  if (oblique === undefined) return forms
  const given = toPhonemes(oblique)
  const base = /[அ-ஔ]$/u.test(given) ? given.slice(0, -1) : given
  const keepsVowel = base.endsWith('வ')
  const doubles = base === forms.nominative + forms.nominative.at(-1)
  return {
    nominative: forms.nominative,
    beforeVowel: keepsVowel || doubles ? base : forms.beforeVowel,
    oblique: base,
    dativeOnOblique: true,
    plurals: keepsVowel ? [`${forms.nominative}க`] : forms.plurals,
  }
}

/** `nounForms` of a noun that follows the rule, given as phonemes. */
export function regularForms(noun: string): NounForms {
  const { beforeVowel, oblique, dativeOnOblique, plurals } = nounPattern(symbols, writeSymbols(noun, symbols))
  return {
    nominative: noun,
    beforeVowel: changed(noun, beforeVowel),
    oblique: changed(noun, oblique),
    dativeOnOblique,
    plurals: plurals.map((plural) => changed(noun, plural)),
  }
}

function changed(noun: string, { cut, added }: Change): string {
  return (cut === 0 ? noun : noun.slice(0, -cut)) + added
}
