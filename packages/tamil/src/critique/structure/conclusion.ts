import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'
import { titleRoots } from './title-roots.ts'

const CLOSING_WORDS =
  /^(?:முடிவாக|சுருங்க|சுருங்கக்|தொகுத்து|இவ்வாறு|இங்ஙனம்|ஆகவே|எனவே|ஆகையால்|ஆதலால்|இறுதியாக|நிறைவாக|மொத்தத்தில்|ஆக|ஒட்டுமொத்தமாக|முடிவில்|இதன்மூலம்|இதிலிருந்து|இவற்றிலிருந்து|மேற்கண்ட|மேற்கூறிய|சுருக்கமாக|இத்தகைய)$/u
const EXHORTATION =
  /(?:வோம்|வோமாக|ோமாக|ட்டும்|வேண்டும்|வேண்டியது|வேண்டியவை|வேண்டுகிறேன்|கடமை|கடமையாகும்|கடமையும்|பொறுப்பு|பொறுப்பாகும்|அவசியம்|அவசியமாகும்|இன்றியமையாதது|இன்றியமையாததாகும்|வாழ்க|வளர்க|வெல்க|ஓங்குக|காக்கலாம்|உறுதி|உறுதிகொள்வோம்|நம்பிக்கை|ஐயமில்லை|திண்ணம்|நிச்சயம்|மறுக்கமுடியாது|மறுக்க|எனலாம்|கூறலாம்|சாலச்|தேவை|தேவையாகும்|வழியாகும்|சிறக்கும்|செழிக்கும்|மலரும்|பிறக்கும்|உயரும்|தழைக்கும்|கேள்வியாகும்|எதிர்பார்ப்பு|எதிர்பார்ப்பாகும்|விருப்பம்|வேண்டுகோள்|அழைப்பு|எதிர்காலம்|செய்தி|நன்மை|இல்லை|உண்மை)$/u
/** A feeling or a lesson that stays: the end of a journey, of a memory. */
const AFTERTHOUGHT =
  /^(?:மறக்க|மறவாத|நினைவில்|நெஞ்சை|மனத்தை|கற்றுக்|கற்றுத்|கற்பிக்|பாடமாக|பாடத்தை|அனுபவமாக|அனுபவம்|மகிழ்ச்சியையும்|என்றென்றும்|என்றும்|வருங்கால|வருங்காலத்|எதிர்கால|நாளைய|வாழ்நாள்|ஆசையா|ஆசையாக|கனவு|நனவா)/u

/**
 * Whether a paragraph does what a conclusion does: its end draws a sum, wishes, asks for something or says what stays,
 * or it comes back to the whole title. A wish in the middle of an argument is not an end.
 */
export function concludes(essay: Essay, { sentences }: Block): boolean {
  const opening = sentences[0]?.words[0]
  if (opening !== undefined && !opening.quoted && CLOSING_WORDS.test(withoutVallinam(opening.text)))
    return true
  const ends = sentences.slice(-2)
  if (
    ends.some(({ words }) => words.slice(0, 2).some(({ text }) => CLOSING_WORDS.test(withoutVallinam(text))))
  )
    return true
  // The wish may be reported: …வேண்டும் என்று கேட்டுக்கொண்டார்.
  const last = sentences.at(-1)?.words ?? []
  const beforeLast = sentences.at(-2)?.words.slice(-1) ?? []
  if ([...last, ...beforeLast].some(({ text }) => EXHORTATION.test(withoutVallinam(text)))) return true
  if (last.some(({ text }) => AFTERTHOUGHT.test(text))) return true
  const roots = titleRoots(essay)
  const words = ends.flatMap(({ words: own }) => own)
  const isDetail = /\d/u.test(sentences.at(-1)?.text ?? '')
  return (
    roots.length >= 2 &&
    !isDetail &&
    roots.every((root) => words.some((word) => rootOf(word.text, 2).startsWith(root)))
  )
}
