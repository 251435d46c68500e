import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isFeminine, isMasculine } from '../../clauses/agreement/gender.ts'
import { personsOf } from '../../clauses/agreement/predication.ts'
import { subjectBehind } from '../../clauses/agreement/subject-behind.ts'
import type { SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { takesNoObject } from '../../clauses/reading/main-verb.ts'
import { agreementOf } from '../../clauses/reading/phrase.ts'
import { isKin, nounSubject, pronounSubject, type Subject } from '../../clauses/reading/subject.ts'
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
    { wrong: 'விளக்கை ஏற்று [என்றான்] தாத்தா.', right: 'விளக்கை ஏற்று என்றார் தாத்தா.' },
    {
      wrong: 'வெள்ளம் வடிந்துவிட்டது [என்றான்] அந்த மூத்த அலுவலர்.',
      right: 'வெள்ளம் வடிந்துவிட்டது என்றார் அந்த மூத்த அலுவலர்.',
    },
    { wrong: 'இன்று விடுமுறை [என்றது] ஓர் அலுவலர்.', right: 'இன்று விடுமுறை என்றார் ஓர் அலுவலர்.' },
    { wrong: 'மெல்லப் பின்னால் [ஓடினர்] கரிகாலன்.', right: 'மெல்லப் பின்னால் ஓடினான் கரிகாலன்.' },
    { wrong: 'எல்லாவற்றையும் [பார்த்தான்] நான்.', right: 'எல்லாவற்றையும் பார்த்தேன் நான்.' },
    {
      wrong: 'நேற்று ஊருக்குத் [திரும்பினான்] கண்ணனும் அவன் தங்கையும்.',
      right: 'நேற்று ஊருக்குத் திரும்பினார்கள் கண்ணனும் அவன் தங்கையும்.',
    },
    {
      wrong: 'விரைவாக [முன்னேறுகிறான்] நகரத்துக்கு வந்த இளைஞர்கள்.',
      right: 'விரைவாக முன்னேறுகிறார்கள் நகரத்துக்கு வந்த இளைஞர்கள்.',
    },
    { wrong: 'விடைபெற்றுப் [போனாள்] என் நண்பன் முருகன்.', right: 'விடைபெற்றுப் போனான் என் நண்பன் முருகன்.' },
  ],
  allows: [
    '"சாவி எங்கே?" என்றாள் பர்வீன், எதிர் வீட்டுக்காரி.',
    'உண்மையே கடவுள் என்று முழங்கினார் காந்தியடிகள்.',
    'அதைச் செய்தது நாங்கள் இருவரும்.',
    'கதவைத் திறந்தது ஊரிலிருந்து வந்த மாணவர்கள்.',
    'நாளை பாடுவார் கண்ணனும் முருகனும்.',
    'கோயிலில் காட்சி தந்தாள் மாரியம்மன்.',
    'கோட்டைக்குள் நுழைந்தான் கரிகாலன்.',
    'என்ன செய்தாள் அவள்?',
    'அவன் வந்துவிட்டான் தம்பி.',
    'நேற்று வந்தான் தம்பி.',
    'உண்மையைச் சொன்னார் அவர்கள் தலைவர்.',
    'மேடையில் பாடினார்கள் அவள் தோழிகள்.',
    'அதைச் சொன்னவன் நான்.',
    'முதலில் சொன்னது ஓர் அலுவலர்.',
    'மழை வருமா என்றது அலுவலர் வளர்த்த கிளி.',
    'எப்போது வந்தான் தாத்தா?',
    'கடைக்குப் போய்விட்டார்கள் முருகன்.',
    'அப்படியும் சொல்வார் சிலர்.',
    'அவள் சொன்னாள் முருகன் வந்தான் என்று.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    const person = verbPerson(word)
    if (person === undefined) return undefined
    const near =
      isNeuter(person) && !isSaying(word)
        ? undefined
        : (genderWanted(word, person) ?? personWanted(word, person))
    const wanted = near ?? wantedByPhrase(word, person)
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

/** `… என்றார் அவர்`: what is said stands before, and who says it behind; he is not spoken to. */
function isSaying(verb: Word): boolean {
  return verb.hasLemma('என்')
}

/** Whether nothing of the clause follows a subject behind its verb. */
function endsHere(head: Word, verb: Word): boolean {
  return head.quoted === verb.quoted && (head.isLast || (head.next === undefined && isSaying(verb)))
}

/** What a name or a noun of known gender right behind the verb asks for. */
function genderWanted(verb: Word, person: Person): Wanted | undefined {
  const { next } = verb
  if (next === undefined || !endsHere(next, verb)) return undefined
  if (person === 'she' && (isMasculine(next) || HE.has(next.text)))
    return { subject: next.text, person: 'he' }
  if (person === 'he' && (isFeminine(next) || SHE.has(next.text)))
    return { subject: next.text, person: 'she' }
  return undefined
}

/**
 * What a pronoun, people in the plural, somebody's friend or kin, or someone pointed at asks for behind the verb. A single person
 * without such a word may be who is spoken to: `வந்தான் தம்பி`; not where somebody says something, or of one person a verb in
 * -னர் is told, which nobody speaks.
 */
function personWanted(verb: Word, person: Person): Wanted | undefined {
  const { head, isPointedAt, isOwned } = phraseBehind(verb)
  if (head === undefined || !(endsHere(head, verb) || (isOwned && isNamedBehind(head)))) return undefined
  const told = isPointedAt || isSaying(verb) ? personTold(head) : undefined
  const subject = (isPointedAt || isOwned ? undefined : pronounSubject(head)) ?? told ?? nounSubject(head)
  if (subject === undefined || subject.fits.includes(person)) return undefined
  if (isNeuter(person)) return subject.kind === 'noun' && isPointedAt ? wantedBy(subject) : undefined
  // சொல்வார் சிலர்: -ஆர் is the older plural.
  const many = head.isA('noun') && head.endsWith('கள்') && head.is('plural') && !verb.is('future')
  if (person === 'he-honoured' && subject.fits.includes('they') && !many) return undefined
  const named = isOwned || isPointedAt || isSaying(verb) || (verb.endsWith('னர்') && head.isA('name'))
  if (subject.kind === 'noun' && !named && !head.is('plural')) return undefined
  return hasSubjectBefore(verb, person) ? undefined : wantedBy(subject)
}

/** `என் நண்பன் முருகன்`: the name ends the sentence. */
function isNamedBehind({ next, tokenAfter, quoted }: Word): boolean {
  return (
    tokenAfter === ' ' && next?.isLast === true && next.is('nominative', 'rational') && next.quoted === quoted
  )
}

/** An elder or officer, of whom nobody tells -ஆன், also behind ஓர். */
function personTold(head: Word): Subject | undefined {
  if (!head.isOnly('nominative', 'rational') || !head.isA('noun') || head.is('clitic-um')) return undefined
  const [first, ...others] = agreementOf(head).fits
  if (first !== 'he-honoured') return undefined
  return { word: head, fits: [first, ...others], kind: 'noun', maybeGenitive: false }
}

function wantedBy({ word, fits }: Subject): Wanted {
  return { subject: word.text, person: fits[0] }
}

interface PhraseBehind {
  readonly head: Word | undefined
  readonly isPointedAt: boolean
  readonly isOwned: boolean
}

/** `என் தம்பி`, `அந்த மூத்த தலைவர்`: the noun behind a verb, with what belongs to it. */
function phraseBehind({ next }: Word): PhraseBehind {
  const first = next?.isLast === false ? next : undefined
  if (next === undefined || first === undefined) return { head: next, isPointedAt: false, isOwned: false }
  if (isPossessor(first)) return { head: first.next, isPointedAt: false, isOwned: true }
  if (!POINTING.test(first.text)) return { head: next, isPointedAt: false, isOwned: false }
  let head = first.next
  for (let passed = 0; passed < 2 && head?.is('adjectival') === true && !head.isLast; passed++)
    head = head.next
  return { head, isPointedAt: true, isOwned: false }
}

const POINTING = /^(?:[அஇ]ந்த(?:[கசதப]்)?|ஒரு|ஓர்)$/u

function isPossessor(word: Word): boolean {
  return word.isA('pronoun') && (word.is('genitive') || word.is('oblique') || OWN_GENITIVE.has(word.text))
}

/** What the phrase behind a verb asks for, read with all that belongs to it: `புறப்பட்டான் கண்ணனும் அவன் தங்கையும்`. */
function wantedByPhrase(verb: Word, person: Person): Wanted | undefined {
  const subject = subjectBehind(verb)
  if (subject === undefined || hasSubjectBefore(verb, person)) return undefined
  const all = personsOf(subject)
  const persons = subject.joined.length > 0 ? all.slice(0, 1) : all
  const end = subject.joined.at(-1) ?? subject.head
  const [first] = persons
  if (first === undefined || persons.includes(person) || !endsHere(end, verb)) return undefined
  if (clauseOf(verb)?.candidates.some(({ fits }) => fits.includes(person)) === true) return undefined
  return isSurely(subject, verb, person) ? { subject: subject.head.text, person: first } : undefined
}

/** Whether a phrase behind its verb can be neither who is spoken to nor what a participle or noun of the same letters tells of. */
function isSurely({ head, kind, fits, joined }: SubjectCandidate, verb: Word, person: Person): boolean {
  // `கூறியது மாணவர்கள்`: they were who said it.
  if (person === 'it' || (isNeuter(person) && verb.is('relative-participle'))) return false
  // அடிகள் are feet, and a saint.
  if (head.endsWith('டிகள்')) return false
  if (kind === 'things')
    return (
      takesNoObject(verb) &&
      joined.length === 0 &&
      (fits[0] === 'those' || (fits[0] === 'it' && person === 'those'))
    )
  if (kind !== 'people') return false
  if (joined.length > 0) return person !== 'he-honoured' || !verb.is('future')
  if (!head.isOnly('nominative', 'rational') || head.isA('pronoun') || head.is('clitic-um')) return false
  if (head.isOnly('plural')) return fits[0] === 'they' && (person !== 'he-honoured' || !verb.is('future'))
  return (
    fits[0] === 'he-honoured' && head.isA('noun') && !isKin(head) && (person === 'he' || person === 'she')
  )
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
