import type { Word } from '../../text/word.ts'
import type { Analysis } from '../analysis.ts'
import type { ContextEvidence } from './evidence.ts'

/**
 * `வரிசையில் என் முறை`, `அழைத்தால் என் திறமை`: whose the next thing is. It is another word only where a noun without ending makes
 * one name with that: `கைபேசி எண் மாற்றம்`.
 */
export function staysOwner(word: Word, evidence: readonly ContextEvidence[]): boolean {
  if (!word.analyses.some(isOwner) || word.next === undefined || !mayBeOwned(word.next)) return false
  const { previous } = word
  const isPartOfName =
    previous !== undefined &&
    NAMING.some((feature) => previous.is(feature)) &&
    evidence.some(({ at }) => at === previous.index)
  return !isPartOfName
}

const NAMING = ['nominative', 'oblique', 'adjectival'] as const

/** `அக்காவின் எண் இருந்தால்`, `அந்த எண் நினைவில்லை`: an owner has something behind it, and no other owner before it. */
export function ownsNothing({ next, previous }: Word, readings: readonly Analysis[]): boolean {
  if (!readings.some(isOwner)) return false
  if (next === undefined || !mayBeOwned(next)) return true
  return previous !== undefined && (previous.isOnly('genitive') || previous.isA('demonstrative'))
}

/** என், உன், தன்: in no other case; அவன் may be who does it. */
function isOwner({ class: kind, features }: Analysis): boolean {
  return kind === 'pronoun' && features.includes('genitive') && !features.includes('nominative')
}

function mayBeOwned({ analyses }: Word): boolean {
  return analyses.length === 0 || analyses.some(({ class: kind }) => OWNED.has(kind))
}

const OWNED: ReadonlySet<string> = new Set(['noun', 'name', 'adjective', 'pronoun', 'postposition'])
