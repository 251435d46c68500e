import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createWikipedia } from './wikipedia.ts'

const EXTRACT = 'வைகை ஆறு தமிழ்நாட்டில் பாய்கிறது. இதன் நீளம் 258 கி.மீ. ஆகும். அணை 1,959 ஆம் ஆண்டு திறக்கப்பட்டது.'

/** Answers of the shape that MediaWiki documents for `list=search` and `prop=extracts|info`. */
function mediaWiki(request: IncomingMessage, response: ServerResponse): void {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams
  const body =
    query.get('list') === 'search'
      ? {
          batchcomplete: true,
          query: {
            search: [
              { ns: 0, title: 'வைகை அணை' },
              { ns: 0, title: 'வைகை (ஆறு)' },
            ],
          },
        }
      : {
          batchcomplete: true,
          query: {
            pages: [
              {
                pageid: 7,
                ns: 0,
                title: query.get('titles'),
                extract: EXTRACT,
                fullurl: 'https://ta.wikipedia.org/wiki/X',
              },
            ],
          },
        }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function connect(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = []
  let under = 0
  let most = 0
  const server = createServer((request, response) => {
    requests.push(request)
    most = Math.max(most, ++under)
    response.on('close', () => under--)
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let time = 0
  const wikipedia = createWikipedia({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/w/api.php`,
    contact: 'https://example.org/contact',
    version: '1.2.3',
    now: () => time,
  })
  return { wikipedia, requests, mostAtOnce: () => most, passTime: (ms: number) => (time += ms) }
}

const calm = () => new AbortController().signal

describe('looking a fact up in Wikipedia', () => {
  it('confirms a figure that the page of that very name states in a sentence', async () => {
    const { wikipedia } = await connect(mediaWiki)
    const found = await wikipedia.confirm({ entity: 'வைகை', figure: '258' }, calm())
    expect(found).toEqual({ title: 'விக்கிப்பீடியா: வைகை (ஆறு)', url: 'https://ta.wikipedia.org/wiki/X' })
    expect(await wikipedia.confirm({ entity: 'வைகை', figure: '1959' }, calm())).not.toBeNull()
  })

  it('never says anything against a figure that the page does not state', async () => {
    const { wikipedia } = await connect(mediaWiki)
    expect(await wikipedia.confirm({ entity: 'வைகை', figure: '25' }, calm())).toBeNull()
    expect(await wikipedia.confirm({ entity: 'காவிரி', figure: '258' }, calm())).toBeNull()
  })

  it('sends the entity and nothing else of the essay, with a contact in its User-Agent', async () => {
    const { wikipedia, requests } = await connect(mediaWiki)
    await wikipedia.confirm({ entity: 'வைகை', figure: '258' }, calm())
    const agent = 'Semmai/1.2.3 (https://example.org/contact)'
    expect(requests.map(({ headers }) => headers['user-agent'])).toEqual([agent, agent])
    const sent = requests.map(({ url }) => decodeURIComponent(url ?? '')).join(' ')
    expect(sent).toContain('srsearch=வைகை')
    expect(sent).not.toContain('258')
  })

  it('asks one request at a time, and each page once', async () => {
    const { wikipedia, requests, mostAtOnce } = await connect(mediaWiki)
    const ask = (figure: string) => wikipedia.confirm({ entity: 'வைகை', figure }, calm())
    await Promise.all([
      ask('258'),
      ask('1959'),
      ask('7'),
      wikipedia.confirm({ entity: 'பொருநை', figure: '1' }, calm()),
    ])
    expect(mostAtOnce()).toBe(1)
    expect(requests).toHaveLength(3)
  })

  it('gives up at the signal, whatever the other side does', async () => {
    const { wikipedia } = await connect(() => undefined)
    const found = wikipedia.confirm({ entity: 'வைகை', figure: '258' }, AbortSignal.timeout(50))
    expect(await found).toBeNull()
  })

  it.each([
    ['an error page', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
    [
      'a redirect',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
    ],
    ['10 MB', (_: IncomingMessage, response: ServerResponse) => void response.end('x'.repeat(10_000_000))],
  ])('takes %s for no answer', async (_, answer) => {
    const { wikipedia } = await connect(answer)
    expect(await wikipedia.confirm({ entity: 'வைகை', figure: '258' }, calm())).toBeNull()
  })

  it('pauses as long as the source asks, after a 429', async () => {
    const { wikipedia, requests, passTime } = await connect(
      (_, response) => void response.writeHead(429, { 'retry-after': '20' }).end(),
    )
    const ask = () => wikipedia.confirm({ entity: 'வைகை', figure: '258' }, calm())
    await ask()
    passTime(19_000)
    await ask()
    expect(requests).toHaveLength(1)
    passTime(2_000)
    await ask()
    expect(requests).toHaveLength(2)
  })
})
