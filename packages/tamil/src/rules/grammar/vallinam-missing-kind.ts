import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-kind',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘வகை’ என்னும் சொல்லோடு சுட்டு அல்லது வினா சேர்ந்தது. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After அவ்வகை, இவ்வகை, எவ்வகை (that kind, which kind) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், அவ்வகை இவ்வகை எவ்வகை',
  examples: [
    { wrong: '[எவ்வகை] செடி?', right: 'எவ்வகைச் செடி?' },
    { wrong: '[இவ்வகை] பாடம்.', right: 'இவ்வகைப் பாடம்.' },
    { wrong: '[அவ்வகை] கலை.', right: 'அவ்வகைக் கலை.' },
    { wrong: '[எவ்வகை] தோட்டம்?', right: 'எவ்வகைத் தோட்டம்?' },
    { wrong: '[அத்துணை] சிறப்பு.', right: 'அத்துணைச் சிறப்பு.' },
  ],
  allows: ['எவ்வகை மரம்?'],
  when: {
    words: ['அத்துணை', 'இத்துணை', 'எத்துணை', 'அவ்வகை', 'இவ்வகை', 'எவ்வகை', 'பல்வகை', 'மூவகை', 'இருவகை', 'நால்வகை'],
  },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
