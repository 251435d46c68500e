import { doubledBeforeNext, ownVerbFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-quotative-ena',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதில் ‘என’ என்னும் இடைச்சொல் உள்ளது. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After என (that, as) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், என என்னும் ஈறு',
  examples: [
    { wrong: 'வருவான் [என] சொன்னான்.', right: 'வருவான் எனச் சொன்னான்.' },
    { wrong: '[வேண்டுமென] கேட்டான்.', right: 'வேண்டுமெனக் கேட்டான்.' },
    { wrong: 'பணம் [இல்லையென] கூறினான்.', right: 'பணம் இல்லையெனக் கூறினான்.' },
    { wrong: '[திடீரென] பேசினான்.', right: 'திடீரெனப் பேசினான்.' },
    { wrong: 'சரி [என] தெரிந்தது.', right: 'சரி எனத் தெரிந்தது.' },
  ],
  allows: ['வருவான் என நினைத்தான்.', 'வருவான் என்று சொன்னான்.'],
  when: { endings: ['என', 'ென'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(ownVerbFollows(word) && (word.text === 'என' || /(?:[மதவயனரலளடகபச]|்ற)ென$/u.test(word.text)))
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
