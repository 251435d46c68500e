import { clauseBefore } from '../../clauses/agreement/disagreement.ts'
import { verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const NOW: ReadonlySet<string> = new Set(['இப்போது', 'இப்பொழுது', 'தற்போது'])

/** What goes on for a while: rain, wind, and where somebody lives or works. */
const OF_WEATHER = ['பெய்', 'வீசு', 'அடி', 'கொட்டு', 'தூறு', 'சுடு', 'கொளுத்து'] as const
const OF_LIFE = ['வசி', 'வாழ்', 'பணிபுரி', 'பணியாற்று', 'குடியிரு', 'படி', 'பயில்'] as const

export default defineRule({
  id: 'grammar/tense-of-now',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{time}’ நிகழ்காலத்தைக் குறிக்கும்; இப்போது நடப்பதைச் சொல்லும் வினை ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{time}’ speaks of now, so what goes on is in the present: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு',
  examples: [
    {
      wrong: 'இப்போது வெளியே பலத்த மழை [பெய்தது]; குடையை எடுத்துச் செல்.',
      right: 'இப்போது வெளியே பலத்த மழை பெய்கிறது; குடையை எடுத்துச் செல்.',
    },
    {
      wrong: 'சிறுவர்கள் முற்றத்தில் விளையாடுகிறார்கள்; இப்போது தாத்தா திண்ணையில் [தூங்கினார்].',
      right: 'சிறுவர்கள் முற்றத்தில் விளையாடுகிறார்கள்; இப்போது தாத்தா திண்ணையில் தூங்குகிறார்.',
    },
    { wrong: 'என் அண்ணன் தற்போது மதுரையில் [வசித்தான்].', right: 'என் அண்ணன் தற்போது மதுரையில் வசிக்கிறான்.' },
  ],
  allows: [
    'இப்போது மழை பெய்கிறது; குடையை எடு.',
    'இப்போதுதான் மழை பெய்தது; குடையை எடு.',
    'கதவைத் திறந்தான். இப்போது மழை பெய்தது.',
    'அவன் ஊரை விட்டு வந்தான். தற்போது மதுரையில் வசித்தான்.',
    'இப்போது அவன் எழுந்தான்.',
    'அவன் பேசுகிறான்; இப்போது எனக்குப் புரிந்தது.',
    'மழை பெய்கிறது; இப்போதுதான் காற்று வீசியது.',
    'ஊர் அமைதியாக இருந்தது. இப்போது வறட்சி நிலவியது.',
    'இப்போது வரை அமைதி நிலவியது.',
    'அவர்கள் ஆடுகிறார்கள்; இப்போது கதவு திறந்தது.',
  ],
  when: { finite: ['து', 'ன', 'ான்', 'ாள்', 'ார்', 'ார்கள்', 'னர்', 'ேன்', 'ோம்'] },
  check(word, { agreeWith }) {
    if (word.quoted || word.next !== undefined || verbTense(word) !== 'past') return undefined
    const person = verbPerson(word)
    if (person === undefined || !(isOfNow(word) || isBesideNow(word))) return undefined
    const time = [...clauseBefore(word)].find(
      ({ text, next }) => NOW.has(withoutVallinam(text)) && next?.text !== 'வரை',
    )
    const suggestion = time && agreeWith(word.text, person, 'present')
    return time === undefined || suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { time: time.text } })
  },
})

/** Whether it is told as going on while it is told: beside a command of the same sentence, or of the life of the speaker’s own people. */
function isOfNow(verb: Word): boolean {
  const { sentence } = verb
  if (OF_WEATHER.some((lemma) => verb.hasLemma(lemma)))
    return sentence.words.some((word) => word !== verb && endsPart(word) && isCommand(word))
  return OF_LIFE.some((lemma) => verb.hasLemma(lemma)) && verb.isLast && isOfSpeaker(verb)
}

/** `சிறுவர்கள் விளையாடுகிறார்கள்; இப்போது தாத்தா தூங்கினார்`: what goes on beside what goes on. */
function isBesideNow(verb: Word): boolean {
  if (!verb.isLast || !GOING_ON.some((lemma) => verb.hasLemma(lemma))) return false
  const before = verb.sentence.words.slice(0, verb.index).findLast((word) => word.tokenAfter === ';')
  return before !== undefined && verbTense(before) === 'present'
}

const GOING_ON = [
  ...OF_WEATHER,
  ...OF_LIFE,
  'தூங்கு',
  'உறங்கு',
  'விளையாடு',
  'எழுது',
  'சமை',
  'வேலைசெய்',
  'ஆடு',
  'பாடு',
] as const

/** `என் அண்ணன்`, `எங்கள் மாமா`: who speaks tells it, and his now is now. */
function isOfSpeaker(verb: Word): boolean {
  return [...clauseBefore(verb)].some(
    ({ text, next }) => /^(?:என்|எங்கள்)$/u.test(text) && next?.is('rational') === true,
  )
}

function isCommand(word: Word): boolean {
  return word.isOnly('imperative') || (word.is('imperative') && !word.is('nominative'))
}

function endsPart({ isLast, tokenAfter }: Word): boolean {
  return isLast || tokenAfter === ';' || tokenAfter === ','
}
