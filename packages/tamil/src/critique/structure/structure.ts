import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { Genre } from '../genre/genre.ts'
import { genrePartsFindings } from '../genre/genre-parts.ts'
import { balanceFindings } from './balance.ts'
import { flowFindings } from './flow.ts'
import type { MeaningWords } from './meaning-words.ts'
import { partsFindings } from './parts.ts'
import { repetitionFindings } from './repetition.ts'
import { topicFindings } from './topic.ts'

/** The genres that develop a topic in paragraphs; the others have an order of their own. */
const ARGUES: Readonly<Record<Genre, boolean>> = {
  essay: true,
  speech: true,
  report: true,
  blog: true,
  letter_formal: false,
  letter_personal: false,
  story: false,
  instructions: false,
  dialogue: false,
  poem: false,
}

/** Reviews how a text is built: the parts that its genre asks for, their balance, repetition, order and topic. */
export function structureFindings(essay: Essay, genre: Genre, meanings: MeaningWords): CritiqueFinding[] {
  const repeated = repetitionFindings(essay)
  if (!ARGUES[genre]) return [...genrePartsFindings(essay, genre), ...repeated]
  const covered = (finding: CritiqueFinding) =>
    repeated.some((other) => other.start < finding.end && finding.start < other.end)
  return [
    ...genrePartsFindings(essay, genre),
    ...(genre === 'essay' ? partsFindings(essay) : []),
    ...balanceFindings(essay).filter((finding) => !covered(finding)),
    ...repeated,
    ...flowFindings(essay),
    ...topicFindings(essay, meanings),
  ]
}
