import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-than',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ஒப்பிடும் ‘விட’ இரண்டாம் வேற்றுமைச் சொல்லோடு சேரும்.',
    en: 'Written as one word: the ‘விட’ of comparison joins the accusative.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவன் [என்னை விட] உயரம்.', right: 'அவன் என்னைவிட உயரம்.' },
    { wrong: '[பொன்னை விடவும்] கல்வி உயர்ந்தது.', right: 'பொன்னைவிடவும் கல்வி உயர்ந்தது.' },
  ],
  allows: ['அவன் என்னைவிட உயரம்.', 'அவனை விடமாட்டேன் என்றார்.', 'கைதியை விட வேண்டும்.'],
  when: { words: ['விட', 'விடவும்'] },
  check(word) {
    const { next, previous } = word
    if (previous === undefined || next === undefined || !previous.isOnly('accusative')) return undefined
    if (AFTER_LEAVE.test(next.text)) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})

/** What follows விட when it is the infinitive of விடு, ‘let, leave’. */
const AFTER_LEAVE = /^(?:மாட்ட|வேண்ட|முடி|கூட|இயல|மற|மன|தயார|சொன்ன|விரும்ப|சம்மதி)/u
