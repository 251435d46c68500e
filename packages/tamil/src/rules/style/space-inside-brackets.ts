import { findAll, hasWhatIsNeeded } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-inside-brackets',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'அடைப்புக்குறிக்குள் தொடக்கத்திலும் இறுதியிலும் இடைவெளி வேண்டா.',
    en: 'No space just inside brackets.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [
    { wrong: 'அவர் ⟦( ⟧தலைவர்) வந்தார்.', right: 'அவர் (தலைவர்) வந்தார்.' },
    { wrong: 'அவர் (தலைவர்⟦ )⟧ வந்தார்.', right: 'அவர் (தலைவர்) வந்தார்.' },
  ],
  allows: ['அவர் (தலைவர்) வந்தார்.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, '(')) return undefined
    return findAll(text, ['( ', ' )'], /\( +(?=\S)|(?<=\S) +\)/g, (found) => (found ?? '').trim())
  },
})
