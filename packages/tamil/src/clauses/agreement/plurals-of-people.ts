import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { mayBeFinite, verbPerson } from '../reading/finite-verb.ts'

/**
 * The two plurals of people, வந்தார்கள் and வந்தனர், the one that the writer would choose first: that in -னர் for -அன and -கின்ற-,
 * behind a subject in -னர், and where the text has it.
 */
export function pluralsOfPeople(verb: string, word: Word, subject: Word): readonly [string, ...string[]] {
  const inPrint = inNar(verb)
  if (inPrint === undefined) return [verb]
  const printed =
    verbPerson(word) === 'those' || verb.endsWith('கின்றார்கள்') || subject.text.endsWith('னர்') || writesNar(word)
  return printed ? [inPrint, verb] : [verb, inPrint]
}

/** Whether the text has plurals in -னர் and none in -ஆர்கள் near the verb. */
function writesNar({ sentence }: Word): boolean {
  let nar = false
  let here: Sentence | undefined = sentence
  for (let passed = 0; here !== undefined && passed <= SENTENCES_BACK; passed++, here = here.previous) {
    for (const { text, form } of here.words.slice(-MAX_WORDS)) {
      if (text.endsWith('ார்கள்') && mayBeFinite(form)) return false
      if (text.endsWith('னர்') && mayBeFinite(form)) nar = true
    }
  }
  return nar
}

const SENTENCES_BACK = 3

/** The other plural of people, which newspapers prefer: வந்தார்கள், வந்தனர். மாட்டார்கள் has none. */
function inNar(verb: string): string | undefined {
  if (verb.endsWith('மாட்டார்கள்')) return undefined
  if (verb.endsWith('ினார்கள்')) return verb.replace(/ினார்கள்$/u, 'ினர்')
  if (/கி(?:ன்)?றார்கள்$/u.test(verb)) return verb.replace(/கி(?:ன்)?றார்கள்$/u, 'கின்றனர்')
  return /(?:[டதற]|உள்ள|ுள்ள)ார்கள்$/u.test(verb) ? verb.replace(/ார்கள்$/u, 'னர்') : undefined
}
