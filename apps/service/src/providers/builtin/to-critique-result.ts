import type { EssayCritiqueResult } from '@semmai/contract'
import type { CritiqueResult } from '@semmai/tamil'

/** The critique as it travels (interface 2.4): the same members, in lists of the answer's own. */
export function toCritiqueResult({
  summary,
  topFixes,
  sections,
  safetyFlags,
}: CritiqueResult): EssayCritiqueResult {
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
  }
}
