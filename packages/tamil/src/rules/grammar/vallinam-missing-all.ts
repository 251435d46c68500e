import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-all',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘எல்லா’ என்பதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After எல்லா (all) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: வல்லெழுத்து மிகும் இடங்கள், எல்லா',
  examples: [
    { wrong: '[எல்லா] கடைகளும் மூடின.', right: 'எல்லாக் கடைகளும் மூடின.' },
    { wrong: '[எல்லா] செடிகளும் வாடின.', right: 'எல்லாச் செடிகளும் வாடின.' },
    { wrong: '[எல்லா] தெருக்களிலும் விளக்குகள் எரிந்தன.', right: 'எல்லாத் தெருக்களிலும் விளக்குகள் எரிந்தன.' },
    { wrong: '[எல்லா] புத்தகங்களும் விற்றன.', right: 'எல்லாப் புத்தகங்களும் விற்றன.' },
  ],
  allows: ['எல்லா மாணவர்களும் வந்தனர்.', 'எல்லாம் முடிந்தது.'],
  when: { words: ['எல்லா'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined || !nounFollows(word) ? undefined : word.replaceWith(suggestion)
  },
})
