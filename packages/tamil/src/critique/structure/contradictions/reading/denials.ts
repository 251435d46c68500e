import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { worded } from '../../../../text/worded.ts'
import { isContentWord } from '../../../essay-roots.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { StatementIndex } from '../../statements/statement-index.ts'
import { isAsserted } from './assertion.ts'
import { contradicts, lemmaOf } from './contradiction.ts'
import { eventIn, mayBeOneEvent } from './events.ts'

/** Sentences with more content words than this state several things; they are compared with none. */
const MAX_CONTENT = 14
const MIN_SHARED = 3
const SHARED = 0.6

interface Statement {
  readonly sentence: Sentence
  readonly roots: ReadonlySet<string>
  /** What it speaks of: the roots that are no verbs. */
  readonly things: ReadonlySet<string>
  readonly denies: boolean
  /** The verb that is denied: ஏல் of `ஏற்கவில்லை`; none of இல்லை or கூடாது. */
  readonly denied: string | undefined
}

const denies = worded(
  /(?:^(?:இல்லை|அல்ல|அன்று|கூடாது|முடியாது|இயலாது|ஆகாது|கிடையாது)$)|(?:ில்லை|முடியாது|இயலாது|கூடாது|வில்லை|ாது|ாதவை|ாதது)$/u,
)
/** Words that deny what another says. */
const MERELY_NOT = /^(?:இல்லை|இல்லாத|அல்ல|அன்று|கூடா|முடியா|இயலா|ஆகாது|கிடையாது|வேண்டாம்)/u
/** Where the two may both be true. */
const isReserved = worded(
  /(?:ால்|ாலும்|ினும்|போது|வரை|முன்பு|முன்னர்|அன்று|இன்று|இப்போது|இப்போதெல்லாம்|இனி|பக்கத்து|அடுத்த|அண்டை|வேறு|மற்ற|முதல்|இரண்டாம்|இரண்டாவது|மறுநாள்|பிறகு|பின்னர்|முதலில்|சிலர்|சில|பலர்|மட்டும்|தவிர|அளவோடு|மிதமாக|இன்றி|ாமல்|ாவிட்டால்|என்று|என்பது|எனில்|அல்லது|போல|விட)$/u,
)

/** The same words, said and denied. */
export function denied(sentences: readonly Sentence[]): CritiqueFinding[] {
  const index = new StatementIndex<Statement>()
  const found: CritiqueFinding[] = []
  for (const statement of sentences.flatMap(statementOf)) {
    const roots = [...statement.roots].map((root) => [root])
    const other = index.sharing(roots, MIN_SHARED).find(({ one }) => isDenied(statement, one))
    if (other !== undefined) found.push(contradicts(statement.sentence, other.one.sentence))
    index.add(statement, roots)
  }
  return found
}

function isDenied(one: Statement, other: Statement): boolean {
  const shared = [...one.roots].filter((root) => other.roots.has(root)).length
  return (
    one.denies !== other.denies &&
    saysWhatIsDenied(one, other) &&
    saysWhatIsDenied(other, one) &&
    shared >= SHARED * Math.min(one.roots.size, other.roots.size) &&
    mayBeOneEvent(eventIn(one.sentence.words), eventIn(other.sentence.words)) &&
    !isOfAnother(one, other)
  )
}

/** `பொறியாளர் இதை ஏற்கவில்லை` is no denial of `பொறியாளர் விரைந்தார்`, whatever else they share. */
const saysWhatIsDenied = ({ denied }: Statement, { roots }: Statement) =>
  denied === undefined || roots.has(denied)

/** Each names a thing that the other does not: a daily in Tamil is none in Kannada. */
const isOfAnother = (one: Statement, other: Statement) =>
  [...one.things].some((thing) => !other.roots.has(thing)) &&
  [...other.things].some((thing) => !one.roots.has(thing))

/** `இன்றியமையாதது`, `மறக்க முடியாதது` deny nothing. */
const PRAISES = /^(?:இன்றியமையா|ஈடற்ற|தவிர்க்கமுடியா|மறக்கமுடியா|மறுக்கமுடியா|அளவற்ற|எண்ணற்ற)/u

/** `அன்று உறவினர்களைக் காண்போம்`: on that day; ‘is not’ ends what it denies: `அது பெரிது அன்று`. */
const isThatDay = ({ text, previous, isLast, tokenAfter }: Word) =>
  /^அன்று(?:[கசதப]்)?$/u.test(text) && (previous === undefined || (!isLast && tokenAfter === ' '))

/** Whether a word denies what its sentence says: இல்லை, வரவில்லை, செய்யக் கூடாது. */
export const isDenial = (word: Word) => {
  if (!denies(word) || PRAISES.test(word.text) || isThatDay(word)) return false
  const before = word.previous?.text ?? ''
  return !(word.text.startsWith('முடியா') && /^(?:மறக்க|மறுக்க|தவிர்க்க|அளவிட|சொல்ல|எண்ண)/u.test(before))
}

function statementOf(sentence: Sentence): Statement[] {
  const { words, lastWord } = sentence
  if (lastWord === undefined || !isAsserted(sentence)) return []
  const content = words.filter((word) => isContentWord(word) && !isDenial(word))
  if (content.length > MAX_CONTENT || words.some(isReserved)) return []
  const roots = new Set(content.map(lemmaOf))
  const negations = words.filter(isDenial)
  const things = new Set(content.filter((word) => !word.isA('verb') && !word.isA('adverb')).map(lemmaOf))
  if (negations.length > 1) return []
  const [negation] = negations
  const denied =
    negation?.isA('verb') === true && !MERELY_NOT.test(negation.text) ? lemmaOf(negation) : undefined
  return [{ sentence, roots, things, denies: negation !== undefined, denied }]
}
