import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-from',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘இல்’, ‘இடம்’ உருபுகளோடு ‘இருந்து’ சேர்ந்து நீங்கலைக் காட்டும்.',
    en: 'Written as one word: ‘இருந்து’, ‘from’, joins the locative.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[மாலையில் இருந்து] மழை பெய்கிறது.', right: 'மாலையிலிருந்து மழை பெய்கிறது.' },
    { wrong: '[அவளிடம் இருந்து] கடிதம் வந்தது.', right: 'அவளிடமிருந்து கடிதம் வந்தது.' },
  ],
  allows: ['பள்ளியிலிருந்து வந்தான்.', 'பள்ளியில் இருந்து வந்தான்.', 'நான் வீட்டில் இருந்தேன்.'],
  when: { words: ['இருந்து'] },
  check(word) {
    const { previous } = word
    if (
      previous === undefined ||
      !(previous.text.endsWith('ிடம்') ? previous.isOnly('locative') : TIMES.has(previous.text))
    )
      return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})

const TIMES = new Set('காலையில் மாலையில் இரவில் பகலில் அதிகாலையில் வயதில் காலத்தில் நாளில்'.split(' '))
