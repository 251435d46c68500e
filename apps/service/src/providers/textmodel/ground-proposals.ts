import type { Span, TamilLanguage } from '../tamil-language.ts'
import type { CritiqueProposal } from '../text-provider.ts'
import { anchorEdit } from './anchor-edit.ts'
import type { ModelProposal } from './model-proposal.ts'

const MOST_PROPOSALS = 10
const LONGEST_TITLE = 80
const LONGEST_PROSE = 300
const TAMIL_SHARE = 0.7
const NO_PLAIN_PROSE = /https?:|www\.|[<>`*#[\]{}|]/u

/**
 * What is left of a model's remarks on an essay: anchored to the essay's own words, plain Tamil prose, few.
 * Whatever the model says of evidence, badges or offsets has no field to travel in.
 */
export function groundProposals(
  proposals: readonly ModelProposal[],
  essay: string,
  sentences: readonly Span[],
  language: TamilLanguage,
): CritiqueProposal[] {
  const grounded: CritiqueProposal[] = []
  for (const proposal of proposals) {
    const { section, severity, title, description, suggestion } = proposal
    if (!isPlainTamil(title, LONGEST_TITLE)) continue
    if (![description, suggestion].every((prose) => isPlainTamil(prose, LONGEST_PROSE))) continue
    if ([title, description, suggestion].some((prose) => speaksOfTruth(prose, essay))) continue
    const span = anchorEdit(essay, sentences, proposal, language)
    if (span === null || grounded.some(({ from, to }) => from < span.end && span.start < to)) continue
    grounded.push({
      section,
      severity,
      title: title.trim(),
      description: description.trim(),
      suggestion: suggestion.trim(),
      from: span.start,
      to: span.end,
    })
    if (grounded.length === MOST_PROPOSALS) break
  }
  return grounded
}

/** Numbers up to here say how many sentences or parts, not what is true. */
const COUNTS_PARTS = 20
const VERDICT =
  /(?:தகவல|மேற்கோள|குறள|ஆண்ட|கூற்ற|வரலாற)\S*(?:\s+\S+){0,4}?\s+(?:தவற|பிழை|பொய்|முரண்)|உண்மையன்று|உண்மையல்ல|உண்மைக்குப் புறம்ப/u

/** A model's word is no evidence: a verdict on a fact or quotation, or a figure that the essay does not have. */
function speaksOfTruth(prose: string, essay: string): boolean {
  const figures = prose.match(/\d+/g) ?? []
  return (
    VERDICT.test(prose) || figures.some((figure) => Number(figure) > COUNTS_PARTS && !essay.includes(figure))
  )
}

/** Tamil in at least seven letters of ten, one paragraph, no links or markup, not longer than said. */
export function isPlainTamil(prose: string, longest: number): boolean {
  const letters = prose.match(/\p{L}/gu) ?? []
  const tamil = prose.match(/\p{Script=Tamil}/gu)?.filter((sign) => /\p{L}/u.test(sign)) ?? []
  return (
    prose.length <= longest &&
    !NO_PLAIN_PROSE.test(prose) &&
    !/[\r\n]/u.test(prose.trim()) &&
    letters.length > 0 &&
    tamil.length >= TAMIL_SHARE * letters.length
  )
}
