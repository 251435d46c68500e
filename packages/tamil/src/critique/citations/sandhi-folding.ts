/**
 * Sandhi that verse editions write or leave unwritten as they please: `நீடுவாழ் வார்` / `நீடுவாழ்வார்`,
 * `செல்வஞ் செவி` / `செல்வம் செவி`, `கேள்வி யுடையார்` / `கேள்வி உடையார்`. Symbols are phonemes.
 * Source: நன்னூல், எழுத்ததிகாரம், புணரியல்.
 */

const HARD = 'கசடதபற'
const DOUBLED = 'கசதபஞநமணலளன'
const VOWELS = 'அஆஇஈஉஊஎஏஐஒஓஔ'

/** Short vowel written after its long one for the metre (அளபெடை): தொழாஅர். */
const LENGTHENED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ஆ: 'அ',
    ஈ: 'இ',
    ஊ: 'உ',
    ஏ: 'எ',
    ஓ: 'ஒ',
    ஐ: 'இ',
    ஔ: 'உ',
  }),
)

/** Whether the symbol at `i`, which the other side lacks, is unwritten or written sandhi. */
export function foldsAlone(symbols: string, i: number, atEdge: boolean): boolean {
  const symbol = symbols[i] ?? ''
  const before = symbols[i - 1] ?? ''
  const after = symbols[i + 1] ?? ''
  if (LENGTHENED.get(before) === symbol) return true
  // Two vowels meet only where words do, whether an edition parts these or not: கனி இருப்ப, கனிஇருப்ப, கனியிருப்ப.
  if ((symbol === 'ய' || symbol === 'வ') && isVowel(before) && isVowel(after)) return true
  if (symbol === 'உ' && isVowel(after)) return true
  if (!atEdge) return false
  if (DOUBLED.includes(symbol)) return after === symbol || before === symbol
  // இரத்தம், ரத்தம்: the vowel that helps ர and ல to begin a word.
  return (symbol === 'இ' || symbol === 'உ') && (after === 'ர' || after === 'ல')
}

interface Assimilation {
  readonly pair: string
  /** What has to follow in one of the two texts. */
  readonly before?: string
  /** What has to precede the pair's second symbol, in the text that writes it. */
  readonly after?: string
}

const ASSIMILATIONS: readonly Assimilation[] = [
  ...['லற', 'னற', 'ளட', 'ணட'].map((pair) => ({ pair, before: HARD })),
  ...['லன', 'ளண'].map((pair) => ({ pair, before: 'மநனண' })),
  { pair: 'தற', after: 'றன' },
  { pair: 'தட', after: 'டண' },
  { pair: 'நன', after: 'ன' },
  { pair: 'நண', after: 'ண' },
  { pair: 'இஉ', before: 'ய' },
]

/** A nasal before its own hard consonant is one sound however it is written: தம்கண், தங்கண். */
const NASALS = 'மஙஞந'
const GRANTHA = ['ஜச', 'ஷச', 'ஸச', 'ஷட', 'ஹக']

/** Every pair that may be one in some dependencies, as two code units in one number: almost no pair may. */
const FOLDABLE = new Set<number>()
for (const [x = '', y = ''] of [
  ...GRANTHA,
  ...ASSIMILATIONS.map(({ pair }) => pair),
  ...[...NASALS].flatMap((nasal) => [...NASALS].map((other) => nasal + other)),
]) {
  FOLDABLE.add(x.charCodeAt(0) * 0x10000 + y.charCodeAt(0))
  FOLDABLE.add(y.charCodeAt(0) * 0x10000 + x.charCodeAt(0))
}

/** Whether two different symbols are one by assimilation, or by a Grantha letter's Tamil form. */
export function foldsTogether(a: string, i: number, b: string, j: number, atEdge: boolean): boolean {
  if (!FOLDABLE.has(a.charCodeAt(i) * 0x10000 + b.charCodeAt(j))) return false
  const x = a[i] ?? ''
  const y = b[j] ?? ''
  if (GRANTHA.some((pair) => isPair(pair, x, y))) return true
  const following = (a[i + 1] ?? '') + (b[j + 1] ?? '')
  if (NASALS.includes(x) && NASALS.includes(y) && meets(`${HARD}நஞ`, following)) return true
  if (!atEdge) return false
  return ASSIMILATIONS.some(
    ({ pair, before, after }) =>
      isPair(pair, x, y) &&
      (before === undefined || meets(before, following)) &&
      (after === undefined || meets(after, (x === pair[1] ? a[i - 1] : b[j - 1]) ?? '')),
  )
}

function isPair(pair: string, x: string, y: string): boolean {
  return pair === x + y || pair === y + x
}

function meets(wanted: string, symbols: string): boolean {
  for (const symbol of symbols) if (wanted.includes(symbol)) return true
  return false
}

function isVowel(symbol: string): boolean {
  return symbol !== '' && VOWELS.includes(symbol)
}
