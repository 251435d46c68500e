import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { isPersonNoun } from './government.ts'

/** One loses, gets or feels it through somebody: `அவரால் வேலையை இழந்தார்`. */
const THROUGH_SOMEONE: ReadonlySet<string> = new Set(
  'இழ தொலை பெறு அடை தேர்ந்தெடு நேசி உணர் அறி கல் கற்றுக்கொள் தெரிந்துகொள் விடு துற தவறவிடு அனுபவி சந்தி எதிர்கொள் மற வெறு புரிந்துகொள் சம்பாதி மாற்று மாற்றிக்கொள் கைவிடு நிறுத்து தவிர் தள்ளிப்போடு மூடு விற்பனைசெய் வில்'.split(
    ' ',
  ),
)

/** Whether it comes to one through somebody, who stands in the instrumental: `அவள் மகனால் பெருமை அடைந்தாள்`. */
export function isThroughSomeone(verb: Word): boolean {
  return rootsOf(verb).some((root) => THROUGH_SOMEONE.has(root))
}

/**
 * Who does it, in the instrumental beside an active verb that has its object and no other subject, and agrees with him:
 * `ஆசிரியரால் எங்களுக்குச் செய்யுளை விளக்கினார்`.
 */
export function agentOfActive(verb: Word): Word | undefined {
  if (verb.quoted || !verb.isLast || !verb.isOnly('transitive') || verb.is('passive')) return undefined
  const person = verbPerson(verb)
  if (person === undefined || isThroughSomeone(verb)) return undefined
  const clause = clauseOf(verb)
  if (clause === undefined || clause.candidates.length > 0 || clause.unknown.length > 0) return undefined
  const agents = clause.complements.filter(({ head }) => head.isOnly('instrumental') && isPersonNoun(head))
  const [agent, other] = agents.map(({ head }) => head)
  if (agent === undefined || other !== undefined || agent.is('clitic-um') || !fits(agent, person))
    return undefined
  if (!clause.complements.some(({ head }) => head.isOnly('accusative'))) return undefined
  return parts(agent, verb) ? undefined : agent
}

/** Another clause between, to which the agent may belong: `அவரால் முடிந்ததைச் செய்தார்`. */
function parts(agent: Word, verb: Word): boolean {
  return agent.sentence.words
    .slice(agent.index + 1, verb.index)
    .some(
      (word) =>
        word.tokenAfter !== ' ' || word.is('passive') || word.is('infinitive') || ABLE.test(word.text),
    )
}

const ABLE = /^(?:முடி|இயல்|ஆன)/u

function fits(agent: Word, person: Person): boolean {
  const spoken = SPOKEN.find(([form]) => form.test(agent.text))
  if (spoken !== undefined) return spoken[1] === person
  if (/^தன்னா|^தங்களா|^தம்மா/u.test(agent.text)) return false
  if (person === 'they') return agent.isOnly('plural')
  if (person === 'he') return agent.is('singular') && !agent.is('female') && !agent.is('feminine')
  if (person === 'she') return agent.is('singular') && !agent.is('male') && !agent.is('masculine')
  return person === 'he-honoured' && !agent.isOnly('plural')
}

const SPOKEN: readonly (readonly [RegExp, Person])[] = [
  [/^என்னால்/u, 'i'],
  [/^(?:எங்களால்|நம்மால்)/u, 'we'],
  [/^உன்னால்/u, 'you'],
  [/^உங்களால்/u, 'you-all'],
]
