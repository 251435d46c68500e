import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-among',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘இடையே’, ‘இடையில்’ ஆகியவை பன்மைப் பெயரோடு சேரும்.',
    en: 'Written as one word: ‘இடையே’, ‘among’, joins the plural before it.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[மாணவர்கள் இடையே] போட்டி நடந்தது.', right: 'மாணவர்களிடையே போட்டி நடந்தது.' },
    { wrong: '[நம் இடையில்] பகை இல்லை.', right: 'நம்மிடையில் பகை இல்லை.' },
  ],
  allows: ['மாணவர்களிடையே போட்டி நடந்தது.', 'இரண்டு மரங்களுக்கு இடையே பாதை உண்டு.'],
  when: { words: ['இடையே', 'இடையில்', 'இடையேயும்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !(previous.text === 'நம்' || previous.endsWith('கள்', 'மக்கள்')))
      return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})
