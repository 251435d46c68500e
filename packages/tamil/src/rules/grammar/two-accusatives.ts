import { putInCase } from '../../clauses/government/government.ts'
import { twoAccusatives } from '../../clauses/government/two-accusatives.ts'
import { casesInsteadOf, lacksSubject, wrongAccusative } from '../../clauses/government/wrong-accusative.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/two-accusatives',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  message: {
    ta: '‘{first}’, ‘{second}’ ஆகிய இரண்டும் இரண்டாம் வேற்றுமையில் (ஐ) உள்ளன; ‘{verb}’ என்னும் வினைக்குச் செயப்படுபொருள் ஒன்றுதான், எனவே ஒன்றுக்கு வேறு வேற்றுமை வேண்டும்.',
    en: '‘{first}’ and ‘{second}’ both stand in the accusative, but ‘{verb}’ has one object: one of them needs another case.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): one direct object a verb',
  examples: [
    {
      wrong: 'அவர் [நூலைக் கதையைச்] சொன்னார்.',
      alternatives: ['நூலில் கதையைச்', 'நூலின் கதையைச்', 'நூலைக் கதையில்', 'நூலைக் கதையின்'],
    },
    { wrong: '[பூனையை எலியைத்] துரத்தியது.', alternatives: ['பூனை எலியைத்', 'பூனையை எலி'] },
  ],
  allows: [
    'அவள் விதையைச் செடியாக்கிக் கனியைப் பறித்தாள்.',
    'அவர் நூலைக் கதையாகச் சொன்னார்.',
    'குரலைக் கேட்டு முகத்தைத் திருப்பினாள்.',
  ],
  when: { features: ['accusative'] },
  check(word, knowledge) {
    const both = twoAccusatives(word, knowledge.wrongCases)
    if (both === undefined || wrongAccusative(both.first, both.second, both.verb) !== undefined)
      return undefined
    const { first, second, verb } = both
    if (second.index - first.index > MAX_APART) return undefined
    const between = first.sentence.words.slice(first.index, second.index)
    const middle = between.map(({ text, tokenAfter }) => text + tokenAfter).join('')
    const inOther = (noun: Word) =>
      (lacksSubject(verb) ? (['nominative'] as const) : casesInsteadOf(noun).slice(0, 2)).flatMap(
        (one) => putInCase(noun, one, knowledge)?.suggestion ?? [],
      )
    const alternatives = [
      ...inOther(first).map((form) => form + middle.slice(first.text.length) + second.text),
      ...inOther(second).map((form) => middle + form),
    ]
    return {
      start: first.start,
      end: second.end,
      alternatives,
      captures: { verb: verb.text, first: first.text, second: second.text },
    }
  },
})

/** Farther apart, it is not plain that both are meant. */
const MAX_APART = 5
