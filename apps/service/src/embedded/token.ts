import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { type DevelopmentIssuerFile, ISSUER_FILE } from './development-issuer.ts'
import { mintToken } from './mint-token.ts'

const USAGE = `npm run token -- --tenant TENANT [--role ROLE …] [--client ID]
npm run token -- --role platform_operator

Prints one access token of the development issuer of the service that runs on DATA_DIR.
Roles: tenant_admin, tenant_viewer; without any, an ordinary user of the tenant.`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      role: { type: 'string', multiple: true, default: [] },
      client: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return print(`${USAGE}\n`)
  const operator = values.role.includes('platform_operator') && values.tenant === undefined
  if (!operator && values.tenant === undefined) throw new Error(`--tenant is missing\n\n${USAGE}`)
  const { dataDir } = readConfig(process.env)
  const token = await mintToken(await readIssuer(join(dataDir, ISSUER_FILE)), {
    tenant: operator ? null : (values.tenant ?? null),
    roles: values.role,
    ...(values.client === undefined ? {} : { client: values.client }),
  })
  print(`${token}\n`)
}

async function readIssuer(path: string): Promise<DevelopmentIssuerFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} is missing: run npm start first, with the same DATA_DIR`)
  })
  try {
    return JSON.parse(text) as DevelopmentIssuerFile
  } catch {
    throw new Error(`${path} is damaged: restart the service, which writes it anew`)
  }
}

function print(text: string): void {
  process.stdout.write(text)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
