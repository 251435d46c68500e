import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const TIMES = 'இன்றைய நேற்றைய நாளைய அன்றைய முந்தைய பிந்தைய தற்போதைய இப்போதைய அப்போதைய அண்மைய பண்டைய'.split(' ')

export default defineRule({
  id: 'grammar/vallinam-extra-time-adjective',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது காலத்தைக் காட்டும் பெயரெச்சத் தொடர். அதன் பின் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ (of that time) works like a relative participle; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், குறிப்புப் பெயரெச்சம்',
  examples: [
    { wrong: '[இன்றையச்] செய்தி.', right: 'இன்றைய செய்தி.' },
    { wrong: '[நேற்றையக்] கூட்டம்.', right: 'நேற்றைய கூட்டம்.' },
    { wrong: '[அன்றையத்] தலைவர்.', right: 'அன்றைய தலைவர்.' },
    { wrong: '[முந்தையப்] பாடம்.', right: 'முந்தைய பாடம்.' },
  ],
  allows: ['இன்றைய செய்தி.', 'இன்றைக்குப் பேசினார்.'],
  when: { words: withVallinam(...TIMES) },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
