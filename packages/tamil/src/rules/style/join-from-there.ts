import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-from-there',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: இடத்தைக் குறிக்கும் சொல்லோடு ‘இருந்து’ சேர்ந்து நீங்கலைக் காட்டும்.',
    en: 'Written as one word: ‘இருந்து’, ‘from’, joins the word for the place.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவள் [இங்கு இருந்து] கிளம்பினாள்.', right: 'அவள் இங்கிருந்து கிளம்பினாள்.' },
    { wrong: '[எங்கு இருந்து] வருகிறாய்?', right: 'எங்கிருந்து வருகிறாய்?' },
  ],
  allows: ['அவள் இங்கிருந்து கிளம்பினாள்.', 'அவன் அங்கே இருந்து படித்தான்.'],
  when: { words: ['இருந்து'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !PLACES.has(previous.text)) return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})

const PLACES = new Set(['அங்கு', 'இங்கு', 'எங்கு', 'எங்கோ', 'மேலே', 'உள்ளே', 'வெளியே', 'அன்று', 'இன்று', 'நேற்று'])
