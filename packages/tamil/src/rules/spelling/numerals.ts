import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/numerals',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: 'எண்ணுப்பெயர் ‘{found}’ என்று வராது; புணர்ச்சியில் ‘{suggestion}’ என்றே வரும்.',
    en: 'The numeral is not formed ‘{found}’; its parts join as ‘{suggestion}’.',
  },
  source: 'நன்னூல், எண்ணுப்பெயர்ப் புணர்ச்சி; பள்ளிப் பாடநூல், எண்ணுப்பெயர்கள்',
  examples: [{ wrong: '[முன்னூறு]', right: 'முந்நூறு' }],
  allows: ['முந்நூறு பேர் வந்தனர்.', 'இருபத்திரண்டு நாள்கள்.', 'இருபத்தோராம் நூற்றாண்டு.'],
})
