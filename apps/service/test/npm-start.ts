import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** One run of the program that a newcomer types. */
export interface NpmStart {
  npm: ChildProcess
  output: { stdout: string; stderr: string }
  /** Resolves with true once the service is ready, with false where it ended before. */
  ready: Promise<boolean>
  /** Exit code of npm. */
  ended: Promise<number | null>
}

/** Runs `npm start` with these settings, as a program that is not at a terminal. */
export function npmStart(settings: Readonly<Record<string, string>>): NpmStart {
  const { NODE_OPTIONS: _, NODE_ENV: __, VITEST: ___, ...environment } = process.env
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...environment, METRICS_PORT: '0', DRAIN_DELAY_MS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  const ended = once(npm, 'close').then(() => npm.exitCode)
  const ready = new Promise<boolean>((resolve) => {
    npm.stdout.setEncoding('utf8').on('data', (data: string) => {
      output.stdout += data
      if (output.stdout.includes('"msg":"ready"')) resolve(true)
    })
    npm.stderr.setEncoding('utf8').on('data', (data: string) => {
      output.stderr += data
    })
    npm.once('close', () => resolve(false))
  })
  return { npm, output, ready, ended }
}
