import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { type Benchmark, type Figure, median } from './benchmark.ts'

const CHARACTERS = 20_000
const RUNS = 15
const WARM_UP = 4

/** Typical paragraphs of essays: prose, facts, a quotation; `N` makes every round different. */
const PARAGRAPHS = [
  'மரங்கள் நமக்கு நிழலும் கனியும் தருகின்றன. அவை மண்ணரிப்பைத் தடுத்து மழைக்கும் துணைபுரிகின்றன. ஊர்தோறும் N மரக்கன்றுகள் நடப்பட்டன.',
  'இந்தியா 1947 ஆம் ஆண்டு ஆகஸ்ட் 15 ஆம் நாள் விடுதலை பெற்றது. அதன் தலைநகர் புது தில்லி ஆகும். விழாவில் N பேர் கலந்துகொண்டனர்.',
  'கல்வியின் சிறப்பை வள்ளுவர் பல குறட்பாக்களில் போற்றுகிறார். "கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக" (குறள் 391) என்கிறது அவர் குறள். எங்கள் நூலகத்தில் N நூல்கள் உள்ளன.',
  'ஆகவே, நீரைச் சேமிப்பதும் காற்றைத் தூய்மையாக வைத்திருப்பதும் நம் கடமையாகும். இவ்வாறு N குடும்பங்கள் தொடங்கினால் ஊரே பயன்பெறும்.',
]

/** Measures the built-in critique of the longest essay, with proofreading the same text as baseline. */
export const critique: Benchmark = {
  name: 'critique',
  async run(): Promise<Figure[]> {
    const engine = loadEngine()
    const critic = loadCritic()
    const essay = longEssay()
    const value = timed(() => critic.critique(essay))
    const baseline = timed(() => engine.proofread(essay))
    return [
      {
        what: `Critique of ${CHARACTERS.toLocaleString('en')} characters, built-in, warm, median`,
        value,
        unit: 'ms',
        baseline: { what: 'proofreading the same text', value: baseline },
        target: { at: 'most', value: 150, of: 'value' },
      },
    ]
  },
}

function longEssay(): string {
  const paragraphs = Array.from({ length: 200 }, (_, i) =>
    (PARAGRAPHS[i % PARAGRAPHS.length] ?? '').replaceAll('N', String(100 + i)),
  )
  return ['நாடும் நாமும்', ...paragraphs].join('\n\n').slice(0, CHARACTERS)
}

function timed(run: () => unknown): number {
  for (let i = 0; i < WARM_UP; i++) run()
  return median(
    Array.from({ length: RUNS }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )
}
