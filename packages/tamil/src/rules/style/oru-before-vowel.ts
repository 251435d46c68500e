import { defineRule } from '../rule.ts'

const VOWEL = /^[அ-ஔ]/u

export default defineRule({
  id: 'style/oru-before-vowel',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{next}’ உயிரெழுத்தில் தொடங்குவதால், செம்மையான எழுத்தில் ‘ஓர்’ என எழுதுவது மரபு.',
    en: 'Before a vowel careful writing has ‘ஓர்’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், ஏழாம் வகுப்பு: ஓர், ஒரு',
  examples: [{ wrong: '[ஒரு] ஊர் இருந்தது.', alternatives: ['ஓர்'] }],
  allows: ['ஒரு மரம் நின்றது.', 'ஓர் ஊர் இருந்தது.'],
  when: { words: ['ஒரு'] },
  check(word) {
    const { next } = word
    if (next === undefined || word.quoted || !VOWEL.test(next.text)) return undefined
    return word.replaceWith('ஓர்', { captures: { next: next.text } })
  },
})
