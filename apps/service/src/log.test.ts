import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createTerminalLog } from './log.ts'

it('a terminal gets one line an entry, with its fields and without what only machines read', async () => {
  const written = new PassThrough({ encoding: 'utf8' })
  const log = await createTerminalLog('info', { role: 'all' }, written)
  log.info({ port: 8080, request_id: 'x' }, 'ready')
  log.debug('not shown')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const text = String(written.read()).replace(/\u001b\[\d+m/g, '')
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: ready \{"port":8080\}\n$/)
})
