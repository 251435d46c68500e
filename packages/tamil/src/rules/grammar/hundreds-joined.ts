import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/hundreds-joined',
  severity: 'medium',
  message: {
    ta: 'எண்ணுப்பெயர்கள் நூறோடு புணரும்போது குறுகித் திரியும்: ‘{suggestion}’.',
    en: 'Numerals shorten when they join நூறு: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 188-198, எண்ணுப்பெயர்ப் புணர்ச்சி',
  allows: ['இருநூறு பேர் வந்தனர்.', 'நூறு பேர் வந்தனர்.'],
  pairs: {
    'இரண்டு நூறு': 'இருநூறு',
    'மூன்று நூறு': 'முந்நூறு',
    'நான்கு நூறு': 'நானூறு',
    'ஐந்து நூறு': 'ஐந்நூறு',
    'ஆறு நூறு': 'அறுநூறு',
    'ஏழு நூறு': 'எழுநூறு',
    'எட்டு நூறு': 'எண்ணூறு',
    'இரு நூறு': 'இருநூறு',
    'நா நூறு': 'நானூறு',
    'ஐ நூறு': 'ஐந்நூறு',
  },
})
