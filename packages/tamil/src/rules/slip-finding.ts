import type { Word } from '../text/word.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import type { Finding } from './rule.ts'

/**
 * What the spelling check found in a word, as a finding. Silent on a listed word or a verbal noun that a
 * definition explains, for it may be rare, on the halves of an echo word (குளு குளு), on a title in another language and on what brackets give in Latin letters.
 */
export function slipFinding(word: Word): Finding | undefined {
  const { slip } = word
  if (slip === undefined || isDefined(word) || isEcho(word) || isForeign(word)) return undefined
  const { suggestion, alternatives, sure } = slip
  return word.replaceWith(suggestion, sure ? { alternatives } : { alternatives, certainty: 'doubtful' })
}

function isDefined(word: Word): boolean {
  const definition = definitionIn(word.sentence)
  return definition?.strict === true && definition.word === word && (word.isKnown || word.endsWith('தல்'))
}

function isEcho({ text, previous, next }: Word): boolean {
  const bare = withoutVallinam(text)
  return [previous, next].some((other) => other !== undefined && withoutVallinam(other.text) === bare)
}

function isForeign(word: Word): boolean {
  return isForeignTitle(word) || isGlossed(word)
}

/** எட்டலான் (Etalon): the word of another language in Tamil letters. */
function isGlossed({ sentence, tokenIndex, isKnown }: Word): boolean {
  const [space, bracket, gloss] = [1, 2, 3].map((i) => sentence.tokenAt(tokenIndex + i))
  return !isKnown && space?.kind === 'space' && bracket?.text === '(' && gloss?.kind === 'latin'
}

/** Inside quotation marks beside another unknown word: “லா விதா பெய்யா” is no Tamil. */
function isForeignTitle({ quoted, previous, next, isKnown }: Word): boolean {
  const isStrange = (other: Word | undefined) =>
    other !== undefined && !other.isKnown && other.slip === undefined
  return quoted && !isKnown && (isStrange(previous) || isStrange(next))
}
