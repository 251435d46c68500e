import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-place-aandu',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது இடத்தைச் சுட்டும் பழஞ்சொல். ஆண்டு, ஈண்டு, யாண்டு என்னும் சுட்டு வினாக்களின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After ஈண்டு, யாண்டு (here, where) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஆண்டு ஈண்டு யாண்டு',
  examples: [
    { wrong: '[ஈண்டு] கூறினார்.', right: 'ஈண்டுக் கூறினார்.' },
    { wrong: '[யாண்டு] சென்றார்?', right: 'யாண்டுச் சென்றார்?' },
    { wrong: '[ஈண்டு] பேசினார்.', right: 'ஈண்டுப் பேசினார்.' },
    { wrong: '[யாண்டு] தேடினார்?', right: 'யாண்டுத் தேடினார்?' },
  ],
  allows: ['ஈண்டு வந்தார்.'],
  when: { words: ['ஈண்டு', 'யாண்டு'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
