import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-as-soon-as',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: பெயரெச்சத்தோடு ‘உடன்’ சேர்ந்து ‘செய்தவுடன்’ என ஆகும்.',
    en: 'Written as one word: உடன், ‘as soon as’, joins the participle.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவன் [வந்த உடன்] சாப்பிட்டான்.', right: 'அவன் வந்தவுடன் சாப்பிட்டான்.' },
    { wrong: 'செய்தியைக் [கேட்ட உடனே] அழுதாள்.', right: 'செய்தியைக் கேட்டவுடனே அழுதாள்.' },
  ],
  allows: ['வந்தவுடன் சாப்பிட்டான்.', 'உடன் வந்த நண்பர்.'],
  when: { words: ['உடன்', 'உடனே', 'உடனேயே'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('relative-participle', 'past')) return undefined
    return previous.replaceThrough(word, `${previous.text}வு${word.text.slice(1)}`)
  },
})
