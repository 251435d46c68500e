import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { countsPeople } from '../reading/phrase.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { hasPersonFrame } from './acts-on-people.ts'

const MAX_BETWEEN = 8

/**
 * `என் பழைய நண்பன் பல ஆண்டுகளுக்குப் பிறகு சந்தித்தேன்`: one person without a case, beside a verb of mine or ours that acts on people and
 * has no other object. Only how, when and after what stand between, so that the person owns nothing there.
 */
export function metBySpeaker(verb: Word): Word | undefined {
  if (roleOf(verb) !== 'finite' || verb.is('passive')) return undefined
  const person = verbPerson(verb)
  if (person !== 'i' && person !== 'we') return undefined
  let acting = verb
  let word = verb.previous
  for (let passed = 0; word !== undefined && passed < MAX_BETWEEN; passed++, word = word.previous) {
    if (word.tokenAfter !== ' ' || !word.form.isRead) return undefined
    const role = roleOf(word)
    if (role === 'chain' && word.isOnly('verbal-participle') && word.isA('verb')) acting = word
    else if (role === 'head') {
      if (word.is('time')) continue
      return isOnePerson(word) && (hasPersonFrame(acting) || (isSeen(acting) && isOfSpeaker(word)))
        ? word
        : undefined
    } else if (role !== 'adverb' && role !== 'modifier' && role !== 'postposition') return undefined
  }
  return undefined
}

/** `என் பள்ளித் தோழி பார்த்தேன்`: mine, and no bride that one looks for. */
function isSeen(verb: Word): boolean {
  return roleOf(verb) === 'finite' && rootsOf(verb).every((root) => root === 'பார்' || root === 'தேடு')
}

function isOfSpeaker({ previous }: Word): boolean {
  const owner = previous?.is('nominative', 'sandhi') === true ? previous.previous : previous
  return owner !== undefined && /^(?:என்|எங்கள்|எனது|என்னுடைய)$/u.test(owner.text)
}

/** Somebody named by a noun in the nominative, alone. */
export function isOnePerson(word: Word): boolean {
  return (
    word.isOnly('nominative', 'rational') &&
    word.isOnly('singular') &&
    word.isA('noun') &&
    !word.isA('pronoun') &&
    !word.is('clitic-um') &&
    !countsPeople(word)
  )
}
