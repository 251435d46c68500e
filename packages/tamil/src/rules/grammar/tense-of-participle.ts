import { roleOf } from '../../clauses/reading/word-role.ts'
import { FUTURE, PAST, timeOf } from '../../clauses/reading/words-of-time.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What happens by itself or is held, and has its own time: past and future participle. */
const HAPPENING: readonly (readonly [past: string, future: string])[] = [
  ['பெய்த', 'பெய்யும்'],
  ['வீசிய', 'வீசும்'],
  ['நடந்த', 'நடக்கும்'],
  ['நடைபெற்ற', 'நடைபெறும்'],
  ['நிகழ்ந்த', 'நிகழும்'],
  ['ஏற்பட்ட', 'ஏற்படும்'],
  ['வெளியான', 'வெளியாகும்'],
  ['தொடங்கிய', 'தொடங்கும்'],
  ['முடிந்த', 'முடியும்'],
]

/** What people do, beside a time to come only: `நேற்று வரும் பேருந்து` may run every day. */
const DONE: readonly (readonly [past: string, future: string])[] = [
  ['வந்த', 'வரும்'],
  ['புறப்பட்ட', 'புறப்படும்'],
  ['வெளிவந்த', 'வெளிவரும்'],
  ['திறக்கப்பட்ட', 'திறக்கப்படும்'],
  ['நடத்தப்பட்ட', 'நடத்தப்படும்'],
  ['வெளியிடப்பட்ட', 'வெளியிடப்படும்'],
]

const FUTURE_OF = new Map([...HAPPENING, ...DONE])
const PAST_OF = new Map(HAPPENING.map(([past, future]) => [future, past]))

/** What says of the action when it is done, and no thing that has it. */
const WHEN = /^(?:போது|பொழுது|வரை|முன்|பின்|பிறகு|உடன்|வழி|நேரம்|நேரத்தில்|சமயத்தில்|வேளையில்|என்|என்ற|எனில்)/u

export default defineRule({
  id: 'grammar/tense-of-participle',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{time}’ என்னும் காலச் சொல்லோடு எச்சத்தின் காலம் பொருந்தவில்லை; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: 'The participle’s tense does not fit ‘{time}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு; வினையியல்: பெயரெச்சம்',
  examples: [
    {
      wrong: 'நேற்று [பெய்யும்] மழையில் தெருவெல்லாம் நீர் தேங்கியது.',
      right: 'நேற்று பெய்த மழையில் தெருவெல்லாம் நீர் தேங்கியது.',
    },
    {
      wrong: 'நாளை சென்னையில் [நடைபெற்ற] கூட்டத்தில் தலைவர் பேசுவார்.',
      right: 'நாளை சென்னையில் நடைபெறும் கூட்டத்தில் தலைவர் பேசுவார்.',
    },
    {
      wrong: 'நாளை எங்கள் ஊருக்கு [வந்த] உறவினர்களுக்கு அறை தயார்.',
      right: 'நாளை எங்கள் ஊருக்கு வரும் உறவினர்களுக்கு அறை தயார்.',
    },
    { wrong: 'கடந்த வாரம் [நடக்கும்] விழாவில் பலர் பரிசு பெற்றனர்.', right: 'கடந்த வாரம் நடந்த விழாவில் பலர் பரிசு பெற்றனர்.' },
  ],
  allows: [
    'நேற்று பெய்த மழையில் தெருவெல்லாம் நீர் தேங்கியது.',
    'நேற்று விழா நடக்கும் இடத்துக்குச் சென்றேன்.',
    'நேற்று நடக்கும்போது விழுந்தேன்.',
    'நாளை நடந்த பிறகு பேசுவோம்.',
    'நேற்று வரும் பேருந்தில் இடம் இல்லை.',
    'நாளை வந்த பிறகு பேசுவோம்.',
    'நாளை நேற்று நடந்த கூட்டத்தின் முடிவு வரும்.',
    'கடந்த ஆண்டு முதல் நடக்கும் விழா இது.',
  ],
  when: { words: [...HAPPENING.flat(), ...DONE.map(([past]) => past)] },
  check(word) {
    if (word.next === undefined || word.next.tokenBefore !== ' ' || WHEN.test(word.next.text))
      return undefined
    if (!word.next.isA('noun') && roleOf(word.next) !== 'modifier') return undefined
    const time = timeBefore(word)
    const tense = time && timeOf(time)
    if (time === undefined || tense === undefined) return undefined
    const suggestion = tense === 'past' ? PAST_OF.get(word.text) : FUTURE_OF.get(word.text)
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { time: time.text } })
  },
})

const MAX_PASSED = 4

/** The word of time right before it, or before the hour and the place where it happens. */
function timeBefore(participle: Word): Word | undefined {
  let word = participle.previous
  for (let passed = 0; word !== undefined && passed < MAX_PASSED; word = word.previous, passed++) {
    const bare = withoutVallinam(word.text)
    if (PAST.has(bare) || FUTURE.has(bare) || (timeOf(word) !== undefined && !word.is('locative')))
      return isOfAction(word, participle) ? word : undefined
    if (!/^(?:மாலை|காலை|இரவு|மதியம்|பிற்பகல்|மறுநாள்)$/u.test(bare) && !isWhere(word)) return undefined
  }
  return undefined
}

function isWhere(word: Word): boolean {
  if (/^(?:நம்|என்|எங்கள்|நமது|எனது|இந்த|அந்த)$/u.test(word.text)) return true
  return (word.isOnly('locative') || word.isOnly('dative')) && word.is('place')
}

/** Where a future participle tells of every time (`நேற்று … நடக்கும் இடத்துக்கு`) a noun of place or time follows. */
function isOfAction(time: Word, { next, text }: Word): boolean {
  if (time.quoted) return false
  return !(PAST_OF.has(text) && (next?.is('place') === true || next?.is('time') === true))
}
