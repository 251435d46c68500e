import type { Sentence } from '../../../text/sentence.ts'
import { rootOf } from '../../essay-roots.ts'
import { type Quantity, quantityAt } from '../../facts/numbers.ts'
import { type Unit, unitsOf } from '../../facts/sentence-units.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { contradicts, lemmaOf } from './contradiction.ts'

interface Count {
  readonly sentence: Sentence
  readonly value: number
  /** Whose, and what is counted. */
  readonly key: string
  /** What is said of all of them: உள்ளன, படிக்கின்றனர். */
  readonly verb: string
}

/** Another number of the same thing of the same owner: `மருதனுக்கு இரண்டு ஏக்கர் நிலம் இருந்தது`, `மருதனின் பத்து ஏக்கர் நிலத்திலும்`. */
export function recounted(sentences: readonly Sentence[]): CritiqueFinding[] {
  const first = new Map<string, Count>()
  const found: CritiqueFinding[] = []
  let person: string | undefined
  for (const sentence of sentences) {
    for (const count of countsIn(sentence, person)) {
      const earlier = first.get(count.key)
      if (earlier === undefined) first.set(count.key, count)
      else if (earlier.value !== count.value && saysOfAll(earlier, count)) {
        found.push(contradicts(sentence, earlier.sentence))
        break
      }
    }
    person = subjectOf(sentence) ?? person
  }
  return found
}

/** Of twenty teachers five may teach Tamil: both must say how many there are, or say the same of them. */
const saysOfAll = (one: Count, other: Count) =>
  one.verb === other.verb || (EXISTS.test(one.verb) && EXISTS.test(other.verb))

const EXISTS = /^(?:உள்|இரு|உண்டு|அமை|கொள்|அனைத்தும்)$/u
const OTHER_TIME =
  /^(?:முன்பு|முன்னர்|இன்று|இப்போது|இப்போதெல்லாம்|பின்னர்|பிறகு|தொடக்கத்தில்|கடந்த|சென்ற|இந்த|அடுத்த|முதல்|மேலும்|ஆண்டு|ஆண்டில்|புதிதாக|மற்றொரு|இன்னொரு|ஒவ்வொரு|நாள்தோறும்)/u
const PRONOUN = /^(?:அவருக்கு|அவரிடம்|அவரது|அவருடைய|அவனுக்கு|அவனிடம்|அவனது|அவளுக்கு|அவளிடம்|அவளது)$/u
/** Between owner and number: எங்கள் பள்ளியில் மொத்தம் 500 மாணவர்கள். */
const ABOUT = /^(?:மொத்தம்|மொத்தமாக|சுமார்|ஏறத்தாழ|ஏறக்குறைய|நாங்கள்|நான்|அழகிய|பெரிய)$/u
const OWNER = /^(?:என்|எனது|எங்கள்|எங்களது|நமது)$|(?:ுக்கு|க்கு|ற்கு|ிடம்|ின்|ினது|ுடைய|ரது|னது|ளது|ில்)$/u
/** Units that say nothing without what they measure. */
const UNIT = /^(?:ஏக்கர்|காணி|குழி|மூட்டை|கிலோ|லிட்டர்|மணி|மைல்|கிலோமீட்டர்|மீட்டர்|அடி)/u

/** Digits, and endings of numerals: what a sentence that counts has. */
export const MAY_COUNT = /\d|ண்டு|ன்று|ந்து|ான்கு|ஆறு|ஏழு|ட்டு|த்து|ஒன்ப|பது|ூறு|ூற்ற|யிர|ட்ச|கோடி|இரு/u

function countsIn(sentence: Sentence, person: string | undefined): Count[] {
  if (!MAY_COUNT.test(sentence.text) || sentence.words.some(({ text }) => OTHER_TIME.test(text))) return []
  const units = unitsOf(sentence)
  const found: Count[] = []
  for (let i = 1; i < units.length; i++) {
    const quantity = quantityAt(units, i)
    if (quantity === undefined) continue
    const count = countOf(sentence, units, quantity, person)
    if (count) found.push(count)
    i = quantity.to - 1
  }
  return found
}

function countOf(
  sentence: Sentence,
  units: readonly Unit[],
  { value, bound, from, to }: Quantity,
  person: string | undefined,
): Count | undefined {
  let at = from - 1
  while (ABOUT.test(units[at]?.bare ?? '')) at--
  const owner = units[at]
  const unit = units[to]?.word
  if (owner?.word === undefined || unit === undefined || bound !== 'exact' || value < 2) return undefined
  if (!OWNER.test(owner.bare)) return undefined
  const isUnit = UNIT.test(unit.text)
  const counted = isUnit ? units[to + 1]?.word : unit
  const whose = PRONOUN.test(owner.bare) ? person : lemmaOf(owner.word)
  if (whose === undefined || counted === undefined) return undefined
  const what = isUnit ? `${lemmaOf(unit)} ${lemmaOf(counted)}` : lemmaOf(counted)
  const { lastWord } = sentence
  const verb = ALL_OF_THEM.test(counted.text) ? 'அனைத்தும்' : lastWord === undefined ? '' : lemmaOf(lastWord)
  return { sentence, value, key: `${rootOf(whose, 4)} ${what}`, verb }
}

/** பத்து ஏக்கரிலும், மூன்று மகன்களும். */
const ALL_OF_THEM = /ும்$/u

/** The first noun in the nominative, where the sentence has a person's verb. */
export function subjectOf({ words, lastWord }: Sentence): string | undefined {
  if (!/(?:ான்|ாள்|ார்)$/u.test(lastWord?.text ?? '')) return undefined
  const subject = words.find(
    ({ analyses, text }) =>
      !/^(?:அவர்|அவன்|அவள்|இவர்|நான்|நாங்கள்|நாம்)$/u.test(text) &&
      (analyses.length === 0 ||
        analyses.some(
          ({ class: kind, features }) =>
            (kind === 'noun' || kind === 'name') &&
            features.includes('nominative') &&
            features.includes('person'),
        )),
  )
  return subject && lemmaOf(subject)
}
