import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { disableRule } from './project-settings.ts'

let project = ''
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'semmai-project-'))
})
afterEach(() => rm(project, { recursive: true }))

it('replaces the settings as a whole: who is reading them goes on reading what they were', async () => {
  const folder = join(project, '.semmai')
  const file = join(folder, 'settings.json')
  const before = '{ "profile": "school" }'
  await mkdir(folder)
  await writeFile(file, before)
  const reader = await open(file)
  await disableRule(project, 'grammar/agreement-gender')
  expect(await reader.readFile('utf8')).toBe(before)
  await reader.close()
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    profile: 'school',
    disabledRules: ['grammar/agreement-gender'],
  })
  expect(await readdir(folder)).toEqual(['settings.json'])
})
