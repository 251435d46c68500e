import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { isCalled, opensSpeech } from './clause-end.ts'
import { caseOfNoun, isAnd, isMeasure } from './nominative-phrase.ts'
import { agreementOf } from './phrase.ts'
import { isTitle } from './title.ts'
import { roleOf } from './word-role.ts'

/**
 * Whether a comma behind a noun in the nominative parts a long subject from what is said of it, and joins it to no other noun:
 * `சாலையோரம் வைக்கப்பட்ட பெட்டிகள், கவனிப்பு இல்லாமல் வீணாயின`, `மழையில் நனைந்த சிறுமி, தன் பையை எடுத்தாள்`.
 */
export const isTopic = memoize((noun: Word): boolean => {
  const { sentence, index, tokenAfter, tokenIndex } = noun
  const after = sentence.words[index + 1]
  // A figure or a mark stands between, or nothing follows.
  if (tokenAfter !== ',' || after === undefined) return false
  // `பாட்டி, “யார் நீ?” என்று கேட்டாள்`
  if (opensSpeech(noun)) return caseOfNoun(noun) === 'nominative' && !noun.is('clitic-um')
  if (after.tokenIndex !== tokenIndex + 3) return false
  if (noun.is('clitic-um') || caseOfNoun(noun) !== 'nominative' || noun.is('time') || isCalled(noun))
    return false
  if (sentence.words.slice(Math.max(0, index - MAX_BEFORE), index).some(isListedBefore)) return false
  return isSpeaker(noun) || isLong(noun) ? !goesOnAsList(noun, after) : false
})

/** `நாங்கள், …`; not the end of a statement, as in `சொன்னது நான்தான், …`. */
function isSpeaker(noun: Word): boolean {
  if (!noun.isOnly('nominative') || !noun.isA('pronoun') || !noun.is('first')) return false
  return noun.previous?.is('participial-noun', 'neuter') !== true
}

/** `யானை, குதிரை, …`: a noun in the nominative with a comma, which a list has before. */
function isListedBefore(word: Word): boolean {
  return word.tokenAfter === ',' && word.is('nominative') && roleOf(word) === 'head'
}

/** Whether a participle or a demonstrative belongs to the noun, with nothing but adjectives, first parts and titles between. */
function isLong(noun: Word): boolean {
  for (
    let word = noun.previous, passed = 0;
    word !== undefined && passed < MAX_PARTS;
    word = word.previous, passed++
  ) {
    const role = roleOf(word)
    if (role === 'relative' || word.isA('demonstrative') || isUnknownParticiple(word)) return true
    if (role !== 'modifier' && !isFirstPart(word)) return false
  }
  return false
}

/** பகுத்தாய்ந்த, வீடிழந்த: of a verb that is not known. */
const isUnknownParticiple = ({ text, analyses }: Word) =>
  analyses.length === 0 && /..(?:ந்த|ட்ட|ற்ற|ாத|க்கும்)$/u.test(text)

const MAX_PARTS = 5
const MAX_BEFORE = 40

/** `குப்பைத் தொட்டிகள்`, `ஆட்சியர் கவிதா`. */
function isFirstPart(word: Word): boolean {
  if (!word.is('nominative') || word.is('clitic-um') || word.isA('pronoun')) return false
  if (finalVallinam(word.text) !== undefined || isTitle(word)) return true
  return (
    word.isOnly('rational', 'singular') ||
    (word.isOnly('irrational', 'singular') && word.next?.is('nominative') === true)
  )
}

/** Whether the next noun is one more of a list, as far as can be told. */
function goesOnAsList(noun: Word, after: Word): boolean {
  const next = headFrom(after)
  if (next === undefined) return false
  const follows = next.next
  if (next.is('clitic-um')) return true
  if (isOneMore(next) || isAnd(follows) || SUMMED.test(follows?.text ?? '')) return true
  const { kind } = agreementOf(noun)
  if (caseOfNoun(next) !== 'nominative')
    return next === after && !next.isA('pronoun') && agreementOf(next).kind === kind
  if (agreementOf(next).kind !== kind || isMeasure(next)) return false
  if (next.isA('pronoun')) return false
  return !isOfClauseInside(next)
}

const isOneMore = ({ tokenAfter, index, sentence }: Word) =>
  tokenAfter === ',' || index === sentence.words.length - 1

const SUMMED = /^(?:ஆகிய|முதலிய|போன்ற|முதலான|உள்ளிட்ட|உட்பட|என|என்ற|என்னும்|எனும்|இரு|இருவ|மூவ|நால்வ|சேர்ந்து|இணைந்து)/u

/** The head of the phrase that begins with a word; undefined where it is no noun. */
function headFrom(first: Word): Word | undefined {
  let word: Word | undefined = first
  for (let passed = 0; word !== undefined && passed < MAX_PARTS; passed++, word = word.next) {
    const role = roleOf(word)
    if (role === 'modifier') continue
    if (role !== 'head') return undefined
    const { next } = word
    const isPart =
      finalVallinam(word.text) !== undefined &&
      word.is('nominative') &&
      next !== undefined &&
      roleOf(next) === 'head'
    if (!isPart) return word
  }
  return word
}

/** `கவனிப்பு இல்லாததால்`, `வெள்ளம் இழுத்து வந்த`, `பட்டாசு ஆலையில்`: the noun belongs to a clause that ends before the verb, or to another noun. */
function isOfClauseInside({ next, tokenAfter }: Word): boolean {
  let word = tokenAfter === ' ' ? next : undefined
  while (word !== undefined && roleOf(word) === 'chain') word = word.next
  if (word === undefined) return false
  const role = roleOf(word)
  if (role === 'head') return word === next && caseOfNoun(word) !== 'nominative'
  return role === 'adverbial' || role === 'nominalised' || role === 'relative' || role === 'postposition'
}
