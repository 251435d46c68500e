import type { Passage } from '../../knowledge/literature/literature.ts'
import type { Severity } from '../../rules/rule.ts'
import type { Badge, CritiqueFinding } from '../feedback-item.ts'
import type { Judgement } from './judgement.ts'
import { citationMessage, NOT_COMPARED, sourceTitleOf } from './messages.ts'
import type { Quoted } from './quotations.ts'

const VERDICTS: Readonly<
  Record<
    Judgement['outcome'],
    { readonly badge: Badge; readonly severity: Severity; readonly meaningMayChange: boolean }
  >
> = {
  exact: { badge: 'verified', severity: 'low', meaningMayChange: false },
  variant: { badge: 'verified', severity: 'low', meaningMayChange: false },
  popular: { badge: 'verified', severity: 'low', meaningMayChange: true },
  circulating: { badge: 'verified', severity: 'low', meaningMayChange: true },
  misquoted: { badge: 'conflicting', severity: 'high', meaningMayChange: true },
  misattributed: { badge: 'conflicting', severity: 'high', meaningMayChange: true },
  'wrong-chapter': { badge: 'conflicting', severity: 'medium', meaningMayChange: true },
  'wrong-number': { badge: 'conflicting', severity: 'medium', meaningMayChange: true },
  unknown: { badge: 'unverified', severity: 'low', meaningMayChange: false },
  saying: { badge: 'unverified', severity: 'low', meaningMayChange: false },
}

/** One finding at the first quotation that the essay had no comparisons left for (decision 0111). */
export function notCompared(leftOut: readonly Quoted[]): CritiqueFinding[] {
  const [first] = [...leftOut].sort((a, b) => a.start - b.start)
  if (first === undefined) return []
  const { start, end } = first
  return [
    {
      ...NOT_COMPARED,
      severity: 'low',
      start,
      end,
      meaningMayChange: false,
      verdict: { badge: 'unverified' },
    },
  ]
}

/**
 * Badge and severity by the outcome; evidence only where a passage bears the badge out. Offsets are UTF-16
 * code units of `text`.
 */
export function findingOf(text: string, quoted: Quoted, judgement: Judgement): CritiqueFinding {
  const { badge, severity, meaningMayChange } = VERDICTS[judgement.outcome]
  const { title, description, suggestion, fix } = citationMessage(judgement)
  const { start, end } = placeOf(text, quoted, judgement)
  const passage = passageOf(judgement)
  return {
    severity,
    title,
    description,
    start,
    end,
    suggestion,
    meaningMayChange,
    verdict:
      passage === undefined || badge === 'unverified'
        ? { badge: 'unverified' }
        : { badge, evidence: { title: sourceTitleOf(passage), url: passage.book.source.url } },
    ...(fix === undefined ? {} : { fix }),
  }
}

interface Place {
  readonly start: number
  readonly end: number
}

/** Where the fault stands: a wrong number or chapter is not in the quotation itself. */
function placeOf(text: string, quoted: Quoted, judgement: Judgement): Place {
  switch (judgement.outcome) {
    case 'wrong-number':
      return judgement.reference
    case 'wrong-chapter':
      return judgement.chapter
    case 'misattributed':
    case 'misquoted':
      return judgement.mention === undefined ? quoted : withMention(text, quoted, judgement.mention)
    default:
      return quoted
  }
}

/** A quotation and the wrong name disagree: both, from one to the other, unless another quotation stands between. */
function withMention(text: string, quoted: Place, mention: Place): Place {
  const between =
    mention.start >= quoted.end
      ? text.slice(quoted.end, mention.start)
      : text.slice(mention.end, quoted.start).replace(/(?<![\s“"'‘«])[\s“"'‘«]+$/u, '')
  return ANOTHER_QUOTATION.test(between)
    ? quoted
    : { start: Math.min(quoted.start, mention.start), end: Math.max(quoted.end, mention.end) }
}

/** An opening mark with words behind, or an opening one that never closes a word. */
const ANOTHER_QUOTATION = /[“‘«]|(?:^|\s)["'](?=\p{L})|\p{L}["'](?=[\s,])/u

function passageOf(judgement: Judgement): Passage | undefined {
  if ('comparison' in judgement) return judgement.comparison.passage
  return 'passage' in judgement ? judgement.passage : undefined
}
