import { expectedWordRule } from '../expected-word-rule.ts'

export default expectedWordRule({
  id: 'spelling/neighbours-r',
  type: 'spelling',
  kind: 'r',
  message: {
    ta: '‘{cue}’ என்னும் சொல்லோடு பொருந்துவது ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். ரகர, றகர வேறுபாட்டைக் கவனிக்க.',
    en: '‘{suggestion}’ goes with ‘{cue}’; ‘{found}’ is another word. They differ in ர and ற.',
  },
  source: 'மயங்கொலிச் சொற்கள்: ரகர, றகர வேறுபாடு',
  examples: [
    { wrong: 'அவள் கத்தியால் காய் [அறிந்தாள்].', right: 'அவள் கத்தியால் காய் அரிந்தாள்.' },
    { wrong: 'தோட்டத்தில் தென்னை [மறம்] நின்றது.', right: 'தோட்டத்தில் தென்னை மரம் நின்றது.' },
  ],
  allows: [
    'படகில் ஏறி மீன் பிடிக்கப் போனார்கள்.',
    'பரிசலில் ஏறி அருவியைப் பார்த்தோம்.',
    'அவருடைய கூரிய கருத்துகள் பிடித்தன.',
    'அவன் உண்மையை அறிந்தான்.',
    'மரத்தின் கிளை முறிந்தது.',
    'ஆற்றின் கரை உடைந்தது.',
  ],
})
