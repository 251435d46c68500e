import { firstOfEach } from '../carry-over.ts'
import { defineRule } from '../rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  ஹோட்டல்: 'உணவகம்',
  ஓட்டல்: 'உணவகம்',
  மார்க்கெட்: 'சந்தை',
  பார்க்: 'பூங்கா',
  தியேட்டர்: 'திரையரங்கு',
  ஸ்டேஷன்: 'நிலையம்',
  ரோடு: 'சாலை',
  ஷாப்: 'கடை',
  பில்டிங்: 'கட்டடம்',
  ஸ்டேடியம்: 'விளையாட்டரங்கு',
  டவுன்: 'நகரம்',
  சிட்டி: 'நகரம்',
  ஆஸ்பத்திரி: 'மருத்துவமனை',
  கிளினிக்: 'மருத்துவமனை',
  பார்மசி: 'மருந்தகம்',
}

export default defineRule({
  id: 'style/loan-places',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'நாங்கள் [ஹோட்டலில்] உண்டோம்.', alternatives: ['உணவகத்தில்'] },
    { wrong: 'அவள் [ஆஸ்பத்திரிக்கு] ஓடினாள்.', alternatives: ['மருத்துவமனைக்கு'] },
  ],
  allows: ['நாங்கள் உணவகத்தில் உண்டோம்.'],
  when: 'text',
  check(text, knowledge) {
    return firstOfEach(text, TAMIL, knowledge)
  },
})
