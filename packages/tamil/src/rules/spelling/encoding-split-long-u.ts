import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/encoding-split-long-u',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'high',
  message: {
    ta: 'ஊகாரக் குறி ‘ு’, ‘ா’ என இரண்டு குறிகளாகத் தட்டச்சாகியுள்ளது; ஒரே குறியாக ‘{suggestion}’ என எழுத வேண்டும்.',
    en: 'The long-u sign was typed as two signs, ‘ு’ and ‘ா’; it is one sign: ‘{suggestion}’.',
  },
  source: 'The Unicode Standard, chapter 12, Tamil: vowel signs; the pair has no canonical equivalence',
  examples: [{ wrong: '[துாய்மை] நமது கடமை.', right: 'தூய்மை நமது கடமை.' }],
  allows: ['தூய்மை நமது கடமை.'],
  when: { containing: ['ுா'] },
  check(word) {
    return word.replaceWith(word.text.replaceAll('ுா', 'ூ'))
  },
})
