import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-intensifier',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது மிகுதியைக் காட்டும் உரிச்சொல். அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the intensifiers மிக, சால, தவ, நனி the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், மிக, சால, தவ: உரிச்சொல்',
  examples: [
    { wrong: '[மிக] பெரிய மரம்.', right: 'மிகப் பெரிய மரம்.' },
    { wrong: '[மிக] கொடிய நோய்.', right: 'மிகக் கொடிய நோய்.' },
    { wrong: '[மிக] சிறிய வீடு.', right: 'மிகச் சிறிய வீடு.' },
    { wrong: '[மிக] தொலைவில் நின்றான்.', right: 'மிகத் தொலைவில் நின்றான்.' },
  ],
  allows: ['மிக அழகான பெண்.', 'மிகவும் பெரிய மரம்.'],
  when: { words: ['மிக', 'சால', 'தவ', 'நனி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
