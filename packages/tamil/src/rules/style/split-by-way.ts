import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-by-way',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘வழியாக’ தனிச் சொல்.',
    en: 'Written apart: வழியாக, ‘by way of’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[பேச்சுவழியாகப்] புரியவைத்தார்.', right: 'பேச்சு வழியாகப் புரியவைத்தார்.' }],
  allows: ['பேச்சு வழியாகப் புரியவைத்தார்.', 'அவ்வழியாக வந்தான்.'],
  when: { endings: withDoubling('வழியாக') },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'வழியாக', knowledge, 'nominative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
