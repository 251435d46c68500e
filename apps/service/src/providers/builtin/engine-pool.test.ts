import { expect, it } from 'vitest'
import { createEnginePool } from './engine-pool.ts'

const threads = 2

it('gives each tenant its turn on real threads, however much another has sent before', async () => {
  const pool = createEnginePool(new URL('./test/busy-thread.mjs', import.meta.url), threads)
  const ended: string[] = []
  const send = async (tenantId: string, name: string) => {
    const turn = { tenantId, signal: new AbortController().signal }
    const { corrected_text } = await pool.proofread({ text: name, options: {} }, turn)
    ended.push(corrected_text)
  }
  const flood = Array.from({ length: 12 * threads }, (_, i) => send('flooding', `flood ${i}`))
  await Promise.all([...flood, send('quiet', 'first'), send('other', 'second')])
  // What runs when they come, one turn of the flooding tenant each, and what runs beside them.
  const latest = 3 * threads + 3
  expect(ended.indexOf('first')).toBeLessThanOrEqual(latest)
  expect(ended.indexOf('second')).toBeLessThanOrEqual(latest)
  expect(ended).toHaveLength(12 * threads + 2)
  await pool.close()
})

it('shares a very long text out among the free threads, and to one where the others work', async () => {
  const pool = createEnginePool(new URL('./test/busy-thread.mjs', import.meta.url), threads)
  const turn = { tenantId: 'one', signal: new AbortController().signal }
  const proofread = (text: string) => pool.proofread({ text, options: {} }, turn)
  const long = 'அ'.repeat(20_000)
  const alone = await proofread(long)
  const shares = Array.from({ length: threads }, (_, i) => `${i + 1}/${threads}`)
  expect(alone.corrected_text).toBe(shares.join(' '))
  const busy = Array.from({ length: threads - 1 }, () => proofread('short'))
  expect((await proofread(long)).corrected_text).toBe(long)
  await Promise.all(busy)
  await pool.close()
})
