import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DevelopmentIssuerFile } from '../../service/src/embedded/development-issuer.ts'
import { freePorts } from '../../service/src/embedded/free-port.ts'
import { npmStart } from '../../service/test/npm-start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    studioOrigin: string
    studioIssuer: DevelopmentIssuerFile
  }
}

/** One service for all browser tests: what `npm start` runs, in a folder and on ports of its own. */
export default async function studioUnderTest(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semmai-studio-'))
  const port = await freePorts(3)
  const run = npmStart({ DATA_DIR: dataDir, PORT: String(port), WEBHOOKS: 'on' })
  if (!(await run.ready)) throw new Error(`npm start ended: ${run.output.stderr}`)
  project.provide('studioOrigin', `http://localhost:${port}`)
  const issuer = readFileSync(join(dataDir, 'development-issuer.json'), 'utf8')
  project.provide('studioIssuer', JSON.parse(issuer) as DevelopmentIssuerFile)
  return async () => {
    run.npm.kill('SIGTERM')
    await run.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
