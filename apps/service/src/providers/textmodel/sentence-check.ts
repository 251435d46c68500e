import type { LanguageFault, Span, TamilLanguage } from '../tamil-language.ts'
import type { Replacement } from './narrow-edit.ts'

/** The engine as a second reader of the sentence that an edit is about. */
export interface SentenceCheck {
  /** The faults of spelling and grammar that the engine finds in the words of a span. */
  faultsAt(span: Span): LanguageFault[]
  /** How many faults more the sentence has after the replacement than before; null: it is too long to be asked. */
  faultsAdded(edit: Replacement): number | null
}

/** UTF-16 code units of a sentence; a longer one is not checked. */
const MAX_SENTENCE_LENGTH = 1_000
/** UTF-16 code units that the replacements of one answer may have checked together, so that its time is bounded. */
const MAX_CHECKED_LENGTH = 100_000

/** Reads the sentences of one text for the edits of one answer; each sentence as it stands is read once. */
export function createSentenceCheck(
  text: string,
  sentences: readonly Span[],
  language: TamilLanguage,
): SentenceCheck {
  const known = new Map<Span, LanguageFault[]>()
  let left = MAX_CHECKED_LENGTH

  function faultsOf(sentence: Span): LanguageFault[] {
    const found = known.get(sentence) ?? language.faults(text.slice(sentence.start, sentence.end))
    known.set(sentence, found)
    return found
  }

  function sentenceOf({ start, end }: Span): Span | null {
    const found = sentences.find((sentence) => sentence.start <= start && end <= sentence.end)
    return found && found.end - found.start <= MAX_SENTENCE_LENGTH ? found : null
  }

  return {
    faultsAt(span) {
      const sentence = sentenceOf(span)
      if (sentence === null) return []
      return faultsOf(sentence)
        .map((fault) => ({
          ...fault,
          start: fault.start + sentence.start,
          end: fault.end + sentence.start,
        }))
        .filter(({ start, end }) => start < span.end && span.start < end)
    },

    faultsAdded({ start, end, fix }) {
      const sentence = sentenceOf({ start, end })
      if (sentence === null) return null
      const after = text.slice(sentence.start, start) + fix + text.slice(end, sentence.end)
      left -= after.length
      return left < 0 ? null : language.faults(after).length - faultsOf(sentence).length
    },
  }
}
