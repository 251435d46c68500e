// The compiler of language data:
//   node compiler.mjs compile DATA OUTPUT   checks the data and writes the binaries
//   node compiler.mjs check DATA            only checks
//   node compiler.mjs sort DATA             puts the records of every file in their order
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkData, compileData } from './compile.ts'
import { formatProblem, type Problem } from './problem.ts'
import { sortData } from './sort.ts'
import { loadWordList } from './word-list.ts'

const MAX_SHOWN = 50

const [command, folder = '', output = ''] = process.argv.slice(2)
if (command === 'sort') sort()
else if (command === 'check') check()
else if (command === 'compile') compile()
else {
  process.stderr.write('usage: compile DATA OUTPUT | check DATA | sort DATA\n')
  process.exitCode = 2
}

function sort(): void {
  const { changed, unread } = sortData(folder)
  for (const path of changed) process.stdout.write(`sorted ${join(folder, path)}\n`)
  if (unread.length > 0) refuse(unread, 'a file with a line that cannot be read is not sorted.')
  else if (changed.length === 0) process.stdout.write('Everything is in order.\n')
}

function check(): void {
  const problems = checkData(folder, loadWordList())
  if (problems.length > 0) refuse(problems, 'nothing was written.')
  else process.stdout.write('The data is good.\n')
}

function compile(): void {
  const { problems, binaries } = compileData(folder, loadWordList())
  if (binaries === undefined) refuse(problems, 'nothing was written.')
  else {
    mkdirSync(output, { recursive: true })
    write('tamil.bin', binaries.language)
    write('tamil-frequencies.bin', binaries.frequencies)
  }
}

function refuse(problems: readonly Problem[], outcome: string): void {
  for (const problem of problems.slice(0, MAX_SHOWN))
    process.stderr.write(`${formatProblem({ ...problem, file: join(folder, problem.file) })}\n`)
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  process.stderr.write(`${count} in the language data; ${outcome}\n`)
  process.exitCode = 1
}

/** A reader at this moment gets the old file or the new one, never a part. */
function write(name: string, bytes: Uint8Array): void {
  const path = join(output, name)
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}
