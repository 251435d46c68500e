import { kindOf } from '../script/characters.ts'
import { memoizeForm } from '../text/memoize.ts'
import type { Word } from '../text/word.ts'

/** Words that say nothing about a topic. */
const FUNCTION_WORDS = new Set(
  `அது இது அவை இவை அவர் இவர் அவன் அவள் நாம் நான் நீங்கள் அவர்கள் எங்கள் நமது நம் தம் தன் அந்த இந்த எந்த ஒரு ஓர் பல சில எல்லா அனைத்து அனைவரும் மிக மிகவும்
ஆகும் உள்ளது உள்ளன உள்ள என்று என என்பது என்னும் என்ற எனும் போல போன்ற ஆகிய ஆகியவை மற்றும் ஆனால் எனவே ஆகவே மேலும் அதனால் இதனால் ஏனெனில் வேண்டும் முடியும் கூடாது இல்லை அல்ல
கொண்டு கொண்ட இருந்து முதல் வரை பற்றி மூலம் வழி இன்று நேற்று நாளை ஆண்டு நாள் பேர் தான் கூட மட்டும் முன் பின் மேல் கீழ் இடையே அங்கு இங்கு எங்கும் எவ்வாறு இவ்வாறு அவ்வாறு செய்து செய்ய செய்கிறது
தேவை பெற பெற்ற பெரிய சிறிய நல்ல புதிய காண்போம் இக்கட்டுரையில் கட்டுரை வருகிறது வந்தது சென்ற தருகிறது தருகின்றன வாழ்கிறோம் வாழ்க்கை மனிதன் மக்கள் உலகம் உலகில் வகையில் அளவில் காரணமாக`
    .split(/\s+/u)
    .map((word) => rootOf(word, 3)),
)

/** The first clusters of a word without pulli: `மரங்கள்`, `மரத்தை` → `மர` (two), `மரங`, `மரத` (three). */
export function rootOf(word: string, clusters: number): string {
  let root = ''
  let count = 0
  for (let i = 0; i < word.length; i++) {
    const kind = kindOf(word.charCodeAt(i))
    if (kind !== 'sign' && kind !== 'pulli' && ++count > clusters) break
    if (kind !== 'pulli') root += word[i]
  }
  return root
}

/** Whether a word may carry a topic: long enough, and no function word. */
export const isContentWord = memoizeForm(
  ({ text }: Word) => letters(text) >= 3 && !FUNCTION_WORDS.has(rootOf(text, 3)),
)

function letters(word: string): number {
  let count = 0
  for (let i = 0; i < word.length; i++) {
    const kind = kindOf(word.charCodeAt(i))
    if (kind === 'consonant' || kind === 'vowel') count++
  }
  return count
}
