import { isPronounBefore, splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-about-noun',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘பற்றி’ தனிச் சொல்.',
    en: 'Written apart: பற்றி, ‘about’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[ஊரைப்பற்றிப்] பேசாதே.', right: 'ஊரைப் பற்றிப் பேசாதே.' },
    { wrong: '[நாட்டைப்பற்றிய] பாடல்.', right: 'நாட்டைப் பற்றிய பாடல்.' },
  ],
  allows: ['ஊரைப் பற்றிப் பேசாதே.', 'தீப்பற்றிய வீடு.'],
  when: { endings: withDoubling('ைப்பற்றி', 'ைப்பற்றிய') },
  check(word, knowledge) {
    if (isPronounBefore(word, 'பற்றி', knowledge)) return undefined
    const suggestion = splitBefore(word, 'பற்றி', knowledge, 'accusative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
