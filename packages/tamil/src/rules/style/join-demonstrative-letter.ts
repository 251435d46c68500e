import { fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-demonstrative-letter',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'அ, இ, எ ஆகிய சுட்டு, வினா எழுத்துகள் அடுத்த சொல்லோடு ஒன்றாகவே எழுதப்படும்: ‘{suggestion}’.',
    en: 'The demonstrative and interrogative letters அ, இ, எ are written as one with their noun: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 163: எகர வினா முச்சுட்டின் முன்னர்',
  examples: [
    { wrong: '[அக் காலத்தில்] கடிதம் எழுதினர்.', right: 'அக்காலத்தில் கடிதம் எழுதினர்.' },
    { wrong: '[இவ் ஆண்டு] மழை குறைவு.', right: 'இவ்வாண்டு மழை குறைவு.' },
    { wrong: '[இவ் விதமாக] நடந்தது.', right: 'இவ்விதமாக நடந்தது.' },
    { wrong: '[எந் நாளும்] மறவேன்.', right: 'எந்நாளும் மறவேன்.' },
  ],
  // Sri Lankan and older print parts the letter from an ordinary noun that begins with the same consonant.
  allows: ['அக்கடை மூடப்பட்டது.', 'இவ்வாண்டு மழை குறைவு.', 'இத் திட்டம் சிறந்தது.'],
  when: { words: 'அக் அச் அத் அப் அந் அம் அவ் இக் இச் இத் இப் இந் இம் இவ் எக் எச் எத் எப் எந் எம் எவ்'.split(' ') },
  check(word) {
    const { next } = word
    if (next === undefined) return undefined
    const consonant = word.text.charAt(1)
    if (next.text.startsWith(consonant))
      return FIXED.test(next.text) ? word.replaceThrough(next, word.text + next.text) : undefined
    if (consonant !== 'வ' || !/^[அ-ஔ]/u.test(next.text)) return undefined
    return word.replaceThrough(next, fromPhonemes(`${toPhonemes(word.text)}வ${toPhonemes(next.text)}`))
  },
})

/** Nouns of time, place and manner that make one word with the letter everywhere: அக்காலம், இந்நாள், எவ்விதம், அப்படி. */
const FIXED =
  /^(?:கால(?:ம்|த்)|கண(?:ம்|த்)|சமய(?:ம்|த்)|தருண(?:ம்|த்)|நா[ளட]|நேர(?:ம்|த்)|பக்க(?:ம்|த்)|படி|பொழுது|போது|மட்டு|மாதிரி|வகை|வள|வாறு|வித(?:ம்|த்|மா)|வேளை)/u
