import type { Settings, SettingsPatch } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

export const settings = (transport: Transport) => ({
  async get(options: CallOptions = {}): Promise<Settings> {
    return (await transport.send<Settings>('GET', '/v1/admin/settings', options)).body
  },

  async update(body: SettingsPatch, options: CallOptions = {}): Promise<Settings> {
    return (await transport.send<Settings>('PATCH', '/v1/admin/settings', { ...options, body })).body
  },
})
