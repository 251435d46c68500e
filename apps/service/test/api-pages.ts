import { LIMITS, PROBLEM_CODES } from '@semmai/contract'

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

## Limits

Lengths count characters (Unicode code points). The operator changes the values marked * for one tenant with
\`PATCH /v1/operator/tenants/{tenant_id}\` (\`limits\`). What is left of the calls per minute stands in the header \`RateLimit\` of each
text call, the limit itself in \`RateLimit-Policy\`.

| What | At most |
| --- | --- |
${limitRows().join('\n')}
`
}

/** What a new tenant has; a test compares it with one. */
export const TENANT_DEFAULTS = {
  text_calls_per_minute: 300,
  max_open_operations: 20,
  languagetool_calls_per_minute: 1200,
} as const

function limitRows(): string[] {
  const n = (value: number) => value.toLocaleString('en')
  const rows: [string, string][] = [
    [
      '`text` of proofread; answered at once up to',
      `${n(LIMITS.proofreadText)}; ${n(LIMITS.syncTextThreshold)} characters`,
    ],
    [
      '`essay`; its `title`, `prompt`',
      `${n(LIMITS.essay)}; ${n(LIMITS.essayTitle)}, ${n(LIMITS.essayPrompt)} characters`,
    ],
    ['text of a LanguageTool client', `${n(LIMITS.languagetoolText)} characters`],
    [
      'body of a request; of a LanguageTool client’s; headers',
      `${n(LIMITS.bodyBytes / 1024)} KiB; ${n(LIMITS.languagetoolBodyBytes / 1024)} KiB; ${n(LIMITS.headerBytes / 1024)} KiB`,
    ],
    ['text calls per minute and tenant *', n(TENANT_DEFAULTS.text_calls_per_minute)],
    [
      'calls of LanguageTool clients per minute and tenant *',
      n(TENANT_DEFAULTS.languagetool_calls_per_minute),
    ],
    ['queued and running operations per tenant *', n(TENANT_DEFAULTS.max_open_operations)],
    ['`Prefer: wait`', `${LIMITS.longPollSeconds} s`],
    ['`Idempotency-Key`', `${LIMITS.idempotencyKey} characters`],
    [
      'access tokens per user; their life',
      `${LIMITS.accessTokensOfPrincipal}; ${LIMITS.accessTokenDays} days`,
    ],
    [
      'own words per user; words of the tenant’s dictionary',
      `${n(LIMITS.personalWords)}; ${n(LIMITS.dictionaryWords)}`,
    ],
    ['disabled rules per tenant', n(LIMITS.disabledRules)],
    ['webhooks per tenant', n(LIMITS.webhooks)],
    ['items of one page of a list', `${LIMITS.pageItems}, ${LIMITS.pageItemsDefault} unless asked`],
  ]
  return rows.map(([what, most]) => `| ${what} | ${most} |`)
}

function statusOf(code: string): number | string {
  return Object.entries(PROBLEM_CODES).find(([one]) => one === code)?.[1].status ?? ''
}
