import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'

/** Who made, founded or found something. */
export const MAKER_PROPERTIES: ReadonlySet<FactProperty> = new Set([
  'author',
  'discoverer',
  'founder',
  'inventor',
])

/** What somebody is called by rank, house or people. */
export const TITLE_PROPERTIES: ReadonlySet<FactProperty> = new Set(['dynasty', 'nationality', 'title'])
