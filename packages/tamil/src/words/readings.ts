import type { Analysis } from './analysis.ts'

/** Adds a reading unless it is there already; the first makes the list, which is most often the only one. */
export function addReading(readings: Analysis[] | undefined, reading: Analysis): Analysis[] {
  if (readings === undefined) return [reading]
  for (const other of readings) if (same(other, reading)) return readings
  readings.push(reading)
  return readings
}

/** Neither guessed nor of a rare word. */
export function isCertain({ guessed, features }: Analysis): boolean {
  return guessed !== true && !features.includes('rare')
}

/** The readings and those of `more` that are not among them. */
export function joinReadings(readings: readonly Analysis[], more: readonly Analysis[]): readonly Analysis[] {
  if (more.length === 0) return readings
  if (readings.length === 0) return more
  const all = [...readings]
  for (const reading of more) addReading(all, reading)
  return all
}

function same(a: Analysis, b: Analysis): boolean {
  if (a.lemma !== b.lemma || a.class !== b.class || a.features.length !== b.features.length) return false
  return a.features === b.features || a.features.every((feature) => b.features.includes(feature))
}
