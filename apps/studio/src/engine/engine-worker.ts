import { createEngine, type Engine } from '@semmai/tamil'
import languageDataUrl from '@semmai/tamil/tamil.bin?url'
import frequenciesUrl from '@semmai/tamil/tamil-frequencies.bin?url'
import { createDownload } from './download.ts'
import type { EngineReply, EngineRequest } from './engine-messages.ts'

const answer = (reply: EngineReply) => postMessage(reply)

/** The very engine of the service, with the same data, so that both say the same. */
async function loadEngine(): Promise<Engine> {
  const download = createDownload((share) => answer({ kind: 'loading', share }))
  const [data, frequencies] = await Promise.all([download(languageDataUrl), download(frequenciesUrl)])
  return createEngine(data, frequencies)
}

const loading = loadEngine()
loading.then(
  () => answer({ kind: 'ready' }),
  (error: unknown) => answer({ kind: 'failed', reason: String(error) }),
)

addEventListener('message', async ({ data: request }: MessageEvent<EngineRequest>) => {
  const engine = await loading.catch(() => null)
  if (engine === null) return
  answer({ kind: 'proofread', id: request.id, result: engine.proofread(request.text, request.options) })
})
