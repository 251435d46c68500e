import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-manner-padi',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் சுட்டு அல்லது வினாச் சொல்லின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After அப்படி, இப்படி, எப்படி (so, how) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், அப்படி இப்படி எப்படி',
  examples: [
    { wrong: '[அப்படி] சொன்னார்.', right: 'அப்படிச் சொன்னார்.' },
    { wrong: '[எப்படி] போனார்?', right: 'எப்படிப் போனார்?' },
    { wrong: '[இப்படி] கேட்டார்.', right: 'இப்படிக் கேட்டார்.' },
    { wrong: '[எப்படி] தெரியும்?', right: 'எப்படித் தெரியும்?' },
  ],
  allows: ['அப்படி நடந்தார்.', 'வந்தபடி பேசினான்.'],
  when: { words: ['அப்படி', 'இப்படி', 'எப்படி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
