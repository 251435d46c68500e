import type { Word } from '../../text/word.ts'
import { SPEECH_PRONOUNS } from '../reading/speech-pronouns.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { FELT } from './feelings.ts'
import { isPersonNoun } from './government.ts'

const COMES: ReadonlySet<string> = new Set(['வா', 'எடு', 'ஏற்படு', 'உண்டாகு', 'அடி'])
const GOT: ReadonlySet<string> = new Set(['கிடை', 'கிட்டு'])
/** What comes of somebody else, too: `அவர் நினைவு வந்தது`. */
const OF_SOMEONE = /^(?:நினைவு|காயம்|நோய்|வெற்றி|விருப்பம்|ஆர்வம்|துன்பம்|சந்தேகம்|நம்பிக்கை)$/u

/**
 * Who is hungry, feels, understands or gets something, in the nominative right where that is said, in a main clause behind
 * others: `வெயிலில் அலைந்ததால் தம்பி பசிக்கிறது`.
 */
export function misplacedExperiencer(verb: Word): Word | undefined {
  if (!(verb.isLast || isItSeems(verb.next)) || verb.quoted || !verb.is('finite') || verb.is('passive'))
    return undefined
  if (!verb.is('neuter') && !/வில்லை$/u.test(verb.text)) return undefined
  const before = beforeModifiers(verb)
  if (before === undefined) return undefined
  if (isOf(verb, 'பசி')) return personAt(before)
  if (isOf(verb, 'புரி')) return before.next === verb && hasThing(before) ? personAt(before) : undefined
  const thing = verb.previous
  if (thing === undefined || !thing.is('nominative', 'irrational') || roleOf(thing) !== 'head')
    return undefined
  const person = beforeModifiers(thing)
  if (person === undefined) return undefined
  if (FELT.has(thing.text) && isAny(verb, COMES)) {
    const felt = person.next === thing && (SPEECH_PRONOUNS.has(person.text) || !OF_SOMEONE.test(thing.text))
    return felt ? personAt(person) : undefined
  }
  // `அவள் தலை வலிக்கிறது`: her head.
  if (isOf(verb, 'வலி')) return SPEECH_PRONOUNS.has(person.text) ? personAt(person) : undefined
  if (!isAny(verb, GOT)) return undefined
  // `மாணவர்கள் விடுதி கிடைத்தது`: theirs.
  return SPEECH_PRONOUNS.has(person.text) || (person.next !== thing && isQuality(person.next))
    ? personAt(person)
    : undefined
}

/** `பசிக்கிறது போலும்`. */
export function isItSeems(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^(?:போலும்|போலிருக்கிறது|போலத்தெரிகிறது|போல)$/u.test(word.text) &&
    (word.isLast || word.tokenAfter === ';')
  )
}

/** The word before adverbs, adjectives and numbers; a relative clause is none of them. */
function beforeModifiers(word: Word): Word | undefined {
  let before = word.previous
  while (before !== undefined && before.tokenAfter === ' ' && isQuality(before)) before = before.previous
  return before?.tokenAfter === ' ' ? before : undefined
}

function isQuality(word: Word | undefined): boolean {
  if (word === undefined || word.is('rational') || word.is('genitive')) return false
  return word.isA('adjective') || word.isA('numeral') || (word.isA('adverb') && roleOf(word) === 'adverb')
}

/** A person in the nominative, nobody in the dative before. */
function personAt(person: Word): Word | undefined {
  if (!person.isOnly('nominative') || !person.isOnly('rational') || !isPersonNoun(person)) return undefined
  if (person.is('clitic-um') || person.is('sandhi') || person.is('participial-noun')) return undefined
  const before = person.sentence.words.slice(0, person.index)
  return before.some((word) => word.is('dative', 'rational')) ? undefined : person
}

/** Something that may be understood, named before. */
function hasThing({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(0, index)
    .some((word) => word.is('nominative', 'irrational') && roleOf(word) === 'head')
}

function isOf(verb: Word, root: string): boolean {
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((one) => one === root)
}

function isAny(verb: Word, known: ReadonlySet<string>): boolean {
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((one) => known.has(one))
}
