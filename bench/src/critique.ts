import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { type Benchmark, type Figure, median } from './benchmark.ts'
import { proseTexts } from './texts.ts'

const CHARACTERS = 20_000
const RUNS = 15
/** V8 goes on compiling for some dozen critiques. */
const WARM_UP = 12
/** Of prose; of as many characters each. */
const PROSE_PARAGRAPHS = 40

/** Typical paragraphs of essays: prose, facts, a quotation; `N` makes every round different. */
const PARAGRAPHS = [
  'மரங்கள் நமக்கு நிழலும் கனியும் தருகின்றன. அவை மண்ணரிப்பைத் தடுத்து மழைக்கும் துணைபுரிகின்றன. ஊர்தோறும் N மரக்கன்றுகள் நடப்பட்டன.',
  'இந்தியா 1947 ஆம் ஆண்டு ஆகஸ்ட் 15 ஆம் நாள் விடுதலை பெற்றது. அதன் தலைநகர் புது தில்லி ஆகும். விழாவில் N பேர் கலந்துகொண்டனர்.',
  'கல்வியின் சிறப்பை வள்ளுவர் பல குறட்பாக்களில் போற்றுகிறார். "கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக" (குறள் 391) என்கிறது அவர் குறள். எங்கள் நூலகத்தில் N நூல்கள் உள்ளன.',
  'ஆகவே, நீரைச் சேமிப்பதும் காற்றைத் தூய்மையாக வைத்திருப்பதும் நம் கடமையாகும். இவ்வாறு N குடும்பங்கள் தொடங்கினால் ஊரே பயன்பெறும்.',
]

/**
 * Measures the built-in critique of the longest essays, with proofreading the same text as baseline. The same four paragraphs over and
 * over are the most that detectors of repetition have to compare and the least that is to proofread; prose has no sentence twice.
 */
export const critique: Benchmark = {
  name: 'critique',
  async run(): Promise<Figure[]> {
    const engine = loadEngine()
    const critic = loadCritic()
    const essays = { 'four paragraphs over and over': repeatedEssay(), prose: proseEssay() }
    return Object.entries(essays).map(([kind, essay]): Figure => {
      const { value, baseline } = timed(
        () => critic.critique(essay),
        () => engine.proofread(essay),
      )
      return {
        what: `Critique of ${CHARACTERS.toLocaleString('en')} characters, ${kind}, built-in, warm, median`,
        value,
        unit: 'ms',
        baseline: { what: 'proofreading the same text', value: baseline },
        target: { at: 'most', value: MAX_RATIO, of: 'ratio' },
      }
    })
  },
}

/** Of 60 ms on a quiet fast machine. */
const MAX_RATIO = 3.5

function proseEssay(): string {
  const paragraphs = proseTexts(PROSE_PARAGRAPHS, CHARACTERS / PROSE_PARAGRAPHS)
  return ['நாடும் நாமும்', ...paragraphs].join('\n\n').slice(0, CHARACTERS)
}

function repeatedEssay(): string {
  const paragraphs = Array.from({ length: 200 }, (_, i) =>
    (PARAGRAPHS[i % PARAGRAPHS.length] ?? '').replaceAll('N', String(100 + i)),
  )
  return ['நாடும் நாமும்', ...paragraphs].join('\n\n').slice(0, CHARACTERS)
}

/** Both by turns, so that a busy machine affects both. */
function timed(run: () => unknown, baseline: () => unknown): { value: number; baseline: number } {
  const times = Array.from({ length: WARM_UP + RUNS }, () => [duration(run), duration(baseline)] as const)
  const warm = times.slice(WARM_UP)
  return { value: median(warm.map(([one]) => one)), baseline: median(warm.map(([, other]) => other)) }
}

function duration(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
