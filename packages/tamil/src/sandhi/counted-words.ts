import type { Word } from '../text/word.ts'
import type { Feature } from '../words/analysis.ts'
import { isEvery } from './reading-kinds.ts'
import { type Second, SHORTEST } from './second-word.ts'
import { ONE_WITH_FIRST } from './words-apart.ts'

/** பலநாடுகள் are many countries, இரண்டுநாள் two days; பலமுறை and the like are one word. */
export function isCountedApart(first: string, { text, readings, isNoun }: Second): boolean {
  if (text.startsWith('வேளை')) return false
  if (first === 'ஒவ்வொரு') return isNoun && !ONE_WITH_FIRST.test(text)
  if (ONE_WITH_FIRST.test(text) && !isEvery(readings, ['plural'])) return false
  return readings.some(
    ({ class: kind, features }) =>
      (kind === 'adjective' && text.length > SHORTEST && text !== 'மிக்க') ||
      (kind === 'noun' && COUNTED.some((one) => features.includes(one))),
  )
}

const COUNTED: readonly Feature[] = ['plural', 'unit', 'time', 'person']

/** `ஒரு கூடை பூக்கள்`, `இரண்டு பிடி சோறு`: how much of it there is, in what holds it. */
export function measuresNext({ text, previous }: Word): boolean {
  return HOLDING.has(text) && (previous?.isA('numeral') === true || COUNTING.test(previous?.text ?? ''))
}

const HOLDING: ReadonlySet<string> = new Set(
  `கூடை பிடி கைப்பிடி சீப்பு தட்டு பெட்டி மூட்டை குவளை வாளி கிண்ணி சட்டி பானை குப்பி புட்டி பை வண்டி லாரி கட்டு கொத்து கற்றை மடக்கு கரண்டி
  தேக்கரண்டி மேசைக்கரண்டி சிட்டிகை துளி படி கை அடுக்கு நாழிகை குத்து வரிசை தொகுதி ஜோடி`.split(/\s+/u),
)
const COUNTING = /^(?:ஒரு|சில|பல|அரை|கால்|முக்கால்|ஒன்றிரண்டு|எத்தனை|நிறைய)$/u
