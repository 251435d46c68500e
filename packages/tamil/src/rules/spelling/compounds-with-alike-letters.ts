import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/compounds-with-alike-letters',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதில் மயங்கொலிப் பிழை உள்ளது: இக்கூட்டுச்சொல்லில் வரும் சொல் வேறு. ‘{suggestion}’ என்று எழுதுக.',
    en: 'One part of the compound ‘{found}’ is another word that sounds alike; write ‘{suggestion}’.',
  },
  source: 'மயங்கொலிச் சொற்கள் (பள்ளிப் பாடநூல்): ஒலி வேறுபாடு அறிந்து எழுதுதல்',
  examples: [
    { wrong: 'கூட்டத்தில் [ஒளிபெருக்கி] வைத்தனர்.', right: 'கூட்டத்தில் ஒலிபெருக்கி வைத்தனர்.' },
    { wrong: 'அவளுக்கு [வயிற்றுவழி] வந்தது.', right: 'அவளுக்கு வயிற்றுவலி வந்தது.' },
  ],
  allows: ['ஒலிபெருக்கி ஒலித்தது.', 'மனமகிழ்ச்சி தரும் செய்தி.', 'விளைநிலம் பசுமையாக உள்ளது.'],
})
