import { findAll, SMALL_LATIN } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/latin-with-ending',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'வேற்று எழுத்துச் சொல்லோடு தமிழ் ஈறு ஒட்டியுள்ளது; அச்சொல்லைத் தமிழ் எழுத்தில் எழுதுங்கள்.',
    en: 'A Tamil ending hangs on a word in another script; write the word in Tamil letters.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'அவன் [bus-ல] போனான்.' }, { wrong: 'எனக்கு [computerஇல்] வேலை.' }],
  allows: ['அவன் பேருந்தில் போனான்.', 'பேருந்து (bus) வந்தது.', 'ISRO-வின் சாதனை.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      SMALL_LATIN,
      /(?<![\p{L}@./-])[a-z]{3,}-?(?:ல|ஐ|ஆல்|இல்|க்கு|உக்கு|ஓட|கள்|ன்னு|ல்|லிருந்து|யில்|வில்|ஐ)(?![\u0b80-\u0bff])/gu,
      () => ({}),
    )
  },
})
