// Runs one compiled program of the workspace, building first when a source changed:
//   node scripts/run-built.mjs apps/cli/dist/main.js [arguments]
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWhenStale, root } from './build-when-stale.mjs'

const [program, ...args] = process.argv.slice(2)
buildWhenStale()
const child = spawn(process.execPath, [join(root, program), ...args], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
