import type { Issue } from '@semmai/contract'

/**
 * The engine's findings and the accepted ones of the model as one list, sorted, without overlaps. Where both speak
 * of one place the engine's stands; where it only offers, a model's fix that it names too is applied.
 */
export function mergeIssues(engine: readonly Issue[], model: readonly Issue[]): Issue[] {
  const merged = engine.map((issue) => confirmed(issue, model))
  for (const issue of model) {
    if (merged.every((other) => issue.end <= other.start || other.end <= issue.start)) merged.push(issue)
  }
  return merged.sort((a, b) => a.start - b.start)
}

/** An offer of the engine becomes a fix where the model, knowing the context, chose one of its candidates. */
function confirmed(issue: Issue, model: readonly Issue[]): Issue {
  const chosen = model.find(
    ({ start, end, suggestion }) =>
      start === issue.start && end === issue.end && issue.alternatives.includes(suggestion),
  )
  return chosen ? { ...issue, suggestion: chosen.suggestion } : issue
}
