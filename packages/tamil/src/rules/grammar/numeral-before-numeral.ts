import type { Word } from '../../text/word.ts'
import { HUNDREDS, ONES, TEENS, TENS, THOUSANDS } from '../../words/numbers.ts'
import { fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule, type Finding } from '../rule.ts'

/** What a numeral becomes before a smaller one: நூறு → நூற்று, ஆயிரம் → ஆயிரத்து, இருபது → இருபத்து. */
function joining(numeral: string): string {
  if (numeral.endsWith('ம்')) return numeral.replace(/ம்$/u, 'த்து')
  return numeral.endsWith('ூறு') ? numeral.replace(/று$/u, 'ற்று') : numeral.replace(/து$/u, 'த்து')
}

/** Every numeral that changes, with the smaller ones that may follow it; of தொண்ணூறு the next ten is நூறு. */
const BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...TENS.slice(1).map((ten) => [ten, new Set(ONES)] as const),
  ...HUNDREDS.map((hundred) => [hundred, new Set([...ONES, ...TENS, ...TEENS])] as const),
  ...THOUSANDS.map(
    (thousand) => [thousand, new Set([...HUNDREDS, ...HUNDREDS.map(joining), ...TENS, ...TEENS])] as const,
  ),
])

/** Back from the form that stands before a numeral. */
const ALONE: ReadonlyMap<string, string> = new Map(
  [...BEFORE.keys()].map((numeral) => [joining(numeral), numeral]),
)

/** `இருபது ஐந்து ரூபாய் நாணயங்கள்`: so many coins of so much. */
const UNITS_OF_COUNT = /^(?:ரூபாய்|பைசா|காசு|கிலோ|லிட்டர்|மீட்டர்|பேர்)/u

export default defineRule({
  id: 'grammar/numeral-before-numeral',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எண்ணுப்பெயர்ப் புணர்ச்சி: வேறோர் எண் தொடரும்போது ‘நூற்று, ஆயிரத்து, இருபத்து’ என்றும், பொருள் தொடரும்போது ‘நூறு, ஆயிரம், இருபது’ என்றும் வரும்: ‘{suggestion}’.',
    en: 'Before another numeral it is நூற்று, ஆயிரத்து, இருபத்து; before what is counted நூறு, ஆயிரம், இருபது: ‘{suggestion}’.',
  },
  source: 'நன்னூல், எண்ணுப்பெயர்ப் புணர்ச்சி',
  examples: [
    { wrong: '[நூறு] முப்பது பேர் வந்தனர்.', right: 'நூற்று முப்பது பேர் வந்தனர்.' },
    { wrong: 'மொத்தம் [ஆயிரம்] நானூறு மரங்கள் உள்ளன.', right: 'மொத்தம் ஆயிரத்து நானூறு மரங்கள் உள்ளன.' },
    { wrong: 'வகுப்பில் [முப்பது இரண்டு] மாணவர்கள்.', right: 'வகுப்பில் முப்பத்திரண்டு மாணவர்கள்.' },
    { wrong: 'அவர் [ஆயிரத்து] மரங்களை நட்டார்.', right: 'அவர் ஆயிரம் மரங்களை நட்டார்.' },
    { wrong: 'அவர் [நூற்று] ரூபாய் தந்தார்.', right: 'அவர் நூறு ரூபாய் தந்தார்.' },
  ],
  allows: [
    'நூற்று முப்பது பேர் வந்தனர்.',
    'நூறு இருநூறு பேர் வருவார்கள்.',
    'ஆயிரத்துத் தொள்ளாயிரத்து நாற்பத்தேழு.',
    'பத்து இருபது பேர் நின்றனர்.',
    'நூறு ஐம்பது ரூபாய் நோட்டுகள் இருந்தன.',
    'ஆயிரத்து 500 ரூபாய்.',
    'ஆயிரம் ஆண்டுகள் பழமையான கோயில்.',
  ],
  when: {
    words: [
      ...BEFORE.keys(),
      ...[...ALONE.keys()].flatMap((form) => [form, `${form}க்`, `${form}ச்`, `${form}த்`, `${form}ப்`]),
    ],
  },
  check(word) {
    const { next } = word
    if (word.quoted || next === undefined) return undefined
    const smaller = BEFORE.get(word.text)
    return smaller === undefined ? counted(word, next) : beforeSmaller(word, next, smaller)
  },
})

function beforeSmaller(word: Word, next: Word, smaller: ReadonlySet<string>): Finding | undefined {
  if (!smaller.has(withoutVallinam(next.text))) return undefined
  const measure = next.next
  if (
    measure !== undefined &&
    UNITS_OF_COUNT.test(measure.text) &&
    measure.next?.is('plural', 'irrational') === true
  )
    return undefined
  const form = joining(word.text)
  // முப்பத்திரண்டு, முப்பத்துமூன்று: tens and units are one word.
  if (TENS.includes(word.text)) {
    const ten = toPhonemes(form)
    const unit = toPhonemes(next.text)
    return word.replaceThrough(
      next,
      fromPhonemes(/^[அ-ஔ]/u.test(unit) ? ten.slice(0, -1) + unit : ten + unit),
    )
  }
  return word.replaceWith(missingVallinam(form, next.text) ?? form)
}

/** `ஆயிரத்து ரூபாய்`. */
function counted(word: Word, next: Word): Finding | undefined {
  const numeral = ALONE.get(withoutVallinam(word.text))
  if (numeral === undefined || word.tokenAfter !== ' ' || next.isA('numeral') || !next.isOnly('irrational'))
    return undefined
  return next.is('nominative') || next.is('accusative') ? word.replaceWith(numeral) : undefined
}
