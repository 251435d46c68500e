import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { SPEECH_PRONOUNS } from '../reading/speech-pronouns.ts'
import { roleOf } from '../reading/word-role.ts'

/** `தமிழர்களான நாங்கள்`, `மாணவர்களாகிய நாம்`: who they are stands before them. */
const WHO_ARE = /ா(?:ன|கிய)$/u

/** Behind a clause of time or condition, or a word that says when or where. */
function opensClause(previous: Word): boolean {
  const role = roleOf(previous)
  return role === 'adverbial' || role === 'adverb' || previous.isOnly('locative') || previous.isOnly('time')
}

/** The speaker or hearer who opens the sentence or its main clause, alone or behind what he is. */
export function speakerBefore({ sentence, index }: Word): Word | undefined {
  const before = sentence.words.slice(0, index)
  const place = before.findIndex(({ text }) => SPEECH_PRONOUNS.has(text))
  const speaker = before[place]
  if (speaker === undefined) return undefined
  const [first] = before
  if (place === 0 || (place === 1 && first?.tokenAfter === ',')) return speaker
  const { previous } = speaker
  if (previous === undefined || before.slice(0, place - 1).some(isOther)) return undefined
  if (WHO_ARE.test(previous.text)) return speaker
  // `மழை நின்றதும் நான்`: a clause without persons stands before.
  return !isOther(previous) && opensClause(previous) ? speaker : undefined
}

/**
 * Whether a word that says whose it is, behind a speaker, belongs to the speaker's own clause: nobody else is named before
 * it, and the next verb behind it that ends a statement is the speaker's.
 */
export function isOwnOfSpeaker(own: Word, speaker: Word): boolean {
  const { words } = own.sentence
  if (own.quoted !== speaker.quoted) return false
  if (words.slice(speaker.index + 1, own.index).some((word) => isOther(word) || endsStatement(word)))
    return false
  const held = heldBy(own)
  for (const word of words.slice(own.index + (held ? 2 : 1))) {
    const role = roleOf(word)
    if (role === 'finite' || (word.isLast && word.is('imperative'))) return isVerbOf(word, speaker)
    if (held && word.is('rational')) return false
    if (role === 'relative' || role === 'nominalised' || role === 'adverbial' || role === 'quotative')
      return false
    if (word.tokenAfter !== ' ' || (word.is('rational', 'nominative') && word.previous !== own)) return false
  }
  return false
}

/** The verb of the speaker; வேண்டும் and -வில்லை show no person. */
function isVerbOf(verb: Word, { text }: Word): boolean {
  if (text === 'நீ' && verb.isLast && (verb.is('imperative') || verb.is('finite', 'second'))) return true
  if (verb.isLast && SAID_OF_ALL.test(verb.text) && verb.previous?.is('infinitive') === true) return true
  const person = verbPerson(verb)
  return person === undefined ? verb.isLast : person === SPEECH_PRONOUNS.get(text)
}

const SAID_OF_ALL = /^(?:கூடாது|முடியாது|முடியும்|முடியவில்லை|இயலாது)$/u

/** `தனக்குப் பிடித்த`, `தன்னிடம் உள்ளதை`, `தன்னால் முடிந்த`: the word after it says what one has, likes, knows or can. */
function heldBy({ next, text }: Word): boolean {
  if (next === undefined || !/^(?:தன|தம)(?:க்கு|்[னம](?:ால்|ிடம்))/u.test(text)) return false
  return /^(?:பிடித்த|தெரிந்த|புரிந்த|தேவையான|உரிய|ஏற்ற|முடிந்த|இயன்ற|உள்ள|இருந்த|இருக்கும்|கிடைத்த)/u.test(next.text)
}

function endsStatement(word: Word): boolean {
  return roleOf(word) === 'finite' || word.tokenAfter !== ' '
}

/** Whether it names somebody, an animal or a body of people, whose own it may be, or is not known. */
function isOther(word: Word): boolean {
  return (
    word.is('rational') ||
    word.is('animal') ||
    (word.is('group') && word.is('nominative')) ||
    word.analyses.length === 0 ||
    word.text.startsWith('ஒவ்வொரு')
  )
}
