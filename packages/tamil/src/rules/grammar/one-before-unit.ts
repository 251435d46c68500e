import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/one-before-unit',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'அளவுப் பெயரின் முன் ‘ஒன்று’ என்பது ‘ஒரு’ (உயிர் முன் ‘ஓர்’) எனத் திரியும்: ‘{suggestion}’.',
    en: 'Before a unit ‘ஒன்று’ becomes ஒரு (ஓர் before a vowel): ‘{suggestion}’.',
  },
  source: 'நன்னூல் 188, எண்ணுப்பெயர்ப் புணர்ச்சி: ஒன்று → ஒரு, ஓர்',
  examples: [{ wrong: '[ஒன்று நாள்]', right: 'ஒரு நாள்' }],
  allows: ['ஒரு நாள் வந்தான்.', 'மூன்றில் ஒன்று போதும்.'],
})
