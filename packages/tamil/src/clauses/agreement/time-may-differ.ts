import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Tense } from '../../words/analysis.ts'
import type { Person } from '../../words/inflect.ts'
import { isNeuter, isSpeech, verbPerson, verbTense } from '../reading/finite-verb.ts'
import { FOLLOWING, IN_THOSE_DAYS, UNTIL_NOW } from '../reading/words-of-time.ts'
import { clauseBefore } from './disagreement.ts'

/** A word of time, and the tense of a verb that it fits. */
interface TimeWord {
  readonly word: Word
  readonly tense: Tense
}

/** Whether a verb may rightly be in another tense than its word of time says: of what one presumes, tells or arranges. */
export function timeMayDiffer(time: TimeWord, verb: Word, person: Person, tense: Tense): boolean {
  if (
    !mayClash(time.word, tense) ||
    isPresumed(time, verb, tense) ||
    isHabitOfOld(time, verb, person, tense) ||
    isTold(time.word, person, verb)
  )
    return true
  return time.tense === 'future' && isArranged(time.word, verb)
}

/** `நாற்பது வருடங்களுக்கு முன் இங்கே வண்டிகள் ஓடும்`: what used to happen. */
function isHabitOfOld({ word, tense: of }: TimeWord, verb: Word, person: Person, tense: Tense): boolean {
  if (of !== 'past' || tense !== 'future' || !isNeuter(person) || ONCE.some((one) => verb.hasLemma(one)))
    return false
  const ago = [word, word.previous]
  return ago.some((one) => /^(?:வருட|ஆண்ட)(?:ங்கள)?(?:ுக்கு|ுகளுக்கு)/u.test(one?.text ?? ''))
}

/** What happens once only, and what simply is. */
const ONCE = 'இரு தொடங்கு முடி திற விழு பிற இற இடி உடை வெளியாகு நிறைவேறு உருவாகு'.split(' ')

/** Whether a word of time and a tense may be at odds: in those days with the present only, until now with the future. */
function mayClash({ text, next }: Word, tense: Tense): boolean {
  if (IN_THOSE_DAYS.has(text)) return tense === 'present'
  if (text === UNTIL_NOW) return tense === 'future' && next?.is('negative') !== true && next?.text !== 'இல்லாத'
  return true
}

/** `நேற்று சேர்ந்திருப்பார்கள்`: so one presumes. `இனி ஆட்டம் முடிந்தது`: it is over from now on. */
function isPresumed(time: TimeWord, verb: Word, tense: Tense): boolean {
  if (time.tense === 'past' && tense === 'future') return /..ிரு(?:ப்ப|க்கும்$)/u.test(verb.text)
  return (
    /^இனி(?:மேல்)?$/u.test(time.word.text) && verb.is('neuter') && OVER.some((lemma) => verb.hasLemma(lemma))
  )
}

const OVER = ['முடி', 'தீர்', 'ஒழி', 'போ'] as const

/** `அடுத்த மாதம் பிரான்சும் சரணடைந்தது`: a tale goes on after a sentence before it, or with someone else who did so too. */
function isTold({ previous }: Word, person: Person, { sentence, next }: Word): boolean {
  if (previous === undefined || !FOLLOWING.test(previous.text)) return false
  if (isSpeech(person)) return sentence.previous !== undefined && isOfThen(sentence.previous)
  // `அடுத்த வாரம் மாலை தொடுத்தாள் மங்கை`: so tales are told.
  if (next !== undefined) return true
  return sentence.previous !== undefined || sentence.words.some((word) => word.is('nominative', 'clitic-um'))
}

/** Whether a sentence ends by telling what somebody did: a year next to that is in the past, too. */
function isOfThen({ lastWord }: Sentence): boolean {
  if (lastWord === undefined || verbTense(lastWord) !== 'past') return false
  const person = verbPerson(lastWord)
  return person !== undefined && !isNeuter(person)
}

/** `அடுத்த மாதம் இரண்டாம் தேதிக்கு ஒத்திவைத்தார்`: what is arranged today for a time to come. */
function isArranged(time: Word, verb: Word): boolean {
  const between = [...clauseBefore(verb)].filter((word) => word.index > time.index)
  const depends = time.sentence.words.slice(time.index, verb.index).some((word) => word.is('conditional'))
  if (!depends && ARRANGING.some((lemma) => verb.hasLemma(lemma))) return true
  // `காலை ஒன்பது மணிக்கு` says the hour alone.
  return between.some((word) => word.is('dative', 'time') && !word.hasLemma('மணி'))
}

const ARRANGING = 'ஒத்திவை தள்ளிவை தள்ளிப்போடு மாற்று அறிவி நிர்ணயி திட்டமிடு முன்பதிவுசெய் கட்டளையிடு'.split(' ')
