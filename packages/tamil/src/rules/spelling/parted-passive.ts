import { joinedVerb, joinsPassives } from '../../sandhi/separated-verbs.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/parted-passive',
  // Some of the press always parts it.
  profiles: ['school'],
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘{found}’ ஒரே வினை; சேர்த்து ‘{suggestion}’ என எழுத வேண்டும்.',
    en: 'This is one verb; write it together: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'தவறு செய்தவர்கள் [தண்டிக்கப் படுவார்கள்].', right: 'தவறு செய்தவர்கள் தண்டிக்கப்படுவார்கள்.' },
    { wrong: 'அவருக்கு விருது [வழங்கப் பட்டது].', right: 'அவருக்கு விருது வழங்கப்பட்டது.' },
    { wrong: 'சாலைகள் [மூடப் பட்டுள்ளன].', right: 'சாலைகள் மூடப்பட்டுள்ளன.' },
    { wrong: 'திட்டம் [செயல்படுத்தப் பட்டு] வருகிறது.', right: 'திட்டம் செயல்படுத்தப்பட்டு வருகிறது.' },
    { wrong: 'மழை [பெய்யா விட்டால்] பயிர் வாடும்.', right: 'மழை பெய்யாவிட்டால் பயிர் வாடும்.' },
  ],
  allows: [
    'தவறு செய்தவர்கள் தண்டிக்கப்படுவார்கள்.',
    'அவன் தூங்கப் படுத்தான்.',
    'அம்மா விட்டால் போவேன்.',
    'அவள் விழாவில் உடுத்தப் பட்டு வாங்கினாள்.',
  ],
  when: { lemmas: ['படு', 'விடு'] },
  check(word, knowledge) {
    const whole = joinedVerb(word, knowledge)
    return whole === undefined || joinsPassives(word.sentence)
      ? undefined
      : word.previous?.replaceThrough(word, whole)
  },
})
