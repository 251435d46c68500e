import { LRUCache } from 'lru-cache'
import type { Confirmation, FactLookup, FactQuestion } from './fact-lookup.ts'

const CACHE_DAYS = 30
const MAX_PAGES = 5_000
const MAX_BYTES = 256 * 1024
const PAUSE_MS = 60_000

export interface WikipediaOptions {
  /** `https://ta.wikipedia.org/w/api.php`, or a stand-in of the tests. */
  apiUrl: string
  /** Web address or mail address of who runs this service: Wikimedia asks every client for it. */
  contact: string
  version: string
  now(): number
}

interface Page {
  title: string
  url: string
  extract: string
}

interface SearchAnswer {
  query?: { search?: { title: string }[] }
}

interface ExtractAnswer {
  query?: { pages?: { title: string; fullurl?: string; extract?: string; missing?: boolean }[] }
}

/**
 * Tamil Wikipedia by its MediaWiki API (`list=search`, then `prop=extracts|info`), as its rules for clients ask:
 * a User-Agent with contact, one request at a time, `maxlag`, a pause after 429 or 503, answers kept 30 days.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one client and its pause, queue and cache, as closures over its state
export function createWikipedia(options: WikipediaOptions): FactLookup {
  const pages = new LRUCache<string, { page: Page | null }>({ max: MAX_PAGES, ttl: CACHE_DAYS * 86_400_000 })
  let last: Promise<unknown> = Promise.resolve()
  let pausedUntil = 0

  async function ask(parameters: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    if (options.now() < pausedUntil)
      throw new Error(
        'Not asked: Wikipedia refused an earlier request and is left alone until Retry-After is over',
      )
    const query = new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
      ...parameters,
    })
    const response = await fetch(`${options.apiUrl}?${query}`, {
      signal,
      redirect: 'error',
      headers: { 'user-agent': `Semmai/${options.version} (${options.contact})`, accept: 'application/json' },
    })
    if (response.status === 429 || response.status === 503) {
      const seconds = Number(response.headers.get('retry-after'))
      pausedUntil = options.now() + (seconds > 0 ? seconds * 1000 : PAUSE_MS)
    }
    if (!response.ok) throw new Error(`Wikipedia answered ${response.status}`)
    return JSON.parse(await limitedText(response))
  }

  /** One request at a time, over all callers. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function findPage(entity: string, signal: AbortSignal): Promise<Page | null> {
    const found = (await ask(
      { list: 'search', srsearch: entity, srlimit: '3', srnamespace: '0' },
      signal,
    )) as SearchAnswer
    const title = found.query?.search?.map((hit) => hit.title).find((one) => sameName(one, entity))
    if (title === undefined) return null
    const answer = (await ask(
      {
        prop: 'extracts|info',
        exintro: '1',
        explaintext: '1',
        exchars: '1200',
        inprop: 'url',
        redirects: '1',
        titles: title,
      },
      signal,
    )) as ExtractAnswer
    const page = answer.query?.pages?.[0]
    if (page?.extract === undefined || page.fullurl === undefined || page.missing) return null
    return { title: page.title, url: page.fullurl, extract: page.extract }
  }

  async function pageAbout(entity: string, signal: AbortSignal): Promise<Page | null> {
    const known = pages.get(entity)
    if (known !== undefined) return known.page
    return inTurn(async () => {
      signal.throwIfAborted()
      const again = pages.get(entity)
      if (again !== undefined) return again.page
      const page = await findPage(entity, signal)
      pages.set(entity, { page })
      return page
    })
  }

  return {
    async confirm(question, signal) {
      try {
        const page = await pageAbout(question.entity.normalize('NFC'), signal)
        return page !== null && says(page.extract, question) ? confirmation(page) : null
      } catch {
        return null
      }
    },
  }
}

function confirmation({ title, url }: Page): Confirmation {
  return { title: `விக்கிப்பீடியா: ${title}`, url }
}

/** The page's own name, without what stands in brackets to tell it from others. */
function sameName(title: string, entity: string): boolean {
  return title.replace(/(?<!\s)\s*\([^()]*\)$/u, '').normalize('NFC') === entity
}

/** Whether one sentence of the page holds exactly this figure: 1330 is in `1,330`, not in `13305`. */
function says(extract: string, { figure }: FactQuestion): boolean {
  const sentences = extract.split(/(?<=[.!?])\s+/u)
  return sentences.some((sentence) => figuresOf(sentence).some((stated) => stated === figure))
}

function figuresOf(sentence: string): readonly string[] {
  return sentence.replace(/(?<=\d),(?=\d)/gu, '').match(/\d+(?:\.\d+)?/gu) ?? []
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
