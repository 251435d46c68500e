import { isThenKindled } from '../../sandhi/word-or-ending.ts'
import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-compound-verb',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: இது இரு சொற்கள் சேர்ந்து ஒரே பொருள் தரும் கூட்டுவினை.',
    en: 'Written as one word: a compound verb with one meaning.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'புதிய மருந்தைக் [கண்டு பிடித்தார்].', right: 'புதிய மருந்தைக் கண்டுபிடித்தார்.' },
    { wrong: 'விழா இன்று [நடை பெற்றது].', right: 'விழா இன்று நடைபெற்றது.' },
  ],
  allows: ['அவர் மருந்தைக் கண்டுபிடித்தார்.', 'கையைக் கண்டு பிடி என்றான்.', 'திரி முதலில் புகைந்து, பின் பற்றி எரிந்தது.'],
  unless: (last) => last.previous !== undefined && isThenKindled(last.previous, last),
})
