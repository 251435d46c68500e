import { expectedWord } from '../words/confusions/by-context.ts'
import type { ConfusionKind } from '../words/confusions/confusion-kind.ts'
import { CONFUSABLE_WORDS } from '../words/confusions/context-sets.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { defineRule, type WordRule } from './rule.ts'

type ExpectedWordRule = Omit<WordRule, 'when' | 'check' | 'severity'> & { readonly kind: ConfusionKind }

/** A rule that compares a word with its neighbours for one kind of confusion. Applied only where they tell the word for certain. */
export function expectedWordRule({ kind, ...rule }: ExpectedWordRule): WordRule {
  return defineRule({
    ...rule,
    severity: 'medium',
    when: { lemmas: CONFUSABLE_WORDS, words: CONFUSABLE_WORDS },
    check(word, { analyse }) {
      const expected = expectedWord(word, analyse)
      if (expected?.kind !== kind) return undefined
      if (word.quoted || /[0-9]$/.test(word.tokenBefore) || definitionIn(word.sentence) !== undefined)
        return undefined
      const certainty = expected.certain ? 'likely' : 'doubtful'
      const severity = expected.certain ? 'medium' : 'low'
      return word.replaceWith(expected.suggestion, { certainty, severity, captures: { cue: expected.cue } })
    },
  })
}
