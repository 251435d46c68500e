import type { Sentence } from '../../../text/sentence.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import type { Block, Essay } from '../../essay.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { isFramed } from '../restated-sentences.ts'
import { saidAgain } from '../said-again.ts'
import {
  type Idea,
  isSameIdea,
  oppositionOf,
  type Statement,
  standInOneCase,
  statementOf,
} from './statement.ts'
import { StatementIndex } from './statement-index.ts'

/** Of the weight of what the later sentence says, and of the earlier: how much the other says too; less where it is much. */
const SHARES = { few: { ofLater: 0.75, ofEarlier: 0.6 }, many: { ofLater: 0.65, ofEarlier: 0.5 } } as const
const MANY = 3
/** What the two share, at least. */
const MIN_SHARED = 2
const MIN_IDEAS = 3
const MIN_WEIGHT = 1.9
/** A word in more of the sentences of a text is what it is about, and tells little. */
const TOPICAL = 0.3
const TOPICAL_WEIGHT = 0.5
const MIN_TOPICAL = 4

interface Placed extends Statement {
  readonly paragraph: Block
  readonly isOuter: boolean
  /** What may not differ: numbers, names, whose. */
  readonly particulars: string
}

/** An example, a reason, a likeness or a comparison brings something new; so does what is set against the rest. */
const ADDS =
  /போல|போன்ற|என்பது|பொருள்|எடுத்துக்காட்டு|உதாரண|சான்றாக|ஏனெனில்|ஏனென்றால்|காரணம்|ஆனால்|எனினும்|ஆயினும்|இருப்பினும்|மாறாக|ஆகவே|எனவே|இவ்வாறு|ஆகையால்|ஆதலால்|\?/u

/**
 * Finds a sentence whose every word, or nearly, an earlier one has said before it, in the same word or in another of its
 * meaning. The first paragraph may announce what comes and the last may come back to it; inside of one a thing is said once.
 */
export function coveredStatements(essay: Essay, meanings: MeaningWords): CritiqueFinding[] {
  const { paragraphs, isQuoted } = essay
  const weightOf = weightsIn(paragraphs, meanings)
  const index = new StatementIndex<Placed>()
  return paragraphs.flatMap((paragraph, at) => {
    const isOuter = isFramed(paragraphs) && (at === 0 || at === paragraphs.length - 1)
    return paragraph.sentences.flatMap((sentence) => {
      const placed = isQuoted(sentence.start, sentence.end)
        ? []
        : placedOf(sentence, paragraph, isOuter, meanings)
      return placed.flatMap((later) => {
        const groups = later.ideas.map(({ keys }) => keys)
        const earlier = index
          .sharing(groups, MIN_SHARED)
          .find(
            (one) =>
              (one.paragraph === paragraph || (!isOuter && !one.isOuter)) && covers(one, later, weightOf),
          )
        index.add(later, new Set(groups.flat()))
        return earlier === undefined ? [] : [saidAgain(sentence, earlier.sentence)]
      })
    })
  })
}

/** What a text speaks of throughout weighs less than what one sentence says of it. */
function weightsIn(paragraphs: readonly Block[], meanings: MeaningWords): (idea: Idea) => number {
  const counts = new Map<string, number>()
  let sentences = 0
  for (const sentence of paragraphs.flatMap((paragraph) => paragraph.sentences)) {
    sentences++
    const ideas = statementOf(sentence, meanings)?.ideas ?? []
    for (const key of new Set(ideas.map(({ keys }) => keys[0] ?? '')))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const least = Math.max(MIN_TOPICAL, sentences * TOPICAL)
  return ({ keys, weight }) => ((counts.get(keys[0] ?? '') ?? 0) >= least ? TOPICAL_WEIGHT : 1) * weight
}

/** `ஒரு`, `ஒவ்வொருவரும்`: no number that may not differ. */
const ONE = /^(?:ஒரு|ஓர்|ஒன்று|ஒவ்வொரு|ஒவ்வோர்|ஒவ்வொருவ)/u

function placedOf(sentence: Sentence, paragraph: Block, isOuter: boolean, meanings: MeaningWords): Placed[] {
  const statement = statementOf(sentence, meanings)
  if (statement === undefined || sentence.words.some(({ quoted }) => quoted)) return []
  const numbers = sentence.words.filter((word) => word.isA('numeral') && !ONE.test(word.text))
  const names = statement.ideas.filter(isName)
  const digits = sentence.tokens.filter(({ kind }) => kind === 'number').map(({ text }) => text)
  const whose = sentence.lastWord?.is('finite', 'first') ? ['first'] : []
  const particulars = [
    ...numbers.map((word) => word.analyses[0]?.lemma ?? word.text),
    ...names.map(({ keys: [name] }) => name),
    ...digits,
    ...whose,
  ]
  return [{ ...statement, paragraph, isOuter, particulars: particulars.sort().join(' ') }]
}

/** A name in every reading, and no word of which there is another. */
const isName = ({ word, keys }: Idea) =>
  word.analyses.length > 0 && word.analyses.every(({ class: kind }) => kind === 'name') && keys.length === 1

const isRestricted = ({ sentence }: Statement) =>
  sentence.words.some(({ text }) => RESTRICTS.test(withoutVallinam(text)))
const RESTRICTS = /^(?:சிலர்|சில|வேறு|மற்ற|மற்றொரு|இன்னொரு|அடுத்த|மறுநாள்|மீண்டும்|மறுபடியும்|தவிர)$/u

/** A compound names less than its part: `பெண்கல்வி`, `கல்வி`. */
const isNarrower = ({ keys: [compound = ''] }: Idea, { keys: [part = ''], keys }: Idea) =>
  compound.length > part.length && !keys.includes(compound) && compound.endsWith(part)

const ELSEWHERE: ReadonlySet<string> = new Set(['place', 'time'])

function covers(earlier: Placed, later: Placed, weightOf: (idea: Idea) => number): boolean {
  if (earlier.denies !== later.denies || earlier.particulars !== later.particulars) return false
  if (ADDS.test(later.sentence.text) || isRestricted(later) || isRestricted(earlier)) return false
  const pairs = later.ideas.flatMap((idea) => {
    const other = earlier.ideas.find((one) => isSameIdea(one, idea) && !isNarrower(idea, one))
    return other === undefined ? [] : [{ idea, other }]
  })
  const isApart = later.ideas.some((idea) =>
    earlier.ideas.some((one) => oppositionOf(one, idea) !== undefined),
  )
  if (later.ideas.length < MIN_IDEAS || pairs.length < MIN_SHARED || isApart) return false
  const said = new Set(pairs.map(({ idea }) => idea))
  const others = new Set(pairs.map(({ other }) => other))
  const left = earlier.ideas.filter((one) => !others.has(one))
  if (later.ideas.some((idea) => !said.has(idea) && left.some((one) => standInOneCase(one, idea))))
    return false
  // Another place or time is another thing to say.
  if (later.ideas.some((idea) => !said.has(idea) && idea.weight === 1 && ELSEWHERE.has(idea.role)))
    return false
  const weigh = (ideas: Iterable<Idea>) => [...ideas].reduce((sum, idea) => sum + weightOf(idea), 0)
  const { ofLater, ofEarlier } = said.size < MANY || others.size < MANY ? SHARES.few : SHARES.many
  const telling = pairs.reduce((sum, { idea, other }) => sum + Math.min(weightOf(idea), weightOf(other)), 0)
  return (
    telling >= MIN_WEIGHT &&
    weigh(said) >= ofLater * weigh(later.ideas) &&
    weigh(others) >= ofEarlier * weigh(earlier.ideas) &&
    pairs.some(({ idea, other }) => idea.weight === 1 && other.weight === 1) &&
    pairs.some(({ idea, other }) => idea.keys[0] !== other.keys[0])
  )
}
