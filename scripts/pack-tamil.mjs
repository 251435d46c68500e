// Run by `npm pack` in packages/tamil: compiles the engine and its language data where a source changed, takes comments, white
// space and the names of variables out of the programs and the tests out of the rules, leaves out declarations that no user of
// the package can name, keeps the comments of stable ones, and adds the licence. Afterwards `postpack` compiles the programs anew.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from 'rolldown/experimental'
import { parseAst } from 'rolldown/parseAst'
import { buildWhenStale, root } from './build-when-stale.mjs'

const dist = join(root, 'packages/tamil/dist')
/** The declarations of the exports that the README calls stable: they keep their comments. */
const STABLE = new Set([
  'engine.d.ts',
  'proofread.d.ts',
  'data/binary.d.ts',
  'rules/rule.d.ts',
  'text/finding.d.ts',
])

buildWhenStale()
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.js')) {
    if (/^rules[\\/][^\\/]+[\\/]/.test(file)) removeExamples(join(dist, file))
    shorten(join(dist, file))
  } else if (file.endsWith('.d.ts') && !STABLE.has(file.replaceAll('\\', '/')))
    removeComments(join(dist, file))
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

/** Files and the names of functions stay: an error still says in which function of which file it was thrown. */
function shorten(path) {
  const written = readFileSync(path, 'utf8')
  const codegen = { removeWhitespace: true }
  const { code, errors } = minifySync(path, written, {
    module: true,
    compress: { keepNames: { function: true, class: true }, sequences: false },
    mangle: { toplevel: true, keepNames: true },
    codegen,
  })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  if (code !== written) writeFileSync(path, code)
}

/** Of what users of the package should not name. */
function removeComments(path) {
  const written = readFileSync(path, 'utf8')
  const code = written.replace(/\s*\/\*\*[\s\S]*?\*\//g, '')
  if (code !== written) writeFileSync(path, code)
}

/** The sentences that a rule is tested with: no engine reads them, and they are a tenth of all programs. */
function removeExamples(path) {
  const written = readFileSync(path, 'utf8')
  const rule = parseAst(written).body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration
  if (rule?.type !== 'CallExpression' || rule.arguments[0]?.type !== 'ObjectExpression') return
  const tests = rule.arguments[0].properties.filter(
    ({ key }) => key && ['examples', 'allows'].includes(key.name),
  )
  let code = written
  for (const { start, end } of tests.toReversed())
    code = code.slice(0, start) + code.slice(end).replace(/^\s*,/, '')
  writeFileSync(path, code)
}
