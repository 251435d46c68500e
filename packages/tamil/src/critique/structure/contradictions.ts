import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { type Quantity, quantityAt } from '../facts/numbers.ts'
import { type Unit, unitsOf } from '../facts/sentence-units.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

/** Sentences with more content words than this state several things; they are compared with none. */
const MAX_CONTENT = 14
const MIN_SHARED = 3
const SHARED = 0.6
/** UTF-16 code units of the other sentence that are shown. */
const SHOWN = 80

interface Statement {
  readonly sentence: Sentence
  readonly roots: ReadonlySet<string>
  readonly denies: boolean
}

/**
 * Finds where an essay takes back what it has said: the same words denied, or another number of the same thing of the
 * same owner. What is quoted, asked, supposed or told of another time says nothing against what stands elsewhere.
 */
export function contradictionFindings(essay: Essay): CritiqueFinding[] {
  const sentences = essay.paragraphs
    .flatMap((paragraph) => paragraph.sentences)
    .filter((sentence) => sentence.words.length >= 3 && !essay.isQuoted(sentence.start, sentence.end))
  return [...denied(sentences), ...recounted(sentences)]
}

const DENIES =
  /(?:^(?:இல்லை|அல்ல|அன்று|கூடாது|முடியாது|இயலாது|ஆகாது|கிடையாது)$)|(?:ில்லை|முடியாது|இயலாது|கூடாது|வில்லை|ாது|ாதவை|ாதது)$/u
/** Where the two may both be true. */
const RESERVED =
  /(?:ால்|ாலும்|ினும்|போது|வரை|முன்பு|முன்னர்|அன்று|இன்று|இப்போது|இப்போதெல்லாம்|இனி|சிலர்|சில|பலர்|மட்டும்|தவிர|இன்றி|ாமல்|ாவிட்டால்|என்று|என்பது|எனில்|அல்லது|போல|விட)$/u

function denied(sentences: readonly Sentence[]): CritiqueFinding[] {
  const statements = sentences.flatMap(statementOf)
  const owners = new Map<string, number[]>()
  const found: CritiqueFinding[] = []
  for (const [i, statement] of statements.entries()) {
    const shared = new Map<number, number>()
    for (const root of statement.roots)
      for (const other of owners.get(root) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    for (const [at, count] of shared) {
      const other = statements[at]
      if (other === undefined || other.denies === statement.denies) continue
      const least = Math.min(other.roots.size, statement.roots.size)
      if (count < MIN_SHARED || count < SHARED * least) continue
      found.push(contradicts(statement.sentence, other.sentence))
      break
    }
    for (const root of statement.roots) {
      const list = owners.get(root)
      if (list === undefined) owners.set(root, [i])
      else if (list.length < 64) list.push(i)
    }
  }
  return found
}

function statementOf(sentence: Sentence): Statement[] {
  const { words, lastWord, text } = sentence
  if (lastWord === undefined || /\?/u.test(text)) return []
  const content = words.filter((word) => isContentWord(word) && !DENIES.test(word.text))
  if (content.length > MAX_CONTENT || words.some((word) => RESERVED.test(withoutVallinam(word.text))))
    return []
  const roots = new Set(content.map(lemmaOf))
  const negations = words.filter(({ text: word }) => DENIES.test(withoutVallinam(word)))
  if (negations.length > 1) return []
  return [{ sentence, roots, denies: negations.length === 1 }]
}

const lemmaOf = ({ analyses, text }: Word) => analyses[0]?.lemma ?? rootOf(text, 3)

interface Count {
  readonly sentence: Sentence
  readonly value: number
  /** Whose, and what is counted. */
  readonly key: string
  /** What is said of all of them: உள்ளன, படிக்கின்றனர். */
  readonly verb: string
}

/** `மருதனுக்கு இரண்டு ஏக்கர் நிலம் இருந்தது`, `மருதனின் பத்து ஏக்கர் நிலத்திலும்`. */
function recounted(sentences: readonly Sentence[]): CritiqueFinding[] {
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
const OWNER = /(?:ுக்கு|க்கு|ற்கு|ிடம்|ின்|ினது|ுடைய|ரது|னது|ளது|ில்)$/u
/** Units that say nothing without what they measure. */
const UNIT = /^(?:ஏக்கர்|காணி|குழி|மூட்டை|கிலோ|லிட்டர்|மணி|மைல்|கிலோமீட்டர்|மீட்டர்|அடி)/u

/** Digits, and endings of numerals. */
const MAY_COUNT = /\d|ண்டு|ன்று|ந்து|ான்கு|ஆறு|ஏழு|ட்டு|த்து|ஒன்ப|பது|ூறு|ூற்ற|யிர|ட்ச|கோடி|இரு/u

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
  const owner = units[from - 1]
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
function subjectOf({ words, lastWord }: Sentence): string | undefined {
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

function contradicts(sentence: Sentence, other: Sentence): CritiqueFinding {
  const text = other.text.trim()
  const words = text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/\s+\S*$/u, '')} …`
  return {
    severity: 'high',
    title: 'முன்பின் முரண்',
    description: `இத்தொடர் முன்பு கூறியதோடு முரண்படுகிறது (“${words}”). இரண்டில் எது சரி என்று முடிவு செய்து, ஒன்றைத் திருத்துங்கள்.`,
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
    suggestion: 'முன்பு கூறியதோடு ஒத்துப்போகும்படி ஒன்றைத் திருத்துங்கள்.',
    meaningMayChange: true,
    fix: 'கட்டுரையில் ஒன்றோடொன்று முரண்படும் இரு தொடர்களில் ஒன்றைத் திருத்துங்கள்.',
  }
}
