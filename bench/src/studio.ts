import { openBrowser } from '@semmai/studio/harness'
import type { CDPSession } from 'playwright-core'
import type { Benchmark, Figure } from './benchmark.ts'
import { startService } from './programs.ts'

/** As Lighthouse's phone: slow 4G, and a processor four times slower. */
const PHONE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 93_750,
  offline: false,
}
const CPU_SLOWDOWN = 4
const CHARACTERS = 10_000
/** Characters of one of its paragraphs. */
const PARAGRAPH = 500
const KEYS = 200
/** Not part of the first load's limit: fonts, and the language data of the engine. */
const NOT_COUNTED = /\.(?:woff2|bin)$/
const SENTENCE = 'மாணவர்கள் காலையில் பள்ளிக்குச் சென்று பாடங்களைப் படித்தார்கள். '

/** The studio in the installed Chromium: what is loaded first, when it is seen, and how long a key keeps the page. */
export const studio: Benchmark = {
  name: 'studio',
  async run() {
    const service = await startService()
    try {
      return [
        await firstLoad(service.origin),
        await largestPaint(service.origin),
        ...(await typing(service.origin, { what: 'in paragraphs', text: inParagraphs(), target: 16 })),
        ...(await typing(service.origin, { what: 'in one paragraph', text: prose(CHARACTERS) })),
      ]
    } finally {
      await service.stop()
    }
  },
}

async function firstLoad(origin: string): Promise<Figure> {
  const { context, close } = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/t/demo`)
  await page.getByText('உலாவியில் பார்க்கிறோம்').waitFor()
  const sizes = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
    return entries.map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const)
  })
  await close()
  const counted = [...sizes]
    .filter(([url]) => !NOT_COUNTED.test(url))
    .reduce((sum, [, size]) => sum + size, 0)
  return {
    what: 'Studio, first load with the engine, compressed, without font and language data',
    value: counted / 1000,
    unit: 'kB',
    target: { at: 'most', value: 250, of: 'value' },
  }
}

async function largestPaint(origin: string): Promise<Figure> {
  const { context, close } = await openBrowser({ width: 390, height: 844 })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', PHONE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(`${origin}/t/demo`)
  await page.waitForTimeout(3_000)
  const value = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await close()
  return {
    what: 'Studio, largest contentful paint on a throttled phone (1.6 Mbit/s, 150 ms, CPU ÷ 4)',
    value,
    unit: 'ms',
    target: { at: 'most', value: 1_500, of: 'value' },
  }
}

interface TypedInto {
  what: string
  text: string
  /** Milliseconds at the 95th percentile. */
  target?: number
}

const prose = (length: number) => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length)

/** As people write: the browser lays out a paragraph anew at each key. */
function inParagraphs(): string {
  const paragraph = prose(PARAGRAPH)
  return Array.from({ length: CHARACTERS / PARAGRAPH }, () => paragraph).join('\n')
}

async function typing(origin: string, { what, text, target }: TypedInto): Promise<Figure[]> {
  const { context, close } = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/t/demo`)
  const editor = page.getByRole('textbox', { name: 'உங்கள் உரை' })
  await editor.fill(text)
  await page.getByText('உலாவியில் பார்க்கிறோம்').waitFor()
  await page.waitForTimeout(2_000)
  await editor.press('ControlOrMeta+End')
  const blocked: number[] = []
  const devtools = await context.newCDPSession(page)
  // Processor time, so that other programs on the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (let key = 0; key < KEYS; key += 1) {
    const before = await taskTime(devtools)
    await page.keyboard.insertText('அ')
    // Slow enough now and then for the engine's answer to come between two keys.
    await page.waitForTimeout(key % 10 === 0 ? 400 : 40)
    blocked.push((await taskTime(devtools)) - before)
  }
  await close()
  const sorted = blocked.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return [
    {
      what: `Studio, a key in ${CHARACTERS} characters ${what} keeps the page busy (processor time), p95 of ${sorted.length}`,
      value: at(0.95),
      unit: 'ms',
      ...(target === undefined ? {} : { target: { at: 'most', value: target, of: 'value' } as const }),
    },
    { what: 'Studio, the same, median', value: at(0.5), unit: 'ms' },
  ]
}

/** Processor time of the tasks of the page's main thread since it was opened, in milliseconds. */
async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
