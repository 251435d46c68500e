// Bundles each program with its imports into a few files: Node takes longer to find and open a thousand modules
// than to run them (docs/decisions/0080-bundled-programs.md). The separate files in `dist` stay as they are.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const PROGRAMS = [
  { app: 'apps/service', input: { main: 'src/main.ts', token: 'src/embedded/token.ts' } },
  { app: 'apps/cli', input: { main: 'src/main.ts' } },
]

/** These start threads from files beside themselves, or are an option that is not used. */
const LEFT_OUT = ['pino', 'piscina', 'pg-native']

/** A module of a package that serves files beside itself. */
const SERVES_FILES = join('@fastify', 'swagger-ui', 'lib', 'routes.js')

const DAY_MS = 86_400_000

/** A module goes on seeing its compiled file as its address, so that what lies beside that is still found. */
function keepAddresses(folder) {
  return {
    name: 'keep-addresses',
    transform(code, id) {
      if (id.endsWith(SERVES_FILES)) {
        const path = relative(folder, dirname(id)).replaceAll(sep, '/')
        return {
          code: code.replaceAll(
            '__dirname',
            `require('node:url').fileURLToPath(new URL('${path}', import.meta.url))`,
          ),
          map: null,
        }
      }
      if (id.includes(`${sep}node_modules${sep}`) || !code.includes('import.meta.url')) return null
      // Of the path inside the repository: that may itself be in a folder named src.
      const compiled = relative(root, id)
        .replace(`${sep}src${sep}`, `${sep}dist${sep}`)
        .replace(/\.ts$/, '.js')
      const path = relative(folder, join(root, compiled)).replaceAll(sep, '/')
      return {
        code: code.replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`),
        map: null,
      }
    },
  }
}

for (const { app, input } of PROGRAMS) {
  const folder = join(root, app, 'dist', 'bundle')
  const bundle = await rolldown({
    cwd: join(root, app),
    input,
    platform: 'node',
    external: LEFT_OUT,
    resolve: { conditionNames: ['semmai-source', 'node', 'default'] },
    plugins: [keepAddresses(folder)],
    checks: { eval: false },
  })
  await bundle.write({
    dir: folder,
    sourcemap: true,
    // Node holds the maps in memory. File and line of a stack trace need no sources in them.
    sourcemapExcludeSources: true,
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  removeOld(folder)
}

/** A program that runs while the next is built may still load parts of its own. */
function removeOld(folder) {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path)
  }
}
