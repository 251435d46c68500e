import type { Word } from '../../text/word.ts'
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
    { wrong: '[சிரிய] தவறும் பெரிய இழப்பைத் தரும்.', right: 'சிறிய தவறும் பெரிய இழப்பைத் தரும்.' },
    { wrong: 'இந்தியாவைவிடச் [சிரிய] நாடு இது.', right: 'இந்தியாவைவிடச் சிறிய நாடு இது.' },
    { wrong: 'காய்களைச் [சிரிய] துண்டுகளாக நறுக்கவும்.', right: 'காய்களைச் சிறிய துண்டுகளாக நறுக்கவும்.' },
    { wrong: 'எங்களிடம் ஒரு [சிரிய] வீடு உள்ளது.', right: 'எங்களிடம் ஒரு சிறிய வீடு உள்ளது.' },
  ],
  allows: [
    'ஒரு சிரிய அகதி முகாமுக்கு வந்தார்.',
    'சிரிய அரசு மறுத்தது.',
    'துருக்கியில் ஒரு சிரிய உணவகத்தை நடத்தினார்.',
    'ஒரு சிரிய விமானம் தாக்கப்பட்டது.',
    'சிரிய நகரங்கள் சேதமடைந்தன.',
    'சிரிய மொழியில் எழுதப்பட்ட பழைய நூல் இது.',
    'சிரிய உணவு வகைகள் சுவையானவை.',
    'சிரிய மக்கள் அமைதியை விரும்புகின்றனர்.',
    'அந்தச் சிரிய சிறுவன் கடலில் மூழ்கினான்.',
    'சிரிய பாலைவனத்தில் மழை குறைவு.',
    'சிரிய வேதியியல் ஆயுதங்கள் அழிக்கப்பட்டன.',
    'போரின்போது ஒரு சிரிய பள்ளி இடிந்தது.',
  ],
  when: { words: ['சிரிய'] },
  check(word) {
    const { previous, next, sentence } = word
    if (next === undefined || next.is('rational')) return undefined
    if (DEGREES.test(previous?.text ?? '')) return word.replaceWith(SMALL)
    return OF_COUNTRIES.test(next.text) || tellsOfAbroad(sentence.textWords)
      ? undefined
      : word.replaceWith(SMALL)
  },
})

const SMALL = 'சிறிய'
/** `மிகச் சிரிய`, `அதைவிடச் சிரிய`, `பரப்பளவில் சிரிய`: how small it is. */
const DEGREES = /^(?:மிக|மிகவும்|மிகச்|இவ்வளவு|அவ்வளவு|.*விடச்?|காட்டிலும்|(?:பரப்ப)?ளவில்|அளவில்|உருவில்)$/u
/** What is told by its country. */
const OF_COUNTRIES =
  /^(?:நகர|தலைநகர|எல்லை|விமான|படை|கப்பல|தூதர|மாகாண|கிராம|ஊர|மாநில|பகுதி|பள்ளிவாச|அகதி|உணவு|நாணய|கொடி|நாட|தேச|அரச|மக்கள|மொழி|எழுத்து|திருச்சபை|சபை|கிறி|கிரிஸ்|இசுலா|இஸ்லா|முசு|முஸ்|உள்நாட்|குடி|பாலைவன|மலை|மண்|ஆயுத|வேதியியல|வானொலி|தொலைக்காட்சி|ஊடக|வரலாற|கலாச்சார|பண்பாட|கலை|இலக்கிய|பண்டைய|அதிப|பிரதம|துருப்பு|ஆட்சி|நிலப்|பொருளாதார|ஜனநாயக|விடுதலை|சுதந்திர|எண்ணெய்|தலைவ|இராச்சிய|ராஜ்ய|பவுண்ட|பாரம்பரிய|தூதுக்)/u
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
