import { doubledAfterGlide } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-participle-y',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது யகர மெய்யில் முடியும் வினையெச்சம். அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the participle போய் (or ஆய்) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், யகர ஈற்று வினையெச்சம்',
  examples: [
    { wrong: '[போய்] பார்த்தார்.', right: 'போய்ப் பார்த்தார்.' },
    { wrong: '[போய்] கேட்டார்.', right: 'போய்க் கேட்டார்.' },
    { wrong: '[போய்] சேர்ந்தார்.', right: 'போய்ச் சேர்ந்தார்.' },
    { wrong: '[போய்] தேடினார்.', right: 'போய்த் தேடினார்.' },
  ],
  allows: ['போய் வந்தார்.'],
  when: { words: ['போய்', 'ஆய்'] },
  check(word) {
    const suggestion = doubledAfterGlide(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
