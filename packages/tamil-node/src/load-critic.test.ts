import { createRequire } from 'node:module'
import { countries } from 'countries-list'
import { describe, expect, it } from 'vitest'
import { loadCritic } from './load-critic.ts'

const require = createRequire(import.meta.url)
const territories: Record<string, string> = require('cldr-localenames-full/main/ta/territories.json').main.ta
  .localeDisplayNames.territories
const zones: unknown = require('cldr-dates-full/main/ta/timeZoneNames.json').main.ta.dates.timeZoneNames.zone

/** Zone names, `_` as spaces, with their cities in Tamil. */
function citiesOf(tree: unknown, zone = ''): [string, string][] {
  if (typeof tree !== 'object' || tree === null) return []
  if ('exemplarCity' in tree) return [[zone.replaceAll('_', ' '), String(tree.exemplarCity)]]
  return Object.entries(tree).flatMap(([name, value]) => citiesOf(value, name))
}

const badgesOf = (essay: string) =>
  loadCritic()
    .critique(essay)
    .sections.facts.items.map(({ badge }) => badge)

describe('the critic with the installed data', () => {
  it('recognises a wrong capital by a city that only CLDR names', () => {
    expect(badgesOf('கனடாவின் தலைநகர் எட்மான்டான் ஆகும்.')).toEqual(['conflicting'])
  })

  it('never holds a capital in the spelling of CLDR against a text', () => {
    const cities = new Map(citiesOf(zones))
    const statements = Object.entries(countries).flatMap(([code, { capital }]) => {
      const city = cities.get(capital)
      const country = territories[code]
      return city && country
        ? [`${country} நாட்டின் தலைநகர் ${city} ஆகும்.`, `${city} ${country} நாட்டின் தலைநகர்.`]
        : []
    })
    expect(statements.length).toBeGreaterThan(200)
    expect(statements.filter((statement) => badgesOf(statement).includes('conflicting'))).toEqual([])
  })
})
