import { firstOfEach } from '../carry-over.ts'
import { defineRule } from '../rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  கம்ப்யூட்டர்: 'கணினி',
  லேப்டாப்: 'மடிக்கணினி',
  இன்டர்நெட்: 'இணையம்',
  வெப்சைட்: 'இணையதளம்',
  ஈமெயில்: 'மின்னஞ்சல்',
  செல்போன்: 'கைபேசி',
  மொபைல்: 'கைபேசி',
  போன்: 'தொலைபேசி',
  சாப்ட்வேர்: 'மென்பொருள்',
  ஹார்டுவேர்: 'வன்பொருள்',
  பாஸ்வேர்டு: 'கடவுச்சொல்',
  டேட்டா: 'தரவு',
  மெசேஜ்: 'குறுஞ்செய்தி',
  டெக்னாலஜி: 'தொழில்நுட்பம்',
  டிவி: 'தொலைக்காட்சி',
  பிரிண்டர்: 'அச்சுப்பொறி',
  போட்டோ: 'புகைப்படம்',
  கரண்ட்: 'மின்சாரம்',
}

export default defineRule({
  id: 'style/loan-technology',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவன் [கம்ப்யூட்டரில்] எழுதினான்.', alternatives: ['கணினியில்'] },
    { wrong: '[இன்டர்நெட்டின்] பயன்கள் பல.', alternatives: ['இணையத்தின்'] },
  ],
  allows: ['அவன் கணினியில் எழுதினான்.'],
  when: 'text',
  check(text, knowledge) {
    return firstOfEach(text, TAMIL, knowledge)
  },
})
