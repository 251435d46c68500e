import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/vallinam-missing-inside-word',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{suggestion}’ என்னும் தொகைச்சொல்லில் வல்லினம் மிகும்.',
    en: 'The hard consonant doubles inside the compound ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்; தமிழ்ப் பேரகராதி',
  examples: [
    { wrong: '[கவலைபடுகிறான்].', right: 'கவலைப்படுகிறான்.' },
    { wrong: '[தீகுச்சி] எரிந்தது.', right: 'தீக்குச்சி எரிந்தது.' },
  ],
  allows: ['ஏறக்குறைய பத்துப் பேர் வந்தனர்.', 'கைபேசி ஒலித்தது.'],
})
