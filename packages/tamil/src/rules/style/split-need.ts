import { splitBefore } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-need',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘வேண்டும்’, ‘வேண்டாம்’ ஆகியவை தனிச் சொற்கள்.',
    en: 'Written apart: வேண்டும் after a verbal noun and வேண்டாம் are words of their own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'நீ அங்குப் [போகவேண்டாம்].', right: 'நீ அங்குப் போக வேண்டாம்.' },
    { wrong: 'அனைவரும் [வருதல்வேண்டும்].', right: 'அனைவரும் வருதல் வேண்டும்.' },
  ],
  allows: ['நீ அங்குப் போக வேண்டாம்.', 'அனைவரும் வரவேண்டும்.'],
  when: { endings: ['வேண்டாம்', 'தல்வேண்டும்'] },
  check(word, knowledge) {
    const suggestion = word.text.endsWith('ாம்')
      ? splitBefore(word, 'வேண்டாம்', knowledge, 'infinitive')
      : splitBefore(word, 'வேண்டும்', knowledge, 'verbal-noun')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
