import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What two do to one another, and nothing for one another. */
const DONE_TO: ReadonlySet<string> = new Set(
  'பார் நோக்கு முறை வெறு நேசி காதலி மதி நம்பு சந்தி தாக்கு அடி திட்டு தழுவு கட்டிப்பிடி அணை புரிந்துகொள் அறி கடி முட்டு துரத்து பாராட்டு புகழ் கண்டி ஏமாற்று தள்ளு இழு பிரி ஒத்திரு சார்ந்திரு கொல் பழி குறைகூறு விமர்சி நெருங்கு கவனி சந்தேகி வரவேற்பு'.split(
    ' ',
  ),
)
const ONE_ANOTHER: ReadonlyMap<string, string> = new Map([
  ['ஒருவருக்கொருவர்', 'ஒருவரையொருவர்'],
  ['ஒருவனுக்கொருவன்', 'ஒருவனையொருவன்'],
  ['ஒன்றுக்கொன்று', 'ஒன்றையொன்று'],
])
const ONE: ReadonlyMap<string, string> = new Map([
  ['ஒருவருக்கு', 'ஒருவரை'],
  ['ஒன்றுக்கு', 'ஒன்றை'],
])
const MAX_BETWEEN = 2

export default defineRule({
  id: 'grammar/reciprocal-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்னும் வினைக்குச் செயப்படுபொருள் வேண்டும்: ‘{suggestion}’.',
    en: 'The verb ‘{verb}’ asks for the accusative: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): reciprocals',
  examples: [
    { wrong: 'இருவரும் [ஒருவருக்கொருவர்] நேசித்தனர்.', right: 'இருவரும் ஒருவரையொருவர் நேசித்தனர்.' },
    { wrong: 'அவர்கள் [ஒருவருக்கு] ஒருவர் திட்டினர்.', right: 'அவர்கள் ஒருவரை ஒருவர் திட்டினர்.' },
    { wrong: 'பூனைகள் [ஒன்றுக்கொன்று] துரத்தின.', right: 'பூனைகள் ஒன்றையொன்று துரத்தின.' },
  ],
  allows: [
    'அவர்கள் ஒருவருக்கொருவர் உதவினர்.',
    'அவர்கள் ஒருவருக்கு ஒருவர் கடிதம் எழுதினர்.',
    'இருவரும் ஒருவருக்கொருவர் கன்னத்தை அடித்தனர்.',
    'அவர்கள் ஒருவருக்கொருவர் பேசிப் பார்த்தனர்.',
    'ஒன்றுக்கு ஒன்று மேலாக அடுக்கினர்.',
  ],
  when: {
    words: [...ONE_ANOTHER.keys(), ...ONE.keys()].flatMap((word) => [
      word,
      `${word}ப்`,
      `${word}த்`,
      `${word}க்`,
      `${word}ச்`,
    ]),
  },
  check(word) {
    const text = withoutVallinam(word.text)
    const joined = ONE_ANOTHER.get(text)
    const last = joined === undefined ? word.next : word
    const right = joined ?? (/^ஒ(?:ருவர்|ன்று)$/u.test(last?.text ?? '') ? ONE.get(text) : undefined)
    if (last === undefined || right === undefined) return undefined
    const verb = verbOf(last)
    return verb && word.replaceWith(right, { captures: { verb: verb.text } })
  },
})

/** The verb right behind, but for how it is done. */
function verbOf(word: Word): Word | undefined {
  let verb = word.next
  for (let passed = 0; passed < MAX_BETWEEN && verb !== undefined && roleOf(verb) === 'adverb'; passed++)
    verb = verb.next
  if (verb === undefined || !verb.isA('verb') || verb.is('passive') || roleOf(verb) === 'head')
    return undefined
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((root) => DONE_TO.has(root) || isOwnOf(root)) ? verb : undefined
}

/** பார்த்துக்கொள் of பார். */
function isOwnOf(root: string): boolean {
  return [...DONE_TO].some((one) => root.startsWith(one) && root.endsWith('க்கொள்'))
}
