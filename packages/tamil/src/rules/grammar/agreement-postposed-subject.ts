import { FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { isNeuter, verbPerson } from '../../clauses/finite-verb.ts'
import { isFeminine, isMasculine } from '../../clauses/gender.ts'
import { nounSubject, pronounSubject } from '../../clauses/subject.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

const HE = new Set(['அவன்', 'இவன்'])
const SHE = new Set(['அவள்', 'இவள்'])
/** Pronouns that are their own genitive. */
const OWN_GENITIVE = new Set(['அவன்', 'அவள்', 'அவர்', 'அவர்கள்', 'இவன்', 'இவள்', 'இவர்', 'இவர்கள்'])

export default defineRule({
  id: 'grammar/agreement-postposed-subject',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'எழுவாய் ‘{subject}’ வினைக்குப் பின் வந்தாலும், வினை அதற்கு ஏற்ப ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The subject ‘{subject}’ follows its verb, which must still agree with it: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு',
  examples: [
    { wrong: 'கோட்டைக்குள் [நுழைந்தாள்] கரிகாலன்.', right: 'கோட்டைக்குள் நுழைந்தான் கரிகாலன்.' },
    { wrong: 'சரியான விடை [சொன்னாள்] அவன்.', right: 'சரியான விடை சொன்னான் அவன்.' },
    { wrong: 'மெல்லச் [சிரித்தான்] அரசி.', right: 'மெல்லச் சிரித்தாள் அரசி.' },
    { wrong: 'மாலையில் வீட்டுக்கு [வந்தாள்] என் தம்பி.', right: 'மாலையில் வீட்டுக்கு வந்தான் என் தம்பி.' },
    { wrong: 'விழாவைச் சிறப்பாக [நடத்தினான்] மாணவர்கள்.', right: 'விழாவைச் சிறப்பாக நடத்தினார்கள் மாணவர்கள்.' },
    { wrong: 'விளைச்சல் குறைந்துவிட்டது [என்றார்] உழவர்கள்.', right: 'விளைச்சல் குறைந்துவிட்டது என்றார்கள் உழவர்கள்.' },
    { wrong: 'எல்லாவற்றையும் [பார்த்தான்] நான்.', right: 'எல்லாவற்றையும் பார்த்தேன் நான்.' },
  ],
  allows: [
    'கோயிலில் காட்சி தந்தாள் மாரியம்மன்.',
    'கோட்டைக்குள் நுழைந்தான் கரிகாலன்.',
    'என்ன செய்தாள் அவள்?',
    'அவன் வந்துவிட்டான் தம்பி.',
    'நேற்று வந்தான் தம்பி.',
    'உண்மையைச் சொன்னார் அவர்கள் தலைவர்.',
    'மேடையில் பாடினார்கள் அவள் தோழிகள்.',
    'அதைச் சொன்னவன் நான்.',
    'அப்படியும் சொல்வார் சிலர்.',
    'அவள் சொன்னாள் முருகன் வந்தான் என்று.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    const person = verbPerson(word)
    if (person === undefined || isNeuter(person)) return undefined
    const wanted = genderWanted(word, person) ?? personWanted(word, person)
    const suggestion = wanted && agreeWith(word.text, wanted.person)
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: wanted?.subject ?? '' } })
  },
})

interface Wanted {
  readonly subject: string
  readonly person: Person
}

/** What a name or a noun of known gender right behind the verb asks for. */
function genderWanted({ next, quoted }: Word, person: Person): Wanted | undefined {
  if (next === undefined || !next.isLast || next.quoted !== quoted) return undefined
  if (person === 'she' && (isMasculine(next) || HE.has(next.text)))
    return { subject: next.text, person: 'he' }
  if (person === 'he' && (isFeminine(next) || SHE.has(next.text)))
    return { subject: next.text, person: 'she' }
  return undefined
}

/**
 * What a pronoun, people in the plural, or somebody's friend or kin behind the verb asks for. A single person without a
 * possessor may be who is spoken to: `வந்தான் தம்பி`.
 */
function personWanted(verb: Word, person: Person): Wanted | undefined {
  const { next } = verb
  const possessor = next?.isLast === false && isPossessor(next) ? next : undefined
  const head = possessor === undefined ? next : possessor.next
  if (head === undefined || !head.isLast || head.quoted !== verb.quoted) return undefined
  const subject = (possessor === undefined ? pronounSubject(head) : undefined) ?? nounSubject(head)
  if (subject === undefined || subject.fits.includes(person)) return undefined
  // சொல்வார் சிலர்: -ஆர் is the older plural.
  const many = head.isA('noun') && head.endsWith('கள்') && head.is('plural') && !verb.is('future')
  if (person === 'he-honoured' && subject.fits.includes('they') && !many) return undefined
  if (subject.kind === 'noun' && possessor === undefined && !head.is('plural')) return undefined
  if (hasSubjectBefore(verb, person)) return undefined
  return { subject: head.text, person: subject.fits[0] }
}

function isPossessor(word: Word): boolean {
  return word.isA('pronoun') && (word.is('genitive') || word.is('oblique') || OWN_GENITIVE.has(word.text))
}

/** Whether the clause names somebody before its verb whom the verb agrees with. */
function hasSubjectBefore(verb: Word, person: Person): boolean {
  for (let word = verb.previous; word !== undefined; word = word.previous) {
    if (verbPerson(word) !== undefined) return false
    const subject = pronounSubject(word) ?? nounSubject(word)
    if (subject?.fits.includes(person)) return true
  }
  return false
}
