import { defineRule } from '../rule.ts'

const VOWEL = /^[அ-ஔ]/u

export default defineRule({
  id: 'grammar/or-before-consonant',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘ஓர்’ உயிரெழுத்தில் தொடங்கும் சொல்லுக்கு முன் மட்டும் வரும்; ‘{next}’ மெய்யில் தொடங்குவதால் ‘ஒரு’ என எழுத வேண்டும்.',
    en: '‘ஓர்’ stands only before a vowel; ‘{next}’ begins with a consonant, so write ‘ஒரு’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், ஏழாம் வகுப்பு: ஓர், ஒரு',
  examples: [
    { wrong: '[ஓர்] மரம் நட்டான்.', right: 'ஒரு மரம் நட்டான்.' },
    { wrong: 'அங்கே [ஓர்] புலி நின்றது.', right: 'அங்கே ஒரு புலி நின்றது.' },
  ],
  allows: ['ஓர் ஊர் இருந்தது.', 'ஓர் அழகான மயில் வந்தது.', 'ஓர் இரவு கழிந்தது.'],
  when: { words: ['ஓர்'] },
  check(word) {
    const { next } = word
    if (next === undefined || word.quoted || VOWEL.test(next.text)) return undefined
    return word.replaceWith('ஒரு', { captures: { next: next.text } })
  },
})
