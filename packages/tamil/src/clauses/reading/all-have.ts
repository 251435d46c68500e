import type { Analysis, Feature } from '../../words/analysis.ts'

/** Whether each of some readings has a feature. */
export function allHave(readings: readonly Analysis[], feature: Feature): boolean {
  return readings.every(({ features }) => features.includes(feature))
}

/** Whether one of some readings has a feature. */
export function someHave(readings: readonly Analysis[], feature: Feature): boolean {
  return readings.some(({ features }) => features.includes(feature))
}
