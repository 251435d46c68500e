// Run by `npm pack` in packages/tamil: compiles the engine and its language data where a source changed, and puts the
// licence beside them.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale, root } from './build-when-stale.mjs'

buildWhenStale()
cpSync(join(root, 'LICENSE'), join(root, 'packages/tamil/dist/LICENSE'))
