import { fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-demonstrative-letter',
  severity: 'low',
  message: {
    ta: 'அ, இ, எ ஆகிய சுட்டு, வினா எழுத்துகள் அடுத்த சொல்லோடு ஒன்றாகவே எழுதப்படும்: ‘{suggestion}’.',
    en: 'The demonstrative and interrogative letters அ, இ, எ are written as one with their noun: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 163: எகர வினா முச்சுட்டின் முன்னர்',
  examples: [
    { wrong: '[அக் கடை] மூடப்பட்டது.', right: 'அக்கடை மூடப்பட்டது.' },
    { wrong: '[இவ் ஆண்டு] மழை குறைவு.', right: 'இவ்வாண்டு மழை குறைவு.' },
    { wrong: '[இவ் விழா] சிறந்தது.', right: 'இவ்விழா சிறந்தது.' },
    { wrong: '[எந் நாடு] வென்றது?', right: 'எந்நாடு வென்றது?' },
  ],
  allows: ['அக்கடை மூடப்பட்டது.', 'இவ்வாண்டு மழை குறைவு.'],
  when: { words: 'அக் அச் அத் அப் அந் அம் அவ் இக் இச் இத் இப் இந் இம் இவ் எக் எச் எத் எப் எந் எம் எவ்'.split(' ') },
  check(word) {
    const { next } = word
    if (next === undefined) return undefined
    const consonant = word.text.charAt(1)
    if (next.text.startsWith(consonant)) return word.replaceThrough(next, word.text + next.text)
    if (consonant !== 'வ' || !/^[அ-ஔ]/u.test(next.text)) return undefined
    return word.replaceThrough(next, fromPhonemes(`${toPhonemes(word.text)}வ${toPhonemes(next.text)}`))
  },
})
