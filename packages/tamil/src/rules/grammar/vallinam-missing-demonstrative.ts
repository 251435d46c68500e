import { missingVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-demonstrative',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்னும் சுட்டு அல்லது வினாச்சொல்லின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the demonstrative or interrogative ‘{found}’ the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் உயிரீற்றுப் புணரியல்; பள்ளி இலக்கணம்: வல்லினம் மிகும் இடங்கள், சுட்டு வினா',
  examples: [
    { wrong: 'என் தாத்தா [அந்த] காலத்து மனிதர்.', right: 'என் தாத்தா அந்தக் காலத்து மனிதர்.' },
    { wrong: '[இந்த] செடி வளர்ந்தது.', right: 'இந்தச் செடி வளர்ந்தது.' },
    { wrong: '[அந்த] தெரு நீளமானது.', right: 'அந்தத் தெரு நீளமானது.' },
    { wrong: '[எந்த] பக்கம் போவது?', right: 'எந்தப் பக்கம் போவது?' },
  ],
  allows: ['அந்த மனிதர் வந்தார்.', 'இந்த, புத்தகம் என்றார்.', 'அந்தப் பையன் வந்தான்.'],
  when: { words: ['அந்த', 'இந்த', 'எந்த'] },
  check(word) {
    const suggestion = word.next && missingVallinam(word.text, word.next.text)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
