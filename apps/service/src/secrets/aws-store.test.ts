import type { Server } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { createAwsStore } from './aws-store.ts'
import { awsServer } from './test/aws-server.ts'
import { describeSecretStore } from './test/secret-store-suite.ts'

// SEMMAI_TEST_AWS_REGION (with the SDK's own credentials) runs the same suite on the real service (docs/secrets.md).
const real = process.env.SEMMAI_TEST_AWS_REGION
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const common = { region: real ?? 'eu-central-1', prefix: 'semmai-suite/' }

let endpoint = ''
let server: Server | null = null

beforeAll(async () => {
  if (real) return
  const started = await awsServer()
  endpoint = started.endpoint
  server = started.server
})
afterAll(() => void server?.close())

describeSecretStore('AWS Secrets Manager', () => ({
  store: createAwsStore(real ? common : { ...common, client: { endpoint, credentials } }),
  unreachable: createAwsStore({
    ...common,
    client: { endpoint: 'http://127.0.0.1:1', credentials, maxAttempts: 1 },
  }),
}))
