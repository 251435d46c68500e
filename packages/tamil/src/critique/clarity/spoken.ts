import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { writtenFormOf } from './spoken-forms.ts'

/** From this share of spoken sentences on, the register itself is the finding. */
const SPOKEN_SHARE = 0.3
const FEWEST_SENTENCES = 3
const SHOWN = 10

/** Finds spoken forms outside direct speech; where they rule the text, one finding says so first. */
export function spokenFindings(essay: Essay): CritiqueFinding[] {
  const sentences = essay.paragraphs.flatMap((paragraph) => paragraph.sentences)
  const spoken = sentences.map(({ words }) => words.filter((word) => !word.quoted && written(word)))
  const all = spoken.flat()
  const share = spoken.filter((words) => words.length > 0).length / Math.max(sentences.length, 1)
  const [first] = all
  if (first === undefined) return []
  if (share <= SPOKEN_SHARE || sentences.length < FEWEST_SENTENCES)
    return all.map((word) => spokenForm(word, 'medium'))
  const sentence = first.sentence
  return [
    {
      severity: 'high',
      title: 'பேச்சு வழக்கு நடை',
      description: 'கட்டுரையின் பெரும்பகுதி பேச்சு வழக்கில் உள்ளது. கட்டுரைக்கு உரிய எழுத்து வழக்கில் மாற்றி எழுதுங்கள்.',
      start: sentence.start,
      end: sentence.start + sentence.text.trimEnd().length,
      suggestion: 'பேச்சு வழக்குச் சொற்களை எழுத்து வழக்காக மாற்றுங்கள்.',
      meaningMayChange: true,
      fix: 'கட்டுரையைப் பேச்சு வழக்கிலிருந்து எழுத்து வழக்குக்கு மாற்றி எழுதுங்கள்.',
    },
    ...all.slice(0, SHOWN).map((word) => spokenForm(word, 'low')),
  ]
}

const written = (word: Word) => writtenFormOf(withoutVallinam(word.text), () => word.analyses.length > 0)

function spokenForm(word: Word, severity: 'medium' | 'low'): CritiqueFinding {
  const form = written(word) ?? ''
  return {
    severity,
    title: 'பேச்சு வழக்கு',
    description: `“${word.text}” பேச்சு வழக்கு. எழுத்து வழக்கில் “${form}” என்று எழுதுங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: form,
    meaningMayChange: false,
    ...(severity === 'medium'
      ? { fix: `“${word.text}” என்னும் பேச்சு வழக்கை “${form}” என்று எழுத்து வழக்கில் எழுதுங்கள்.` }
      : {}),
  }
}
