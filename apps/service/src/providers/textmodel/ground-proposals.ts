import type { Span, TamilLanguage } from '../tamil-language.ts'
import type { CritiqueProposal } from '../text-provider.ts'
import { createAnchors } from './anchor-edit.ts'
import type { ModelProposal } from './model-proposal.ts'
import { admitText, type ModelText } from './model-text.ts'
import { TAMIL_REVIEW } from './remark-vocabulary.ts'
import { speaksOfLanguage, topicOf } from './remark-words.ts'

const MAX_PROPOSALS = 10
const MAX_TITLE_LENGTH = 80
const MAX_PROSE_LENGTH = 300
const TAMIL_SHARE = 0.7

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
  const anchors = createAnchors(essay, sentences, language)
  const admitProse = createProseGate(essay, language)
  for (const proposal of proposals) {
    const { section, severity } = proposal
    const title = admitProse(proposal.title, MAX_TITLE_LENGTH)
    const description = admitProse(proposal.description, MAX_PROSE_LENGTH)
    const suggestion = admitProse(proposal.suggestion, MAX_PROSE_LENGTH)
    if (title === null || description === null || suggestion === null) continue
    const span = anchors.find(proposal)
    if (span === null || grounded.some(({ from, to }) => from < span.end && span.start < to)) continue
    grounded.push({ section, severity, title, description, suggestion, from: span.start, to: span.end })
    if (grounded.length === MAX_PROPOSALS) break
  }
  return grounded
}

/** Numbers up to here say how many sentences or parts, not what is true. */
const COUNTS_PARTS = 20
const VERDICT =
  /(?:தகவல|மேற்கோள|குறள|ஆண்ட|கூற்ற|வரலாற)\S*(?:\s+\S+){0,4}?\s+(?:தவற|பிழை|பொய்|முரண்)|உண்மையன்று|உண்மையல்ல|உண்மைக்குப் புறம்ப/u

/** Words of the essay that may follow one another unquoted in a remark. */
const MAX_TOPIC_RUN = 2

type ProseGate = (prose: string, maxLength: number) => ModelText | null

/**
 * Admits plain Tamil prose on how the essay is written, which gives no verdict on facts and brings no figures: a
 * model's word is no evidence. Null for any other.
 */
function createProseGate(essay: string, language: TamilLanguage): ProseGate {
  const source = essay.normalize('NFC')
  const options = {
    vocabulary: TAMIL_REVIEW,
    quotable: [source],
    topic: topicOf(essay, 'unknown', language),
    maxTopicRun: MAX_TOPIC_RUN,
  }
  return (prose, maxLength) => {
    const text = prose.trim()
    if (text.length > maxLength || VERDICT.test(text) || !isMostlyTamil(text)) return null
    const admitted = admitText(text, { use: 'ta', held: essay, maxLength, maxCount: COUNTS_PARTS })
    return admitted !== null && speaksOfLanguage(admitted, options, language) ? admitted : null
  }
}

/** Tamil in at least seven letters of ten. */
function isMostlyTamil(prose: string): boolean {
  const letters = prose.match(/\p{L}/gu) ?? []
  const tamil = letters.filter((letter) => /\p{Script=Tamil}/u.test(letter))
  return letters.length > 0 && tamil.length >= TAMIL_SHARE * letters.length
}
