import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { expect, it } from 'vitest'
import { createBuiltinProvider } from './builtin-provider.ts'

it('proofreads a call that waits for its answer before operations that came earlier', async () => {
  const provider = createBuiltinProvider({
    engine: loadEngine(),
    critic: loadCritic,
    pool: null,
    lookup: null,
  })
  const ended: string[] = []
  const proofread = async (name: string, background: boolean) => {
    await provider.proofread('அவன் வந்தான்.', {
      tenantId: 'demo',
      messageLanguage: 'ta',
      disabledRules: [],
      dictionary: [],
      profile: 'general',
      factLookup: false,
      credential: null,
      signal: new AbortController().signal,
      background,
    })
    ended.push(name)
  }
  const operations = ['first', 'second', 'third'].map((name) => proofread(name, true))
  await Promise.all([...operations, proofread('call', false)])
  expect(ended).toEqual(['first', 'call', 'second', 'third'])
})
