import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { LIMITS, type Provider } from '@semmai/contract'
import type { Engine } from '@semmai/tamil'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import { privateFile } from './embedded/private-file.ts'
import { type Credentials, createCredentials } from './modules/credentials/service.ts'
import { createServingProvider } from './modules/credentials/serving-provider.ts'
import type { TenantDirectory } from './modules/tenants/tenant-policy.ts'
import type { Metrics } from './observability/metrics.ts'
import { observeModel } from './observability/observed-model.ts'
import { observeStore } from './observability/observed-store.ts'
import type { EnginePool } from './providers/builtin/engine-pool.ts'
import { createTamilLanguage } from './providers/builtin/tamil-language.ts'
import type { ProviderForTenant } from './providers/provider-for-tenant.ts'
import { type BuiltinProvider, ProviderError } from './providers/text-provider.ts'
import type { ChatModel } from './providers/textmodel/chat-model.ts'
import { createCircuitBreaker } from './providers/textmodel/circuit-breaker.ts'
import { createGrounder } from './providers/textmodel/grounder.ts'
import { createTextmodelProvider, type TextmodelProvider } from './providers/textmodel/textmodel-provider.ts'
import { createEmbeddedStore, type EmbeddedStore } from './secrets/embedded-store.ts'
import { readMasterKeys } from './secrets/envelope.ts'
import { Secret } from './secrets/secret.ts'
import type { SecretStore } from './secrets/secret-store.ts'
import { createSecretStores, type SecretStores } from './secrets/secret-stores.ts'
import { createVaultStore } from './secrets/vault-store.ts'
import { unreachable } from './unreachable.ts'

/** Where the external model is, and what it is called there. */
export interface TextmodelAddress {
  baseUrl: string
  model: string
  /** Other times than those of production, and another clock for the circuit breaker, for tests. */
  callTimeoutMs?: number
  testTimeoutMs?: number
  now?(): number
}

export interface ProviderDependencies {
  config: Config
  database: Database
  listener: Listener
  directory: TenantDirectory
  metrics: Metrics
  log: Logger
  engine: Engine
  builtin: BuiltinProvider
  /** Null: everything runs on the event loop. */
  pool: EnginePool | null
  textmodel: TextmodelAddress | null
  fingerprintKey: Secret
}

export interface Providers {
  embeddedStore: EmbeddedStore
  stores: SecretStores
  credentials: Credentials
  providerForTenant: ProviderForTenant
  /** Who would serve a text call of the tenant now. */
  servingProvider(tenantId: string): Promise<Provider>
  /** Whether that is the own engine. */
  isServedHere(tenantId: string): Promise<boolean>
}

/** The part of the composition root that is about providers, their keys, and where those are kept. */
export async function wireProviders(dependencies: ProviderDependencies): Promise<Providers> {
  const { config, database, listener, directory, builtin, log, fingerprintKey } = dependencies
  const embeddedStore = createEmbeddedStore(database, readMasterKeys(await masterKey(config)))
  const writing = await configuredStore(config, embeddedStore)
  const { dependencies: watched } = dependencies.metrics
  const observed = (store: SecretStore) => observeStore(store, watched, log)
  const stores = createSecretStores(observed(writing), [observed(embeddedStore)])
  const textmodel = dependencies.textmodel && createTextmodel(dependencies, dependencies.textmodel)
  const serving = createServingProvider({
    database,
    listener,
    directory,
    stores,
    builtin,
    external: { textmodel },
    deploymentKey: config.secretResolution === 'env' ? config.providerApiKey : null,
  })
  const credentials = createCredentials({
    database,
    stores,
    fingerprintKey,
    log,
    testCall: textmodel ? textmodel.testCall : noModel,
    testTimeoutMs: dependencies.textmodel?.testTimeoutMs ?? LIMITS.validationTimeoutMs,
    onChanged: serving.forget,
  })
  return {
    embeddedStore,
    stores,
    credentials,
    providerForTenant: serving.providerForTenant,
    servingProvider: serving.servingProvider,
    isServedHere: async (tenantId) => (await serving.servingProvider(tenantId)) === 'builtin',
  }
}

function createTextmodel(
  { engine, builtin, pool, metrics }: ProviderDependencies,
  address: TextmodelAddress,
): TextmodelProvider {
  const language = createTamilLanguage(engine)
  return createTextmodelProvider({
    model: observeModel(modelAt(address), metrics.dependencies),
    engine: builtin,
    language,
    grounder: createGrounder(language, pool?.grounder ?? null),
    breaker: createCircuitBreaker(address.now),
    ...(address.callTimeoutMs === undefined ? {} : { callTimeoutMs: address.callTimeoutMs }),
    boundary: () => randomBytes(6).toString('hex'),
    ...metrics.model,
  })
}

async function noModel(): Promise<never> {
  throw new ProviderError('provider_unreachable', 'No model is configured')
}

async function configuredStore(config: Config, embedded: EmbeddedStore): Promise<SecretStore> {
  const { secretStore } = config
  switch (secretStore) {
    case 'embedded':
      return embedded
    case 'vault':
      return createVaultStore({
        address: config.vaultAddress ?? '',
        token: config.vaultToken ?? new Secret(''),
        mount: config.vaultMount,
        namespace: config.vaultNamespace,
      })
    case 'aws': {
      // The SDK is large, and only loaded where it is used.
      const { createAwsStore } = await import('./secrets/aws-store.ts')
      return createAwsStore({ region: config.awsRegion ?? '', prefix: config.awsSecretPrefix })
    }
    default:
      return unreachable(secretStore)
  }
}

/** From the environment, or made once and kept in `DATA_DIR`, mode 0600. */
async function masterKey(config: Config): Promise<Secret> {
  if (config.secretMasterKey !== null) return config.secretMasterKey
  const path = join(config.dataDir, 'secret-master-key')
  return new Secret(await privateFile(path, () => randomBytes(32).toString('base64')))
}

/** The model's SDK is loaded with the first call: no start-up should wait for it. */
function modelAt(address: TextmodelAddress): ChatModel {
  let loaded: Promise<ChatModel> | undefined
  const load = () => {
    loaded ??= import('./providers/textmodel/openai-compatible-model.ts').then((module) =>
      module.createOpenAICompatibleModel(address),
    )
    return loaded
  }
  return {
    name: address.model,
    complete: async (request) => (await load()).complete(request),
    refusesKey: async (credential, signal) => (await load()).refusesKey(credential, signal),
  }
}
