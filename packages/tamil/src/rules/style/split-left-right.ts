import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-left-right',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘இடது’, ‘வலது’ ஆகியவை தனிச் சொற்கள்.',
    en: 'Written apart: இடது and வலது are words of their own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[வலதுகை] வலித்தது.', right: 'வலது கை வலித்தது.' },
    { wrong: '[இடதுபக்கம்] திரும்பு.', right: 'இடது பக்கம் திரும்பு.' },
  ],
  allows: ['வலது கை வலித்தது.', 'இடதுசாரி இயக்கம்.'],
  when: { beginnings: ['இடது', 'வலது'] },
  check(word) {
    const noun = PARTS.find((part) => word.text.startsWith(part, 4))
    return noun === undefined ? undefined : word.replaceWith(`${word.text.slice(0, 4)} ${word.text.slice(4)}`)
  },
})

const PARTS = ['பக்க', 'கை', 'கால்', 'காலி', 'காலை', 'கண்', 'காது', 'ஓர', 'தோள்']
