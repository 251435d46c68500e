import { ISSUE_TYPES, type IssueType, SEVERITIES, type Severity } from '@semmai/contract'
import { memberOf } from '../../member-of.ts'

/** One edit as the model proposes it: a quote, never an offset. */
export interface ModelEdit {
  /** Number of the sentence that the quote stands in. */
  s: number
  quote: string
  /** Some characters before and after the quote. */
  before: string
  after: string
  fix: string
  type: IssueType
  severity: Severity
  why: string
}

/** An answer is about some ten sentences; what comes after so many edits is not read. */
const MAX_EDITS = 200
/** UTF-16 code units of a quote and of its replacement. */
const MAX_QUOTE_LENGTH = 1_000
const MAX_FIX_LENGTH = 1_200
/** More context than this, or a longer reason, is not read. */
const MAX_CONTEXT_LENGTH = 200
const MAX_REASON_LENGTH = 400

/** The strictest subset that servers agree on: everything required, nothing else allowed, no limits. */
export const EDITS_SCHEMA = {
  name: 'edits',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['edits'],
    properties: {
      edits: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['s', 'quote', 'before', 'after', 'fix', 'type', 'severity', 'why'],
          properties: {
            s: { type: 'integer' },
            quote: { type: 'string' },
            before: { type: 'string' },
            after: { type: 'string' },
            fix: { type: 'string' },
            type: { type: 'string', enum: ISSUE_TYPES },
            severity: { type: 'string', enum: SEVERITIES },
            why: { type: 'string' },
          },
        },
      },
    },
  },
} as const

/**
 * The usable edits of a parsed answer, so many at most: one bad item is left out, not the whole answer. Null: no such
 * answer.
 */
export function readEdits(value: unknown): ModelEdit[] | null {
  const edits = Array.isArray(value) ? value : memberOf(value, 'edits')
  if (!Array.isArray(edits)) return null
  return edits
    .slice(0, MAX_EDITS)
    .map(readEdit)
    .filter((edit) => edit !== null)
}

function readEdit(value: unknown): ModelEdit | null {
  const s = Number(memberOf(value, 's'))
  const quote = memberOf(value, 'quote')
  const fix = memberOf(value, 'fix')
  if (!Number.isInteger(s) || typeof quote !== 'string' || quote === '' || typeof fix !== 'string')
    return null
  if (quote.length > MAX_QUOTE_LENGTH || fix.length > MAX_FIX_LENGTH) return null
  return {
    s,
    quote,
    fix,
    before: stringAt(value, 'before').slice(-MAX_CONTEXT_LENGTH),
    after: stringAt(value, 'after').slice(0, MAX_CONTEXT_LENGTH),
    type: knownOf(ISSUE_TYPES, memberOf(value, 'type')) ?? 'style',
    severity: knownOf(SEVERITIES, memberOf(value, 'severity')) ?? 'low',
    why: stringAt(value, 'why').slice(0, MAX_REASON_LENGTH),
  }
}

/** The member of the list that is meant, in whichever case it is written. */
function knownOf<V extends string>(list: readonly V[], value: unknown): V | undefined {
  return list.find((known) => known === String(value).toLowerCase())
}

function stringAt(value: unknown, key: string): string {
  const found = memberOf(value, key)
  return typeof found === 'string' ? found : ''
}
