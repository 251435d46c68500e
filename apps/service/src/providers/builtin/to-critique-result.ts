import type { EssayCritiqueResult } from '@semmai/contract'
import type { CritiqueResult } from '@semmai/tamil'

/** The critique as it travels (interface 2.4, decision F2): the same members, in lists of the answer's own. */
export function toCritiqueResult(critique: CritiqueResult): EssayCritiqueResult {
  const { summary, topFixes, sections, safetyFlags, scores, strengths, onTopic, changes } = critique
  const { wordCount, genre, mechanics } = critique
  const section = (name: keyof typeof sections) => ({ ...sections[name], items: [...sections[name].items] })
  return {
    summary,
    topFixes: [...topFixes],
    sections: {
      structure: section('structure'),
      clarity: section('clarity'),
      facts: section('facts'),
      citations: section('citations'),
    },
    safetyFlags: [...safetyFlags],
    scores: scores.map((score) => ({ ...score, reasons: [...score.reasons] })),
    strengths: [...strengths],
    wordCount,
    genre,
    mechanics,
    ...(onTopic === undefined ? {} : { onTopic }),
    ...(changes === undefined
      ? {}
      : {
          changes: {
            resolved: [...changes.resolved],
            remaining: [...changes.remaining],
            added: [...changes.added],
          },
        }),
  }
}
