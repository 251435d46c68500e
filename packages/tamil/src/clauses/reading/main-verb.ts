import type { Word } from '../../text/word.ts'
import { isPassive } from './bare-object.ts'
import { isIntransitive } from './finite-verb.ts'

/** Behind a participle or an infinitive they say how an action goes on or ends, and not what it is. */
const BEHIND_PARTICIPLE = [
  'கொள்',
  'கொண்டிரு',
  'இரு',
  'விடு',
  'வை',
  'வா',
  'போ',
  'நில்',
  'கிட',
  'தொலை',
  'தீர்',
  'உள்',
] as const

const BEHIND_INFINITIVE = ['தொடங்கு', 'ஆரம்பி'] as const

/** `காணாமல் போயின`: were lost; what is not seen is nobody's object. */
const LOST = /ாமல்$/u

/** `வாங்கிக் கொண்டது`, `செய்து வருகிறது`: the action is that of the participle. */
function isAuxiliary(verb: Word): boolean {
  return BEHIND_PARTICIPLE.some((lemma) => verb.hasLemma(lemma))
}

/** `நடுங்கத் தொடங்கின`: the action is that of the infinitive. */
function isBeginning(verb: Word): boolean {
  return verb.previous?.is('infinitive') === true && BEHIND_INFINITIVE.some((lemma) => verb.hasLemma(lemma))
}

/** The verb that tells what is done, where an auxiliary ends the clause: `நடுங்கத் தொடங்கின`, `நின்று கொண்டிருந்தது`. */
export function mainVerb(verb: Word): Word {
  const { previous } = verb
  if (previous === undefined) return verb
  if (isBeginning(verb)) return previous
  return previous.is('verbal-participle') && isAuxiliary(verb) && !LOST.test(previous.text) ? previous : verb
}

/** Whether what a clause tells has no object: something is done to its subject, or the verb never takes one. */
export function takesNoObject(verb: Word): boolean {
  const main = mainVerb(verb)
  if (isPassive(verb) || isPassive(main)) return true
  return main === verb ? isIntransitive(verb) : main.is('intransitive') && !main.is('transitive')
}
