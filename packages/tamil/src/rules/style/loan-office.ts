import { firstOfEach } from '../carry-over.ts'
import { defineRule } from '../rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  ஆபீஸ்: 'அலுவலகம்',
  பேங்க்: 'வங்கி',
  மேனேஜர்: 'மேலாளர்',
  மீட்டிங்: 'கூட்டம்',
  ஆபீசர்: 'அதிகாரி',
  கிளார்க்: 'எழுத்தர்',
  பிசினஸ்: 'வணிகம்',
  லோன்: 'கடன்',
  டேக்ஸ்: 'வரி',
  பென்ஷன்: 'ஓய்வூதியம்',
  எலக்ஷன்: 'தேர்தல்',
  நோட்டீஸ்: 'அறிவிப்பு',
  மினிஸ்டர்: 'அமைச்சர்',
  கவர்னர்: 'ஆளுநர்',
  கலெக்டர்: 'ஆட்சியர்',
  கோர்ட்: 'நீதிமன்றம்',
  வக்கீல்: 'வழக்கறிஞர்',
  ஜட்ஜ்: 'நீதிபதி',
  ஜெயில்: 'சிறை',
}

export default defineRule({
  id: 'style/loan-office',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவர் [ஆபீஸில்] இருக்கிறார்.', alternatives: ['அலுவலகத்தில்'] },
    { wrong: 'அவன் [லோனை] அடைத்தான்.', alternatives: ['கடனை'] },
  ],
  allows: ['அவர் அலுவலகத்தில் இருக்கிறார்.'],
  when: 'text',
  check(text, knowledge) {
    return firstOfEach(text, TAMIL, knowledge)
  },
})
