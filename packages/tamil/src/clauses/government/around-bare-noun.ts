import type { Word } from '../../text/word.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { roleOf } from '../reading/word-role.ts'
import { verbsAfter } from './nominals-before.ts'

/** Whether a word is the verb of a person. */
export function isPersonal(word: Word | undefined): boolean {
  const person = word && verbPerson(word)
  return person !== undefined && !isNeuter(person)
}

/** `வீடு முன்னால் ஒரு மரம் நின்றது`, `மரம் கீழே அமர்ந்து பேசினர்`: the noun without ending is not what stands or falls there. */
export function isUnmoved(noun: Word, postposition: Word): boolean {
  const behind = withoutModifiers(postposition.next)
  const { lastWord } = noun.sentence
  if (behind === undefined || postposition.tokenAfter !== ' ' || !isChanged(noun)) return false
  if (behind.isA('verb') && RESTING.some((root) => behind.hasLemma(root))) return isPersonal(lastWord)
  if (roleOf(behind) === 'relative')
    return STANDING.some((root) => behind.hasLemma(root)) && isOfOther(behind.next, lastWord)
  if (roleOf(behind) !== 'head' || !behind.isOnly('nominative') || behind.is('time')) return false
  return lastWord?.isA('verb') === true && lastWord.index > behind.index
}

/** மரம், வீடு, கிணறு: before an ending they change; உலகமும் has its own. */
function isChanged(noun: Word): boolean {
  return /(?:ம்|டு|று)$/u.test(noun.text) && !noun.is('clitic-um')
}

/** What people do in a place, and no house or tree. */
const RESTING = ['அமர்', 'உட்கார்', 'படு', 'உறங்கு', 'தூங்கு', 'விளையாடு', 'பேசு', 'காத்திரு'] as const
const STANDING = ['நில்', 'உள்', 'இரு', 'தேங்கு', 'அமை', 'கிட', 'ஓடு', 'வளர்'] as const

/** Whether someone does it, or something else is told of, so that no noun before is the subject. */
function isOfOther(head: Word | undefined, last: Word | undefined): boolean {
  if (head === undefined || head.is('time') || last === undefined || last.index <= head.index) return false
  if (isPersonal(last)) return true
  const person = verbPerson(last)
  if (person === undefined) return false
  return head.sentence.words
    .slice(head.index, last.index)
    .some(
      (word) => word.isOnly('nominative') && roleOf(word) === 'head' && !word.is('time') && !isGoverned(word),
    )
}

/** சுவர் of `சுவர் மீது`. */
function isGoverned({ next }: Word): boolean {
  return next !== undefined && roleOf(next) === 'postposition'
}

function withoutModifiers(word: Word | undefined): Word | undefined {
  let at = word
  while (at !== undefined && roleOf(at) === 'modifier') at = at.next
  return at
}

/** `நூலகம் விட ஆய்வகம் பெரியது`: another thing follows, and that it is more or less so ends the clause; not `வாடகைக்கு விட`. */
export function isExceeded(noun: Word, { next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || next.isA('verb')) return false
  const { words } = noun.sentence
  if (words.slice(0, next.index).some((word) => LET_OUT.some((lemma) => word.hasLemma(lemma)))) return false
  const rest = words.slice(next.index, next.index + MAX_TO_DEGREE)
  const end = rest.find((word) => MORE_OR_LESS.test(word.text))
  return end !== undefined && !words.slice(next.index, end.index).some((word) => roleOf(word) === 'quotative')
}

/** `தம்பிக்கு விட தங்கை நன்றாகப் பாடுவாள்`: another does it better; not `பள்ளிக்கு விட அப்பா வேகமாக வந்தார்`. */
export function isOutdone(noun: Word, { next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || next.isA('verb')) return false
  const { words } = noun.sentence
  if (words.slice(0, next.index).some((word) => LET_OUT.some((lemma) => word.hasLemma(lemma)))) return false
  const other = withoutModifiers(next)
  if (other === undefined || !other.is('nominative') || other.is('rational') !== noun.is('rational'))
    return false
  const rest = words.slice(other.index + 1, other.index + MAX_TO_DEGREE)
  return rest.some(({ text }) => MORE_OR_LESS.test(text) || MORE_OR_LESS_SO.test(text))
}

/** நன்றாக, வேகமாக, மேலானது, அதிகம், மூத்தவள். */
const MORE_OR_LESS_SO =
  /^(?:நன்றாக|நன்கு|அதிகம்|அதிகமாக|குறைவாக|வேகமாக|மெதுவாக|விரைவாக|சிறப்பாக|திறமையாக|கூடுதலாக|முக்கியம்|முக்கியமானது|மேலானது|உயர்ந்தது|உயரம்|முந்தி|தெளிவாக|அழகாக|அதிகமாகவே)(?:[கசதப]்)?$|^(?:மூத்த|இளைய)வ/u

/** `மரம் கீழ் ஒதுங்கிய ஆடுகள்`, `கட்டடம் மேல் ஏறினான்`: what is done there follows at once. */
export function isRestedOn(noun: Word, { next, tokenAfter, sentence }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || !/(?:ம்|டு|று)$/u.test(noun.text) || noun.is('clitic-um'))
    return false
  if (next.isA('verb') && ON_OR_UNDER.some((root) => next.hasLemma(root))) return true
  return next.isOnly('nominative', 'rational') && next.isA('pronoun') && isPersonal(sentence.lastWord)
}

const ON_OR_UNDER = [
  ...RESTING,
  'ஒதுங்கு',
  'ஏறு',
  'நில்',
  'படுத்திரு',
  'பதுங்கு',
  'ஒளி',
  'வை',
  'பொருத்து',
  'இளைப்பாறு',
  'நிறுத்து',
] as const

const MAX_TO_DEGREE = 9
const LET_OUT = ['வாடகை', 'குத்தகை', 'ஏலம்', 'மேய்ச்சல்', 'விடுமுறை', 'விடுப்பு', 'அடமானம்'] as const
/** பெரியது, வலிமையானவன், கூடியுள்ளது, குறைந்தது, அதிகம். */
const MORE_OR_LESS =
  /^(?:அதிக(?:ம்|மாக|ரித்).*|குறைவு|குறைந்(?:து|தது|துள்ளது|தன)|கூடிய(?:து|ுள்ளது)|கூடுதல்|உயர்ந்(?:தது|தவ.*|துள்ளது)|(?:பெரி|சிறி)ய(?:து|வ.*)|சிறந்த(?:து|வ.*)|மேலானது|பரவாயில்லை|.+ான(?:து|வை|வன்|வள்|வர்|வர்கள்))$/u

/** `கூட்டம் பிறகு அனைவரும் கலைந்தனர்`, `மருந்தை உணவு பிறகு சாப்பிட வேண்டும்`: the one verb behind is somebody's, and has its object or takes none. */
export function isSpokenFor(noun: Word, postposition: Word): boolean {
  const { words } = noun.sentence
  if (words.slice(postposition.index).some((word) => roleOf(word) === 'quotative')) return false
  const verbs = verbsAfter(postposition).filter(({ text }) => !MODAL.test(text))
  const verb = verbs.at(-1)
  // `கலைந்து சென்றனர்`: one action.
  if (verb === undefined || !verbs.slice(1).every(({ previous }, index) => previous === verbs[index]))
    return false
  const isNeeded = MODAL.test(verb.next?.text ?? '')
  if (!isNeeded && !isPersonal(verb)) return false
  const object = words.some((word) => word !== noun && word.index < verb.index && word.isOnly('accusative'))
  return object || (!isNeeded && verbs.every((one) => one.isOnly('intransitive')))
}

const MODAL = /^(?:வேண்டும்|வேண்டாம்|கூடாது|முடியாது|முடியும்|முடியவில்லை)$/u

/** `சிறு வயதில் முதல் அவருக்கு இசை பிடிக்கும்`: no noun follows of which it may be the first. */
export function isSince(_noun: Word, { next, tokenAfter }: Word): boolean {
  return next !== undefined && (tokenAfter === ',' || (tokenAfter === ' ' && next.isA('pronoun')))
}

/** `கணவரின் மரணத்தில் பின் அவர் உழைத்தார்`: what comes once, and nothing that goes on so that something happens later in it. */
export function isOnceOver({ analyses }: Word, { next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || !(next.isA('pronoun') || next.is('rational'))) return false
  return analyses.some(({ lemma }) => ONCE.has(lemma))
}

const ONCE: ReadonlySet<string> = new Set(
  'மரணம் இறப்பு மறைவு திருமணம் கல்யாணம் பிறப்பு விடுதலை சிகிச்சை ஓய்வு பிரிவு விவாகரத்து பிரசவம் வருகை விபத்து'.split(' '),
)

/** `மொழிகளின் ஒன்று`: one of them; what many do together is done as one (`பறவைகளின் ஒன்றாகப் பறக்கும் காட்சி`). */
export function isOneOfMany(noun: Word, { text, next }: Word): boolean {
  if (!noun.is('plural')) return false
  return (
    !text.startsWith('ஒன்றாக') || text.startsWith('ஒன்றாகு') || (next !== undefined && KNOWN_AS.test(next.text))
  )
}

const KNOWN_AS = /^(?:விளங்கு|திகழ்|கருதப்|இருக்|இருந்|உள்ள|மாறி|அமை|போற்ற|கரு)/u
