import { choiceRule } from '../choice-rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  ஸ்கூல்: 'பள்ளி',
  காலேஜ்: 'கல்லூரி',
  டீச்சர்: 'ஆசிரியர்',
  லீவு: 'விடுமுறை',
  மார்க்: 'மதிப்பெண்',
  ரிசல்ட்: 'முடிவு',
  ஸ்டூடண்ட்: 'மாணவர்',
  பிரின்சிபால்: 'முதல்வர்',
  லேப்: 'ஆய்வகம்',
  புரொபசர்: 'பேராசிரியர்',
}

export default choiceRule({
  id: 'style/loan-school',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவள் [ஸ்கூலுக்கு] வந்தாள்.', alternatives: ['பள்ளிக்கு'] },
    { wrong: '[டீச்சர்கள்] வந்தனர்.', alternatives: ['ஆசிரியர்கள்'] },
  ],
  allows: ['அவள் பள்ளியில் படித்தாள்.'],
  choices: TAMIL,
})
