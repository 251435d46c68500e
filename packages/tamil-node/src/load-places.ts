import { createRequire } from 'node:module'
import type { NamedPlaces } from '@semmai/tamil'

interface Territories {
  main: { ta: { localeDisplayNames: { territories: Record<string, string> } } }
}

type Zones = { [name: string]: Zones } | { _type: string; exemplarCity?: string }

interface TimeZoneNames {
  main: { ta: { dates: { timeZoneNames: { zone: { [name: string]: Zones } } } } }
}

const COUNTRY_CODE = /^[A-Z]{2}$/

/** Tamil names of countries and of the cities that name time zones, from Unicode CLDR. Reads the disk once. */
export function loadPlaces(): NamedPlaces {
  cached ??= readPlaces()
  return cached
}

let cached: NamedPlaces | undefined

function readPlaces(): NamedPlaces {
  const require = createRequire(import.meta.url)
  const territories = require('cldr-localenames-full/main/ta/territories.json') as Territories
  const zones = require('cldr-dates-full/main/ta/timeZoneNames.json') as TimeZoneNames
  const countries = Object.entries(territories.main.ta.localeDisplayNames.territories)
    .filter(([code]) => COUNTRY_CODE.test(code))
    .map(([, name]) => name)
  const cities = Object.values(zones.main.ta.dates.timeZoneNames.zone).flatMap(citiesOf)
  return { countries: [...new Set(countries)], cities: [...new Set(cities)] }
}

function citiesOf(zone: Zones): string[] {
  if ('_type' in zone) return typeof zone.exemplarCity === 'string' ? [zone.exemplarCity] : []
  return Object.values(zone).flatMap((inner) => citiesOf(inner as Zones))
}
