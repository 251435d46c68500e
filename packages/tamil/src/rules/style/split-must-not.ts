import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-must-not',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘கூடாது’ தனிச் சொல்.',
    en: 'Written apart: கூடாது, ‘must not’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'பொய் [சொல்லக்கூடாது].', right: 'பொய் சொல்லக் கூடாது.' }],
  allows: ['பொய் சொல்லக் கூடாது.'],
  when: { endings: withDoubling('க்கூடாது') },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'கூடாது', knowledge, 'infinitive')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
