import type { Feature } from '../words/analysis.ts'
import { isEvery } from './reading-kinds.ts'
import { type Second, SHORTEST } from './second-word.ts'
import { ONE_WITH_FIRST } from './words-apart.ts'

/** பலநாடுகள் are many countries, இரண்டுநாள் two days; பலமுறை and the like are one word. */
export function isCounted(first: string, { text, readings, isNoun }: Second): boolean {
  if (text.startsWith('வேளை')) return false
  if (first === 'ஒவ்வொரு') return isNoun && !ONE_WITH_FIRST.test(text)
  if (ONE_WITH_FIRST.test(text) && !isEvery(readings, ['plural'])) return false
  return readings.some(
    ({ class: kind, features }) =>
      (kind === 'adjective' && text.length > SHORTEST && text !== 'மிக்க') ||
      (kind === 'noun' && COUNTED.some((one) => features.includes(one))),
  )
}

const COUNTED: readonly Feature[] = ['plural', 'unit', 'time', 'person']
