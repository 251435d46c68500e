import type { RuleFinding } from './rules/rule-set.ts'

/** What is known of a writer before anything is read, a gamma distribution: so many findings in so many words, and little sure about it. */
const PRIOR = { findings: 0.5, words: 50 }
/** In texts of fewer words the lack of findings says little. */
const SHORTEST = 300
/** Findings a word that are met even where nothing is wrong. */
const LEAST_RATE = 0.001
/** The logarithm of the odds that an unsure finding of a mistake of learners is right, read off blind sets and correct prose. */
const OF_LEARNERS = 1.6
/** What a finding counts for that is not sure. */
const UNSURE = 0.5

/**
 * Which findings stay likely in a text of so many words, given what else was found in it. Where hardly anything else is wrong, a
 * rare word, unusual company or a construction that nobody listed is an error less often: the rate of errors is estimated from the other findings
 * with a prior, and the odds of a finding change with it by Bayes' rule. Findings of rules that weigh no odds stay, and all in a short text or one of
 * many errors.
 */
export function likelyIn(told: readonly RuleFinding[], words: number): (found: RuleFinding) => boolean {
  if (words < SHORTEST) return () => true
  let weight = 0
  for (const one of told) weight += weightOf(one)
  return (found) => {
    const odds = oddsOf(found)
    return odds === undefined || odds >= oddsAsked(weight - weightOf(found), words)
  }
}

/** The logarithm of how many times fewer findings a text has than the prior. */
function oddsAsked(findings: number, words: number): number {
  const rate = (PRIOR.findings + findings) / (PRIOR.words + words)
  return Math.log(PRIOR.findings / PRIOR.words / Math.max(rate, LEAST_RATE))
}

function oddsOf(found: RuleFinding): number | undefined {
  const { rule, finding } = found
  if (rule.byLearners === true && !isSure(found)) return OF_LEARNERS
  return finding.odds
}

/** Spelling and grammar count; a doubling left out is a custom of the writer more often than an error. */
function weightOf(found: RuleFinding): number {
  const { rule } = found
  if ((rule.type !== 'spelling' && rule.type !== 'grammar') || rule.missingDoubling !== undefined) return 0
  return isSure(found) ? 1 : UNSURE
}

function isSure({ rule, finding }: RuleFinding): boolean {
  return (finding.severity ?? rule.severity) === 'high'
}
