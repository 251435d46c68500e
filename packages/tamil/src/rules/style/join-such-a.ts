import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-such-a',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘அப்படி’, ‘இப்படி’ ஆகியவற்றோடு ‘ஒரு’ சேரும்.',
    en: 'Written as one word: ஒரு joins அப்படி and இப்படி, ‘such a’.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[இப்படி ஒரு] மழையைப் பார்த்ததில்லை.', right: 'இப்படியொரு மழையைப் பார்த்ததில்லை.' }],
  allows: ['இப்படியொரு மழையைப் பார்த்ததில்லை.', 'எப்படி ஒரு நாளில் முடிப்பாய்?'],
  when: { words: ['அப்படி', 'இப்படி'] },
  check(word) {
    const { next } = word
    if (next?.text !== 'ஒரு' || next.next === undefined || !next.next.isA('noun')) return undefined
    return word.replaceThrough(next, joinWords(word.text, next.text))
  },
})
