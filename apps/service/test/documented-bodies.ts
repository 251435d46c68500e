import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApiDocument } from './documented-statuses.ts'

/** Results that are sent as they were encoded for their row, past the serialiser of their route (decision 0170). */
const ENVELOPES: Readonly<Record<string, string>> = {
  '/v1/proofread': 'ProofreadEnvelope',
  '/v1/essay-critique': 'EssayCritiqueEnvelope',
}

const REFERENCES = '#/components/schemas/'

interface Checker {
  (body: unknown): boolean
  errors?: object[] | null
}

const checkers = new Map<string, Checker>()

/**
 * Says what of the answer to a text call is not as the document has it: a member that is missing, of another type, or
 * not listed. Null where nothing is, and for other answers.
 */
export function undocumentedBody(
  document: OpenApiDocument,
  path: string,
  status: number,
  body: unknown,
): string | null {
  const envelope = ENVELOPES[path]
  if (envelope === undefined || status !== 200) return null
  const check = checkers.get(envelope) ?? checkerOf(document, envelope)
  checkers.set(envelope, check)
  return check(body) ? null : `${path} answered a body that is none: ${JSON.stringify(check.errors)}`
}

function checkerOf({ components }: OpenApiDocument, envelope: string): Checker {
  const ajv = new Ajv2020({ strict: false, formats: { uuid: /^[0-9a-f-]{36}$/ } })
  const schemas = closed(components?.schemas ?? {})
  return ajv.compile({ components: { schemas }, $ref: `${REFERENCES}${envelope}` })
}

/** The schemas, with no other members than they list. */
function closed(schemas: object): object {
  return JSON.parse(JSON.stringify(schemas), (_name, value: unknown) => {
    const isObject = typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
    return isObject ? { additionalProperties: false, ...value } : value
  })
}
