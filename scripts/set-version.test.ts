import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lint/repository.mjs'
import { places, withVersion } from './set-version.mjs'

it('one version stands everywhere', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/set-version.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

it.each(places())('another version is seen and written in $path', ({ path, pattern }) => {
  const text = readFileSync(join(root, path), 'utf8')
  const changed = withVersion(text, pattern, '9.8.7')
  expect(changed).not.toBe(text)
  expect(changed).toContain('9.8.7')
})

it('a place that is gone is an error, not silence', () => {
  expect(() => withVersion('nothing', /(version: ')[^']+(')/, '9.8.7')).toThrow('no version')
})
