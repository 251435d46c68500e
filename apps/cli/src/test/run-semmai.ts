import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../../../../scripts/run-built.mjs', import.meta.url))
/** The built program. */
export const PROGRAM = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url))

/** Builds the program when a source changed; call it once before `runSemmai`. */
export function buildSemmai(): void {
  const { status, stderr } = spawnSync(process.execPath, [launcher, 'apps/cli/dist/bundle/main.js', '--help'])
  if (status !== 0) throw new Error(`the build failed: ${stderr}`)
}

export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the built `semmai` in a separate process. */
export function runSemmai(
  args: string[],
  {
    input = '',
    env = {},
    cwd = process.cwd(),
  }: { input?: string; env?: Record<string, string>; cwd?: string } = {},
): Promise<Run> {
  const { SEMMAI_SERVER: _server, SEMMAI_TOKEN: _token, FORCE_COLOR: _color, ...inherited } = process.env
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env: { ...inherited, NO_COLOR: '1', ...env },
  })
  const run: Run = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.stderr += text
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...run, code }))
  })
}
