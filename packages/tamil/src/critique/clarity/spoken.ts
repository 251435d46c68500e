import { inContext, WRITTEN_ATTRIBUTES } from '../../rules/spoken.ts'
import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import { type SpeechReader, writtenForm } from '../../words/spoken/written-form.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { LoanWords } from './loan-words.ts'

/** The written form that a rule for speech proposes for a word, or that the word is misspelt. */
export type WordMark = { readonly form: string } | 'misspelt'

/** How spoken words are read, and what borrowed ones give way to. */
export interface Reader extends SpeechReader {
  readonly loans: LoanWords
}

/** From this share of spoken sentences on, the register itself is the finding. */
const SPOKEN_SHARE = 0.3
/** From this share on most sentences are spoken. */
const MOSTLY = 0.5
const MIN_SENTENCES = 3

/**
 * Finds spoken forms outside direct speech; where they rule the text, one finding says so first.
 * A borrowed word in a spoken form gives way to the Tamil one at once: கிளாஸ்ல → வகுப்பில்.
 * @param marked what proofreading says of words, by their offset in `essay.text`; of a misspelt one no spoken form is guessed
 */
export function spokenFindings(
  essay: Essay,
  reader: Reader,
  marked: ReadonlyMap<number, WordMark>,
): CritiqueFinding[] {
  const sentences = essay.paragraphs.flatMap((paragraph) => paragraph.sentences)
  const spoken = sentences.map(({ words }) =>
    words.flatMap((word) => {
      const mark = marked.get(word.start)
      if (word.quoted || (mark === 'misspelt' && !reader.spokenWords.has(word.text))) return []
      const form = written(word, reader) ?? (mark === 'misspelt' ? undefined : mark?.form)
      return form === undefined ? [] : [{ word, form: reader.loans.replace(word)?.text ?? form }]
    }),
  )
  const all = spoken.flat()
  const share = spoken.filter((words) => words.length > 0).length / Math.max(sentences.length, 1)
  const [first] = all
  if (first === undefined) return []
  if (share <= SPOKEN_SHARE || sentences.length < MIN_SENTENCES)
    return all.map(({ word, form }) => spokenForm(word, form, 'medium'))
  const { sentence } = first.word
  return [
    {
      severity: 'high',
      title: 'பேச்சு வழக்கு நடை',
      description: `${share > MOSTLY ? 'கட்டுரையின் பெரும்பகுதி பேச்சு வழக்கில் உள்ளது' : 'கட்டுரை பல இடங்களில் பேச்சு வழக்கில் உள்ளது'}. கட்டுரைக்கு உரிய எழுத்து வழக்கில் மாற்றி எழுதுங்கள்.`,
      start: sentence.start,
      end: sentence.start + sentence.text.trimEnd().length,
      suggestion: 'பேச்சு வழக்குச் சொற்களை எழுத்து வழக்காக மாற்றுங்கள்.',
      meaningMayChange: true,
      fix: 'கட்டுரையைப் பேச்சு வழக்கிலிருந்து எழுத்து வழக்குக்கு மாற்றி எழுதுங்கள்.',
    },
    ...all.map(({ word, form }) => spokenForm(word, form, 'low')),
  ]
}

/** The written form of a word where it stands; none for `இல்லப் பணிகள்`, which has இல்லம் before a noun. */
function written(word: Word, reader: Reader): string | undefined {
  const form = writtenOf(word.form, reader)
  if (form === undefined) return undefined
  const bare = withoutVallinam(word.text)
  if (WRITTEN_ATTRIBUTES.has(bare) && (bare !== word.text || word.next?.isA('noun') === true))
    return undefined
  return inContext(form, word, { speech: reader })
}

const writtenOf = memoize(({ text, isKnown }: WordForm, reader: Reader) =>
  writtenForm(withoutVallinam(text), reader, isKnown),
)

function spokenForm(word: Word, form: string, severity: 'medium' | 'low'): CritiqueFinding {
  // “முன்னேறும் என்று” என எழுதுங்கள்: not என்று twice.
  const as = form.endsWith('என்று') ? 'என' : 'என்று'
  return {
    severity,
    title: 'பேச்சு வழக்கு',
    description: `“${word.text}” என்பது பேச்சு வழக்கு. எழுத்து வழக்கில் “${form}” ${as} எழுதுங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: form,
    meaningMayChange: false,
    ...(severity === 'medium'
      ? { fix: `“${word.text}” என்னும் பேச்சு வழக்கை “${form}” என்று எழுத்து வழக்கில் எழுதுங்கள்.` }
      : {}),
  }
}
