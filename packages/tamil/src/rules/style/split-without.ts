import { fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-without',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘இல்லாமல்’ தனிச் சொல்.',
    en: 'Written apart: இல்லாமல், ‘without’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[பணமில்லாமல்] தவித்தான்.', right: 'பணம் இல்லாமல் தவித்தான்.' },
    { wrong: '[வேலையில்லாமல்] அலைந்தான்.', right: 'வேலை இல்லாமல் அலைந்தான்.' },
  ],
  allows: ['பணம் இல்லாமல் தவித்தான்.', 'பேச்சின்றி இருந்தான்.'],
  when: { endings: withDoubling('ில்லாமல்') },
  check(word, { analyse }) {
    if (word.is('verbal-participle', 'negative')) return undefined
    const base = toPhonemes(word.text.slice(0, word.text.lastIndexOf('ில்லாமல்') + 1)).slice(0, -1)
    const nouns = [base, base.replace(/[யவ]$/u, ''), `${base}உ`].map(fromPhonemes)
    const noun = nouns.find((one) =>
      analyse(one).some(({ class: kind, features }) => kind === 'noun' && features.includes('nominative')),
    )
    return noun === undefined ? undefined : word.replaceWith(`${noun} இல்லாமல்`)
  },
})
