import type { Me, PersonalWordList } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** What holds for the caller's own texts. */
export const me = (transport: Transport) => ({
  /**
   * The caller's tenant and roles, who would serve a text now, the settings that hold for it, and the caller's own words.
   *
   * @param options signal
   *
   * @example
   * const { tenant_id, profile, words } = await semmai.me.get()
   * console.log(profile) // general
   */
  async get(options: CallOptions = {}): Promise<Me> {
    return (await transport.send<Me>('GET', '/v1/me', options)).body
  },

  /**
   * Replaces the caller's own words: they are never reported as misspelt in the caller's texts.
   *
   * @param words at most 1,000, without spaces
   * @param options signal
   * @throws {InvalidRequestError}
   *
   * @example
   * const { words } = await semmai.me.setWords(['செம்மைபீடியா'])
   * console.log(words.length) // 1
   * await semmai.me.setWords([])
   */
  async setWords(words: string[], options: CallOptions = {}): Promise<PersonalWordList> {
    return (await transport.send<PersonalWordList>('PUT', '/v1/me/words', { ...options, body: { words } }))
      .body
  },
})
