import type { Word } from '../text/word.ts'
import { finalVallinam, withoutVallinam } from '../words/vallinam.ts'
import { WordTable } from '../words/word-table.ts'
import { LetterTree } from './letter-tree.ts'
import type { PairsByRule } from './pairs.ts'
import type { Finding, ReplacementRule } from './rule.ts'

/** One pair of a table, wrong → right. */
export interface Replacement {
  readonly rule: ReplacementRule
  /** The words of the wrong side; the last without its `…`. */
  readonly words: readonly string[]
  readonly right: string
  /** Whether the last word may go on. */
  readonly open: boolean
}

/** The pairs of all tables, by the word that the wrong side begins with. */
export class Replacements {
  readonly #whole = new WordTable<Replacement[]>()
  readonly #openings = new LetterTree<Replacement, readonly Replacement[]>('beginning', (pairs) => pairs)

  constructor(rules: readonly ReplacementRule[], pairs: PairsByRule) {
    for (const rule of rules)
      for (const [wrong, right] of pairs.get(rule.pairs) ?? []) this.#add(replacementOf(rule, wrong, right))
  }

  #add(pair: Replacement): void {
    const [first = ''] = pair.words
    const filed = this.#whole.get(first)
    if (pair.open && pair.words.length === 1) this.#openings.add(first.slice(0, OPENING), pair)
    else if (filed === undefined) this.#whole.set(first, [pair])
    else filed.push(pair)
  }

  /** The pairs whose wrong side a word may begin; those of one word only if it is the word. */
  startingWith(word: string): readonly Replacement[] {
    const bare = withoutVallinam(word)
    const whole = this.#whole.get(word)
    const undoubled = bare === word ? undefined : this.#whole.get(bare)
    const openings = openingsOf(word, this.#openings.sumOf(word))
    if (whole === undefined && undoubled === undefined) return openings
    return [...(whole ?? NOTHING), ...(undoubled ?? NOTHING), ...openings]
  }
}

const NOTHING: readonly Replacement[] = []

/** Open pairs are filed under so many letters: by fewer most words would find some, all would make a large tree. */
const OPENING = 5

/** Of some open pairs those that the word begins with; there is nearly always none. */
function openingsOf(word: string, pairs: readonly Replacement[]): readonly Replacement[] {
  let found = NOTHING
  for (const pair of pairs) if (word.startsWith(pair.words[0] ?? '')) found = [...found, pair]
  return found
}

function replacementOf(rule: ReplacementRule, wrong: string, right: string): Replacement {
  const open = wrong.endsWith('…')
  const words = (open ? wrong.slice(0, -1) : wrong).split(' ')
  return { rule, words, right: right.endsWith('…') ? right.slice(0, -1) : right, open }
}

/** What a pair says of the words from `word` on; undefined when they are not its wrong side. */
export function replace(word: Word, { words, right, open, rule }: Replacement): Finding | undefined {
  let last = word
  for (const [i, wanted] of words.entries()) {
    if (i > 0) {
      const next = last.next
      if (next === undefined || next.start - last.end !== 1) return undefined
      last = next
    }
    const final = i === words.length - 1
    const text = final && !open ? bareWhen(last.text, wanted) : last.text
    if (final && open ? !text.startsWith(wanted) : text !== wanted) return undefined
  }
  if (rule.unless?.(last) === true) return undefined
  const rest = last.text.slice(words.at(-1)?.length)
  const suggestion = right + (open || finalVallinam(right) === undefined ? rest : '')
  const { certainty } = rule
  return {
    start: word.start,
    end: last.end,
    suggestion,
    ...(certainty === undefined ? {} : { certainty }),
  }
}

function bareWhen(text: string, wanted: string): string {
  return text === wanted ? text : withoutVallinam(text)
}
