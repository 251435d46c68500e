import { COMPONENTS, ENUMERATIONS, OPERATION_RESULTS } from '@semmai/contract'

interface Schemas {
  [name: string]: object
}
interface DescribedDocument {
  paths?: object
  components?: { schemas?: Schemas }
}

const PLACE = '#/components/schemas/'
const NAME_OF = new Map(Object.entries(ENUMERATIONS).map(([name, members]) => [keyOf(members), name]))

/**
 * Gives the closed sets of an OpenAPI document, and the result of an operation, components of their own, so that a
 * generated client has one class a set, under its name. JSON Schema says the same without: what validates and
 * serialises has them in place.
 */
export function nameSchemas<Document extends DescribedDocument>(document: Document): Document {
  const { components = {}, paths = {} } = document
  const schemas = named(components.schemas ?? {}) as Schemas
  const sets = Object.entries(ENUMERATIONS).map(([name, members]) => [
    name,
    { type: 'string', enum: [...members] },
  ])
  return {
    ...document,
    paths: named(paths),
    components: {
      ...components,
      schemas: { ...withResult(schemas), ...Object.fromEntries(sets) },
    },
  }
}

function named(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(named)
  if (typeof node !== 'object' || node === null) return node
  if ('enum' in node && Array.isArray(node.enum)) return namedSet(node, node.enum)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, named(value)]))
}

/** A set of one that has no name is a constant: a generated client need not make a class for it. */
function namedSet(schema: object, members: readonly unknown[]): object {
  const { enum: _members, type: _type, ...annotations } = schema as { enum: unknown; type?: unknown }
  const name = NAME_OF.get(keyOf(members.filter((member) => member !== null)))
  if (name === undefined) {
    const [member] = members
    return members.length === 1 ? { type: typeof member, ...annotations, const: member } : schema
  }
  const reference = { $ref: PLACE + name }
  return members.includes(null)
    ? { ...annotations, anyOf: [reference, { type: 'null' }] }
    : { ...annotations, ...reference }
}

function withResult(schemas: Schemas): Schemas {
  const operation = schemas.Operation as { properties: Record<string, object> } | undefined
  if (operation === undefined) return schemas
  const result = { $ref: `${PLACE}OperationResult` }
  const results: readonly unknown[] = Object.values(OPERATION_RESULTS)
  const references = COMPONENTS.filter((component) => results.includes(component)).map(({ $id }) => ({
    $ref: PLACE + $id,
  }))
  return {
    ...schemas,
    Operation: { ...operation, properties: { ...operation.properties, result } },
    OperationResult: {
      description: 'Of an operation that has `succeeded`: as a synchronous answer, by its `endpoint`.',
      anyOf: references,
    },
  }
}

function keyOf(members: readonly unknown[]): string {
  return JSON.stringify(members)
}
