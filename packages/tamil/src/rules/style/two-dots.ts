import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/two-dots',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இரண்டு புள்ளிகள் நிறுத்தக்குறி அல்ல: முடிந்த தொடருக்கு ஒன்று, முடியாத தொடருக்கு மூன்று.',
    en: 'Two dots are no mark: one ends a sentence, three leave it open.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'மழை பெய்தது[..] காற்று வீசியது.' }],
  allows: ['கூ.. ..கூ... என்றது குயில்.', 'மழை பெய்தது... காற்று வீசியது.', 'மழை பெய்தது.'],
  when: 'text',
  check(text) {
    return findAll(text, '..', /\.\.(?<=[\u0b80-\u0bff]\.\.)(?!\.|\s{0,3}\.\.)/g, () => ({
      alternatives: ['.', '…'],
    }))
  },
})
