// Run by `npm pack` in packages/tamil: compiles the engine and its language data where a source changed, takes the comments out
// of the programs (the type declarations keep them), and puts the licence beside them.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/experimental'
import { buildWhenStale, root } from './build-when-stale.mjs'

const dist = join(root, 'packages/tamil/dist')

buildWhenStale()
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.js')) removeComments(join(dist, file))
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))

/** Names, lines and the order of statements stay: an error still says where it was thrown. */
function removeComments(path) {
  const written = readFileSync(path, 'utf8')
  const codegen = { removeWhitespace: false }
  const { code, errors } = minifySync(path, written, {
    module: true,
    compress: false,
    mangle: false,
    codegen,
  })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  if (code !== written) writeFileSync(path, code)
}
