import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/syrian-for-small',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘சிரிய’ என்பது சிரியா நாட்டைக் குறிக்கும்; அளவைக் குறிக்க வல்லின ‘ற’ வரும்: ‘{suggestion}’.',
    en: '‘சிரிய’ means Syrian; small is written with ற: ‘{suggestion}’.',
  },
  source: 'மயங்கொலிச் சொற்கள் (பள்ளிப் பாடநூல்): ரகர றகர வேறுபாடு',
  examples: [
    { wrong: 'கடலோரத்தில் ஒரு [சிரிய] கடையை நடத்தினார்.', right: 'கடலோரத்தில் ஒரு சிறிய கடையை நடத்தினார்.' },
    { wrong: 'அது மிகவும் [சிரிய] பறவை.', right: 'அது மிகவும் சிறிய பறவை.' },
    { wrong: 'எங்களிடம் ஒரு [சிரிய] வீடு உள்ளது.', right: 'எங்களிடம் ஒரு சிறிய வீடு உள்ளது.' },
  ],
  allows: [
    'ஒரு சிரிய அகதி முகாமுக்கு வந்தார்.',
    'சிரிய அரசு மறுத்தது.',
    'துருக்கியில் ஒரு சிரிய உணவகத்தை நடத்தினார்.',
    'ஒரு சிரிய விமானம் தாக்கப்பட்டது.',
    'சிரிய நகரங்கள் சேதமடைந்தன.',
    'போரின்போது ஒரு சிரிய பள்ளி இடிந்தது.',
  ],
  when: { words: ['சிரிய'] },
  check(word) {
    const { previous, next, sentence } = word
    if (previous === undefined || next === undefined || next.is('rational')) return undefined
    if (DEGREES.has(previous.text)) return word.replaceWith(SMALL)
    const isCounted = previous.text === 'ஒரு' && next.analyses.some(isSized) && !OF_COUNTRIES.test(next.text)
    return isCounted && !tellsOfAbroad(sentence.textWords) ? word.replaceWith(SMALL) : undefined
  },
})

const SMALL = 'சிறிய'
const DEGREES: ReadonlySet<string> = new Set(['மிக', 'மிகவும்', 'மிகச்', 'இவ்வளவு', 'அவ்வளவு'])
/** What has a size. */
const SIZES: readonly Feature[] = ['thing', 'place', 'animal', 'plant', 'body', 'food', 'time']
/** What is told by its country. */
const OF_COUNTRIES =
  /^(?:நகர|தலைநகர|எல்லை|விமான|படை|கப்பல|தூதர|மாகாண|கிராம|ஊர|மாநில|பகுதி|பள்ளிவாச|அகதி|உணவு|நாணய|கொடி)/u
/** Words of texts that tell of other countries and their wars. */
const ABROAD =
  /^(?:சிரியா|டமாஸ்க|அலெப்போ|துருக்கி|லெபனான|ஈராக்|ஜோர்டான|இஸ்ரேல|ரஷ்ய|அமெரிக்க|அரபு|அரேபிய|ஐ\.?நா|அகதி|போர|ராணுவ|இராணுவ|கிளர்ச்சி|வெளிநாட்ட|நாட்ட)/u

const TEXTS = new WeakMap<readonly Word[], boolean>()

/** Once a text, so that the time stays linear. */
function tellsOfAbroad(words: readonly Word[]): boolean {
  const known = TEXTS.get(words)
  if (known !== undefined) return known
  const tells = words.some(({ text }) => ABROAD.test(text))
  TEXTS.set(words, tells)
  return tells
}

function isSized({ class: kind, features }: Word['analyses'][number]): boolean {
  return kind === 'noun' && SIZES.some((one) => features.includes(one))
}
