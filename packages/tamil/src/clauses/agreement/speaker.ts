import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { roleOf } from '../reading/word-role.ts'

/** The speaker or the hearer as subject, and the person of his verb. */
const SPEAKERS: ReadonlyMap<string, Person> = new Map<string, Person>([
  ['நான்', 'i'],
  ['நாங்கள்', 'we'],
  ['நாம்', 'we'],
  ['நீ', 'you'],
  ['நீங்கள்', 'you-all'],
])

/** `தமிழர்களான நாங்கள்`, `மாணவர்களாகிய நாம்`: who they are stands before them. */
const WHO_ARE = /ா(?:ன|கிய)$/u

/** The speaker or hearer who opens the sentence, alone or behind what he is. */
export function speakerBefore({ sentence, index }: Word): Word | undefined {
  const before = sentence.words.slice(0, index)
  const place = before.findIndex(({ text }) => SPEAKERS.has(text))
  const speaker = before[place]
  if (speaker === undefined) return undefined
  const [first] = before
  if (place === 0 || (place === 1 && first?.tokenAfter === ',')) return speaker
  return WHO_ARE.test(speaker.previous?.text ?? '') && !before.slice(0, place - 1).some(isOther)
    ? speaker
    : undefined
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
  for (const word of words.slice(own.index + 1)) {
    const role = roleOf(word)
    if (role === 'finite' || (word.isLast && word.is('imperative'))) return isVerbOf(word, speaker)
    if (role === 'relative' || role === 'nominalised' || role === 'adverbial' || role === 'quotative')
      return false
    if (word.tokenAfter !== ' ' || (word.is('rational', 'nominative') && word.previous !== own)) return false
  }
  return false
}

/** The verb of the speaker; வேண்டும் and -வில்லை show no person. */
function isVerbOf(verb: Word, { text }: Word): boolean {
  const person = verbPerson(verb)
  return person === undefined ? verb.isLast : person === SPEAKERS.get(text)
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
