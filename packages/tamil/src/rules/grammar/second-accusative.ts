import { FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { putInCase } from '../../clauses/government.ts'
import { endsStatement, nominalsBefore } from '../../clauses/nominals-before.ts'
import { rootsOf } from '../../clauses/verb-root.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { defineRule } from '../rule.ts'

/** They take two accusatives, or are often written with two. */
const OF_TWO: ReadonlySet<string> = new Set('என் கருது நினை கேள் ஆக்கு அழை எண்ணு மதி கொள் பண்ணு'.split(' '))

export default defineRule({
  id: 'grammar/second-accusative',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{verb}’ என்னும் வினைக்கு ‘{object}’ என்னும் செயப்படுபொருள் இருக்க, ‘{found}’ என்பதும் இரண்டாம் வேற்றுமையில் (ஐ) உள்ளது; வேறு வேற்றுமை வேண்டும்.',
    en: '‘{verb}’ has the object ‘{object}’ already: ‘{found}’ needs another case than the accusative.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): one direct object a verb',
  examples: [
    {
      wrong: 'அலுவலர்கள் [மன்றத்தை] அறிக்கையைத் தயாரித்தனர்.',
      alternatives: ['மன்றத்தில்', 'மன்றத்தின்', 'மன்றத்துக்கு', 'மன்றத்தால்'],
    },
  ],
  allows: [
    'அவனை வேலையைச் செய்யச் சொன்னார்.',
    'அவனைக் கதவைத் திறந்து உள்ளே விட்டார்.',
    'நாயையும் பூனையையும் வளர்த்தான்.',
    'அம்மாவை, தங்கையை அழைத்தான்.',
    'நாட்டை ஆண்டவர்களை வெறுத்தனர்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    if (roleOf(word) !== 'finite' || !endsStatement(word) || !isTransitive(word)) return undefined
    const [object, second, third] = nominalsBefore(word).filter((noun) => noun.is('accusative'))
    if (object === undefined || second === undefined || third !== undefined) return undefined
    if (hasVerbBetween(second, word)) return undefined
    if (!isPlain(object) || !isPlain(second) || second.next?.isA('adverb') === true) return undefined
    // `மிதிவண்டியை மகனை வழங்கினார்`: of a thing and a person the thing is given.
    const [wrong, right] = isReceiver(object, second, word) ? [object, second] : [second, object]
    const alternatives = (wrong.isOnly('rational') ? OF_PEOPLE : OF_THINGS).flatMap(
      (one) => putInCase(wrong, one, knowledge)?.suggestion ?? [],
    )
    return wrong.advise({ alternatives, captures: { verb: word.text, object: right.text } })
  },
})

function isReceiver(object: Word, second: Word, verb: Word): boolean {
  const receives = object.isOnly('rational') || object.isOnly('group')
  return (
    receives &&
    second.isOnly('irrational') &&
    !second.isOnly('group') &&
    !rootsOf(verb).some((root) => verb.form.framesOf(root).includes('person'))
  )
}

const OF_THINGS: readonly WantedCase[] = ['locative', 'genitive', 'dative', 'instrumental']
const OF_PEOPLE: readonly WantedCase[] = ['dative', 'genitive', 'locative', 'sociative']

function isTransitive(word: Word): boolean {
  const roots = rootsOf(word)
  return (
    word.isOnly('transitive') &&
    !word.is('passive') &&
    roots.length > 0 &&
    !roots.some((root) => OF_TWO.has(root))
  )
}

/** வழங்கி, which gives as well as a server. */
function hasVerbBetween({ sentence, index }: Word, verb: Word): boolean {
  return sentence.words
    .slice(index + 1, verb.index)
    .some(
      (word) =>
        word.is('verbal-participle') ||
        word.is('infinitive') ||
        word.is('relative-participle') ||
        (word.is('participial-noun') && !word.is('accusative')),
    )
}

/** Surely an accusative, and alone. */
function isPlain(noun: Word): boolean {
  return (
    noun.isOnly('accusative') &&
    !noun.is('clitic-um') &&
    !noun.is('participial-noun') &&
    !noun.is('time') &&
    !noun.is('unit') &&
    !noun.isA('verb') &&
    !noun.analyses.some(({ guessed }) => guessed)
  )
}
