import type { Word } from '../text/word.ts'
import { isPerson } from './government.ts'
import { isPersonAccusative, verbsAfter } from './nominals-before.ts'
import { isBareObject, type Place } from './object-of-verb.ts'
import { isOnlySaid, ungoverned } from './objectless.ts'
import { rootsOf } from './verb-root.ts'
import { roleOf } from './word-role.ts'

/** What can be taken into the hand. */
export const CONCRETE = ['thing', 'plant', 'food', 'mass', 'body'] as const

/** Whether no later verb can have an accusative. */
export function isOver(noun: Word, { verb, wrongCases }: Place): boolean {
  if (ungoverned(noun, wrongCases) !== undefined) return true
  if (roleOf(verb) === 'finite')
    return verb.next === undefined || roleOf(verb.next) !== 'quotative' || isOnlySaid(verb.next, wrongCases)
  const later = verbsAfter(verb)
  if (later.length === 0) return verb.isLast || isSaidOfNouns(verb)
  return later.every((one) => (isIntransitive(one) && !one.is('causative')) || isServed(one, noun, verb))
}

/** `கிராமத்தில் வாழும் மக்கள் உழைப்பாளிகள்`: nouns alone follow, so that nothing else can have an object. */
function isSaidOfNouns(verb: Word): boolean {
  if (!verb.is('relative-participle') || verb.next === undefined) return false
  return verb.sentence.words
    .slice(verb.index + 1)
    .every((word) => word.form.isRead && ['head', 'modifier'].includes(roleOf(word)) && !word.isA('verb'))
}

/** Without object in every reading as a verb: மறைந்தது is a noun, too. */
function isIntransitive({ analyses }: Word): boolean {
  return analyses.every(({ class: kind, features }) => kind !== 'verb' || features.includes('intransitive'))
}

/** Whether a later verb has its own object, or takes none of this kind: `அவரை நன்றி கூறிவிட்டுச் செய்தியைச் சொன்னார்`. */
function isServed(later: Word, noun: Word, verb: Word): boolean {
  if (verb.is('infinitive') && !verb.is('verbal-participle')) return isAboutDoing(later, verb)
  if (later.isOnly('passive')) return true
  const { words } = verb.sentence
  for (let index = verb.index + 1; index < later.index; index++) {
    const word = words[index]
    if (word === undefined) continue
    if (word.isOnly('accusative') || isPersonAccusative(word) || roleOf(word) === 'quotative') return true
  }
  const object = later.previous
  if (
    object !== verb &&
    object !== undefined &&
    isBareObject(object, later) &&
    !object.is('place') &&
    roleOf(object) === 'head'
  )
    return isPerson(noun) || (noun.next === verb && CONCRETE.some((kind) => object.is(kind)))
  return isPerson(noun) && later.previous !== verb && rootsOf(later).every((root) => saysOnly(later, root))
}

/** `உடன்பட மறுத்தார்`: it has the infinitive, and no object. */
function isAboutDoing(later: Word, verb: Word): boolean {
  const between = verb.sentence.words.slice(verb.index + 1, later.index)
  return (
    rootsOf(later).every((root) => ABOUT.has(root)) &&
    between.every((one) => one.is('nominative') || roleOf(one) === 'modifier')
  )
}

const ABOUT: ReadonlySet<string> = new Set('மறு தயங்கு முயல் முயற்சி தொடங்கு ஆரம்பி விரும்பு தவறு'.split(' '))

function saysOnly(verb: Word, root: string): boolean {
  const frames = verb.form.framesOf(root)
  return frames.length > 0 && frames.every((frame) => frame === 'say' || frame === 'thing')
}
