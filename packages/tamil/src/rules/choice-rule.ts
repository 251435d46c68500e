import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import { carryOver } from './carry-over.ts'
import type { Choices } from './pairs.ts'
import { defineRule, type Finding, type Knowledge, type TextRule } from './rule.ts'

type ChoiceRule = Omit<TextRule, 'when' | 'check' | 'severity' | 'certainty' | 'profiles'>

/**
 * Declares a rule that names a Tamil noun for borrowed ones (data/choices/<id>.tsv): once a text, for the first form of
 * each. Silent inside quotations and on anything that may be a name. Print uses the borrowed noun as often, so only the
 * school profile asks.
 */
export function choiceRule(rule: ChoiceRule): TextRule {
  return defineRule({
    ...rule,
    severity: 'low',
    certainty: 'doubtful',
    profiles: ['school'],
    when: 'text',
    check: (text, knowledge) => firstOfEach(text, rule.id, knowledge),
  })
}

function firstOfEach(text: TamilText, rule: string, knowledge: Knowledge): Finding[] {
  const found: Finding[] = []
  for (const [lemma, word] of firstByLemma(text, knowledge.choices)) {
    const to = knowledge.choices.of(rule, lemma)
    if (to === undefined || besideName(word.next?.analyses) || besideName(word.previous?.analyses)) continue
    const suggestion = carryOver(word.text, lemma, to, knowledge)
    if (suggestion !== undefined) found.push(word.replaceWith(suggestion))
  }
  return found
}

const seen = new WeakMap<TamilText, ReadonlyMap<string, Word>>()

/** The first word of each borrowed noun in a text, worked out once for all rules. */
function firstByLemma(text: TamilText, choices: Choices): ReadonlyMap<string, Word> {
  const known = seen.get(text)
  if (known !== undefined) return known
  const first = new Map<string, Word>()
  for (const word of text.words) {
    for (const { lemma, class: kind } of word.analyses) {
      if (kind !== 'noun') continue
      if (choices.has(lemma) && !first.has(lemma) && mayBeBorrowed(word)) first.set(lemma, word)
    }
  }
  seen.set(text, first)
  return first
}

function mayBeBorrowed(word: Word): boolean {
  return !word.quoted && !word.isA('name') && !word.isA('verb')
}

function besideName(readings: readonly { readonly class: string }[] | undefined): boolean {
  return readings?.some((reading) => reading.class === 'name') === true
}
