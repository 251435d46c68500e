import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import type { Subject } from '../reading/subject.ts'

/** `நீங்கள் புரிந்துகொள்ள எளிமையாகச் சொல்கிறேன்`: what the speaker does so that the hearer may do something. */
export function isDoneForHearer({ word, fits }: Subject, verb: Word): boolean {
  const person = verbPerson(verb)
  if ((person !== 'i' && person !== 'we') || (fits[0] !== 'you' && fits[0] !== 'you-all')) return false
  return word.sentence.words
    .slice(word.index + 1, verb.index)
    .some((one) => one.isOnly('infinitive') && one.next !== undefined && !isOfSameAgent(one.next))
}

/** `பார்க்க விரும்புகிறேன்`: who wishes to do it is who does it. */
function isOfSameAgent(word: Word): boolean {
  return OF_SAME_AGENT.some((lemma) => word.hasLemma(lemma))
}

const OF_SAME_AGENT =
  'விரும்பு முயல் முயற்சி தொடங்கு ஆரம்பி நினை எண்ணு மறு மற போ வா செல் வேண்டு முடி இயலு கூடு மாட்டு பழகு கல் கற்றுக்கொள்'.split(
    ' ',
  )
