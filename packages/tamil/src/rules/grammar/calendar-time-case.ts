import { putInCase } from '../../clauses/government/government.ts'
import { mayTakeObject } from '../../clauses/government/object-slot.ts'
import { SAYING_VERBS } from '../../clauses/government/saying-verbs.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { MONTH_NAMES, TAMIL_MONTHS } from '../../words/months.ts'
import { defineRule } from '../rule.ts'

const ACCUSATIVES = ['மாதத்தை', 'வாரத்தை', 'வருடத்தை', 'ஆண்டை', 'நாளை']

export default defineRule({
  id: 'grammar/calendar-time-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'எப்போது என்பது ஏழாம் வேற்றுமையில் (இல்) வர வேண்டும்: ‘{suggestion}’.',
    en: 'A week, month or day in which something happens stands in the locative: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை (காலம்); Th. Lehmann, A Grammar of Modern Tamil (1989): locative of time',
  examples: [
    { wrong: 'அடுத்த [வாரத்தால்] கூட்டம் நடைபெறும்.', right: 'அடுத்த வாரத்தில் கூட்டம் நடைபெறும்.' },
    { wrong: 'இந்தக் கோட்டை 1640ஆம் [ஆண்டுக்குக்] கட்டப்பட்டது.', right: 'இந்தக் கோட்டை 1640ஆம் ஆண்டில் கட்டப்பட்டது.' },
    { wrong: 'அவர் பத்தாம் [நூற்றாண்டுக்குப்] பிறந்த புலவர்.', right: 'அவர் பத்தாம் நூற்றாண்டில் பிறந்த புலவர்.' },
    { wrong: 'இந்த [மாதத்தால்] சம்பளம் உயரும்.', right: 'இந்த மாதத்தில் சம்பளம் உயரும்.' },
    { wrong: 'சென்ற [மாதத்தின்] இரண்டு முறை வெள்ளம் வந்தது.', right: 'சென்ற மாதத்தில் இரண்டு முறை வெள்ளம் வந்தது.' },
    { wrong: 'அந்த [நாளை] நாங்கள் ஊரில் இருந்தோம்.', right: 'அந்த நாளில் நாங்கள் ஊரில் இருந்தோம்.' },
    {
      wrong: 'பூங்காக்கள் மே [மாதத்தை] மீண்டும் திறக்கப்படும் என்று ஆட்சியர் அறிவித்தார்.',
      right: 'பூங்காக்கள் மே மாதத்தில் மீண்டும் திறக்கப்படும் என்று ஆட்சியர் அறிவித்தார்.',
    },
  ],
  allows: [
    'பயணம் ஒரு வாரத்தால் தள்ளிப்போனது.',
    'மழை மாதத்தால் அல்ல, காற்றால் வரும்.',
    'அந்த நாளை என்னால் மறக்க முடியாது.',
    'அடுத்த வாரத்தை எப்படிக் கழிப்பது என்று யோசித்தேன்.',
    'கடந்த மாதத்தை விட இந்த மாதம் விற்பனை உயர்ந்தது.',
    'அந்த நாளை நாடு முழுவதும் மக்கள் கொண்டாடினர்.',
    'கடந்த வாரத்தின் மூன்று நாள்கள் மழை பெய்தது.',
    'இந்த ஆண்டை முன்னிட்டு விழா நடந்தது.',
    'அந்த நாளை அடுத்து மழை வந்தது.',
    'அந்த நாளை நினைத்தால் இன்றும் நடுங்குகிறேன்.',
    '2025ஆம் ஆண்டுக்கு நிதி ஒதுக்கப்பட்டது.',
    '1920ஆம் ஆண்டுக்கு முன் பிறந்தவர்கள் சிலர்.',
    'இந்தப் பட்டியல் 2024ஆம் ஆண்டுக்குத் தயாரிக்கப்பட்டது.',
    'நான்காம் ஆண்டுக்குக் கட்டப்பட்ட கட்டணம் இது.',
  ],
  when: {
    endings: [
      ...['மாதத்தால்', 'வாரத்தால்', 'கிழமையால்', 'வருடத்தால்', 'வாரத்தின்', 'மாதத்தின்', 'வருடத்தின்', 'ஆண்டின்'],
      ...ACCUSATIVES.flatMap((time) => [time, ...['க்', 'ச்', 'த்', 'ப்'].map((doubling) => time + doubling)]),
    ],
    beginnings: ['ஆண்டுக்கு', 'ஆண்டிற்கு', 'நூற்றாண்டுக்கு', 'நூற்றாண்டிற்கு', 'வருடத்துக்கு', 'வருடத்திற்கு'],
  },
  check(word, knowledge) {
    const isWrong = word.isOnly('dative', 'time')
      ? isYearOfEvent(word)
      : (word.isOnly('instrumental', 'time') && isWhich(word.previous)) ||
        isTimesIn(word) ||
        isTimeOfDoing(word)
    return isWrong ? putInCase(word, 'locative', knowledge) : undefined
  },
})

/** `இந்த மாதம்`, `அடுத்த வாரம்`: one of the calendar, no measure of how long. */
function isWhich(before: Word | undefined): boolean {
  return before !== undefined && (before.isA('demonstrative') || WHICH.test(before.text) || isMonth(before))
}

const WHICH = /^(?:அடுத்த|கடந்த|சென்ற|வரும்|நடப்பு|ஒவ்வொரு|முதல்|கடைசி|இறுதி|எந்த)(?:[கசதப]்)?$/u

function isMonth(word: Word): boolean {
  return MONTHS.has(word.text) && word.is('time')
}

const MONTHS: ReadonlySet<string> = new Set([...MONTH_NAMES.flat(), ...TAMIL_MONTHS])

/** `கடந்த வாரத்தின் மூன்று முறை`: so many times in it. */
function isTimesIn(word: Word): boolean {
  const { next } = word
  if (next === undefined || !word.isOnly('genitive', 'time') || !isWhich(word.previous)) return false
  return next.isA('numeral') && /^(?:முறை|தடவை)$/u.test(next.next?.text ?? '')
}

/** `ஜூன் மாதத்தை மீண்டும் திறக்கப்படும்`: nothing to the end of the sentence can have it as an object. */
function isTimeOfDoing(word: Word): boolean {
  const { previous, next, sentence } = word
  if (next === undefined || !word.is('accusative', 'time') || !isWhich(previous)) return false
  // நாளை is tomorrow, too.
  if (!word.isOnly('accusative') && previous?.isA('demonstrative') !== true) return false
  const rest = sentence.words.slice(word.index + 1)
  const end = rest.findIndex((one) => roleOf(one) === 'finite')
  const verb = rest[end]
  if (verb === undefined || end > MAX_TO_VERB || rest.slice(0, end + 1).some((one) => mayHave(one, word)))
    return false
  return verb.isLast || (verb.next !== undefined && rest.slice(end + 1).every(isReporting))
}

const MAX_TO_VERB = 8

/** Whether a word may govern the time, or do more than say who and where. */
function mayHave(word: Word, time: Word): boolean {
  const role = roleOf(word)
  if (role === 'postposition' || role === 'relative' || role === 'adverbial' || role === 'nominalised')
    return true
  if (LASTING.test(word.text) || (word.tokenAfter !== ' ' && !word.isLast)) return true
  if (word.text === 'மீண்டும்' || (role === 'finite' && word.isOnly('passive'))) return false
  return mayTakeObject(word, time)
}

/** `அந்த நாளை வாழ்ந்தோம்`. */
const LASTING = /^(?:வாழ்|கழி|கட|தாண்ட|நோக்க|நினை|மற)/u

function isReporting(word: Word): boolean {
  const role = roleOf(word)
  if (role === 'quotative' || (role === 'head' && word.is('nominative')) || role === 'modifier') return true
  return role === 'finite' && word.isLast && rootsOf(word).every((root) => SAYING.has(root))
}

const SAYING: ReadonlySet<string> = new Set([...SAYING_VERBS, 'அறிவி', 'குறிப்பிடு'])

/** `1640ஆம் ஆண்டுக்குக் கட்டப்பட்டது`, `பத்தாம் நூற்றாண்டுக்குப் பிறந்தார்`: right before what then came about, by the number of the year. */
function isYearOfEvent(word: Word): boolean {
  const { previous, next } = word
  if (next === undefined || previous === undefined || !/[கற]்கு(?:[கசதப]்)?$/u.test(word.text)) return false
  const numbered = word.text.startsWith('நூ') ? /[ா]ம்$/u : /^(?:[0-9]{3,4} ?)?(?:[-–]?ஆம்)$/u
  if (!numbered.test(previous.text) || !next.isA('verb')) return false
  const roots = rootsOf(next)
  return roots.length > 0 && roots.every((root) => (next.is('passive') ? MADE : CAME_ABOUT).has(root))
}

const MADE: ReadonlySet<string> = new Set(
  'கட்டு எழுப்பு நிறுவு இயற்று எழுது கண்டுபிடி உருவாக்கு தோற்றுவி'.split(' '),
)
const CAME_ABOUT: ReadonlySet<string> = new Set('பிற இற மறை காலமாகு தோன்று வெளியாகு வெளிவா உருவாகு நிகழ்'.split(' '))
