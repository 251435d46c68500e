// Run by `npm pack` in packages/tamil: compiles the engine and its language data where a source changed, takes the comments out
// of the programs (the type declarations keep them), leaves out declarations that no user of the package can name, and puts
// the licence beside them.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from 'rolldown/experimental'
import { buildWhenStale, root } from './build-when-stale.mjs'

const dist = join(root, 'packages/tamil/dist')

buildWhenStale()
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.js')) removeComments(join(dist, file))
writeFileSync(join(dist, '.npmignore'), unreachableDeclarations().join('\n'))
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))

/** The declarations that `index.d.ts` does not lead to, as lines of an ignore file. */
function unreachableDeclarations() {
  const reached = new Set()
  const waiting = ['index.d.ts']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const declarations = readFileSync(join(dist, path), 'utf8')
    for (const [, name] of declarations.matchAll(/(?:from |import\()['"](\.[^'"]+)\.[jt]s['"]/g))
      waiting.push(join(dirname(path), `${name}.d.ts`))
  }
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !reached.has(file))
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .sort()
}

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
