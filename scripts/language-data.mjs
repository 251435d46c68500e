// The language data of the engine: packages/tamil/data → packages/tamil/dist/tamil.bin and tamil-frequencies.bin.
//   npm run data            compiles what changed
//   npm run data -- check   checks every record, and says file, line and fix
//   npm run data -- sort    puts the records of every file in their order
//   npm run data -- try WORD or TEXT   what the engine reads and finds
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const data = join(root, 'packages', 'tamil', 'data')
const output = join(root, 'packages', 'tamil', 'dist')
const compilerPackage = join(root, 'packages', 'tamil-data')
const compiler = join(compilerPackage, 'dist', 'compiler.mjs')
const stamp = join(output, 'tamil.bin.inputs')
const BINARIES = ['tamil.bin', 'tamil-frequencies.bin']

/**
 * Compiles the language data unless it was compiled from the very same inputs, told by their contents.
 * @returns whether the data is good; what is wrong with it goes to standard error
 */
export async function compileLanguageData() {
  await bundle('src/main.ts', compiler)
  const inputs = hashOfInputs()
  if (BINARIES.every((name) => existsSync(join(output, name))) && readIfThere(stamp) === inputs) return true
  process.stderr.write('Compiling the language data …\n')
  if (run(compiler, 'compile', relative(root, data), output) !== 0) return false
  cpSync(join(data, 'frequencies.NOTICE'), join(output, 'tamil-frequencies.NOTICE'))
  writeFileSync(stamp, inputs)
  return true
}

/** A program of the compiler in one file, from its sources: needs no build of anything before. */
async function bundle(input, file) {
  const made = await rolldown({
    cwd: compilerPackage,
    input,
    platform: 'node',
    resolve: { conditionNames: ['semmai-source', 'node', 'default'] },
  })
  mkdirSync(dirname(file), { recursive: true })
  await made.write({ file })
  await made.close()
}

function hashOfInputs() {
  const hash = createHash('sha256')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  hash.update(JSON.stringify(lock.packages['node_modules/@tesseract.js-data/tam'] ?? ''))
  hash.update(readFileSync(compiler))
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsv|txt|json)$/.test(name),
  )
  for (const name of files.sort()) hash.update(`\0${name}\0`).update(readFileSync(join(data, name)))
  return hash.digest('hex')
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function run(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status
}

async function tryOut(text) {
  if (!(await compileLanguageData())) return 1
  const program = join(dirname(compiler), 'try.mjs')
  await bundle('src/try.ts', program)
  return run(program, join(output, 'tamil.bin'), text)
}

async function main([command, ...words]) {
  const folder = relative(root, data)
  if (command === undefined) return (await compileLanguageData()) ? 0 : 1
  if (command === 'check' || command === 'sort') {
    await bundle('src/main.ts', compiler)
    return run(compiler, command, folder)
  }
  if (command === 'try' && words.length > 0) return tryOut(words.join(' '))
  process.stderr.write('usage: npm run data [-- check | sort | try TEXT]\n')
  return 2
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2))
