import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/ordinal-first',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘ஒன்று’ என்பதன் வரிசைப் பெயர் ‘முதல்’, ‘முதலாவது’ என்பதே.',
    en: 'The ordinal of ஒன்று is முதல், முதலாவது.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'இது [ஒன்றாவது] பாடம்.', right: 'இது முதலாவது பாடம்.' }],
  allows: ['முதலாவது பரிசு.', 'ஒன்றாம் வகுப்பு.'],
})
