import { putInCase } from '../../clauses/government/government.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/calendar-time-case',
  type: 'grammar',
  severity: 'medium',
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
  ],
  allows: [
    'பயணம் ஒரு வாரத்தால் தள்ளிப்போனது.',
    'மழை மாதத்தால் அல்ல, காற்றால் வரும்.',
    '2025ஆம் ஆண்டுக்கு நிதி ஒதுக்கப்பட்டது.',
    '1920ஆம் ஆண்டுக்கு முன் பிறந்தவர்கள் சிலர்.',
    'இந்தப் பட்டியல் 2024ஆம் ஆண்டுக்குத் தயாரிக்கப்பட்டது.',
    'நான்காம் ஆண்டுக்குக் கட்டப்பட்ட கட்டணம் இது.',
  ],
  when: {
    endings: ['மாதத்தால்', 'வாரத்தால்', 'கிழமையால்', 'வருடத்தால்'],
    beginnings: ['ஆண்டுக்கு', 'ஆண்டிற்கு', 'நூற்றாண்டுக்கு', 'நூற்றாண்டிற்கு', 'வருடத்துக்கு', 'வருடத்திற்கு'],
  },
  check(word, knowledge) {
    if (word.isOnly('dative', 'time'))
      return isYearOfEvent(word) ? putInCase(word, 'locative', knowledge) : undefined
    if (!word.isOnly('instrumental', 'time') || !isWhich(word.previous)) return undefined
    return putInCase(word, 'locative', knowledge)
  },
})

/** `இந்த மாதம்`, `அடுத்த வாரம்`: one of the calendar, no measure of how long. */
function isWhich(before: Word | undefined): boolean {
  return before !== undefined && (before.isA('demonstrative') || WHICH.test(before.text))
}

const WHICH = /^(?:அடுத்த|கடந்த|சென்ற|வரும்|நடப்பு|ஒவ்வொரு|முதல்|கடைசி|இறுதி|எந்த)[க்ச்த்ப்]*$/u

/** `1640ஆம் ஆண்டுக்குக் கட்டப்பட்டது`, `பத்தாம் நூற்றாண்டுக்குப் பிறந்தார்`: right before what then came about, by the number of the year. */
function isYearOfEvent(word: Word): boolean {
  const { previous, next } = word
  if (next === undefined || previous === undefined || !/[கற]்கு[க்ச்த்ப்]*$/u.test(word.text)) return false
  const numbered = word.text.startsWith('நூ') ? /[ா]ம்$/u : /^(?:[0-9]{3,4} ?)?(?:[-–]?ஆம்)$/u
  if (!numbered.test(previous.text) || !next.isA('verb')) return false
  const roots = rootsOf(next)
  return roots.length > 0 && roots.every((root) => (next.is('passive') ? MADE : CAME_ABOUT).has(root))
}

const MADE: ReadonlySet<string> = new Set(
  'கட்டு எழுப்பு நிறுவு இயற்று எழுது கண்டுபிடி உருவாக்கு தோற்றுவி'.split(' '),
)
const CAME_ABOUT: ReadonlySet<string> = new Set('பிற இற மறை காலமாகு தோன்று வெளியாகு வெளிவா உருவாகு நிகழ்'.split(' '))
