import { choiceRule } from '../choice-rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  டேபிள்: 'மேசை',
  லைட்: 'விளக்கு',
  பிரிட்ஜ்: 'குளிர்பதனப்பெட்டி',
  பாத்ரூம்: 'குளியலறை',
  கிச்சன்: 'சமையலறை',
  ரூம்: 'அறை',
  டீ: 'தேநீர்',
  பேக்: 'பை',
  டிரஸ்: 'உடை',
  ஷூ: 'காலணி',
  ஜன்னல்: 'சாளரம்',
  ஜூஸ்: 'பழச்சாறு',
  ஸ்பூன்: 'கரண்டி',
  பிளேட்: 'தட்டு',
  பல்பு: 'மின்விளக்கு',
  வாட்டர்: 'தண்ணீர்',
}

export default choiceRule({
  id: 'style/loan-household',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: '[கிச்சனில்] யார்?', alternatives: ['சமையலறையில்'] },
    { wrong: 'அவன் [ரூமுக்கு] ஓடினான்.', alternatives: ['அறைக்கு'] },
  ],
  allows: ['சமையலறையில் யார்?'],
  choices: TAMIL,
})
