import { PROBLEM_CODES } from '@semmai/contract'

interface DocumentedOperation {
  operationId?: string
  summary?: string
  responses?: Record<string, { description?: string }>
}
export type Paths = Record<string, Record<string, DocumentedOperation>>

const FRAMES = [400, 401, 408, 413, 415, 429, 431, 500, 503]
const CODE = /`(\w+)`: /g

/** Codes that nearly every route may answer with stand once, above the table. */
function ownCodes(route: DocumentedOperation, common: ReadonlySet<string>): string {
  const statuses = Object.entries(route.responses ?? {}).flatMap(([status, { description = '' }]) => {
    if (status === 'default') return []
    const codes = [...description.matchAll(CODE)].flatMap(([, code = '']) =>
      common.has(code) ? [] : [`\`${code}\``],
    )
    return Number(status) < 400 ? [status] : codes.length > 0 ? [`${status} ${codes.join(', ')}`] : []
  })
  return statuses.join('; ')
}

/** Every code of more than half of the routes, where it is about framing, identity or load. */
function commonCodes(routes: readonly DocumentedOperation[]): Set<string> {
  const counts = new Map<string, number>()
  for (const route of routes) {
    for (const [status, { description = '' }] of Object.entries(route.responses ?? {})) {
      if (!FRAMES.includes(Number(status))) continue
      for (const [, code = ''] of description.matchAll(CODE)) counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  return new Set([...counts].filter(([, count]) => count > routes.length / 2).map(([code]) => code))
}

/** `docs/api.md`: every route, who may call it, and what it answers. `accessOf` names a route as `GET /v1/me`. */
export function apiPage(paths: Paths, accessOf: (route: string) => string): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ name: `${method.toUpperCase()} ${path}`, route })),
  )
  const common = commonCodes(routes.map(({ route }) => route))
  const rows = routes.map(
    ({ name, route }) =>
      `| \`${name}\` | \`${route.operationId}\` | ${accessOf(name)} | ${route.summary ?? ''} | ${ownCodes(route, common)} |`,
  )
  const shared = [...common].sort().map((code) => `\`${code}\` (${statusOf(code)})`)
  return `# Routes

Who may call each route, and what it answers beyond ${shared.join(', ')}, which nearly every route may answer. Bodies,
headers and schemas are in the OpenAPI document at \`/openapi.json\`, the codes in [errors](errors.md). \`user\`: any user of the
tenant; \`reader\`: \`tenant_admin\` or \`tenant_viewer\`; \`admin\`: \`tenant_admin\`; \`operator\`: \`platform_operator\`. The name is
the \`operationId\`, after which [generated clients](guides/client-developer.md#another-language) call their function.

Written by \`npx vitest run apps/service/test/route-access.test.ts -u\`. The routes of LanguageTool's protocol are in
[languagetool](languagetool.md).

| Route | Name | Who | What | Answers |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

function statusOf(code: string): number | string {
  return Object.entries(PROBLEM_CODES).find(([one]) => one === code)?.[1].status ?? ''
}
