import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/hundreds-joined',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'எண்ணுப்பெயர்கள் நூறோடு புணரும்போது குறுகித் திரியும்: ‘{suggestion}’.',
    en: 'Numerals shorten when they join நூறு: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 188-198, எண்ணுப்பெயர்ப் புணர்ச்சி',
  examples: [{ wrong: '[இரண்டு நூறு]', right: 'இருநூறு' }],
  allows: [
    'இருநூறு பேர் வந்தனர்.',
    'நூறு பேர் வந்தனர்.',
    'மூன்று நூறு ரூபாய்த் தாள்கள் கிடைத்தன.',
    'அவர் இரண்டு நூறு ரூபாய் நோட்டுகளைக் கொடுத்தார்.',
  ],
  // மூன்று நூறு ரூபாய்த் தாள்கள்: so many notes of a hundred.
  unless: ({ next }) =>
    /^ரூபாய்(?:த்)?$/u.test(next?.text ?? '') && /^(?:தாள்|தாளை|நோட்டு)/u.test(next?.next?.text ?? ''),
})
