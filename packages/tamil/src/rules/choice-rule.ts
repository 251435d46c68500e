import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import { carryOver } from './carry-over.ts'
import type { Choices } from './pairs.ts'
import { defineRule, type Finding, type Knowledge, type TextRule } from './rule.ts'

type ChoiceRule = Omit<TextRule, 'when' | 'check' | 'severity' | 'certainty' | 'profiles'>

/**
 * Declares a rule that puts a Tamil noun for borrowed ones (data/choices/<id>.tsv). Silent inside quotations and on anything that may be a name. Print uses the borrowed noun as often, so only the
 * school profile asks.
 */
export function choiceRule(rule: ChoiceRule): TextRule {
  return defineRule({
    ...rule,
    severity: 'low',
    certainty: 'likely',
    profiles: ['school'],
    when: 'text',
    check: (text, knowledge) => borrowedIn(text, rule.id, knowledge),
  })
}

function borrowedIn(text: TamilText, rule: string, knowledge: Knowledge): Finding[] {
  const found: Finding[] = []
  for (const [lemma, word] of formsByLemma(text, knowledge.choices)) {
    const to = knowledge.choices.of(rule, lemma)
    if (to === undefined || isNameOrUnknown(word.next) || isNameOrUnknown(word.previous)) continue
    const suggestion = carryOver(word.text, lemma, to, knowledge)
    if (suggestion !== undefined) found.push(word.replaceWith(suggestion))
  }
  return found
}

const seen = new WeakMap<TamilText, readonly (readonly [lemma: string, word: Word])[]>()

/** The borrowed nouns of a text with their lemmas, worked out once for all rules. */
function formsByLemma(text: TamilText, choices: Choices): readonly (readonly [lemma: string, word: Word])[] {
  const known = seen.get(text)
  if (known !== undefined) return known
  const forms: (readonly [string, Word])[] = []
  for (const word of text.words) {
    const lemma = word.analyses.find(
      (reading) => reading.class === 'noun' && choices.has(reading.lemma),
    )?.lemma
    if (lemma !== undefined && mayBeBorrowed(word)) forms.push([lemma, word])
  }
  seen.set(text, forms)
  return forms
}

function mayBeBorrowed(word: Word): boolean {
  return !word.quoted && !word.tokenBefore.endsWith('-') && !word.isA('name') && !word.isA('verb')
}

/** Beside a name, or a foreign word that the engine does not know, a borrowed noun is part of the name: காபி அராபிகா. */
function isNameOrUnknown(word: Word | undefined): boolean {
  return word !== undefined && (!word.isKnown || word.isA('name'))
}
