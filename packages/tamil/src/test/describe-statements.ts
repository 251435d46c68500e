import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

/** The badges that a text gets for its facts. */
export const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)

/**
 * Tests that statements are verified with the right value and contradicted with the wrong one: by class a list of lines,
 * `உலகின் மிகப் பெரிய கண்டம் [ஆசியா|ஆப்பிரிக்கா].`
 */
export function describeStatements(classes: Readonly<Record<string, string>>): void {
  describe.each(Object.entries(classes))('%s', (_, lines) => {
    it.each(lines.trim().split('\n'))('%s', (line) => {
      const right = badgesOf(line.replace(/\[([^|\]]*)\|[^\]]*\]/gu, '$1'))
      const wrong = badgesOf(line.replace(/\[[^|\]]*\|([^\]]*)\]/gu, '$1'))
      expect(right).toContain('verified')
      expect(right).not.toContain('conflicting')
      expect(wrong).toContain('conflicting')
    })
  })
}
