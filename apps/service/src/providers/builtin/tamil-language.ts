import { clustersOf, type Engine, sentencesOf, tokenise, wholeClusters } from '@semmai/tamil'
import type { TamilLanguage } from '../tamil-language.ts'

/** The engine's knowledge of Tamil, for grounding what a model proposes. Works on the text as sent. */
export function createTamilLanguage(engine: Engine): TamilLanguage {
  return {
    sentences(text) {
      const tokens = tokenise(text)
      return sentencesOf(tokens).flatMap(({ from, to }) => {
        const inside = tokens.slice(from, to).filter(({ kind }) => kind !== 'space')
        const first = inside[0]
        const last = inside.at(-1)
        return first && last ? [{ start: first.start, end: last.end }] : []
      })
    },
    tokens: (text) => Array.from(tokenise(text), ({ kind, start, end }) => ({ kind, start, end })),
    clusters: clustersOf,
    wholeClusters(text, span) {
      const [start, end] = wholeClusters(text, span.start, span.end)
      return { start, end }
    },
    isWord: (word) => engine.analyse(word).length > 0,
    readings: (word) => engine.analyse(word),
    faults(text) {
      const issues = engine
        .proofread(text)
        .issues.filter(({ type }) => type === 'spelling' || type === 'grammar')
      return issues.map(({ start, end, suggestion, alternatives }) => ({
        start,
        end,
        corrections: [suggestion, ...alternatives].filter((each) => each !== text.slice(start, end)),
      }))
    },
  }
}
