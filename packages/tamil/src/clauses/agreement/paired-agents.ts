import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'

/** Words between one of several people and the part of his own. */
const REACH = 3

/**
 * `அண்ணன் வயலிலும் தம்பி கடையிலும் உழைத்தார்கள்`, `ஒருவன் பாட, மற்றவன் ஆட, மகிழ்வித்தார்கள்`: one person after another, each with a part of
 * his own, are the subject of one verb of many.
 */
export function arePairedAgents(verb: Word): boolean {
  if (verbPerson(verb) !== 'they') return false
  const { words } = verb.sentence
  let agents = 0
  for (let at = 0; at < verb.index; at++) {
    const word = words[at]
    if (word !== undefined && isPerson(word) && hasOwnPart(word, verb)) agents++
  }
  return agents > 1
}

/** அண்ணன், பெரியவன். */
function isPerson(word: Word): boolean {
  if (word.is('clitic-um')) return false
  return word.is('nominative', 'rational') || word.is('participial-noun', 'singular', 'masculine')
}

/** Whether what a person does, or where, is told behind him with உம் or as an infinitive, before the next person. */
function hasOwnPart(agent: Word, verb: Word): boolean {
  const { words } = verb.sentence
  const end = Math.min(verb.index, agent.index + REACH + 1)
  for (let at = agent.index + 1; at < end; at++) {
    const word = words[at]
    if (word === undefined || word.isOnly('nominative', 'rational')) return false
    if (word.is('clitic-um') || /.ும்$/u.test(word.text)) return true
    if (word.is('infinitive') && word.tokenAfter === ',') return true
  }
  return false
}
