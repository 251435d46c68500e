import type { Word } from '../../text/word.ts'
import { withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Words of place that have a case in them: no ending can follow. */
const PLACED =
  'இடையே அருகே நடுவே எதிரே மேலே கீழே உள்ளே வெளியே முன்னே பின்னே முன்னால் பின்னால் எதிரில் அருகில் இடையில்'.split(' ')

/** இடையேயில், முன்னாலுக்கு: words of place with an ending, which are no words at all. */
const DOUBLED: ReadonlyMap<string, string> = new Map(
  PLACED.flatMap((word) =>
    (word.endsWith('்')
      ? ['ில்', 'ால்', 'ை', 'ுக்கு', 'ின்'].map((ending) => word.slice(0, -1) + ending)
      : ['யில்', 'யால்', 'யை', 'க்கு', 'யின்'].map((ending) => word + ending)
    ).map((form): [string, string] => [form, word]),
  ),
)

/** Postpositions with a case that they never have, and their right form. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['அருகால்', 'அருகில்'],
  ['அருகுக்கு', 'அருகில்'],
  ['மூலத்தால்', 'மூலம்'],
  ['மூலத்தை', 'மூலம்'],
  ['வழியாகால்', 'வழியாக'],
  ['முன்பை', 'முன்பு'],
  ['முன்புக்கு', 'முன்பு'],
  ['பின்பை', 'பின்பு'],
  ['பிறகை', 'பிறகு'],
  ['பிறகுக்கு', 'பிறகு'],
  ['இடையால்', 'இடையில்'],
  ['மீதில்', 'மீது'],
  ['மேலில்', 'மேல்'],
  ['கீழில்', 'கீழ்'],
  ['முன்பில்', 'முன்பு'],
  ['முன்னில்', 'முன்'],
  ['பின்பில்', 'பின்பு'],
  ['பின்னில்', 'பின்'],
  ['பிறகில்', 'பிறகு'],
  ['பிறகால்', 'பிறகு'],
  ['பொருட்டுக்கு', 'பொருட்டு'],
  ['பொருட்டால்', 'பொருட்டு'],
  ['பொருட்டில்', 'பொருட்டு'],
  ['குறித்தில்', 'குறித்து'],
  ['குறித்தை', 'குறித்து'],
  ['குறித்துக்கு', 'குறித்து'],
  ['வரைக்கு', 'வரை'],
  ['வரையால்', 'வரை'],
])
/** Behind a noun without ending, too: `நலன் பொருட்டு`, `வரி குறித்து`, `மலை மீது`. */
const BEHIND_NOUN = /^(?:மீதில்|மேலில்|கீழில்|பொருட்டு.+|பொருட்டால்|பொருட்டில்|குறித்.+|வரைக்கு|வரையால்)$/u
/** Nouns of their own, too: மூலத்தை, the source. Right after a noun without ending they are none. */
const NOUNS = new Set(['மூலத்தை', 'மூலத்தால்', 'முன்பை', 'பின்பை'])
const IN_FULL =
  /^(?:மின்னஞ்சல்|கடிதம்|அஞ்சல்|தொலைபேசி|கைப்பேசி|அலைபேசி|இணையம்|வானொலி|தொலைக்காட்சி|நாளிதழ்|குறுஞ்செய்தி|அவர்|அவள்|அவன்|அதன்|இதன்|எதன்)$|ின்$/u

/** What has a source: `நோயின் மூலத்தை`, `அதன் மூலத்தை`. */
const OWNER = /(?:ின்|தன்)$/u

/** பெட்டிக்குள்ளில்: what is inside takes no ending more. */
const INSIDE = /(க்குள்)(?:ளில்|ளை|ளால்|ளுக்கு|ளுடன்)$/u

export default defineRule({
  id: 'grammar/postposition-form',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{suggestion}’ என்பது இடைச்சொல்; அது வேற்றுமை உருபு ஏற்காது.',
    en: '‘{suggestion}’ is a postposition here and takes no case ending.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): postpositions',
  examples: [
    { wrong: 'கோயில் ஆற்றின் [அருகால்] உள்ளது.', right: 'கோயில் ஆற்றின் அருகில் உள்ளது.' },
    { wrong: 'அவர் தொலைபேசி [மூலத்தால்] தெரிவித்தார்.', right: 'அவர் தொலைபேசி மூலம் தெரிவித்தார்.' },
    { wrong: 'தோழி [மூலத்தால்] அறிந்தேன்.', right: 'தோழி மூலம் அறிந்தேன்.' },
    { wrong: 'கூரையின் [மேலில்] ஏறினான்.', right: 'கூரையின் மேல் ஏறினான்.' },
    { wrong: 'இரு வீடுகளுக்கும் [இடையேயில்] ஒரு மரம் உள்ளது.', right: 'இரு வீடுகளுக்கும் இடையே ஒரு மரம் உள்ளது.' },
    { wrong: 'கூரையின் [மேலேயில்] பூனை உள்ளது.', right: 'கூரையின் மேலே பூனை உள்ளது.' },
    { wrong: 'ஒன்பது மணி [வரைக்கு] உழைத்தான்.', right: 'ஒன்பது மணி வரை உழைத்தான்.' },
    { wrong: 'ஊர் நலன் [பொருட்டுக்கு] உழைத்தார்.', right: 'ஊர் நலன் பொருட்டு உழைத்தார்.' },
    { wrong: '[பெட்டிக்குள்ளில்] ஒரு கடிதம் இருந்தது.', right: 'பெட்டிக்குள் ஒரு கடிதம் இருந்தது.' },
    { wrong: 'உறங்குவதற்கு [முன்பைப்] பல் துலக்குங்கள்.', right: 'உறங்குவதற்கு முன்பு பல் துலக்குங்கள்.' },
  ],
  allows: [
    'முன்பிலிருந்தே அவர் பாடுகிறார்.',
    'கூரையின் மேல் ஏறினான்.',
    'அந்த ஊரின் மேலிடம் அறியும்.',
    'மேலே குறித்ததைப் படி.',
    'பேராசிரியர் மூலத்தை ஆராய்ந்தார்.',
    'நோயின் மூலத்தைக் கண்டறிந்தார்.',
    'அதன் மூலத்தைப் புரிந்துகொள்வதே வழி.',
    'அவர் கடிதம் மூலம் தெரிவித்தார்.',
    'ஒன்பது மணி வரைக்கும் படித்தான்.',
    'அருகிலுள்ள கடைக்குப் போனான்.',
    'முன்னாலிருந்த மரம் விழுந்தது.',
    'பனி மூடிய வரைக்கு மேல் மேகங்கள் திரண்டன.',
  ],
  when: {
    words: [
      ...FORMS.keys(),
      ...DOUBLED.keys(),
      ...withVallinam(...FORMS.keys()),
      ...withVallinam(...DOUBLED.keys()),
    ],
    endings: ['க்குள்ளில்', 'க்குள்ளை', 'க்குள்ளால்', 'க்குள்ளுக்கு', 'க்குள்ளுடன்'],
  },
  check(word) {
    const { previous } = word
    const text = withoutVallinam(word.text)
    if (INSIDE.test(text)) return word.replaceWith(text.replace(INSIDE, '$1'))
    const whole = DOUBLED.get(text)
    if (whole !== undefined) return previous === undefined ? undefined : word.replaceWith(whole)
    const right = FORMS.get(text)
    if (previous === undefined || right === undefined) return undefined
    if (!isGoverned(previous, text)) return undefined
    if (NOUNS.has(text) && !previous.isOnly('dative') && OWNER.test(previous.text)) return undefined
    return word.replaceWith(right)
  },
})

/** Whether the word before asks for a postposition: `நலன் பொருட்டுக்கு`, `கூரையின் மேலில்`. */
function isGoverned(previous: Word, text: string): boolean {
  if (previous.isOnly('dative') || previous.isOnly('genitive') || IN_FULL.test(previous.text)) return true
  if (text === 'மூலத்தால்' && previous.isOnly('rational', 'nominative')) return true
  return BEHIND_NOUN.test(text) && previous.isA('noun') && previous.isOnly('nominative')
}
