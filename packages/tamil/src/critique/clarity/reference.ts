import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

const PERSONAL =
  /^(?:அவர்|அவரது|அவருடைய|அவரை|அவருக்கு|அவரால்|அவன்|அவனது|அவனுடைய|அவனை|அவனுக்கு|அவள்|அவளது|அவளுடைய|அவளை|அவளுக்கு|அவர்கள்|அவர்களது|அவர்களுடைய|அவர்களை|அவர்களுக்கு)$/u
const NEUTER = /^(?:அது|அதை|அதனை|அதற்கு|அவை|அவற்றை)$/u

/** Finds pronouns with nothing before them to stand for, and with two people of whom either may be meant. */
export function referenceFindings(essay: Essay): CritiqueFinding[] {
  return [...withoutAntecedent(essay), ...withTwoAntecedents(essay)]
}

function withoutAntecedent(essay: Essay): CritiqueFinding[] {
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

/** `கண்ணனும் முருகனும் சென்றனர். அவர் …`: which of the two? */
function withTwoAntecedents(essay: Essay): CritiqueFinding[] {
  return essay.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence, i) => {
      const before = sentences[i - 1]
      const [first] = sentence.words
      if (before === undefined || first === undefined || first.quoted) return []
      const genders = pairIn(before)
      const form = SINGULAR.exec(withoutVallinam(first.text))?.[1]
      const meant = form === 'அவர' || (form === 'அவன' && genders?.every((ending) => ending === 'னும்'))
      return genders && meant ? [ofTwo(first)] : []
    }),
  )
}

/** அவர் and அவன், alone or as owner, object or receiver. */
const SINGULAR = /^(அவர|அவன)(?:்|து|ுடைய|ை|ுக்கு)$/u
const PERSON_AND = /(னும்|ரும்|ளும்|யும்|வும்)$/u
const PEOPLE_DID = /(?:னர்|ார்கள்|ர்கள்)$/u

/** The endings of two people joined by -உம் whose sentence says what people did. */
function pairIn({ words, lastWord }: Sentence): readonly string[] | undefined {
  if (!PEOPLE_DID.test(lastWord?.text ?? '')) return undefined
  for (const [i, word] of words.entries()) {
    const pair = [word, words[i + 1]].map((one) => PERSON_AND.exec(one?.text ?? '')?.[1])
    if (pair.every((ending) => ending !== undefined) && i + 1 < words.length - 1) return pair
  }
  return undefined
}

function ofTwo(word: Word): CritiqueFinding {
  return {
    severity: 'low',
    title: 'சுட்டுச் சொல் தெளிவாக இல்லை',
    description: `“${word.text}” முந்தைய தொடரில் உள்ள இருவருள் யாரைக் குறிக்கிறது என்பது தெளிவாக இல்லை. பெயரைக் குறிப்பிடுங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: 'பெயரைக் குறிப்பிடுங்கள்.',
    meaningMayChange: true,
  }
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
