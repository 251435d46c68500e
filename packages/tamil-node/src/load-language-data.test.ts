import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine, LanguageDataError } from '@semmai/tamil'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFrequencyData, readLanguageData } from './load-language-data.ts'

const MANIFEST = new URL('../../tamil/package.json', import.meta.url)

describe('readFrequencyData', () => {
  let folder: string
  let binary: string
  let program: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'frequencies-'))
    const installed = join(folder, 'node_modules/@semmai/tamil')
    mkdirSync(join(installed, 'dist'), { recursive: true })
    writeFileSync(join(installed, 'package.json'), readFileSync(MANIFEST))
    binary = join(installed, 'dist/tamil-frequencies.bin')
    program = join(folder, 'program.js')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('gives the binary where it is installed, and nothing where it is not', () => {
    expect(readFrequencyData(program)).toBeUndefined()
    writeFileSync(binary, 'bytes')
    expect(readFrequencyData(program)?.toString()).toBe('bytes')
    rmSync(join(folder, 'node_modules'), { recursive: true })
    expect(readFrequencyData(program)).toBeUndefined()
  })

  it('throws where the package is there and cannot be read', () => {
    writeFileSync(binary, 'bytes')
    writeFileSync(join(folder, 'node_modules/@semmai/tamil/package.json'), '{ "name": ')
    expect(() => readFrequencyData(program)).toThrow()
  })

  it('gives a truncated binary to the engine, which refuses it', () => {
    const whole = readFrequencyData() ?? new Uint8Array()
    writeFileSync(binary, whole.subarray(0, whole.length / 2))
    expect(() => createEngine(readLanguageData(), readFrequencyData(program))).toThrow(LanguageDataError)
  })
})
