import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Failure {
  status: number
  type: string
}

/**
 * The three actions of AWS Secrets Manager that the store uses (AWS JSON 1.1: the action in `X-Amz-Target`,
 * the error's name in `__type`), as documented; signatures must be there, but are not checked. Loopback only.
 */
export async function awsServer(): Promise<{ endpoint: string; server: Server }> {
  const secrets = new Map<string, string>()

  const actions: Record<string, (input: Record<string, string>) => object | Failure> = {
    CreateSecret({ Name = '', SecretString = '' }) {
      if (secrets.has(Name)) return { status: 400, type: 'ResourceExistsException' }
      secrets.set(Name, SecretString)
      return { ARN: arnOf(Name), Name, VersionId: '1' }
    },
    GetSecretValue({ SecretId = '' }) {
      const SecretString = secrets.get(SecretId)
      if (SecretString === undefined) return { status: 400, type: 'ResourceNotFoundException' }
      return { ARN: arnOf(SecretId), Name: SecretId, SecretString, VersionId: '1' }
    },
    DeleteSecret({ SecretId = '' }) {
      // With ForceDeleteWithoutRecovery the service answers 200 for an unknown secret too.
      secrets.delete(SecretId)
      return { ARN: arnOf(SecretId), Name: SecretId }
    },
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const action = String(request.headers['x-amz-target']).replace('secretsmanager.', '')
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')
    const result = signed
      ? (actions[action]?.(JSON.parse(text)) ?? { status: 400, type: 'InvalidRequestException' })
      : { status: 403, type: 'MissingAuthenticationTokenException' }
    const failed = 'type' in result ? (result as Failure) : null
    response.writeHead(failed?.status ?? 200, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(failed ? { __type: failed.type, message: failed.type } : result))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

function arnOf(name: string): string {
  return `arn:aws:secretsmanager:eu-central-1:000000000000:secret:${name}`
}
