/**
 * Bytes of an answer that are read; a provider that sends more is cut off. The longest useful answer, with every letter
 * escaped and some thinking before it, has less than half as many.
 */
const MAX_ANSWER_BYTES = 512 * 1024

/** What reading a body fails with beyond `MAX_ANSWER_BYTES`; callers make `provider_bad_response` of it. */
export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge'
}

/** `fetch` that follows no redirect (a key must not travel on) and stops reading beyond `MAX_ANSWER_BYTES`. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.body) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MAX_ANSWER_BYTES) controller.error(new ResponseTooLarge('too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted, { status, statusText, headers })
}
