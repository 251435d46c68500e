import type { Word } from '../../text/word.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { rootsOf } from '../reading/verb-root.ts'

/**
 * Whether a subject may be that of what is told alone, and who tells it left out: `ஊரே அஞ்சும் ஒருவன், தன் மகளின் முன் தலைகுனிவதைக் காட்டுகிறார்`, of an actor,
 * and `மகன் திரும்பாமல் போனதையும், மருமகள் பேசாததையும் எழுதினாள்`, of one thing after another.
 */
export function isToldOf({ head }: SubjectCandidate, verb: Word): boolean {
  const told = clausesOf(verb.sentence).find((one) => isObjectBehind(one, head, verb))
  if (told === undefined) return false
  return rootsOf(verb).some((root) => DEPICTING.has(root)) || isListed(told.verb, verb)
}

/** `மறுத்ததையும்`: what somebody did, in the accusative between the subject and the verb. */
function isObjectBehind({ kind, verb: action }: Clause, { index }: Word, verb: Word): boolean {
  return (
    kind === 'nominalised' &&
    action !== undefined &&
    action.index > index &&
    action.index < verb.index &&
    action.isOnly('accusative')
  )
}

/** Whether -உம் joins another object to it. */
function isListed(first: Word | undefined, { sentence, index }: Word): boolean {
  if (first?.is('clitic-um') !== true) return false
  return sentence.words.slice(first.index + 1, index).some((word) => word.is('accusative', 'clitic-um'))
}

/** How an artist shows what others do. */
const DEPICTING: ReadonlySet<string> = new Set(
  'காட்டு சித்தரி வெளிப்படுத்து உணர்த்து விவரி எழுது பாடு வரை தீட்டு நடி பதிவுசெய் படம்பிடி மொழிபெயர் விளக்கு'.split(' '),
)
