/** What of an OpenAPI document says which answers a route has. */
export interface OpenApiDocument {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> } | undefined> | undefined>
  components?: { schemas?: object }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Says so where the OpenAPI document has the route, but not this status among its answers; null otherwise. 404 of a
 * path that only looks like one of a route, such as an invalid one, is the router's.
 */
export function undocumentedStatus(
  document: OpenApiDocument,
  method: string,
  path: string,
  status: number,
): string | null {
  const [plain = ''] = path.split('?', 1)
  const name = method.toLowerCase()
  const [template] = Object.keys(document.paths ?? {}).filter((one) => patternOf(one).test(plain))
  if (template === undefined || !METHODS.includes(name)) return null
  const responses = document.paths?.[template]?.[name]?.responses
  if (responses === undefined || status in responses || status === 404) return null
  return `${method} ${template} answered ${status}, which the OpenAPI document does not list`
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}
