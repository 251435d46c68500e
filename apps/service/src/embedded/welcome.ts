import { DEMO_TENANTS } from './demo-tenants.ts'
import type { DevelopmentIssuerFile } from './development-issuer.ts'
import { mintToken } from './mint-token.ts'

export interface Running {
  /** Address of the service, such as `http://localhost:8080`. */
  origin: string
  dataDir: string
  databasePort: number
  /** The stand-in for a language model. */
  modelUrl: string
  issuer: DevelopmentIssuerFile
}

/** Two errors that the built-in engine finds: a verb that does not agree, and a missing sandhi consonant. */
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.'

/** What is running where, and one call that can be pasted as it stands. */
export async function welcome({ origin, dataDir, databasePort, modelUrl, issuer }: Running): Promise<string> {
  const token = await mintToken(issuer, { tenant: 'demo', roles: ['tenant_admin'] })
  return `
Semmai (செம்மை) is ready, with everything it needs on this machine:

  Studio         ${origin}    (write, have essays critiqued, administer; any browser)
  API            ${origin}    (reference: ${origin}/docs)
  Postgres 18    127.0.0.1:${databasePort}
  Sign-in        ${issuer.tenants} (tenants), ${issuer.operator} (operator)
  Stand-in model ${modelUrl} (keys valid-*, slow-*, revoked-*, quota-*)
  Tenants        ${DEMO_TENANTS.join(', ')}
  Data           ${dataDir}

Another token:   npm run --silent token -- --tenant demo --role tenant_admin
Stop:            Ctrl-C

Proofread a sentence:

curl -s ${origin}/v1/proofread \\
  -H 'Content-Type: application/json' \\
  -H 'Authorization: Bearer ${token}' \\
  -d '${JSON.stringify({ text: FAULTY, language: 'ta' })}'

`
}
