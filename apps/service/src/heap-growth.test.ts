import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { HEAP_GROWTH } from './heap-growth.ts'

it('V8 knows the setting by which heaps grow: one that it does not know it would ignore', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const [name = '', percent] = HEAP_GROWTH.split('=')
  expect(options).toContain(`${name} (`)
  expect(Number(percent)).toBeGreaterThan(0)
})
