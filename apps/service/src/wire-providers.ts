import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { LIMITS } from '@semmai/contract'
import type { Engine } from '@semmai/tamil'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import { privateFile } from './embedded/private-file.ts'
import type { Metrics } from './http/metrics.ts'
import { type Credentials, createCredentials } from './modules/credentials/service.ts'
import { createServingProvider } from './modules/credentials/serving-provider.ts'
import type { TenantDirectory } from './modules/tenants/tenant-terms.ts'
import { createTamilLanguage } from './providers/builtin/tamil-language.ts'
import type { ProviderForTenant } from './providers/provider-for-tenant.ts'
import { type BuiltinProvider, ProviderError } from './providers/text-provider.ts'
import type { ChatModel } from './providers/textmodel/chat-model.ts'
import { createCircuitBreaker } from './providers/textmodel/circuit-breaker.ts'
import { createTextmodelProvider, type TextmodelProvider } from './providers/textmodel/textmodel-provider.ts'
import { createEmbeddedStore, type EmbeddedStore } from './secrets/embedded-store.ts'
import { readMasterKeys } from './secrets/envelope.ts'
import { Secret } from './secrets/secret.ts'
import type { SecretStore } from './secrets/secret-store.ts'
import { createSecretStores } from './secrets/secret-stores.ts'
import { createVaultStore } from './secrets/vault-store.ts'

/** Where the external model is, and what it is called there. */
export interface TextmodelAddress {
  baseUrl: string
  model: string
  /** Other times than those of production, and another clock for the circuit breaker, for tests. */
  callTimeoutMs?: number
  testTimeoutMs?: number
  now?(): number
}

export interface ProviderSurroundings {
  config: Config
  database: Database
  listener: Listener
  directory: TenantDirectory
  metrics: Metrics
  log: Logger
  engine: Engine
  builtin: BuiltinProvider
  textmodel: TextmodelAddress | null
  fingerprintKey: Secret
}

export interface Providers {
  embeddedStore: EmbeddedStore
  credentials: Credentials
  providerForTenant: ProviderForTenant
}

/** The part of the composition root that is about providers, their keys, and where those are kept. */
export async function wireProviders(surroundings: ProviderSurroundings): Promise<Providers> {
  const { config, database, listener, directory, builtin, log, fingerprintKey } = surroundings
  const embeddedStore = createEmbeddedStore(database, readMasterKeys(await masterKey(config)))
  const writing = await configuredStore(config, embeddedStore)
  const stores = createSecretStores(writing, [embeddedStore])
  const textmodel = surroundings.textmodel && createTextmodel(surroundings, surroundings.textmodel)
  const serving = createServingProvider({
    ...{ database, listener, directory, stores, builtin, textmodel },
    deploymentKey: config.secretResolution === 'env' ? config.providerApiKey : null,
  })
  const credentials = createCredentials({
    ...{ database, stores, fingerprintKey, log },
    testCall: textmodel ? textmodel.testCall : noModel,
    testTimeoutMs: surroundings.textmodel?.testTimeoutMs ?? LIMITS.validationTimeoutMs,
    onChanged: serving.forget,
  })
  return { embeddedStore, credentials, providerForTenant: serving.providerForTenant }
}

function createTextmodel(
  { engine, builtin, metrics }: ProviderSurroundings,
  address: TextmodelAddress,
): TextmodelProvider {
  return createTextmodelProvider({
    model: modelAt(address),
    engine: builtin,
    language: createTamilLanguage(engine),
    breaker: createCircuitBreaker(address.now),
    ...(address.callTimeoutMs === undefined ? {} : { callTimeoutMs: address.callTimeoutMs }),
    boundary: () => randomBytes(6).toString('hex'),
    ...metrics.watchModelAnswers(),
  })
}

async function noModel(): Promise<never> {
  throw new ProviderError('provider_unreachable', 'No model is configured')
}

async function configuredStore(config: Config, embedded: EmbeddedStore): Promise<SecretStore> {
  if (config.secretStore === 'vault') {
    return createVaultStore({
      address: config.vaultAddress ?? '',
      token: config.vaultToken ?? new Secret(''),
      mount: config.vaultMount,
      namespace: config.vaultNamespace,
    })
  }
  if (config.secretStore === 'aws') {
    // The SDK is large, and only loaded where it is used.
    const { createAwsStore } = await import('./secrets/aws-store.ts')
    return createAwsStore({ region: config.awsRegion ?? '', prefix: config.awsSecretPrefix })
  }
  return embedded
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
  return {
    name: address.model,
    async complete(request) {
      loaded ??= import('./providers/textmodel/openai-compatible-model.ts').then((module) =>
        module.createOpenAICompatibleModel(address),
      )
      return (await loaded).complete(request)
    },
  }
}
