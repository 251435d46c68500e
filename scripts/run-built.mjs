// Runs one built program of the workspace in this very process, building first when a source changed:
//   node scripts/run-built.mjs apps/cli/dist/bundle/main.js [arguments]
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale, root } from './build-when-stale.mjs'

const [name, ...args] = process.argv.slice(2)
buildWhenStale()
const program = join(root, name)
process.argv = [process.execPath, program, ...args]
// npm runs scripts in the project's folder; files are named as seen from where the command was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import(pathToFileURL(program).href)
