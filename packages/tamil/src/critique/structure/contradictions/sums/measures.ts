import type { Unit } from '../../../facts/names/sentence-units.ts'

/** Parts of a measure: அரைக் கிலோ, இரண்டே கால் மணி நேரம். */
export const FRACTIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({ கால்: 0.25, அரை: 0.5, முக்கால்: 0.75 }),
)

/** வாரம், வாரத்தில், வாரங்கள்; no வாரியம். */
const inAm = (stem: string) => new RegExp(`^${stem}(?:ம்|மு|மா|மே|த்|ங்)\\S*`, 'u')

const MEASURES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ரூபாய்', /^ரூ(?:பா\S*|$|(?= ))/u],
  ['விழுக்காடு', /^(?:%|விழுக்கா\S*|சதவீத\S*|சதவிகித\S*)/u],
  ['கிலோமீட்டர்', /^(?:கிலோ ?மீட்ட\S*|கிமீ\S*|கி \. மீ)/u],
  ['கிலோ', /^(?:கிலோ ?கிராம\S*|கிலோ\S*|கி \. கி)/u],
  ['மில்லிலிட்டர்', /^மில்லி ?லிட்ட\S*/u],
  ['சென்டிமீட்டர்', /^(?:சென்டி ?மீட்ட\S*|செ \. மீ)/u],
  ['டிகிரி', /^டிகிரி\S*/u],
  ['மணி நேரம்', /^மணி ?நேர\S*/u],
  ['நாள்', /^(?:நாள்|நாட்க|நாள[ாிுை])\S*/u],
  ['ஆண்டு', /^(?:ஆண்டு|ஆண்டி|ஆண்டா|ஆண்டை)\S*/u],
  ['ஆண்டு', inAm('வருட')],
  ['மூட்டை', /^மூட்டை\S*/u],
  ['விநாடி', /^(?:விநாடி|வினாடி|நொடி)\S*/u],
  ...['வாரம்', 'மாதம்', 'நிமிடம்'].map((name): [string, RegExp] => [name, inAm(name.slice(0, -2))]),
  ...'கிராம் லிட்டர் மீட்டர் ஏக்கர் டன் குவிண்டால் டஜன் மதிப்பெண்'
    .split(' ')
    .map((name): [string, RegExp] => [name, new RegExp(`^${name.slice(0, -1)}[்ாிுைேோ]\\S*`, 'u')]),
]
/** Units that the name of a measure takes at most: `கி . மீ`. */
const MAX_UNITS = 3

/** The measure named at a unit, and where its name ends. */
export function measureAt(units: readonly Unit[], at: number): { kind: string; to: number } | undefined {
  const text = units
    .slice(at, at + MAX_UNITS)
    .map(({ bare }) => bare)
    .join(' ')
  for (const [kind, pattern] of MEASURES) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { kind, to: at + found.split(' ').length }
  }
  return undefined
}

/** How many of the second measure the first one has. */
const CONVERSIONS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map([
  ['வாரம்', new Map([['நாள்', 7]])],
  ['நாள்', new Map([['மணி நேரம்', 24]])],
  ['மணி நேரம்', new Map([['நிமிடம்', 60]])],
  ['நிமிடம்', new Map([['விநாடி', 60]])],
  [
    'ஆண்டு',
    new Map([
      ['மாதம்', 12],
      ['நாள்', 365],
    ]),
  ],
  ['கிலோ', new Map([['கிராம்', 1000]])],
  ['டன்', new Map([['கிலோ', 1000]])],
  ['குவிண்டால்', new Map([['கிலோ', 100]])],
  ['லிட்டர்', new Map([['மில்லிலிட்டர்', 1000]])],
  ['கிலோமீட்டர்', new Map([['மீட்டர்', 1000]])],
  ['மீட்டர்', new Map([['சென்டிமீட்டர்', 100]])],
])

/** How many of the second measure one of the first is. */
export function factorBetween(one: string | undefined, other: string | undefined): number | undefined {
  return CONVERSIONS.get(one ?? '')?.get(other ?? '')
}
