import type { UsageItem } from '@semmai/contract'

export const DAYS = 30
const DAY_MS = 86_400_000

/** What a tenant used on one day (UTC). */
export interface UsageDay {
  day: string
  operations: number
  tokens: number
}

/** The last thirty days, the oldest first, those without a call too. */
export function lastDays(items: readonly UsageItem[], now: number): UsageDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(now - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    const own = items.filter((item) => item.day === day)
    return {
      day,
      operations: own.reduce((sum, { operations }) => sum + operations, 0),
      tokens: own.reduce((sum, item) => sum + item.input_tokens + item.output_tokens, 0),
    }
  })
}
