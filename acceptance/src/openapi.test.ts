// Clients are generated from this document: it contains the interface and its decisions.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'

interface Operation {
  operationId?: string
  parameters?: { in: string; name: string }[]
  requestBody?: { required: boolean }
  responses: Record<string, { description: string; headers?: Record<string, unknown> }>
}

/**
 * The `operationId` of every route. Generated clients name their functions after them, so that they are public: one may
 * be added, none changed.
 */
const OPERATION_IDS: Readonly<Record<string, string>> = {
  'GET /livez': 'getLiveness',
  'GET /readyz': 'getReadiness',
  'GET /v1/access-tokens': 'listAccessTokens',
  'POST /v1/access-tokens': 'createAccessToken',
  'DELETE /v1/access-tokens/{access_token_id}': 'revokeAccessToken',
  'GET /v1/admin/audit-events': 'listAuditEvents',
  'GET /v1/admin/audit-events/head': 'getAuditHead',
  'POST /v1/admin/byok/providers/{provider}/credentials': 'uploadCredential',
  'POST /v1/admin/byok/providers/{provider}/credentials/validate': 'validateCredential',
  'GET /v1/admin/integrations': 'listIntegrations',
  'POST /v1/admin/integrations': 'createIntegration',
  'GET /v1/admin/integrations/{integration_id}': 'getIntegration',
  'PATCH /v1/admin/integrations/{integration_id}': 'updateIntegration',
  'POST /v1/admin/integrations/{integration_id}/certifications': 'certifyIntegration',
  'POST /v1/admin/onboarding/certify': 'certifyOnboarding',
  'POST /v1/admin/onboarding/go-live': 'goLive',
  'GET /v1/admin/onboarding/status': 'getOnboardingStatus',
  'POST /v1/admin/principals/erase': 'erasePrincipal',
  'POST /v1/admin/principals/export': 'exportPrincipal',
  'GET /v1/admin/settings': 'getSettings',
  'PATCH /v1/admin/settings': 'updateSettings',
  'GET /v1/admin/usage': 'listUsage',
  'GET /v1/admin/webhooks': 'listWebhooks',
  'POST /v1/admin/webhooks': 'createWebhook',
  'DELETE /v1/admin/webhooks/{webhook_id}': 'deleteWebhook',
  'PATCH /v1/admin/webhooks/{webhook_id}': 'updateWebhook',
  'POST /v1/essay-critique': 'critiqueEssay',
  'POST /v1/integrations/{integration_id}/handshake': 'performHandshake',
  'GET /v1/me': 'getMe',
  'PUT /v1/me/words': 'replaceMyWords',
  'GET /v1/operations': 'listOperations',
  'DELETE /v1/operations/{operation_id}': 'deleteOperation',
  'GET /v1/operations/{operation_id}': 'getOperation',
  'POST /v1/operations/{operation_id}/cancel': 'cancelOperation',
  'POST /v1/operator/secrets/rewrap': 'rewrapSecrets',
  'GET /v1/operator/tenants': 'listTenants',
  'POST /v1/operator/tenants': 'createTenant',
  'DELETE /v1/operator/tenants/{tenant_id}': 'deleteTenant',
  'GET /v1/operator/tenants/{tenant_id}': 'getTenant',
  'PATCH /v1/operator/tenants/{tenant_id}': 'updateTenant',
  'POST /v1/operator/tenants/{tenant_id}/block': 'blockTenant',
  'DELETE /v1/operator/tenants/{tenant_id}/identity': 'revokeTenantIdentity',
  'PUT /v1/operator/tenants/{tenant_id}/identity': 'setTenantIdentity',
  'PUT /v1/operator/tenants/{tenant_id}/network': 'setTenantNetwork',
  'POST /v1/operator/tenants/{tenant_id}/network/confirm': 'confirmTenantNetwork',
  'POST /v1/operator/tenants/{tenant_id}/unblock': 'unblockTenant',
  'POST /v1/proofread': 'proofread',
  'GET /v1/studio/sign-in': 'getStudioSignIn',
}

const service = await runningService()
const {
  paths,
  components: { schemas },
} = (await service.send('/openapi.json')).body as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
const CERTIFY = '/v1/admin/integrations/{integration_id}/certifications'

function operation(method: string, path: string): Operation {
  const found = paths[path]?.[method]
  if (!found) throw new Error(`The document has no ${method} ${path}`)
  return found
}

/** Where in a schema a closed set or an object stands that is no component. `isComponent`: the schema itself is one. */
function inPlace(schema: unknown, place: string, isComponent: boolean): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isSet = 'enum' in schema && Array.isArray(schema.enum)
  const isObject = 'type' in schema && schema.type === 'object' && 'properties' in schema
  const here = !isComponent && (isSet || isObject) ? [place] : []
  const below = Object.entries(schema).flatMap(([key, value]) => inPlace(value, `${place}/${key}`, false))
  return [...here, ...below]
}

const requestHeaders = (method: string, path: string) =>
  (operation(method, path).parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)
const answerHeaders = (method: string, path: string, status: string) =>
  Object.keys(operation(method, path).responses[status]?.headers ?? {})

describe('the OpenAPI document', () => {
  it('has an operationId on every route, of which none changes and no two are alike', () => {
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        `${method.toUpperCase()} ${path}`,
        operationId,
      ]),
    )
    expect(Object.fromEntries(found)).toEqual(OPERATION_IDS)
    const alike = new Set(Object.values(OPERATION_IDS).map((id) => id.toLowerCase()))
    expect(alike.size).toBe(found.length)
  })

  it('has a component for every closed set and every object, so that generated classes have its name', () => {
    const unnamed = Object.entries(schemas).flatMap(([name, schema]) => inPlace(schema, name, true))
    const inPaths = Object.entries(paths).flatMap(([path, methods]) => inPlace(methods, path, false))
    expect([...unnamed, ...inPaths]).toEqual([])
  })

  it('refers to every component, and to nothing else', () => {
    const text = JSON.stringify([paths, schemas])
    const found = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name))
    expect([...found].sort()).toEqual(Object.keys(schemas).sort())
  })

  it('names every path of the interface, and those of health', () => {
    for (const path of [
      ...['/v1/proofread', '/v1/essay-critique', '/v1/operations/{operation_id}', '/livez', '/readyz'],
      ...['/v1/admin/onboarding/status', '/v1/admin/onboarding/certify', CERTIFY],
      ...['/v1/admin/byok/providers/{provider}/credentials'],
      ...['/v1/admin/byok/providers/{provider}/credentials/validate'],
    ]) {
      expect(Object.keys(paths)).toContain(path)
    }
  })

  it('has an Idempotency-Key on every POST, and documents the replay', () => {
    for (const [path, { post }] of Object.entries(paths)) {
      if (!post || '410' in post.responses) continue
      expect([path, ...requestHeaders('post', path)]).toContain('Idempotency-Key')
      for (const status of Object.keys(post.responses).filter((one) => one.startsWith('2'))) {
        expect([path, ...answerHeaders('post', path, status)]).toContain('Idempotent-Replayed')
      }
    }
  })

  it.each(['/v1/proofread', '/v1/essay-critique'])('documents Prefer and the answers of %s', (path) => {
    expect(requestHeaders('post', path)).toContain('Prefer')
    const limits = ['RateLimit', 'RateLimit-Policy']
    expect(answerHeaders('post', path, '200')).toEqual(
      expect.arrayContaining(['Content-Language', 'Preference-Applied', 'X-Request-Id', ...limits]),
    )
    expect(answerHeaders('post', path, '202')).toEqual(
      expect.arrayContaining(['Location', 'Retry-After', 'Preference-Applied', ...limits]),
    )
    expect(answerHeaders('post', path, 'default')).toEqual(
      expect.arrayContaining(['Retry-After', 'WWW-Authenticate', ...limits]),
    )
  })

  it('documents the long poll', () => {
    expect(requestHeaders('get', '/v1/operations/{operation_id}')).toEqual(['Prefer'])
  })

  it('documents which body is optional', () => {
    expect(operation('post', CERTIFY).requestBody?.required).toBe(false)
    expect(operation('post', '/v1/proofread').requestBody?.required).toBe(true)
  })

  it('describes every answer', () => {
    const descriptions = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.values(responses).map(({ description }) => description))
    expect(descriptions).not.toContain('Default Response')
    expect(descriptions).not.toContain('')
  })
})
