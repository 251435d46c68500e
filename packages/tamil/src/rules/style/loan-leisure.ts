import { choiceRule } from '../choice-rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  சினிமா: 'திரைப்படம்',
  மியூசிக்: 'இசை',
  புட்பால்: 'கால்பந்து',
  செஸ்: 'சதுரங்கம்',
  கேம்: 'விளையாட்டு',
  பார்ட்டி: 'விருந்து',
  புரோகிராம்: 'நிகழ்ச்சி',
  டிசைன்: 'வடிவமைப்பு',
  ஸ்டைல்: 'பாணி',
  பிளான்: 'திட்டம்',
  சர்வீஸ்: 'சேவை',
  டென்ஷன்: 'பதற்றம்',
  கேன்சர்: 'புற்றுநோய்',
  ஆபரேஷன்: 'அறுவைசிகிச்சை',
}

export default choiceRule({
  id: 'style/loan-leisure',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [{ wrong: 'அவன் [சினிமாவுக்கு] வந்தான்.', alternatives: ['திரைப்படத்துக்கு'] }],
  allows: ['அவன் திரைப்படம் பார்த்தான்.'],
  choices: TAMIL,
})
