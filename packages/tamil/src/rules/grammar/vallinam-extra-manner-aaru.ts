import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-manner-aaru',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது ‘ஆறு’ என்று முடிகிறது (நெடில்தொடர்க் குற்றியலுகரம்). அதன் பின் வல்லினம் மிகாது.',
    en: 'After words of manner in -ஆறு (அவ்வாறு, வந்தவாறு) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், அவ்வாறு இவ்வாறு எவ்வாறு, ‘ஆறு’ ஈற்று வினையெச்சம்',
  examples: [
    { wrong: '[இவ்வாறுச்] சொன்னார்.', right: 'இவ்வாறு சொன்னார்.' },
    { wrong: '[எவ்வாறுப்] பேசினார்?', right: 'எவ்வாறு பேசினார்?' },
    { wrong: '[வந்தவாறுப்] பேசினாள்.', right: 'வந்தவாறு பேசினாள்.' },
    { wrong: '[அவ்வாறுக்] கேட்டார்.', right: 'அவ்வாறு கேட்டார்.' },
    { wrong: '[இவ்வாறுத்] தந்தார்.', right: 'இவ்வாறு தந்தார்.' },
  ],
  allows: ['இவ்வாறு சொன்னார்.', 'வந்தவாறு பேசினாள்.'],
  when: { endings: withVallinam('வாறு') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
