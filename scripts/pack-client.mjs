// Run by `npm run build`, and by `npm pack` in packages/client. Makes the library complete in itself, in
// packages/client/dist/package: the code in one file, the types of the contract written out from its schemas, so that
// TypeBox is not needed.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { rolldown } from 'rolldown'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const client = join(root, 'packages/client')
const place = join(client, 'dist/package')
/** Put in place at the end, so that a program that runs meanwhile finds one or the other. */
const out = `${place}.${process.pid}`

const tsc = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/client'],
  { cwd: root, stdio: ['ignore', 2, 2] },
)
if (tsc.status !== 0) process.exit(1)
const contract = await import('../packages/contract/dist/index.js')

mkdirSync(out, { recursive: true })
await bundle()
const wanted = copyDeclarations()
writeFileSync(join(out, 'contract.d.ts'), await contractTypes(wanted))
cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'))
rmSync(place, { recursive: true, force: true })
renameSync(out, place)

async function bundle() {
  const built = await rolldown({
    cwd: client,
    input: { index: 'src/index.ts' },
    platform: 'browser',
    resolve: { conditionNames: ['semmai-source', 'import', 'default'] },
    // Of the contract a constant is used; its schemas, which only declare, are left out.
    treeshake: { moduleSideEffects: (id) => id.startsWith(join(client, 'src')) },
  })
  // Not minified: Node prints the line that threw, and bundlers of pages minify anyway.
  await built.write({ dir: out, format: 'esm', comments: false })
  await built.close()
}

/** Copies the declarations of the client; gives the names of the contract that they import. */
function copyDeclarations() {
  const names = new Set()
  const from = join(client, 'dist')
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts') || path.startsWith('package')) continue
    const text = readFileSync(join(from, path), 'utf8')
    for (const [, list] of text.matchAll(/import (?:type )?\{([^}]*)\} from '@semmai\/contract'/g)) {
      for (const name of list.split(',')) names.add(name.replace('type ', '').trim())
    }
    for (const [, name] of text.matchAll(/import\("@semmai\/contract"\)\.(\w+)/g)) names.add(name)
    const target = join(out, path)
    const up = relative(dirname(target), join(out, 'contract.js')).split(sep).join('/')
    mkdirSync(dirname(target), { recursive: true })
    const address = up.startsWith('.') ? up : `./${up}`
    writeFileSync(
      target,
      text
        .replaceAll(/["']@semmai\/contract["']/g, `'${address}'`)
        .replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'")
        .replace(/\n?\/\/# sourceMappingURL.*/, ''),
    )
  }
  names.delete('')
  return names
}

/** Types that the contract has beside its schemas. */
function otherTypes() {
  const oneOf = (values) => values.map((value) => `'${value}'`).join(' | ')
  return {
    ProblemCode: oneOf(Object.keys(contract.PROBLEM_CODES)),
    OperationEndpoint: oneOf(contract.OPERATION_ENDPOINTS),
    OperationStatus: oneOf(contract.OPERATION_STATUSES),
    CredentialProvider: oneOf(contract.CREDENTIAL_PROVIDERS),
    IssueType: oneOf(contract.ISSUE_TYPES),
    MessageLanguage: oneOf(contract.MESSAGE_LANGUAGES),
    Severity: oneOf(contract.SEVERITIES),
    OperationResult: 'ProofreadEnvelope | EssayCritiqueEnvelope | CertificationResult',
    'Page<T>': '{ items: T[]; next_cursor: string | null }',
  }
}

async function contractTypes(wanted) {
  const schemas = Object.entries(contract).filter(
    ([, value]) => value?.type === 'object' && value.properties !== undefined,
  )
  const nameOf = new Map(schemas.map(([name, { $id }]) => [$id, name]))
  const definitions = Object.fromEntries(schemas.map(([name, schema]) => [name, plain(schema, nameOf)]))
  definitions.Operation.properties.result = {
    anyOf: Object.values(contract.OPERATION_RESULTS).map(({ $id }) => ({ $ref: `#/definitions/${$id}` })),
  }
  const others = otherTypes()
  const known = new Set([
    ...Object.keys(definitions),
    ...Object.keys(others).map((name) => name.replace('<T>', '')),
  ])
  const missing = [...wanted].filter((name) => !known.has(name))
  if (missing.length > 0) throw new Error(`no type for ${missing.join(', ')}: add it to otherTypes`)
  const text = await compile({ title: 'Contract', type: 'object', definitions }, 'Contract', {
    additionalProperties: false,
    bannerComment: '/* Written from the schemas of the contract. */',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  })
  const aliases = Object.entries(others).map(([name, type]) => `export type ${name} = ${type}\n`)
  const own = text
    .replace(/export interface Contract \{\s*\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by [^/]*?\*\/\n/g, '')
  return own + aliases.join('')
}

/** A schema with references by name, and without what makes the generator name types itself. */
function plain(schema, nameOf) {
  const text = JSON.stringify(schema, (key, value) => {
    if (key === '$id' || key === 'title') return typeof value === 'string' ? undefined : value
    return key === '$ref' ? `#/definitions/${nameOf.get(value.replace('#', '')) ?? value}` : value
  })
  return JSON.parse(text)
}
