import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-compound-noun',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இவ்விரு சொற்கள் புணர்ந்து ஒரே பெயராகிவிட்டன: ‘{suggestion}’ என்று சேர்த்து எழுதுக.',
    en: 'These two words have become one name: write ‘{suggestion}’ as one word.',
  },
  source: 'நன்னூல், உயிரீற்றுப் புணரியல், மெய்யீற்றுப் புணரியல்: தொகைநிலைத் தொடரின் புணர்ச்சி',
  examples: [{ wrong: '[கண் காட்சி]', right: 'கண்காட்சி' }],
  allows: ['ஒரு சொல் போதும்.', 'மா மரம்.'],
})
