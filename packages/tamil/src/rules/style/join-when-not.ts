import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-when-not',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: எதிர்மறைப் பெயரெச்சத்தோடு ‘போது’ சேர்ந்து ஒரே சொல்லாகும்.',
    en: 'Written as one word: போது joins a negative participle.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'வீட்டில் ஆள் [இல்லாத போது] மழை பெய்தது.', right: 'வீட்டில் ஆள் இல்லாதபோது மழை பெய்தது.' },
    { wrong: 'யாரும் [பார்க்காத போதும்] நேர்மையாக இரு.', right: 'யாரும் பார்க்காதபோதும் நேர்மையாக இரு.' },
  ],
  allows: ['வீட்டில் ஆள் இல்லாதபோது மழை பெய்தது.'],
  when: { words: ['போது', 'போதும்', 'போதே', 'போதெல்லாம்'] },
  check(word) {
    const { previous } = word
    if (
      previous === undefined ||
      (!previous.is('relative-participle', 'negative') && !NONE.has(previous.text))
    )
      return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})

/** Negative participles of what is. */
const NONE: ReadonlySet<string> = new Set(['இல்லாத', 'அல்லாத'])
