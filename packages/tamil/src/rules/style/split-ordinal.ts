import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/split-ordinal',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'வரிசை எண்ணும் பெயரும் தனித்தனிச் சொற்கள்: ‘{suggestion}’.',
    en: 'The ordinal and its noun are two words: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பிரித்து எழுதுதல்',
  examples: [{ wrong: 'அவள் [எட்டாம்வகுப்பில்] படிக்கிறாள்.', right: 'அவள் எட்டாம் வகுப்பில் படிக்கிறாள்.' }],
  allows: ['அவள் எட்டாம் வகுப்பில் படிக்கிறாள்.'],
})
