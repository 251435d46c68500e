import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-in-front',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘முன்’, இடத்தைக் காட்டும்போது, தனிச் சொல்.',
    en: 'Written apart: முன், ‘in front of’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[கோயிலின்முன்] நின்றாள்.', right: 'கோயிலின் முன் நின்றாள்.' }],
  allows: ['கோயிலின் முன் நின்றாள்.'],
  when: { endings: withDoubling('ின்முன்', 'ின்முன்னே', 'ின்முன்பு', 'ின்முன்னால்') },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'முன்', knowledge, 'genitive')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
