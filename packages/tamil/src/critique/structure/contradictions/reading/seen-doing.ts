import type { Word } from '../../../../text/word.ts'
import { isKin, isPerson } from './people.ts'

/** `பாடியபடி வந்தவளைக் கண்டேன்`, `வந்தவளைப் பாடியபடி அழைத்தேன்`: who is seen or brought may be who does it. */
export const isOfWhomOneSees = (verb: Word): boolean =>
  !verb.isLast &&
  verb.isA('verb') &&
  !verb.is('finite') &&
  verb.sentence.words.some(
    (word) =>
      word.is('accusative') &&
      (isPerson(word) || isKin(word) || (word.is('participial-noun') && !word.is('neuter'))),
  )
