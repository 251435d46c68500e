import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { BY_WHOM } from '../../words/postposition-groups.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { OPEN_PLACES } from '../reading/open-places.ts'
import { nounSubject, pronounSubject } from '../reading/subject.ts'

/**
 * Whether `அவன்` before this verb may be a genitive whose noun is the next word, the subject being left out:
 * `அவன் கையைப் பிடித்தாள்`. It may where the speaker (…பிடித்தேன்) or someone just named can be that subject.
 */
export function mayBeGenitive(subject: Word, verb: Word, person: Person): boolean {
  const { next } = subject
  if (next === undefined || next === verb || next.isOnly('accusative', 'rational')) return false
  if (belongsToNobody(next)) return false
  if (next.isA('postposition') || next.is('position', 'locative') || IS_BY_WHOM.has(next.text)) return true
  // `அவர்கள் பெற்றோருடன் … அனுப்பினேன்`: with their parents.
  if (next.is('sociative', 'rational') && (person === 'i' || person === 'we')) return true
  if (NOT_POSSESSED.some((one) => next.isA(one))) return false
  if (person !== 'he' && person !== 'she' && person !== 'he-honoured' && person !== 'they') return true
  let earlier = subject.sentence.previous
  for (let i = 0; i < 3 && earlier !== undefined; i++, earlier = earlier.previous) {
    if (earlier.words.some((word) => mayBeSubject(word, person))) return true
  }
  return false
}

/** `அவள் தலைமையில் பேசினார்`, `மாணவர்கள் உதவியுடன் வருகிறார்`. */
const IS_BY_WHOM: ReadonlySet<string> = new Set(BY_WHOM)

/** Public places, which have no owner, and where one comes or goes to: `அவன் சந்தைக்குப் போனேன்` has a subject. */
const OF_NOBODY: ReadonlySet<string> = new Set([...OPEN_PLACES, 'கீழே', 'வெளியே', 'உள்ளே', 'தண்ணீர்', 'தேநீர்'])

function belongsToNobody(word: Word): boolean {
  return word.analyses.length > 0 && word.analyses.some(({ lemma }) => OF_NOBODY.has(lemma))
}

const NOT_POSSESSED = ['adverb', 'verb', 'demonstrative', 'numeral', 'conjunction', 'particle'] as const

function mayBeSubject(word: Word, person: Person): boolean {
  const subject = pronounSubject(word) ?? nounSubject(word)
  if (subject !== undefined) return subject.fits.includes(person)
  // `எழுதினான். அவள் பெயருக்கே அனுப்பினான்`: the same one goes on.
  if (word.is('finite') && verbPerson(word) === person) return true
  return word.is('rational') || word.isA('name') || word.analyses.some((reading) => reading.guessed)
}
