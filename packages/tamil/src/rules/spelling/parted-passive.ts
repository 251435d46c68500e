import { defineRule } from '../rule.ts'

/** The forms of படு as the passive has them; படுத்தான், he lay down, is another verb. */
const PASSIVE = /^(?:பட்ட|படும்|படுகி|படுவ|படாத|படாமல்|படவில்லை|படலாம்|படவேண்டும்)/u
const UNLESS = /^(?:விட்டால்|விட்டாலும்|விடில்|விடினும்)[க்ச்த்ப்]*$/u

export default defineRule({
  id: 'spelling/parted-passive',
  // Half of the press parts it.
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
    { wrong: 'மழை [பெய்யா விட்டால்] பயிர் வாடும்.', right: 'மழை பெய்யாவிட்டால் பயிர் வாடும்.' },
  ],
  allows: ['தவறு செய்தவர்கள் தண்டிக்கப்படுவார்கள்.', 'அவன் தூங்கப் படுத்தான்.', 'அம்மா விட்டால் போவேன்.'],
  when: { lemmas: ['படு', 'விடு'] },
  check(word, { analyse }) {
    const { previous } = word
    if (previous === undefined) return undefined
    const parted =
      (PASSIVE.test(word.text) && previous.text.endsWith('ப்') && previous.isOnly('infinitive')) ||
      (UNLESS.test(word.text) && previous.text.endsWith('ா') && !previous.isA('noun') && !previous.isA('name'))
    if (!parted) return undefined
    const whole = previous.text + word.text
    const isVerb = analyse(whole).some(({ class: kind, guessed }) => kind === 'verb' && guessed !== true)
    return isVerb ? previous.replaceThrough(word, whole) : undefined
  },
})
