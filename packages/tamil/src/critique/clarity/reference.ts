import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

const PERSONAL =
  /^(?:அவர்|அவரது|அவருடைய|அவரை|அவருக்கு|அவரால்|அவன்|அவனது|அவனுடைய|அவனை|அவனுக்கு|அவள்|அவளது|அவளுடைய|அவளை|அவளுக்கு|அவர்கள்|அவர்களது|அவர்களுடைய|அவர்களை|அவர்களுக்கு)$/u
const NEUTER = /^(?:அது|அதை|அதனை|அதற்கு|அவை|அவற்றை)$/u

/** Finds pronouns at the head of an essay or of a part of it, with nothing before them to stand for. */
export function referenceFindings(essay: Essay): CritiqueFinding[] {
  // A single paragraph may be a passage out of a longer text.
  if (essay.paragraphs.length < 2) return []
  return essay.blocks.flatMap((block, i) => {
    const before = essay.blocks[i - 1]
    const opensPart = before === undefined || before.kind !== 'paragraph'
    const [first] = block.kind === 'paragraph' ? (block.sentences[0]?.words ?? []) : []
    if (first === undefined || first.quoted || !opensPart) return []
    const bare = withoutVallinam(first.text)
    const personal = PERSONAL.test(bare)
    if (!personal && !(NEUTER.test(bare) && before === undefined)) return []
    // அவர் என்பவர்: a name follows at once.
    return first.next && /^(?:யார்|எவர்|என்)/u.test(first.next.text) ? [] : [unclear(first, personal)]
  })
}

function unclear(word: Word, personal: boolean): CritiqueFinding {
  const what = personal ? 'யாரைக்' : 'எதைக்'
  const name = personal ? 'பெயரைக் குறிப்பிடுங்கள்.' : 'பொருளைக் குறிப்பிடுங்கள்.'
  return {
    severity: 'medium',
    title: 'சுட்டுச் சொல் தெளிவாக இல்லை',
    description: `“${word.text}” ${what} குறிக்கிறது என்பது தெளிவாக இல்லை. ${name}`,
    start: word.start,
    end: word.end,
    suggestion: name,
    meaningMayChange: true,
    fix: `“${word.text}” ${what} குறிக்கிறது என்று தெளிவாகும்படி ${name}`,
  }
}
