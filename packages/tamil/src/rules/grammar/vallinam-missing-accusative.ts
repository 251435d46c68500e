import { missingVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-accusative',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  message: {
    ta: 'இரண்டாம் வேற்றுமை உருபு (ஐ) வெளிப்பட வரும்போது அடுத்து வரும் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the accusative ending -ஐ the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் உயிரீற்றுப் புணரியல்; பள்ளி இலக்கணம்: வல்லினம் மிகும் இடங்கள், இரண்டாம் வேற்றுமை விரி',
  examples: [
    { wrong: '[பாடத்தை] படித்தான்.', right: 'பாடத்தைப் படித்தான்.' },
    { wrong: 'அவள் [மரத்தை] கண்டாள்.', right: 'அவள் மரத்தைக் கண்டாள்.' },
    { wrong: 'அவன் [என்னை] சந்தித்தான்.', right: 'அவன் என்னைச் சந்தித்தான்.' },
    { wrong: 'நான் [அவனை] தேடினேன்.', right: 'நான் அவனைத் தேடினேன்.' },
  ],
  allows: ['மரத்தை வெட்டினான்.', 'பாடத்தைப் படித்தான்.', 'பாடத்தை, படித்தான்.'],
  when: { endings: ['ை'] },
  check(word) {
    const suggestion = word.next && missingVallinam(word.text, word.next.text)
    if (suggestion === undefined || !word.isOnly('accusative')) return undefined
    return word.replaceWith(suggestion)
  },
})
