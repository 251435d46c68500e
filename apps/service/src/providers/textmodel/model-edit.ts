/** One edit as the model proposes it: a quote, never an offset. */
export interface ModelEdit {
  /** Number of the sentence that the quote stands in. */
  s: number
  quote: string
  /** Some characters before and after the quote. */
  before: string
  after: string
  fix: string
  type: 'grammar' | 'spelling' | 'style' | 'clarity'
  severity: 'low' | 'medium' | 'high'
  why: string
}

const TYPES: readonly string[] = ['grammar', 'spelling', 'style', 'clarity']
const SEVERITIES: readonly string[] = ['low', 'medium', 'high']

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
            type: { type: 'string', enum: TYPES },
            severity: { type: 'string', enum: SEVERITIES },
            why: { type: 'string' },
          },
        },
      },
    },
  },
} as const

/** The usable edits of a parsed answer: one bad item is left out, not the whole answer. Null: no such answer. */
export function readEdits(value: unknown): ModelEdit[] | null {
  const edits = Array.isArray(value) ? value : member(value, 'edits')
  if (!Array.isArray(edits)) return null
  return edits.map(readEdit).filter((edit) => edit !== null)
}

function readEdit(value: unknown): ModelEdit | null {
  const s = Number(member(value, 's'))
  const quote = member(value, 'quote')
  const fix = member(value, 'fix')
  if (!Number.isInteger(s) || typeof quote !== 'string' || quote === '' || typeof fix !== 'string')
    return null
  const type = String(member(value, 'type')).toLowerCase()
  const severity = String(member(value, 'severity')).toLowerCase()
  return {
    s,
    quote,
    fix,
    before: stringAt(value, 'before'),
    after: stringAt(value, 'after'),
    type: TYPES.includes(type) ? (type as ModelEdit['type']) : 'style',
    severity: SEVERITIES.includes(severity) ? (severity as ModelEdit['severity']) : 'low',
    why: stringAt(value, 'why'),
  }
}

function stringAt(value: unknown, key: string): string {
  const found = member(value, key)
  return typeof found === 'string' ? found : ''
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
