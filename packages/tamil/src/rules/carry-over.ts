import { nounForms } from '../words/noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../words/phonemes.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import type { Knowledge } from './rule.ts'

/**
 * A form of one noun as the same form of another: பஸ்ஸில், பஸ், பேருந்து → பேருந்தில். Undefined when the word
 * is no form of `from`, or the result is no form of `to`.
 */
export function carryOver(
  word: string,
  from: string,
  to: string,
  { analyse }: Pick<Knowledge, 'analyse'>,
): string | undefined {
  const bare = withoutVallinam(word)
  const doubling = word.slice(bare.length)
  const phonemes = toPhonemes(bare)
  const old = nounForms(from)
  const fresh = nounForms(to)
  const stems: (readonly [string, string])[] = [
    [old.oblique, fresh.oblique],
    [old.beforeVowel, fresh.beforeVowel],
    ...(CLOSED_CLUSTER.test(old.nominative)
      ? [[old.nominative, fresh.oblique] as const, [old.nominative, fresh.beforeVowel] as const]
      : []),
    [old.nominative, fresh.nominative],
    ...old.plurals.map((plural) => [`${plural}கஅள`, `${fresh.plurals[0]}கஅள`] as const),
  ]
  for (const [before, after] of stems) {
    if (!phonemes.startsWith(before)) continue
    const rest = phonemes.slice(before.length)
    for (const whole of endings(rest, after, fresh)) {
      const form = fromPhonemes(whole)
      if (form !== word && analyse(form).some(({ lemma, guessed }) => lemma === to && !guessed))
        return form + doubling
    }
  }
  return undefined
}

/** ரெஸ்டாரண்ட், பேங்க்: written ரெஸ்டாரண்டில் as well as ரெஸ்டாரண்ட்டில். */
const CLOSED_CLUSTER = /[ஙஞணநமனரலளழ][கசடதபற]$/u

/** The dative stands on the oblique (மரத்துக்கு) or on the nominative (பள்ளிக்கு). */
function endings(rest: string, after: string, fresh: ReturnType<typeof nounForms>): string[] {
  if (rest.startsWith('உகக') && !fresh.dativeOnOblique) return [fresh.nominative + rest.slice(1)]
  if (rest.startsWith('கக') && fresh.dativeOnOblique) return [`${fresh.oblique}உ${rest}`]
  return [after + rest]
}
