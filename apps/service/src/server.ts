import { COMPONENTS, LIMITS, TENANT_ROLES, type TenantRole } from '@semmai/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { answerClientErrors, answerInPlaceOfNode } from './http/client-errors.ts'
import { allowOrigins } from './http/cross-origin.ts'
import { serveDocumentation } from './http/documentation.ts'
import { handleErrors, sendProblem, toProblem } from './http/error-handler.ts'
import { markAnswer, markEveryAnswer } from './http/every-answer.ts'
import { warnOfForwardedHeaders } from './http/forwarded-headers.ts'
import { serveFrontPage } from './http/front-page.ts'
import { type Health, serveHealth } from './http/health.ts'
import { takeJsonBodies } from './http/json-body.ts'
import { answerUnknownRoutes } from './http/not-found.ts'
import { createNoteEnd } from './http/request-end.ts'
import { serveRetired } from './http/retired-route.ts'
import type { Access } from './http/route.ts'
import { serializersOnDemand } from './http/serializers-on-demand.ts'
import { createServe, type Serve, type ServeOptions } from './http/serve.ts'
import { validatorsOnDemand } from './http/validators-on-demand.ts'
import * as accessTokens from './modules/access-tokens/routes.ts'
import type { AccessTokens } from './modules/access-tokens/service.ts'
import * as audit from './modules/audit/routes.ts'
import type { AuditLog } from './modules/audit/service.ts'
import * as certification from './modules/certification/routes.ts'
import type { Certifications } from './modules/certification/service.ts'
import { rewrapSecrets } from './modules/credentials/rewrap-route.ts'
import * as credentials from './modules/credentials/routes.ts'
import type { Credentials } from './modules/credentials/service.ts'
import * as critique from './modules/critique/routes.ts'
import { studioSignIn } from './modules/identity/routes.ts'
import * as integrations from './modules/integrations/routes.ts'
import type { Integrations } from './modules/integrations/service.ts'
import { type ProtocolOptions, serveLanguageTool } from './modules/languagetool/plugin.ts'
import * as me from './modules/me/routes.ts'
import type { DescribeMe } from './modules/me/service.ts'
import type { Dispatch } from './modules/operations/accepting/dispatch.ts'
import * as operations from './modules/operations/routes.ts'
import type { Operations } from './modules/operations/service.ts'
import type { PersonalWords } from './modules/personal-words/service.ts'
import { erasePrincipalRoute, exportPrincipalRoute } from './modules/principals/routes.ts'
import * as proofreading from './modules/proofreading/routes.ts'
import * as settings from './modules/settings/routes.ts'
import type { TenantSettings } from './modules/settings/service.ts'
import * as onboarding from './modules/tenants/onboarding-routes.ts'
import * as operator from './modules/tenants/routes.ts'
import type { Tenants } from './modules/tenants/service.ts'
import * as usage from './modules/usage/routes.ts'
import type { Usage } from './modules/usage/service.ts'
import * as webhooks from './modules/webhooks/routes.ts'
import type { Webhooks } from './modules/webhooks/service.ts'
import { newId } from './new-id.ts'
import type { RequestMetrics } from './observability/request-metrics.ts'
import type { EmbeddedStore } from './secrets/embedded-store.ts'
import { type StudioOptions, serveStudio } from './studio/serve-studio.ts'

export interface ServerOptions extends ServeOptions {
  log: Logger
  version: string
  health: Health
  metrics: RequestMetrics
  requestTimeoutMs: number
  trustedProxies: readonly string[]
  corsOrigins: readonly string[]
  studio: Omit<StudioOptions, 'database'>
  /** Null: its protocol is not served. */
  languageTool: Pick<ProtocolOptions, 'languageTool' | 'rateLimit'> | null
  services: {
    operations: Operations
    dispatch: Dispatch
    tenants: Tenants
    integrations: Integrations
    settings: TenantSettings
    accessTokens: AccessTokens
    webhooks: Webhooks
    words: PersonalWords
    describeMe: DescribeMe
    audit: AuditLog
    credentials: Credentials
    certifications: Certifications
    usage: Usage
    embeddedStore: EmbeddedStore
  }
}

const TENANT_USER: Access = { caller: 'tenant' }
/** What each role may do on the routes of administration; a role without a line does not compile. */
const ADMINISTRATION: Readonly<Record<TenantRole, 'read' | 'write'>> = {
  tenant_admin: 'write',
  tenant_viewer: 'read',
}
const TENANT_READER: Access = { caller: 'tenant', roles: TENANT_ROLES }
const TENANT_ADMIN: Access = {
  caller: 'tenant',
  roles: TENANT_ROLES.filter((role) => ADMINISTRATION[role] === 'write'),
}
const TEXT_CALL: Access = { caller: 'tenant', textCall: true }
const OPERATOR: Access = { caller: 'operator' }
const PUBLIC: Access = { caller: 'public' }

/** The HTTP face: every route of every module and who may call it. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = await createApp(options)
  const serve = createServe(app, options)
  const { services } = options

  serve(TEXT_CALL, proofreading.proofread(services.dispatch))
  serve(TEXT_CALL, critique.essayCritique(services.dispatch, services.operations))

  serve(TENANT_USER, operations.listOperations(services.operations))
  serve(TENANT_USER, operations.getOperation(services.operations))
  serve(TENANT_USER, operations.cancelOperation(services.operations))
  serve(TENANT_USER, operations.deleteOperation(services.operations))

  serve(TENANT_USER, me.getMe(services.describeMe))
  serve(TENANT_USER, me.putWords(services.words))
  serve(TENANT_ADMIN, exportPrincipalRoute())
  serve(TENANT_ADMIN, erasePrincipalRoute())
  serve(TENANT_USER, accessTokens.createAccessToken(services.accessTokens))
  serve(TENANT_USER, accessTokens.listAccessTokens(services.accessTokens))
  serve(TENANT_USER, accessTokens.revokeAccessToken(services.accessTokens))

  serve(TENANT_READER, onboarding.getOnboardingStatus(services.tenants))
  serve(TENANT_ADMIN, onboarding.goLive(services.tenants))

  serve(TENANT_ADMIN, credentials.uploadCredential(services.credentials))
  serve(TENANT_ADMIN, credentials.validateCredential(services.credentials))
  serve(TENANT_ADMIN, certification.certifyIntegration(services.certifications))

  serve(TENANT_ADMIN, integrations.createIntegration(services.integrations))
  serve(TENANT_READER, integrations.listIntegrations(services.integrations))
  serve(TENANT_READER, integrations.getIntegration(services.integrations))
  serve(TENANT_ADMIN, integrations.patchIntegration(services.integrations))
  serve(TENANT_USER, integrations.handshake(services.integrations))

  serve(TENANT_ADMIN, webhooks.createWebhook(services.webhooks))
  serve(TENANT_READER, webhooks.listWebhooks(services.webhooks))
  serve(TENANT_ADMIN, webhooks.patchWebhook(services.webhooks))
  serve(TENANT_ADMIN, webhooks.deleteWebhook(services.webhooks))

  serve(TENANT_READER, settings.getSettings(services.settings))
  serve(TENANT_ADMIN, settings.patchSettings(services.settings))

  serve(TENANT_READER, usage.listUsage(services.usage))

  serve(TENANT_READER, audit.listAuditEvents(services.audit))
  serve(TENANT_READER, audit.getAuditHead(services.audit))

  serveOperator(serve, services)

  serve(PUBLIC, studioSignIn(options.database))

  if (options.languageTool) await serveLanguageTool(app, { ...options, ...options.languageTool })

  serveRetired(app, {
    method: 'POST',
    url: '/v1/admin/onboarding/certify',
    operationId: 'certifyOnboarding',
    successor: '/v1/admin/integrations/{integration_id}/certifications',
    link: '/v1/admin/integrations',
  })
  await app.ready()
  return app
}

/** The operator plane. */
function serveOperator(serve: Serve, services: ServerOptions['services']): void {
  serve(OPERATOR, operator.createTenant(services.tenants))
  serve(OPERATOR, operator.listTenants(services.tenants))
  serve(OPERATOR, operator.getTenant(services.tenants))
  serve(OPERATOR, operator.patchTenant(services.tenants))
  serve(OPERATOR, operator.deleteTenant(services.tenants))
  serve(OPERATOR, operator.putNetwork(services.tenants))
  serve(OPERATOR, operator.confirmNetwork(services.tenants))
  serve(OPERATOR, operator.putIdentity(services.tenants))
  serve(OPERATOR, operator.deleteIdentity(services.tenants))
  serve(OPERATOR, operator.blockTenant(services.tenants))
  serve(OPERATOR, operator.unblockTenant(services.tenants))
  serve(OPERATOR, rewrapSecrets(services.embeddedStore))
}

async function createApp(options: ServerOptions): Promise<FastifyInstance> {
  const { log, metrics, requestTimeoutMs, trustedProxies } = options
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: requestTimeoutMs,
    http: {
      maxHeaderSize: LIMITS.headerBytes,
      requireHostHeader: false,
      // Node enforces the time for a whole request only where the one for its headers is not longer.
      headersTimeout: Math.min(requestTimeoutMs, 60_000),
      connectionsCheckingInterval: Math.min(1000, Math.max(50, requestTimeoutMs / 4)),
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 4096 },
    schemaController: { compilersFactory: { buildSerializer: serializersOnDemand } },
    clientErrorHandler: answerClientErrors(log, metrics),
    frameworkErrors: (error, request, reply) => {
      markAnswer(request, reply)
      sendProblem(request, reply, toProblem(error))
    },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorsOnDemand(COMPONENTS))
  const noteEnd = createNoteEnd(metrics)
  markEveryAnswer(app, noteEnd)
  answerInPlaceOfNode(app)
  warnOfForwardedHeaders(app)
  handleErrors(app, noteEnd)
  answerUnknownRoutes(app)
  await allowOrigins(app, options.corsOrigins)
  takeJsonBodies(app)
  await serveDocumentation(app, options.version)
  serveHealth(app, options.health)
  const studio = await serveStudio(app, { database: options.database, ...options.studio })
  serveFrontPage(app, options.version, studio && ((reply) => studio.sendFrontPage(reply)))
  return app
}
