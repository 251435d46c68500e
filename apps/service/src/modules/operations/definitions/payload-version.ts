/**
 * The newest meaning of a payload that this program knows. Raise it with a release that changes what a payload means
 * or brings a new endpoint: workers of the release before then leave the new operations to those of this one.
 */
export const PAYLOAD_VERSION = 2

/** What a call may ask for besides its text since version 2. */
const SINCE_2 = ['profile', 'title', 'prompt', 'word_limit', 'genre', 'earlier']

/** The meaning that a worker must know to carry this payload out, so that older workers take all that they can. */
export function payloadVersionOf(payload: unknown): number {
  if (typeof payload !== 'object' || payload === null) return 1
  const asked = Object.entries(payload).filter(([, value]) => value !== null)
  return asked.some(([name]) => SINCE_2.includes(name)) ? PAYLOAD_VERSION : 1
}
