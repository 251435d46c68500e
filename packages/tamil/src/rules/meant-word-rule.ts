import { memoize } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Meanings, MeantWord } from '../words/confusions/by-meaning.ts'
import type { ConfusionKind } from '../words/confusions/confusion-kind.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { defineRule, type SentenceRule } from './rule.ts'

type MeantWordRule = Omit<SentenceRule, 'when' | 'check' | 'severity'> & { readonly kind: ConfusionKind }

const meantIn = memoize((sentence: Sentence, meanings: Meanings): MeantWord | undefined => {
  const definition = definitionIn(sentence)
  return definition && meanings.meantWord(definition)
})

/** A rule that compares the meaning given in a sentence with the words of one kind of confusion. */
export function meantWordRule({ kind, ...rule }: MeantWordRule): SentenceRule {
  return defineRule({
    ...rule,
    severity: 'medium',
    when: 'sentence',
    check(sentence, { meanings }) {
      const definition = definitionIn(sentence)
      const meant = meantIn(sentence, meanings)
      if (definition === undefined || meant?.kind !== kind) return undefined
      const captures = { meaning: definition.meaning.join(' ') }
      if (meant.rivals.length > 0) {
        return definition.word.advise({ alternatives: [meant.suggestion, ...meant.rivals], captures })
      }
      const certainty = meant.exact ? 'sure' : 'likely'
      return definition.word.replaceWith(meant.suggestion, { certainty, captures })
    },
  })
}
