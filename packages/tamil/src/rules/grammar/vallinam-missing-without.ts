import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-without',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதில் ‘இன்றி’ (அன்றி) என்னும் குறிப்பு வினையெச்சம் உள்ளது. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After இன்றி / அன்றி (without, besides) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இன்றி, அன்றி',
  examples: [
    { wrong: '[அதுவன்றி] பிற வழியில்லை.', right: 'அதுவன்றிப் பிற வழியில்லை.' },
    { wrong: '[தடையின்றி] பேசினார்.', right: 'தடையின்றிப் பேசினார்.' },
    { wrong: '[குறையின்றி] செய்தார்.', right: 'குறையின்றிச் செய்தார்.' },
    { wrong: '[குறையின்றி] கேட்டார்.', right: 'குறையின்றிக் கேட்டார்.' },
    { wrong: '[தடையின்றி] தந்தார்.', right: 'தடையின்றித் தந்தார்.' },
  ],
  allows: ['தடையின்றி நடந்தது.', 'நன்றி கூறினார்.', 'அதுவன்றி வேறு வழியில்லை.', 'நன்றி பல.', 'வென்றி கண்டான்.'],
  when: { words: ['இன்றி', 'அன்றி'], endings: ['ின்றி', 'துவன்றி', 'வையன்றி', 'வரன்றி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
