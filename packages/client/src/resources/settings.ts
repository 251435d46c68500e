import type { Settings, SettingsPatch } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** What a tenant sets for its own texts. */
export const settings = (transport: Transport) => ({
  /**
   * The tenant's settings. For `tenant_admin`, `tenant_viewer`.
   *
   * @param options signal
   *
   * @example
   * const { disabled_rules, dictionary } = await semmai.settings.get()
   */
  async get(options: CallOptions = {}): Promise<Settings> {
    return (await transport.send<Settings>('GET', '/v1/admin/settings', options)).body
  },

  /**
   * Changes settings; they hold for every later call. For `tenant_admin`.
   *
   * @param body the members to change; a list replaces the list
   * @param options signal, idempotency key, language of messages
   * @throws {InvalidRequestError}
   *
   * @example
   * const { dictionary } = await semmai.settings.update({ dictionary: ['செம்மைபீடியா'] })
   * console.log(dictionary.length) // 1
   */
  async update(body: SettingsPatch, options: CallOptions = {}): Promise<Settings> {
    return (await transport.send<Settings>('PATCH', '/v1/admin/settings', { ...options, body })).body
  },
})
