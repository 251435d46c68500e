import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { isOfMany } from '../reading/phrase.ts'

/**
 * `பாடல்களில் பல … மக்கள் நாவில் ஒலிக்கின்றன`: whether many or some of the things before are the subject. Right before people
 * it may count them, `வீடுகளில் சில மாணவர்கள் தங்கின`, unless something is theirs.
 */
export function someOfMany(verb: Word): boolean {
  const { words } = verb.sentence
  return words.slice(Math.max(1, verb.index - MAX_WORDS), verb.index).some((word) => {
    if (!SOME.test(word.text) || word.previous === undefined || !isOfMany(word.previous)) return false
    const { next } = word
    if (next?.is('rational') !== true) return true
    if (word.previous.is('place') && word.previous.previous?.is('relative-participle') !== true) return false
    return (
      next.next !== undefined && next.next !== verb && !next.next.is('nominative') && next.next.isA('noun')
    )
  })
}

const SOME = /^(?:பல|சில|பலவும்|சிலவும்|பெரும்பாலானவை|பெரும்பாலான|அனேகம்|அநேகம்|மிகுதியானவை|எஞ்சியவை|மற்றவை)(?:[கசதப]்)?$/u
