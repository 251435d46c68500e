import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-demonstrative-noun',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'அ, இ ஆகிய சுட்டெழுத்துகளும் எ என்னும் வினாவெழுத்தும் பெயரோடு ஒன்றாக எழுதப்படும்: ‘{suggestion}’.',
    en: 'The demonstrative letters அ, இ and the interrogative எ are written as one with their noun: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 163: எகர வினா முச்சுட்டின் முன்னர்',
  examples: [
    { wrong: '[இத் திட்டம்] சிறந்தது.', right: 'இத்திட்டம் சிறந்தது.' },
    { wrong: '[அப் பாடல்] இனிமையானது.', right: 'அப்பாடல் இனிமையானது.' },
  ],
  allows: ['இத்திட்டம் சிறந்தது.', 'இந்தத் திட்டம் சிறந்தது.'],
  when: { words: 'அக் அச் அத் அப் அந் அம் அவ் இக் இச் இத் இப் இந் இம் இவ் எக் எச் எத் எப் எந் எம் எவ்'.split(' ') },
  check(word, { choices }) {
    const { next } = word
    if (next?.text.startsWith(word.text.charAt(1)) !== true || !next.isA('noun')) return undefined
    // A borrowed noun is replaced by a Tamil one first: இப் பரீட்சையில் → இத் தேர்வில்.
    if (next.analyses.some(({ lemma }) => choices.has(lemma))) return undefined
    return word.replaceThrough(next, word.text + next.text)
  },
})
