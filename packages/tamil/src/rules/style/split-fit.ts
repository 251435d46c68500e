import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-fit',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘தகுந்த’ தனிச் சொல்.',
    en: 'Written apart: தகுந்த, ‘fit to’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[உண்ணத்தகுந்த] பழம்.', right: 'உண்ணத் தகுந்த பழம்.' }],
  allows: ['உண்ணத் தகுந்த பழம்.', 'குறிப்பிடத்தக்க வளர்ச்சி.', 'நம்பத்தகுந்த செய்தி.'],
  when: { endings: withDoubling('த்தகுந்த', 'த்தகுந்தது', 'த்தகுந்தவை', 'த்தகுந்தவர்') },
  check(word, knowledge) {
    // One word by long use.
    if (word.text.startsWith('நம்பத்')) return undefined
    const suggestion = splitBefore(word, 'தகுந்த', knowledge, 'infinitive')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
