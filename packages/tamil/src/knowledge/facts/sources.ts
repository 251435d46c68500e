/** The day on which every record was last read against its source. */
export const CHECKED = '2026-11-21'

/** Where a record's value stands. */
export interface FactSource {
  /** The page's own title, in its own language. */
  readonly title: string
  readonly url: string
  /** ISO 8601 date of the last reading. */
  readonly checked: string
}

/** A page of Wikipedia by language and title (`en:Nepal`), or a name from the table below. */
export type SourceId = `en:${string}` | `ta:${string}` | keyof typeof PAGES

/** Official and other lasting pages: title, then address. */
const PAGES = {
  'india-symbols': [
    'National Identity Elements of India',
    'https://knowindia.india.gov.in/national-identity-elements/',
  ],
  'india-profile': ['Profile of India', 'https://knowindia.india.gov.in/profile/'],
  'india-states': ['States and Union Territories', 'https://knowindia.india.gov.in/states-uts/'],
  isro: ['Indian Space Research Organisation', 'https://www.isro.gov.in/'],
  nasa: ['NASA', 'https://www.nasa.gov/'],
  'nasa-planets': ['Solar System Exploration, NASA Science', 'https://science.nasa.gov/solar-system/'],
  'un-days': [
    'International Days and Weeks, United Nations',
    'https://www.un.org/en/observances/list-days-weeks',
  ],
  'un-members': ['Member States, United Nations', 'https://www.un.org/en/about-us/member-states'],
  'un-about': ['About Us, United Nations', 'https://www.un.org/en/about-us'],
  nobel: ['The Nobel Prize', 'https://www.nobelprize.org/prizes/lists/all-nobel-prizes/'],
  'madurai-kural': [
    'திருக்குறள், மதுரைத் திட்டம்',
    'https://www.projectmadurai.org/pm_etexts/utf8/pmuni0001.html',
  ],
  tamilvu: ['தமிழ் இணையக் கல்விக்கழகம்', 'https://www.tamilvu.org/'],
  'tn-government': ['Government of Tamil Nadu', 'https://www.tn.gov.in/'],
  olympics: ['International Olympic Committee', 'https://www.olympics.com/ioc'],
  unesco: ['World Heritage List, UNESCO', 'https://whc.unesco.org/en/list/'],
  who: ['World Health Organization', 'https://www.who.int/'],
} as const satisfies Record<string, readonly [title: string, url: string]>

const WIKIPEDIA = { en: 'Wikipedia', ta: 'விக்கிப்பீடியா' } as const

/** Title, address and reading date of a source. */
export function factSource(id: SourceId): FactSource {
  const page = Object.hasOwn(PAGES, id) ? PAGES[id as keyof typeof PAGES] : undefined
  if (page) return { title: page[0], url: page[1], checked: CHECKED }
  const language = id.startsWith('ta:') ? 'ta' : 'en'
  const title = id.slice(3)
  return {
    title: `${title}, ${WIKIPEDIA[language]}`,
    url: `https://${language}.wikipedia.org/wiki/${encodeURI(title.replaceAll(' ', '_'))}`,
    checked: CHECKED,
  }
}
