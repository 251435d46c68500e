import { askedOnce } from '../text/asked-once.ts'
import type { Sentence } from '../text/sentence.ts'
import { type MeantWord, meantWord } from '../words/confusions/by-meaning.ts'
import type { ConfusionKind } from '../words/confusions/confusion-kind.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { defineRule, type SentenceRule } from './rule.ts'

type MeantWordRule = Omit<SentenceRule, 'when' | 'check' | 'severity'> & { readonly kind: ConfusionKind }

const meantIn = askedOnce((sentence: Sentence): MeantWord | undefined => {
  const definition = definitionIn(sentence)
  return definition && meantWord(definition)
})

/** A rule that compares the meaning given in a sentence with the words of one kind of confusion. */
export function meantWordRule({ kind, ...rule }: MeantWordRule): SentenceRule {
  return defineRule({
    ...rule,
    severity: 'high',
    when: 'sentence',
    check(sentence) {
      const definition = definitionIn(sentence)
      const meant = meantIn(sentence)
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
