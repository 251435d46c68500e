import { isRecord } from '../../is-record.ts'
import type { Quotation } from './anchor-edit.ts'

/** One remark on an essay as the model proposes it: a quote, never an offset, a badge or a source. */
export interface ModelProposal extends Quotation {
  section: 'structure' | 'clarity'
  severity: 'low' | 'medium'
  title: string
  description: string
  suggestion: string
}

/** Ten are asked for; what comes after so many is not read. */
const MAX_READ = 40
/** UTF-16 code units of a quote; more context than this is not read. */
const MAX_QUOTE_LENGTH = 1_000
const MAX_CONTEXT_LENGTH = 200

const REQUIRED = [
  's',
  'quote',
  'before',
  'after',
  'section',
  'severity',
  'title',
  'description',
  'suggestion',
] as const

/** The strictest subset that servers agree on: everything required, nothing else allowed, no limits. */
export const PROPOSALS_SCHEMA = {
  name: 'proposals',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['proposals'],
    properties: {
      proposals: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: REQUIRED,
          properties: {
            s: { type: 'integer' },
            quote: { type: 'string' },
            before: { type: 'string' },
            after: { type: 'string' },
            section: { type: 'string', enum: ['structure', 'clarity'] },
            severity: { type: 'string', enum: ['medium', 'low'] },
            title: { type: 'string' },
            description: { type: 'string' },
            suggestion: { type: 'string' },
          },
        },
      },
    },
  },
} as const

/** The usable items of a parsed answer, so many at most: one bad item is left out, not the whole answer. Null: no such answer. */
export function readProposals(value: unknown): ModelProposal[] | null {
  const proposals = Array.isArray(value) ? value : fields(value).proposals
  return Array.isArray(proposals) ? proposals.slice(0, MAX_READ).flatMap(readProposal) : null
}

function readProposal(value: unknown): ModelProposal[] {
  const { s, quote, section, severity, title, description, suggestion, before, after } = fields(value)
  if (!Number.isInteger(s) || (section !== 'structure' && section !== 'clarity')) return []
  if (!isText(quote) || quote.length > MAX_QUOTE_LENGTH) return []
  if (!isText(title) || !isText(description) || !isText(suggestion)) return []
  return [
    {
      s: Number(s),
      quote,
      before: isText(before) ? before.slice(-MAX_CONTEXT_LENGTH) : '',
      after: isText(after) ? after.slice(0, MAX_CONTEXT_LENGTH) : '',
      section,
      severity: severity === 'medium' ? 'medium' : 'low',
      title,
      description,
      suggestion,
    },
  ]
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function fields(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
