#!/usr/bin/env node
import { describeError } from './command-error.ts'
import { createProgram } from './program.ts'

// Exit code 0: done, nothing found; 1: issues were found, or a check failed; 2: the command could not run.
try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = 2
  process.stderr.write(`semmai: ${describeError(error)}\n`)
}
