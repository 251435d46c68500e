import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-place-adverb',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது இடத்தைச் சுட்டும் சொல். ‘அங்கு, இங்கு, எங்கு’ முதலியவற்றின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After அங்கு, இங்கு, எங்கு (there, here, where) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், அங்கு இங்கு எங்கு',
  examples: [
    { wrong: '[அங்கு] போனார்.', right: 'அங்குப் போனார்.' },
    { wrong: '[இங்கு] சொன்னார்.', right: 'இங்குச் சொன்னார்.' },
    { wrong: '[எங்கு] கேட்டார்?', right: 'எங்குக் கேட்டார்?' },
    { wrong: '[இங்கு] தங்கினார்.', right: 'இங்குத் தங்கினார்.' },
  ],
  allows: ['அங்கு வந்தார்.'],
  when: { words: ['அங்கு', 'இங்கு', 'எங்கு', 'ஆங்கு', 'ஈங்கு', 'யாங்கு'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
