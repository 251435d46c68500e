import { expect, it } from 'vitest'
import { loadPlaces } from './load-places.ts'

it('gives the Tamil names of countries and cities', () => {
  const { countries, cities } = loadPlaces()
  expect(countries).toContain('இந்தியா')
  expect(countries.length).toBeGreaterThan(200)
  expect(cities).toEqual(expect.arrayContaining(['டோக்கியோ', 'லண்டன்']))
  expect(cities.length).toBeGreaterThan(300)
})
