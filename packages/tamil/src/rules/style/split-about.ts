import { isPronounBefore, splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-about',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘பற்றி’ தனிச் சொல்.',
    en: 'Written apart: பற்றி, ‘about’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[அவளைப்பற்றிப்] பேசாதே.', right: 'அவளைப் பற்றிப் பேசாதே.' },
    { wrong: '[இதைப்பற்றிய] பாடல்.', right: 'இதைப் பற்றிய பாடல்.' },
  ],
  allows: ['அவளைப் பற்றிப் பேசாதே.', 'நாட்டைப்பற்றிய பாடல்.', 'தீப்பற்றிய வீடு.'],
  when: { endings: withDoubling('ைப்பற்றி', 'ைப்பற்றிய') },
  check(word, knowledge) {
    if (!isPronounBefore(word, 'பற்றி', knowledge)) return undefined
    const suggestion = splitBefore(word, 'பற்றி', knowledge, 'accusative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
