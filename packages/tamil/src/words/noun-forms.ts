import { toPhonemes } from './phonemes.ts'

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

const LONG = 'ஆஈஊஏஐஓஔ'
const VOWELS = 'அஆஇஈஉஊஎஏஐஒஓஔ'

function isVowel(symbol: string | undefined): boolean {
  return symbol !== undefined && VOWELS.includes(symbol)
}

function vowelCount(phonemes: string): number {
  let count = 0
  for (let i = 0; i < phonemes.length; i++) if (isVowel(phonemes[i])) count++
  return count
}

/**
 * Derives a noun's forms from its ending (வேற்றுமைப் புணர்ச்சி: நன்னூல் உருபு புணரியல்; Lehmann 1989, 2.1).
 * `oblique` overrides the rule: `சாதுவ்`, `வானவில்ல்` the base itself, `கோளாறு` and `அத` the base with its last vowel.
 */
export function nounForms(lemma: string, oblique?: string): NounForms {
  const forms = regularForms(toPhonemes(lemma))
  if (oblique === undefined) return forms
  const given = toPhonemes(oblique)
  const base = isVowel(given.at(-1)) ? given.slice(0, -1) : given
  const keepsVowel = base.endsWith('வ')
  const doubles = base === forms.nominative + forms.nominative.at(-1)
  return {
    ...forms,
    oblique: base,
    dativeOnOblique: true,
    beforeVowel: keepsVowel || doubles ? base : forms.beforeVowel,
    plurals: keepsVowel ? [`${forms.nominative}க`] : forms.plurals,
  }
}

/** `nounForms` of a noun that follows the rule, given as phonemes. */
export function regularForms(noun: string): NounForms {
  const last = noun.at(-1) ?? ''
  const body = noun.slice(0, -1)
  if (last === 'ம' && body.endsWith('அ') && noun.length > 2) {
    return {
      nominative: noun,
      beforeVowel: noun,
      oblique: `${body}தத`,
      dativeOnOblique: true,
      plurals: [`${body}ங`],
    }
  }
  if (last === 'உ') return formsInU(noun, body)
  if ('ஐஇஈஏ'.includes(last)) {
    const glided = `${noun}ய`
    const plurals = vowelCount(noun) === 1 ? [noun, `${noun}க`] : [noun]
    return { nominative: noun, beforeVowel: glided, oblique: glided, dativeOnOblique: false, plurals }
  }
  if (isVowel(last)) {
    const glided = `${noun}வ`
    return {
      nominative: noun,
      beforeVowel: glided,
      oblique: glided,
      dativeOnOblique: true,
      plurals: [`${noun}க`, noun],
    }
  }
  return formsInConsonant(noun, last)
}

/** முற்றியலுகரம் keeps its உ (பசு-வ்-ஐ); குற்றியலுகரம் drops it, டு and று doubling after a vowel (வீட்டை, ஆற்றை). */
function formsInU(noun: string, body: string): NounForms {
  const short = vowelCount(noun) === 2 && /^.?[அஇஉஎஒ][^அ-ஔ]உ$/u.test(noun)
  if (short) {
    const kept = `${noun}வ`
    return {
      nominative: noun,
      beforeVowel: kept,
      oblique: kept,
      dativeOnOblique: true,
      plurals: [`${noun}க`],
    }
  }
  const consonant = body.at(-1) ?? ''
  const doubles = 'டற'.includes(consonant) && isVowel(body.at(-2))
  const plurals = doubles ? [noun] : [noun, `${noun}க`]
  const oblique = doubles ? body + consonant : body
  return { nominative: noun, beforeVowel: body, oblique, dativeOnOblique: true, plurals }
}

/** Short one-syllable nouns double their consonant (கல்லை), and so do loans in a stop (டிக்கெட்டை). */
function formsInConsonant(noun: string, last: string): NounForms {
  const vowel = noun.at(-2) ?? ''
  const single = vowelCount(noun) === 1 && isVowel(vowel) && !LONG.includes(vowel)
  const doubles = 'கசடதப'.includes(last) || (single && 'ணனயலளமரஸ'.includes(last))
  const base = doubles ? noun + last : noun
  const plurals = [noun]
  if (last === 'ல' && single) plurals.push(`${noun.slice(0, -1)}ற`)
  if (last === 'ள') plurals.push(`${noun.slice(0, -1)}ட`)
  if (last === 'ம') plurals.push(`${noun.slice(0, -1)}ங`)
  if (last === 'ன' && vowel === 'அ' && vowelCount(noun) > 1) plurals.push(`${noun.slice(0, -1)}ர`)
  return { nominative: noun, beforeVowel: base, oblique: base, dativeOnOblique: last !== 'ய', plurals }
}
