import type { Word } from '../text/word.ts'
import type { Person } from '../words/inflect.ts'
import { isSpeech } from './mismatch.ts'

/** பூசையன்று, விழாவன்று, பிறந்தநாளன்று. */
const ON_DAY = /.{3}[யவளற]ன்று$/u

/**
 * Whether a noun that looks like the subject is what one does something to, `பெண் பார்க்கப் போகிறோம்`, `அவனுக்குப் பெண்
 * பார்க்கிறோம்`, or of the name of a day, `சரசுவதி பூசையன்று`.
 */
export function isObjectOrDay(noun: Word, person: Person): boolean {
  const { next } = noun
  if (next === undefined) return false
  if (ON_DAY.test(next.text)) return !noun.is('plural')
  if (!isSpeech(person) || !noun.isA('noun')) return false
  return (
    next.is('transitive', 'infinitive') || (next.is('transitive') && noun.previous?.is('dative') === true)
  )
}
