import type { Engine } from '../engine.ts'
import type { RawCouplet } from '../knowledge/literature/couplets.ts'
import { createLiterature } from '../knowledge/literature/create-literature.ts'
import type { Issue } from '../proofread.ts'
import { PROFILES } from '../rules/rule.ts'
import { type FormOf, uncheckedForms } from '../text/word-form.ts'
import { readSpokenWords } from '../words/spoken/spoken-words.ts'
import { WordMemory } from '../words/word-memory.ts'
import { changesBetween } from './changes.ts'
import { reviewCitations } from './citations/citations.ts'
import { clarityFindings } from './clarity/clarity.ts'
import { createLoanWords } from './clarity/loan-words.ts'
import type {
  CritiqueOptions,
  CritiqueResult,
  CritiqueSection,
  FactConfirmation,
  Proposal,
} from './critique-result.ts'
import { type Essay, readEssay } from './essay.ts'
import { confirmed } from './facts/fact-messages.ts'
import { factFindings } from './facts/facts.ts'
import { type FactQuestion, factQuestions } from './facts/questions.ts'
import { buildFactIndex, type NamedPlaces } from './facts/records/fact-index.ts'
import {
  type Badge,
  type CritiqueFinding,
  coveredBy,
  type FeedbackItem,
  furthestEndOf,
  SECTION_NAMES,
  type SectionName,
} from './feedback-item.ts'
import { type Genre, recogniseGenre } from './genre/genre.ts'
import { locationIn, placeOf } from './item-location.ts'
import { mostImportant, type Placed, topFixesOf } from './item-ranking.ts'
import { type OnTopic, offTopicFindings, onTopicOf } from './on-topic.ts'
import { safetyFlagsOf } from './safety-flags.ts'
import { type Mechanics, noScores, scoresOf } from './scores.ts'
import { evidenceStrengths, writingStrengths } from './strengths.ts'
import { contradictionFindings } from './structure/contradictions/contradictions.ts'
import { readMeaningWords } from './structure/meaning-words.ts'
import { repeatedFindings, structureFindings } from './structure/structure.ts'
import { wordLimitFindings } from './structure/word-limit.ts'
import { SECTION_TITLES, sectionSummary, summaryOf } from './summary.ts'
import { type TextNature, textNatureOf } from './text-nature.ts'
import { wordCountOf } from './word-count.ts'

/** What a critic needs to know. `places` are names of countries and cities by which a wrong capital is recognised. */
export interface CriticData {
  readonly engine: Pick<Engine, 'analyse' | 'data' | 'proofread'>
  readonly couplets: readonly RawCouplet[]
  readonly places?: NamedPlaces
}

export interface Critic {
  /** Reviews an essay. Never throws on any string; the same essay gives the same result, byte for byte. */
  critique(essay: string, options?: CritiqueOptions): CritiqueResult
  /** What a source outside could be asked about the statements that a critique left unverified. */
  questions(result: CritiqueResult): FactQuestion[]
}

/** Word forms of essays, with what was found out about them, are kept for the next ones: rows of four. */
const REMEMBERED_ROWS = 4096

/** Builds a critic: indexes the fact base and the literature once. */
export function createCritic({ engine, couplets, places }: CriticData): Critic {
  const literature = createLiterature(engine.data, couplets)
  const facts = buildFactIndex(engine.data, places, engine.analyse)
  const spokenWords = readSpokenWords(engine.data)
  const meanings = readMeaningWords(engine.data)
  const reader = { analyse: engine.analyse, loans: createLoanWords(engine), spokenWords }
  const forms = new WordMemory(uncheckedForms(engine.analyse), REMEMBERED_ROWS)
  const formOf: FormOf = (text, start, end) => forms.of(text, start, end)
  return {
    questions: (result) => factQuestions(result.sections.facts.items, engine.analyse),
    critique(raw, options = {}) {
      const essay = readEssay(raw, formOf, options.title)
      const recognised = options.genre ?? recogniseGenre(essay)
      const nature = textNatureOf(essay, recognised)
      const genre = nature === 'verse' ? 'poem' : recognised
      const { profile = PROFILES[0], disabledRules = [], dictionary = [] } = options
      const { issues } = engine.proofread(raw, { profile, disabledRules, dictionary })
      const wordCount = wordCountOf(essay.text)
      const onTopic = onTopicOf(essay, options, nature, { meanings, formOf })
      const contradictions =
        nature === 'essay' || nature === 'too-short' ? contradictionFindings(essay, meanings) : []
      const citations = reviewCitations(essay.text, literature)
      const found: Record<SectionName, readonly CritiqueFinding[]> = {
        structure:
          nature === 'essay'
            ? [
                ...offTopicFindings(essay, genre, onTopic),
                ...structureFindings(essay, genre, meanings, contradictions),
                ...wordLimitFindings(essay, wordCount, options.wordLimit),
              ]
            : nature === 'too-short'
              ? [...contradictions, ...repeatedFindings(essay, genre, meanings, contradictions)]
              : contradictions,
        clarity: clarityFindings(essay, genre, reader, issues, profile),
        facts: notTakenBack(
          notSaidOfQuotation(
            factFindings(essay, facts, genre === 'story' || genre === 'dialogue'),
            citations,
          ),
          contradictions,
        ),
        citations,
      }
      const known = { nature, genre, wordCount, mechanics: mechanicsOf(issues), onTopic }
      return {
        ...assemble(essay, known, found, options),
        genre: { value: options.genre ?? genre, given: options.genre !== undefined },
        ...(onTopic === undefined ? {} : { onTopic }),
      }
    },
  }
}

/** A statement that the text itself takes back is not asked for a source besides. */
function notTakenBack(
  found: readonly CritiqueFinding[],
  contradictions: readonly CritiqueFinding[],
): readonly CritiqueFinding[] {
  const isTakenBack = coveredBy(contradictions)
  return found.filter((finding) => finding.verdict?.badge !== 'unverified' || !isTakenBack(finding))
}

/** What a remark on a quotation says already, its author above all, is not said again of the same words. */
function notSaidOfQuotation(
  found: readonly CritiqueFinding[],
  citations: readonly CritiqueFinding[],
): readonly CritiqueFinding[] {
  const isOfQuotation = coveredBy(citations)
  const ofBadge = (badge: Badge) => furthestEndOf(citations.filter(({ verdict }) => verdict?.badge === badge))
  const furthestEnd = { verified: ofBadge('verified'), conflicting: ofBadge('conflicting') }
  return found.filter((finding) => {
    const { start, end, verdict } = finding
    if (verdict === undefined) return true
    if (verdict.badge === 'unverified') return !isOfQuotation(finding)
    return furthestEnd[verdict.badge](start + 1) < end
  })
}

function mechanicsOf(issues: readonly Issue[]): Mechanics {
  const counts = { grammar: 0, spelling: 0, style: 0, clarity: 0 } satisfies Mechanics
  for (const { type } of issues) counts[type]++
  return counts
}

/** What is known of a text besides its findings. */
interface Known {
  readonly nature: TextNature
  readonly genre: Genre
  readonly wordCount: number
  readonly mechanics: Mechanics
  readonly onTopic: OnTopic | undefined
}

function assemble(
  essay: Essay,
  { nature, genre, wordCount, mechanics, onTopic }: Known,
  found: Readonly<Record<SectionName, readonly CritiqueFinding[]>>,
  options: CritiqueOptions,
): Omit<CritiqueResult, 'genre' | 'onTopic'> {
  const own = SECTION_NAMES.flatMap((section) =>
    found[section].map((finding) => {
      const location = placeOf(essay, finding)
      return { section, finding: confirmedBy(options.confirmations ?? [], finding, location), location }
    }),
  )
  const proposals = (options.proposals ?? []).filter(
    ({ section }) => nature === 'essay' || section !== 'structure',
  )
  const proposed = proposals.flatMap((proposal) => placeProposal(essay.tamil.raw, proposal, own))
  const all = [...own, ...proposed]
  const kept = SECTION_NAMES.flatMap((name) => mostImportant(all.filter(({ section }) => section === name)))
  const section = (name: SectionName): CritiqueSection => {
    const items = kept.filter((placed) => placed.section === name).map(toItem)
    const left = all.filter((placed) => placed.section === name).length - items.length
    return { title: SECTION_TITLES[name], summary: sectionSummary(name, items, nature, left), items }
  }
  const sections: CritiqueResult['sections'] = {
    structure: section('structure'),
    clarity: section('clarity'),
    facts: section('facts'),
    citations: section('citations'),
  }
  const items = SECTION_NAMES.flatMap((section) => sections[section].items)
  return {
    summary: summaryOf({ essay, genre, nature, onTopic }, items, options.deepReviewMissing ?? false),
    topFixes: topFixesOf(kept),
    sections,
    safetyFlags: safetyFlagsOf(items),
    scores: nature === 'essay' ? scoresOf({ items, wordCount, mechanics }) : noScores(),
    strengths:
      nature === 'essay'
        ? [
            ...writingStrengths(essay, genre).map(({ title, description, ...span }) => ({
              title,
              description,
              location: placeOf(essay, span),
            })),
            ...evidenceStrengths(items),
          ]
        : [],
    wordCount,
    mechanics,
    ...(options.earlier === undefined ? {} : { changes: changesBetween(options.earlier, items) }),
  }
}

function confirmedBy(
  confirmations: readonly FactConfirmation[],
  finding: CritiqueFinding,
  location: FeedbackItem['location'],
): CritiqueFinding {
  if (finding.verdict?.badge !== 'unverified') return finding
  const found = confirmations.find(({ from, to }) => from === location.from && to === location.to)
  return found === undefined ? finding : confirmed(finding, { title: found.title, url: found.url })
}

function placeProposal(raw: string, proposal: Proposal, own: readonly Placed[]): Placed[] {
  const location = locationIn(raw, proposal.from, proposal.to)
  const covered = own.some(
    ({ section, location: { from, to } }) =>
      section === proposal.section &&
      2 * (Math.min(to, location.to) - Math.max(from, location.from)) >= location.to - location.from,
  )
  if (covered) return []
  const { section, severity, title, description, suggestion } = proposal
  const finding = { severity, title, description, start: 0, end: 0, suggestion, meaningMayChange: true }
  return [{ section, finding, location }]
}

function toItem({ section, finding, location }: Placed, index: number): FeedbackItem {
  const { severity, title, description, suggestion, meaningMayChange, verdict } = finding
  const evidence = verdict !== undefined && 'evidence' in verdict ? verdict.evidence : undefined
  return {
    id: `${section}-${index + 1}`,
    category: section,
    severity,
    title,
    description,
    location,
    suggestion: {
      text: suggestion,
      canAutoApply:
        finding.canAutoApply === true && !meaningMayChange && section !== 'facts' && section !== 'citations',
      meaningMayChange,
    },
    badge: verdict?.badge ?? null,
    sourceUrl: evidence?.url ?? null,
    sourceTitle: evidence?.title ?? null,
  }
}
