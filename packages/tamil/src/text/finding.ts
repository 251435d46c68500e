/** How grave an error is, the least first. */
export const SEVERITIES = ['low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

/**
 * How far a finding is trusted, the least first.
 * `sure` and `likely` are applied to the corrected text (of two that clash, `sure` wins);
 * `doubtful` is shown with its `suggestion` among the alternatives, and the text stays.
 */
export const CERTAINTIES = ['doubtful', 'likely', 'sure'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** What may be added to a finding besides its place and suggestion. */
export interface FindingExtra {
  readonly alternatives?: readonly string[]
  readonly certainty?: Certainty
  readonly severity?: Severity
  /** Of a rule that weighs evidence: the logarithm of the odds that the finding is right, for a writer of whom nothing is known. */
  readonly odds?: number
  /** Values for the `{name}` places of the rule's message. `{found}` and `{suggestion}` are always there. */
  readonly captures?: Readonly<Record<string, string>>
}

/** One error in a text. Offsets: UTF-16 code units into the normalised text, half open. */
export interface Finding extends FindingExtra {
  readonly start: number
  readonly end: number
  /** The replacement for `[start, end)`; empty deletes; absent: the rule only advises. */
  readonly suggestion?: string
}

/** What a check answers: one finding, several, or none. */
export type Findings = Finding | readonly Finding[] | undefined
