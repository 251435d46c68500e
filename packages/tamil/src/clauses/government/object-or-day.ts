import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { isSpeech } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'

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

/** `மகனுக்குப் பெண் கொடுக்க`, `மாப்பிள்ளை தேடி`, `இந்த ஊரில் பெண் எடுத்தார்கள்`: a bride or groom who is given, sought or taken. */
export function isSought(noun: Word): boolean {
  const { next, previous } = noun
  if (next === undefined || !SOUGHT.has(noun.text) || !rootsOf(next).some((root) => SEEKING.has(root)))
    return false
  const before = previous !== undefined && FIT.test(previous.text) ? previous.previous : previous
  if (before?.is('dative') === true || before?.is('locative') === true) return true
  // `அவளைப் பெண் பார்த்தார்கள்`: to see whether she may be one.
  if (before?.is('accusative', 'rational') === true && !next.is('finite', 'singular'))
    return rootsOf(next).some((root) => root === 'பார்' || root === 'கேள்')
  if (!next.is('verbal-participle') && !next.is('infinitive')) return false
  return previous === undefined || FIT.test(previous.text)
}

/** `நாங்கள் பெண் பார்த்தோம்`, `ஆள் பிடித்தேன்`: somebody, whoever it may be; no object that needs its case. */
export function isAnybodySought(noun: Word): boolean {
  const { next, previous } = noun
  if (next === undefined || previous?.isA('demonstrative') === true) return false
  if (!SOUGHT.has(noun.text) && noun.text !== 'ஆள்') return false
  return rootsOf(next).some((root) => SEEKING.has(root) || root === 'பிடி')
}

const SOUGHT: ReadonlySet<string> = new Set(['பெண்', 'மணப்பெண்', 'மணமகள்', 'மணமகன்', 'மாப்பிள்ளை', 'வரன்', 'துணை'])
const SEEKING: ReadonlySet<string> = new Set(['கொடு', 'தா', 'பார்', 'எடு', 'கேள்', 'தேடு', 'கட்டு', 'பேசு'])
const FIT = /^(?:நல்ல|ஏற்ற|தகுந்த|தக்க|பொருத்தமான|வேறு|வெளியூர்)(?:[கசதப]்)?$/u
