import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-other',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் இடைச்சொல்லின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After மற்ற, மற்றை (other) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், மற்று, மற்ற, மற்றை',
  examples: [
    { wrong: '[மற்ற] பாடங்கள்.', right: 'மற்றப் பாடங்கள்.' },
    { wrong: '[மற்று] பல.', right: 'மற்றுப் பல.' },
    { wrong: '[மற்ற] கடைகள்.', right: 'மற்றக் கடைகள்.' },
    { wrong: '[மற்றை] செடிகள்.', right: 'மற்றைச் செடிகள்.' },
    { wrong: '[மற்ற] தோட்டங்கள்.', right: 'மற்றத் தோட்டங்கள்.' },
  ],
  allows: ['மற்ற மரங்கள்.'],
  when: { words: ['மற்ற', 'மற்றை', 'மற்று'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
