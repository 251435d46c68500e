import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/preferred-words',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{found}’ பரவலாக எழுதப்பட்டாலும் ‘{suggestion}’ என்பதையே ஆசிரியர்கள் விரும்புவர்.',
    en: '‘{found}’ is common in print; teachers prefer ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[பதட்டம்] வேண்டாம்.', right: 'பதற்றம் வேண்டாம்.' }],
  allows: ['பதற்றம் வேண்டாம்.', 'வீட்டின் அருகில் குளம் உண்டு.'],
})
