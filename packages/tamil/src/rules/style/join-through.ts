import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-through',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘ஊடே’ முன் உள்ள ‘இன்’ உருபோடு சேரும்.',
    en: 'Written as one word: ஊடே, ‘through’, joins the genitive.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[மரங்களின் ஊடே] நிலவு தெரிந்தது.', right: 'மரங்களினூடே நிலவு தெரிந்தது.' }],
  allows: ['மரங்களினூடே நிலவு தெரிந்தது.', 'மரங்களுக்கு ஊடே நடந்தான்.'],
  when: { words: ['ஊடே', 'ஊடாக', 'ஊடாகப்', 'ஊடாகக்', 'ஊடாகச்', 'ஊடாகத்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.endsWith('ின்') || !previous.is('genitive')) return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})
