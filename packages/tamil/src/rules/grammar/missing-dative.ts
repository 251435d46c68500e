import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { isUnmarkedObject } from '../../clauses/government/object-of-verb.ts'
import type { SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { GIVING_VERBS } from '../giving-verbs.ts'
import { defineRule } from '../rule.ts'

/** What is given, granted, told or imposed on someone. */
const GIVING: ReadonlySet<string> = new Set([...GIVING_VERBS, 'சமர்ப்பி', 'பரிமாறு', 'காணிக்கையாக்கு'])

/** Said to someone; whoever else is named may be what is told of. */
const SAYING: ReadonlySet<string> = new Set(['தெரிவி', 'கூறு', 'சொல்'])
const SAID = /^(?:நன்றி|வாழ்த்து|வாழ்த்துகள்|பாராட்டு|இரங்கல்|ஆறுதல்|அறிவுரை|வணக்கம்)(?:[கசதப]்)?$/u

export default defineRule({
  id: 'grammar/missing-dative',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு பெறுபவர் நான்காம் வேற்றுமை உருபு (கு) பெற வேண்டும்: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the one who gets it needs the dative ending (கு): ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: நான்காம் வேற்றுமை (கொடை); Th. Lehmann, A Grammar of Modern Tamil (1989): indirect objects',
  examples: [
    { wrong: 'தலைமையாசிரியர் [மாணவிகள்] சான்றிதழ் வழங்கினார்.', right: 'தலைமையாசிரியர் மாணவிகளுக்குச் சான்றிதழ் வழங்கினார்.' },
    { wrong: 'நான் என் [நண்பர்கள்] மதிய உணவு கொடுத்தேன்.', right: 'நான் என் நண்பர்களுக்கு மதிய உணவு கொடுத்தேன்.' },
    {
      wrong: 'இந்தக் கோப்பையை நான் என் [பயிற்சியாளர்] சமர்ப்பிக்கிறேன்.',
      right: 'இந்தக் கோப்பையை நான் என் பயிற்சியாளருக்குச் சமர்ப்பிக்கிறேன்.',
    },
    {
      wrong: 'பிறந்தநாளுக்கு [அத்தை] புதிய சேலை வாங்கிக் கொடுத்தோம்.',
      right: 'பிறந்தநாளுக்கு அத்தைக்குப் புதிய சேலை வாங்கிக் கொடுத்தோம்.',
    },
  ],
  allows: [
    'அவர் அந்த நூலைத் தன் மகள் எழுதியதாகக் கூறினார்.',
    'பயிற்சியாளர் வீரர்கள் மகிழப் பாராட்டு தெரிவித்தார்.',
    'ஆளுநர் அதிகாரிகள் புடைசூழப் பதக்கம் வழங்கினார்.',
    'தலைவர் தொண்டர்கள் உடன்வரப் பரிசு வழங்கினார்.',
    'நாங்கள் தொண்டர்கள் இரவும் பகலும் ஆதரவு தந்தோம்.',
    'தலைவர் தொண்டர்கள் முன்னிலையில் பரிசு வழங்கினார்.',
    'அவர் மாணவர்கள் சங்கத்தில் உரை அளித்தார்.',
    'அவர் மாணவர்கள் பட்டியல் கொடுத்தார்.',
    'நான் இதை நாளைக்குள் முடித்துத் தருகிறேன்.',
    'ஆசிரியர் மாணவர்கள் எழுதிய பாடல்களுக்குப் பரிசு வழங்கினார்.',
    'விழாவில் மாணவர்கள், ஆசிரியர் வழங்கிய பரிசைக் கொடுத்தனர்.',
    'நான் ஆசிரியர் என்ற முறையில் அறிவுரை வழங்கினேன்.',
    'அவர் மருத்துவர், மக்களுக்குச் சிகிச்சை அளித்தார்.',
    'அவர் தன் மகள் திருமணத்துக்கு நகை கொடுத்தார்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    const roots = rootsOf(word)
    if (word.quoted || roots.length === 0 || !roots.every((root) => isGiving(word, root))) return undefined
    const receiver = receiverOf(word)
    return receiver && putInCase(receiver, 'dative', knowledge, { captures: { verb: word.text } })
  },
})

function isGiving({ previous }: Word, root: string): boolean {
  return GIVING.has(root) || (SAYING.has(root) && previous !== undefined && SAID.test(previous.text))
}

/** `மாணவர்கள் எழுந்து நின்று வணக்கம் சொன்னாள்`: who rises says it, too, and the verb is what is wrong. */
function comesBefore(head: Word, verb: Word): boolean {
  return verb.sentence.words
    .slice(head.index + 1, verb.index)
    .some((word) => word.isOnly('verbal-participle', 'intransitive'))
}

/** A person in the nominative with whom the verb does not agree, though nobody else gets what is given. */
function receiverOf(verb: Word): Word | undefined {
  const person = verbPerson(verb)
  const clause = clauseOf(verb)
  if (person === undefined || clause === undefined || clause.unknown.length > 0) return undefined
  if (verb.is('passive')) return undefined
  const { candidates, complements } = clause
  if (
    complements.some(
      ({ case: grammaticalCase, head }) =>
        (grammaticalCase === 'dative' && !isOccasion(head)) ||
        (grammaticalCase === 'locative' && isPersonNoun(head)),
    )
  )
    return undefined
  const receivers = candidates.filter(
    ({ kind, fits, head }) => kind === 'people' && (!fits.includes(person) || isOwnOf(head, complements)),
  )
  const [receiver, ...others] = receivers
  if (receiver === undefined || others.length > 0 || !isPlain(receiver)) return undefined
  if (comesBefore(receiver.head, verb)) return undefined
  const subject = candidates.find(({ head, fits }) => head !== receiver.head && fits.includes(person))
  if (subject !== undefined && (subject.head.index > receiver.head.index || subject.head.tokenAfter !== ' '))
    return undefined
  // `நான் … தருவோம்` disagrees.
  if (subject === undefined && (receiver.head.isA('pronoun') || (person !== 'i' && person !== 'we')))
    return undefined
  if (mayBeOwner(receiver.head, verb)) return undefined
  // `நாங்கள் தொண்டர்கள்`: who we are.
  if (subject?.head.next === receiver.head && subject.head.isOnly('plural', 'first')) return undefined
  return hasGift(verb, receiver.head, complements) ? receiver.head : undefined
}

/** `அவள் மோதிரத்தைத் தன் மகளுக்குக் கொடுத்தாள்`: somebody's own, behind what is given. */
function isOwnOf(
  { previous, index }: Word,
  complements: readonly { readonly case: string | undefined; readonly head: Word }[],
): boolean {
  return (
    previous !== undefined &&
    /^(?:தன்|தனது|தன்னுடைய|தம்|தமது)$/u.test(previous.text) &&
    complements.some(
      ({ case: one, head }) => one === 'accusative' && head.index < index && !isPersonNoun(head),
    )
  )
}

/** `பொங்கலுக்குத் தம்பி சட்டை வாங்கிக் கொடுத்தோம்`: when it is given. */
function isOccasion(word: Word): boolean {
  return word.isOnly('time') || word.isOnly('event')
}

/** `தொண்டர்கள் முன்னிலையில்`, `மாணவர்கள் பெயரைக் கொடுத்தார்`, `மாணவர்கள் பட்டியல்`: whose it is, without ending. */
function mayBeOwner({ sentence, index }: Word, verb: Word): boolean {
  return !sentence.words.slice(index + 1, verb.index).every((word) => {
    if (word.analyses.length === 0) return false
    const role = roleOf(word)
    if (role === 'modifier' || role === 'adverb' || role === 'chain') return !isInfinitive(word)
    return (
      role === 'head' && word.is('nominative', 'irrational') && !OF_SOMEONE.some((one) => word.hasLemma(one))
    )
  })
}

/** `வீரர்கள் மகிழப் பாராட்டு தெரிவித்தார்`: they do that. மிகவும் is also ‘to exceed, too’. */
function isInfinitive(word: Word): boolean {
  return word.is('infinitive') && !word.isA('adverb')
}

const OF_SOMEONE = [
  ...['பட்டியல்', 'பெயர்', 'விவரம்', 'எண்ணிக்கை', 'படம்', 'புகைப்படம்', 'குழு', 'அணி', 'கூட்டம்', 'சங்கம்'],
  ...['கடிதம்', 'மனு', 'அறிக்கை', 'வாக்குமூலம்', 'சாட்சி', 'வாக்கு', 'ஒத்துழைப்பு'],
]

function isPlain({ head, attachment, joined }: SubjectCandidate): boolean {
  if (attachment !== 'sure' || joined.length > 0 || head.is('clitic-um') || head.tokenAfter !== ' ')
    return false
  const { next } = head
  return head.isOnly('rational', 'nominative') && next !== undefined && roleOf(next) !== 'quotative'
}

/** Whether something is given: in the accusative, or without ending right before the verb. */
function hasGift(
  verb: Word,
  receiver: Word,
  complements: readonly { readonly case: string | undefined; readonly head: Word }[],
): boolean {
  if (
    complements.some(
      ({ case: grammaticalCase, head }) => grammaticalCase === 'accusative' && !isPersonNoun(head),
    )
  )
    return true
  // `வாங்கிக் கொடுத்தார்`.
  let first = verb
  while (first.previous !== undefined && roleOf(first.previous) === 'chain') first = first.previous
  const { previous } = first
  return previous !== undefined && previous !== receiver && isUnmarkedObject(previous, first)
}
