import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-from-to',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘முதல்’ சேர்ந்துள்ளதால் ‘வரை’யும் சேர்ந்து வரட்டும்.',
    en: 'Write முதல் and வரை of one pair alike: both joined.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[காலைமுதல் இரவு வரை] உழைத்தாள்.', right: 'காலைமுதல் இரவுவரை உழைத்தாள்.' }],
  allows: ['காலைமுதல் இரவுவரை உழைத்தாள்.', 'காலை முதல் இரவு வரை உழைத்தாள்.', 'சென்னைமுதல் மதுரைவரை ஓடும் வண்டி.'],
  when: { words: ['வரை', 'வரைக்கும்', 'வரையில்', 'வரையிலும்'] },
  check(word) {
    const { previous } = word
    const from = previous?.previous
    if (previous === undefined || from === undefined || !from.endsWith('முதல்') || from.text === 'முதல்')
      return undefined
    return from.replaceThrough(word, `${from.text} ${previous.text}${word.text}`)
  },
})
