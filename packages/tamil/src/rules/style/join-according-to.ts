import { defineRule } from '../rule.ts'

/** Things to go by. A house (வீட்டின் படி) has steps. */
const GO_BY =
  /^(?:அத|இத|எத|சட்டத்த|விதிய|உத்தரவ|ஆணைய|தீர்ப்ப|ஒப்பந்தத்த|திட்டத்த|அறிக்கைய|தகவல|கணக்க|கருத்த|கொள்கைய|முடிவ|வழக்கத்த|மரப|நெறிய|முறைய|பரிந்துரைய|ஆலோசனைய|அறிவுரைய|விருப்பத்த|கணிப்ப|மதிப்பீட்ட|ஆய்வ|கணக்கெடுப்ப|அரசாணைய|அறிவிப்ப)(?:ின்|ன்)$/u

export default defineRule({
  id: 'style/join-according-to',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘அவ்வாறே’ என்னும் பொருளில் வரும் ‘படி’ முன் உள்ள சொல்லோடு சேரும்.',
    en: 'Written as one word: படி, ‘according to’, joins its noun.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவர் [அதன் படி] நடந்தார்.', right: 'அவர் அதன்படி நடந்தார்.' },
    { wrong: '[சட்டத்தின் படி] இது குற்றம்.', right: 'சட்டத்தின்படி இது குற்றம்.' },
  ],
  allows: ['அவர் அதன்படி நடந்தார்.', 'வீட்டின் படி உடைந்தது.'],
  when: { words: ['படி', 'படியே', 'படிக்', 'படிச்', 'படித்', 'படிப்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !GO_BY.test(previous.text)) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})
