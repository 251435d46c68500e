import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import type { AgreeWith } from '../../words/inflect.ts'
import type { VerbFormsByInfinitive } from '../../words/verb-forms-by-infinitive.ts'
import { isNeuter, verbPerson, verbTense } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'
import { nominalsBefore } from './nominals-before.ts'

/** What an active verb is made with. */
export interface VerbKnowledge {
  analyse(word: string): readonly Analysis[]
  readonly agreeWith: AgreeWith
  readonly verbForms: VerbFormsByInfinitive
}

/** A passive verb beside who does it and to what, which is active therefore. */
interface ActiveMeant {
  readonly agent: Word
  readonly object: Word
  readonly active: string
}

/**
 * The active verb that is meant where a passive has both its agent in the nominative and an object in the accusative:
 * `மாணவிகள் பாடலை இனிமையாகப் பாடப்பட்டனர்`.
 */
export function activeMeant(verb: Word, knowledge: VerbKnowledge): ActiveMeant | undefined {
  if (verb.quoted || !verb.isOnly('passive') || !verb.is('finite') || roleOf(verb) !== 'finite')
    return undefined
  const nouns = nominalsBefore(verb)
  // கைது செய், பதிவு செய்: the noun is part of the verb.
  const partOfVerb = nouns[0] === verb.previous && nouns[0]?.isOnly('nominative', 'irrational') === true
  const [at, agentAt] = [nouns.findIndex((noun) => noun.isOnly('accusative')), nouns.findIndex(mayDo)]
  const [object, agent] = [nouns[at], nouns[agentAt]]
  if (object === undefined || agent === undefined || agentAt < at) return undefined
  // `சங்கிலி பறித்தவனைப் பிடித்தனர்`: the object of the object.
  const ofObject = object.is('participial-noun') ? object.previous : undefined
  const others = nouns
    .slice(partOfVerb ? 1 : 0, agentAt)
    .filter((noun) => noun !== object && noun !== ofObject)
  if (
    others.some(mayTakePart) ||
    nouns.slice(agentAt + 1).some((noun) => mayDo(noun) || noun.is('instrumental'))
  )
    return undefined
  const active = activeOf(verb, agent, knowledge)
  return active === undefined ? undefined : { agent, object, active }
}

/** People or a body of people, each with nothing written onto it. */
function mayDo(noun: Word): boolean {
  if (!noun.isOnly('nominative') || noun.is('clitic-um') || noun.is('sandhi')) return false
  return isPersonNoun(noun) || noun.isOnly('group')
}

function mayTakePart(noun: Word): boolean {
  // வரவேற்புப் of `வரவேற்புப் பாடலை`.
  if (noun.is('time') || noun.is('sandhi', 'nominative')) return false
  return (
    noun.is('nominative') || noun.is('accusative') || noun.is('instrumental') || noun.analyses.length === 0
  )
}

function activeOf(
  verb: Word,
  agent: Word,
  { agreeWith, analyse, verbForms }: VerbKnowledge,
): string | undefined {
  const fits = agreementOf(agent).fits
  const [does] = fits
  const isFuture = FUTURE.test(verb.text)
  const written = isFuture ? 'it' : verbPerson(verb)
  const tense = isFuture ? 'future' : verbTense(verb)
  if (written === undefined || does === undefined || tense === undefined) return undefined
  // A person's verb is of its own person already; only the neuter may be of the object.
  const ofObject = isNeuter(written)
  if (!ofObject && !fits.includes(written)) return undefined
  const own = !ofObject && tense === 'past' ? verbForms.active(verb.text) : undefined
  const past = verbForms.active(verb.text.replace(PASSIVE_ENDING, 'ப்பட்டார்'))
  const active = own ?? (past && agreeWith(past, ofObject ? does : written, tense))
  return active !== undefined && analyse(active).length > 0 ? active : undefined
}

/** Finite here, though it may stand before a noun, too. */
const FUTURE = /ப்படும்$/u
const PASSIVE_ENDING = /ப்ப(?:ட்ட|டுகி|டும|டுவ)[\u0B80-\u0BFF]*$/u
