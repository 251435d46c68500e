/**
 * Fetches files and tells how much of all of them has come. Their names hold a hash of their content, so that the
 * browser keeps them for good.
 * @param onProgress gets a share from 0 to 1
 */
export function createDownload(onProgress: (share: number) => void): (url: string) => Promise<Uint8Array> {
  let [wanted, got] = [0, 0]
  return async (url) => {
    const response = await fetch(url)
    if (!response.ok || response.body === null) throw new Error(`${url} answers ${response.status}`)
    // The length of what is sent compressed is not that of the file: then the share only grows towards 1.
    const length = Number(response.headers.get('content-length') ?? 0)
    wanted += length
    const chunks: Uint8Array[] = []
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value)
      got += part.value.length
      onProgress(Math.min(1, got / Math.max(wanted * 3, got + 1)))
    }
    return joined(chunks)
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
