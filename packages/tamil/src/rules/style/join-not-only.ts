import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-not-only',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘மட்டும்’ என்பதோடு ‘இல்லாமல்’, ‘அல்லாமல்’, ‘அன்றி’, ‘இன்றி’ ஆகியவை சேரும்.',
    en: 'Written as one word: மட்டுமல்லாமல், மட்டுமின்றி, ‘not only’.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'பாடுவது [மட்டும் அல்லாமல்] ஆடவும் செய்தாள்.', right: 'பாடுவது மட்டுமல்லாமல் ஆடவும் செய்தாள்.' },
    { wrong: 'அவன் [மட்டும் இன்றி] நானும் சென்றேன்.', right: 'அவன் மட்டுமின்றி நானும் சென்றேன்.' },
  ],
  allows: ['பாடுவது மட்டுமல்லாமல் ஆடவும் செய்தாள்.', 'அவனுக்கு மட்டும் இல்லை.'],
  when: { words: ['மட்டும்'] },
  check(word) {
    const { next } = word
    if (next === undefined || !NOT.has(next.text)) return undefined
    return word.replaceThrough(next, joinWords(word.text, next.text))
  },
})

const NOT: ReadonlySet<string> = new Set(['இல்லாமல்', 'அல்லாமல்', 'அல்லாது', 'இல்லாது', 'இன்றி', 'அன்றி'])
