import { withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

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
])
/** Nouns of their own, too: மூலத்தை, the source. Right after a noun without ending they are none. */
const NOUNS = new Set(['மூலத்தை', 'மூலத்தால்', 'முன்பை', 'பின்பை'])
const IN_FULL =
  /^(?:மின்னஞ்சல்|கடிதம்|அஞ்சல்|தொலைபேசி|கைப்பேசி|அலைபேசி|இணையம்|வானொலி|தொலைக்காட்சி|நாளிதழ்|குறுஞ்செய்தி|அவர்|அவள்|அவன்|அதன்|இதன்|எதன்)$|ின்$/u

/** What has a source: `நோயின் மூலத்தை`, `அதன் மூலத்தை`. */
const OWNER = /(?:ின்|தன்)$/u

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
    { wrong: 'உறங்குவதற்கு [முன்பைப்] பல் துலக்குங்கள்.', right: 'உறங்குவதற்கு முன்பு பல் துலக்குங்கள்.' },
  ],
  allows: ['நோயின் மூலத்தைக் கண்டறிந்தார்.', 'அதன் மூலத்தைப் புரிந்துகொள்வதே வழி.', 'அவர் கடிதம் மூலம் தெரிவித்தார்.'],
  when: { words: [...FORMS.keys(), ...withVallinam(...FORMS.keys())] },
  check(word) {
    const { previous } = word
    const text = withoutVallinam(word.text)
    const right = FORMS.get(text)
    if (previous === undefined || right === undefined) return undefined
    const governed = previous.isOnly('dative') || previous.isOnly('genitive') || IN_FULL.test(previous.text)
    if (!governed) return undefined
    if (NOUNS.has(text) && !previous.isOnly('dative') && OWNER.test(previous.text)) return undefined
    return word.replaceWith(right)
  },
})
