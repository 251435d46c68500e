import { misspellingFinding } from '../misspelling-finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/unknown-pulli',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; புள்ளி விடுபட்டுள்ளது அல்லது மிகையாக உள்ளது: ‘{suggestion}’.',
    en: '‘{found}’ is no word; a pulli (dot) is missing or superfluous: ‘{suggestion}’.',
  },
  source: 'நன்னூல் எழுத்தியல்: மெய்யெழுத்தும் புள்ளியும்',
  examples: [{ wrong: 'அவன் [படிககும்] நூல்.', right: 'அவன் படிக்கும் நூல்.' }],
  allows: ['அவன் பார்க்கும் பார்வை.'],
  when: { misspellings: ['pulli'] },
  check: misspellingFinding,
})
