import type { Word } from '../text/word.ts'
import { expectedWord } from '../words/confusions/by-context.ts'
import type { ConfusionKind } from '../words/confusions/confusion-kind.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { defineRule, type WordRule } from './rule.ts'

type ExpectedWordRule = Omit<WordRule, 'when' | 'check' | 'severity'> & { readonly kind: ConfusionKind }

/** A rule that compares a word with its neighbours for one kind of confusion. Applied only where they tell the word for certain. */
export function expectedWordRule({ kind, ...rule }: ExpectedWordRule): WordRule {
  return defineRule({
    ...rule,
    severity: 'medium',
    when: { confusable: true },
    check(word, knowledge) {
      const expected = expectedWord(word, knowledge)
      if (expected?.kind !== kind) return undefined
      if (word.quoted || /[0-9]$/.test(word.tokenBefore) || isDefined(word)) return undefined
      const certainty = expected.certain ? 'likely' : 'doubtful'
      const severity = expected.certain ? 'medium' : 'low'
      return word.replaceWith(expected.suggestion, { certainty, severity, captures: { cue: expected.cue } })
    },
  })
}

/** Whether the sentence tells what a word means; `சுவரில் ஒரு பல்லி` may do so of its first word only. */
function isDefined(word: Word): boolean {
  const definition = definitionIn(word.sentence)
  return definition !== undefined && (definition.strict || definition.word === word)
}
