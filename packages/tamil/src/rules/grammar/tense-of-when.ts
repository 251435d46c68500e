import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbTense } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import { timeOf } from '../../clauses/reading/words-of-time.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** வந்தபோது, போனபோது, சொல்லியபொழுது. */
const WHEN = /^(.+[தடறனய])((?:போது|பொழுது)(?:ம்|தான்)?(?:[கசதப]்)?)$/u

export default defineRule({
  id: 'grammar/tense-of-when',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{time}’ இனி வரும் காலம்; ஆகவே இறந்தகாலமாகிய ‘{found}’ பொருந்தாது: ‘{suggestion}’.',
    en: '‘{time}’ is yet to come, so ‘{found}’, of the past, does not fit: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு; வினையியல்: எச்சம்',
  examples: [
    {
      wrong: 'நாளை நீ கடைக்குப் [போனபோது] கொஞ்சம் வெல்லம் வாங்கி வா.',
      right: 'நாளை நீ கடைக்குப் போகும்போது கொஞ்சம் வெல்லம் வாங்கி வா.',
    },
    {
      wrong: 'அடுத்த வாரம் அவர் இங்கே [வந்தபோது] இதைப் பற்றிப் பேசுவேன்.',
      right: 'அடுத்த வாரம் அவர் இங்கே வரும்போது இதைப் பற்றிப் பேசுவேன்.',
    },
  ],
  allows: [
    'நாளை நீ கடைக்குப் போகும்போது வெல்லம் வாங்கி வா.',
    'அடுத்த வாரம் அவர் வந்தபோது நாங்கள் ஊரில் இல்லை.',
    'நாளை என்ன செய்வது என்று யோசித்தபோது அவன் வந்தான்.',
    'நேற்று அவர் வந்தபோது சொன்னதை நாளை செய்வேன்.',
    'அவர் வந்தபோது சொன்னதை நாளை செய்வேன்.',
  ],
  when: { containing: ['போது', 'பொழுது'] },
  check(word, { agreeWith }) {
    const [, participle, ending] = WHEN.exec(word.text) ?? []
    if (participle === undefined || ending === undefined || word.quoted || !word.isA('verb')) return undefined
    const time = timeBefore(word)
    if (time === undefined || !isToCome(word)) return undefined
    const future =
      agreeWith(`${participle}து`, 'it', 'future') ??
      agreeWith(participle.replace(/ய$/u, 'யது'), 'it', 'future')
    return future === undefined
      ? undefined
      : word.replaceWith(future + ending, { captures: { time: time.text } })
  },
})

/** The time to come that stands in the clause of the word, with no other verb between. */
function timeBefore({ sentence, index }: Word): Word | undefined {
  for (let place = index - 1; place >= Math.max(0, index - MAX_WORDS); place--) {
    const word = sentence.words[place]
    if (word === undefined || word.tokenAfter !== ' ') return undefined
    const tense = timeOf(word)
    if (tense !== undefined) return tense === 'future' ? word : undefined
    const role = roleOf(word)
    if (role !== 'head' && role !== 'modifier' && role !== 'adverb' && role !== 'postposition')
      return undefined
  }
  return undefined
}

/** Whether the action that goes with it is told, or ordered, as one to come. */
function isToCome({ sentence, index }: Word): boolean {
  const after = sentence.words.slice(index + 1, index + MAX_WORDS)
  const verb = after.find((word) => roleOf(word) === 'finite' || (word.isLast && word.is('imperative')))
  if (verb === undefined || after.some((word) => timeOf(word) === 'past' || roleOf(word) === 'quotative'))
    return false
  return (
    verb.isOnly('imperative') ||
    verbTense(verb) === 'future' ||
    (verb.isLast && verb.is('imperative') && !verb.is('past'))
  )
}
