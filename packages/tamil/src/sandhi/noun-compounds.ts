import type { Word } from '../text/word.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import { NOUN_CLASSES } from '../words/noun-class.ts'
import { finalVallinam } from '../words/vallinam.ts'
import { areListedTogether, SANSKRIT, STATEMENTS } from './compound-places.ts'
import { isQualityOf } from './said-of-thing.ts'
import { isSubjectOfClause } from './subject-of-clause.ts'
import { besideCommand, everyReading, isFormOfVerb, isNoun, isPairOfNouns } from './vallinam-places.ts'

/**
 * Whether this thing and the noun behind it can only be a compound, whatever nouns they are: the verb has no place for the
 * first. In `அவர்கள் ஏணிப் படிகளில் ஏறினர்` the ladder neither climbs nor is climbed; in `வண்டி சாலையில் ஓடியது` the first runs.
 */
export function onlyCompoundFits(word: Word): boolean {
  const { next } = word
  if (next === undefined || !isSecond(next) || isPairOfNouns(word)) return false
  // சட்டைப் பையில், சாலையோரம்: the first part of another compound, or where it is.
  if (finalVallinam(next.text) !== undefined || BESIDE.test(next.text)) return false
  if (STATEMENTS.has(next.text) || SANSKRIT.has(next.text) || isQualityOf(next)) return false
  const clause = clauseAfter(next)
  if (clause === undefined || isOfOneKind(word, next, clause) || areSideBySide(word, next, clause))
    return false
  return hasNoPlaceFor(next, clause)
}

/** `மதுரைத் தமிழ்`, `கோவைத் தென்றல்`: a town before what is of it, and a verb at the end; `மதுரை தமிழை வளர்த்தது` tells of the town. */
export function belongsToTown(word: Word): boolean {
  const { next, sentence } = word
  if (next === undefined || next.is('rational') || next.is('genitive')) return false
  if (!isSecond(next) && !next.is('language')) return false
  return sentence.lastWord?.is('finite') === true && sentence.lastWord !== next && !isSubjectOfClause(word)
}

const BESIDE = /(?:ோரம்|பக்கம்|புறம்|தோறும்|ெங்கும்)$/u

/** `கத்தி கம்பு தூக்கினர்`, `பை குடை கிடந்தன`: two things of one class without ending may be a list. */
function areSideBySide(word: Word, next: Word, { finite }: Clause): boolean {
  if (!next.isOnly('nominative') || finite.is('neuter', 'singular')) return false
  return NOUN_CLASSES.some((kind) => word.is(kind) && next.is(kind))
}

interface Clause {
  /** What stands between the noun and the verb. */
  readonly between: readonly Word[]
  /** The first verb after the noun, and the finite one that ends the sentence. */
  readonly verb: Word
  readonly finite: Word
}

/** The verb behind a noun, where nothing but spaces lies between and one subject goes on to the end. */
function clauseAfter(noun: Word): Clause | undefined {
  const between: Word[] = []
  for (let one = noun.next; one !== undefined && between.length < REACH; one = one.next) {
    if (isVerbOnly(one)) {
      const finite = finiteOf(one)
      return finite && { between, verb: one, finite }
    }
    between.push(one)
  }
  return undefined
}

const REACH = 4

function finiteOf(verb: Word): Word | undefined {
  if (verb.isLast && verb.is('finite')) return verb
  const { next } = verb
  const goesOn = verb.isOnly('verbal-participle') || verb.isOnly('infinitive')
  return goesOn && next?.isLast === true && isVerbOnly(next) && next.is('finite') ? next : undefined
}

function isVerbOnly({ analyses }: Word): boolean {
  return (
    everyReading(analyses, (one) => isFormOfVerb(one) || one.features.includes('participial-noun')) &&
    analyses.some(isFormOfVerb)
  )
}

/** A thing is no subject of a person's action; of an action without object it is no object either. */
function hasNoPlaceFor(next: Word, { between, verb, finite }: Clause): boolean {
  if (finite.is('imperative') || (!next.is('rational') && WITH_NOUN.some((lemma) => verb.hasLemma(lemma))))
    return false
  const isIntransitive = verb.isOnly('intransitive') || verb.is('passive')
  const isOfPerson = !finite.endsWith('வில்லை') && PERSONS.some((one) => finite.is(one))
  const isBeside = between.every(isManner)
  if (next.isOnly('nominative')) return isBeside && (isIntransitive || (isOfPerson && !next.is('rational')))
  if (!isOfPerson) return false
  return (
    next.isOnly('accusative') || (isIntransitive && isBeside && IN_PLACES.some((one) => next.isOnly(one)))
  )
}

/** அழகாக, மிகவும்: how it is done, and no noun. */
function isManner({ analyses, text }: Word): boolean {
  return /ாக(?:[கசதப]்)?$/u.test(text) && everyReading(analyses, ({ class: kind }) => kind !== 'verb')
}

const PERSONS = ['first', 'second', 'masculine', 'feminine', 'epicene', 'honorific'] as const

/** Verbs that say with their noun what the thing before becomes or is: `புடவை சாயம் போகவில்லை`. */
const WITH_NOUN = ['ஆகு', 'இரு', 'இல்', 'அல்', 'உள்', 'என்', 'போ', 'வா', 'படு', 'அடை'] as const
const IN_PLACES = ['locative', 'dative', 'ablative', 'instrumental', 'sociative'] as const

/** A noun, whatever its case, that is neither a name, a time, a measure nor a word of place. */
export function isSecond(word: Word): boolean {
  return (
    everyReading(besideCommand(word.analyses), isSecondReading) && !NEVER_ONLY.some((one) => word.isOnly(one))
  )
}

function isSecondReading(reading: Analysis): boolean {
  const { class: kind, features, guessed } = reading
  if (kind !== 'noun' || guessed === true || !isNoun(reading)) return false
  return !ASKED_OR_STRESSED.some((one) => features.includes(one))
}

const NEVER_ONLY = ['time', 'unit', 'position'] as const
const ASKED_OR_STRESSED: readonly Feature[] = ['clitic-aa', 'clitic-o', 'clitic-e']

/** Two things of one kind may be a list without ‘and’: பருப்பு புளி, ஆசை கனவு. */
function isOfOneKind(one: Word, other: Word, { finite }: Clause): boolean {
  // சிறுத்தைப் புலி பாய்ந்தது: one animal by two names, as the verb says.
  if (one.is('animal') && other.is('animal')) return !finite.is('neuter', 'singular')
  return areListedTogether(one, other) || LISTED.some((kind) => one.is(kind) && other.is(kind))
}

const LISTED: readonly Feature[] = ['food', 'plant', 'kin', 'person', 'abstract']
