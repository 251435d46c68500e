import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readmeStart } from './readme.mjs'

const README = fileURLToPath(new URL('../README.md', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'semmai-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('what installs the packages', () => {
  it('is npm install everywhere: the lock names only the platforms that it was written on, which npm ci refuses', () => {
    const { stdout } = spawnSync(
      'git',
      ['grep', '-lE', 'npm (ci|clean-install)\\b', '--', '*.md', 'deploy', '.ci'],
      {
        cwd: dirname(README),
        encoding: 'utf8',
      },
    )
    expect(stdout).toBe('')
  })
})

describe('what CI reads out of the README', () => {
  it('is the two set-up commands without their comments, the curl, and the answer', () => {
    const { start, test, curl, answer } = readmeStart(README)
    expect(start).toBe('npm install && npm start')
    expect(test).toBe('npm install && npm test')
    expect(curl).toContain('/v1/proofread')
    expect(answer.status).toBe('succeeded')
  })

  it.each(['npm start', 'npm test', 'curl -s', '```json'])('is refused where %s is gone', (part) => {
    const file = join(folder, 'README.md')
    writeFileSync(file, readFileSync(README, 'utf8').replace(part, 'gone'))
    expect(() => readmeStart(file)).toThrow('"Start" must have')
  })
})
