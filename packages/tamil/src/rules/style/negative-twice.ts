import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/negative-twice',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'இரட்டை எதிர்மறை உடன்பாட்டுப் பொருளே தரும்; நேரடியாக உடன்பாட்டில் எழுதுவதே தெளிவு.',
    en: 'Two negatives say yes; say it positively.',
  },
  source: 'நல்ல தமிழ் எழுத வேண்டுமா?, அ. கி. பரந்தாமனார்: தெளிவு',
  examples: [{ wrong: 'அவர் விழாவுக்கு வராமல் [இருக்கவில்லை].' }, { wrong: 'அவன் பாடம் படிக்காமல் [இல்லை].' }],
  allows: ['அவர் விழாவுக்கு வந்தார்.', 'அவர் பேசாமல் இருந்தார்.', 'பணம் இல்லை.'],
  when: { words: ['இல்லை', 'இருக்கவில்லை', 'இருந்ததில்லை', 'இருப்பதில்லை', 'இருக்கமாட்டார்', 'இருக்காது'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || word.quoted || previous.text === 'இல்லாமல்') return undefined
    return previous.endsWith('ாமல்', 'ாமலும்') ? word.advise() : undefined
  },
})
