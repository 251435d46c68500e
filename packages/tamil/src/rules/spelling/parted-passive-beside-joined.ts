import { isInCitedVerse } from '../../sandhi/cited-verse.ts'
import { joinedVerb, joinsPassives } from '../../sandhi/separated-verbs.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/parted-passive-beside-joined',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘{found}’ ஒரே வினை; இந்தக் கட்டுரையின் பிற இடங்களில் உள்ளது போலச் சேர்த்து ‘{suggestion}’ என எழுதுக.',
    en: 'This is one verb, and the text joins such verbs elsewhere: write ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    {
      wrong: 'சாலைகள் மூடப்பட்டன. அனைவருக்கும் உணவு [வழங்கப் பட்டது].',
      right: 'சாலைகள் மூடப்பட்டன. அனைவருக்கும் உணவு வழங்கப்பட்டது.',
    },
    {
      wrong: 'நூலகம் திறக்கப்பட்டது. புதிய நூல்கள் [வாங்கப் பட்டு] வருகின்றன.',
      right: 'நூலகம் திறக்கப்பட்டது. புதிய நூல்கள் வாங்கப்பட்டு வருகின்றன.',
    },
    {
      wrong: 'கடை மூடப்பட்டது. பொருள்கள் [விற்கப் பட்டன].',
      right: 'கடை மூடப்பட்டது. பொருள்கள் விற்கப்பட்டன.',
    },
  ],
  allows: [
    'நூல் அச்சிடப்பட்டது. ‘ஒழுக்கம் உயிரினும் ஓம்பப் படும்’ என்பது குறள்.',
    'உணவு வழங்கப் பட்டது. சாலைகள் மூடப் பட்டன.',
    'சாலைகள் மூடப்பட்டன. அவள் உடுத்தப் பட்டு வாங்கினாள்.',
    'சாலைகள் மூடப்பட்டன. அவன் தூங்கப் படுத்தான்.',
    'ஏழைகளுக்குக் குடிசை போடப் பட்டா தரப்பட்டது. கடனும் வழங்கப்பட்டது.',
  ],
  when: { lemmas: ['படு', 'விடு'] },
  check(word, knowledge) {
    if (isInCitedVerse(word)) return undefined
    const whole = joinedVerb(word, knowledge)
    return whole !== undefined && joinsPassives(word.sentence)
      ? word.previous?.replaceThrough(word, whole)
      : undefined
  },
})
