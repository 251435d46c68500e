import type { Issue } from '../../proofread.ts'
import type { Profile } from '../../rules/rule.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { Genre } from '../genre/genre.ts'
import { fromRaw } from '../raw-offset.ts'
import { dateStyleFindings } from './date-styles.ts'
import { loanWordFindings } from './loan-words.ts'
import { mixedScriptFindings } from './mixed-script.ts'
import { referenceFindings } from './reference.ts'
import { schoolFindings } from './school.ts'
import { sentenceFindings } from './sentences.ts'
import { type Reader, spokenFindings, type WordMark } from './spoken.ts'

/**
 * Reviews how clearly an essay says what it says. Words in quotation marks are left alone.
 * @param issues what proofreading found in the essay as sent
 * @param asks whose eye is asked for: only a teacher's marks what `school` marks
 */
export function clarityFindings(
  essay: Essay,
  genre: Genre,
  reader: Reader,
  issues: readonly Issue[],
  asks: Profile,
): CritiqueFinding[] {
  const spoken = spokenFindings(essay, reader, marksByOffset(essay, issues)).filter(
    ({ start }) => !essay.isInQuotedBlock(start),
  )
  const isWord = ({ start, end }: CritiqueFinding) => !/\s/u.test(essay.text.slice(start, end))
  const spokenWords = spoken.filter(isWord)
  const covered = (finding: CritiqueFinding) =>
    spokenWords.some((other) => other.start <= finding.start && finding.end <= other.end)
  const loans = loanWordFindings(essay, reader.loans)
  const school = schoolFindings(essay, asks === 'school' ? issues : []).filter(
    (one) => !loans.some((loan) => loan.start === one.start),
  )
  return [
    ...sentenceFindings(essay, genre),
    // A story may begin with someone not yet named.
    ...(genre === 'story' || genre === 'dialogue' ? [] : referenceFindings(essay)),
    ...dateStyleFindings(essay),
    ...spoken,
    ...[...loans, ...mixedScriptFindings(essay), ...school].filter((finding) => !covered(finding)),
  ]
}

/** What proofreading says of words, by offset in `essay.text`: the written form of a spoken one, or that it is misspelt. */
function marksByOffset(essay: Essay, issues: readonly Issue[]): Map<number, WordMark> {
  return new Map(
    issues.flatMap(({ rule, type, start, suggestion, alternatives }): (readonly [number, WordMark])[] => {
      const at = fromRaw(essay.tamil, start)
      if (type === 'spelling') return [[at, 'misspelt']]
      const form = alternatives[0] ?? suggestion
      return rule.startsWith('style/spoken-') && form !== undefined ? [[at, { form }]] : []
    }),
  )
}
