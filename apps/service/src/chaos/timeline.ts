/** When clients' calls were acknowledged or refused (an answer that never came is a refusal); times in milliseconds. */
export interface Timeline {
  acknowledged(at: number): void
  refused(at: number, answer: string): void
  /** The longest time between two acknowledged writes that reaches into the span. */
  longestPause(from: number, to: number): number
  /** Null where no call was refused in the span. */
  lastRefusal(from: number, to: number): { at: number; answer: string } | null
}

/** Empty at first. Times have to be noted in ascending order: they are not sorted. */
export function createTimeline(): Timeline {
  const acknowledged: number[] = []
  const refused: { at: number; answer: string }[] = []
  return {
    acknowledged: (at) => void acknowledged.push(at),
    refused: (at, answer) => void refused.push({ at, answer }),
    longestPause(from, to) {
      let longest = 0
      let before = from
      for (const at of acknowledged) {
        if (at >= from) longest = Math.max(longest, at - before)
        before = at
        if (at > to) return longest
      }
      return Math.max(longest, to - before)
    },
    lastRefusal: (from, to) => refused.findLast(({ at }) => at >= from && at < to) ?? null,
  }
}
