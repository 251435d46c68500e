// `npm start`: builds what changed and runs the service in this very process, so that signals reach it directly.
import * as module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale, root } from './build-when-stale.mjs'

buildWhenStale()
// Stack traces name the sources, not the bundle.
process.setSourceMapsEnabled(true)
// Newer versions of Node keep what they compiled, so that the next start is faster.
module.enableCompileCache?.()
await import(pathToFileURL(join(root, 'apps', 'service', 'dist', 'bundle', 'main.js')).href)
