import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/slips-vowel',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதில் உயிரெழுத்துப் பிழை உள்ளது; குறிலா நெடிலா என்று ஒலித்துப் பார்த்து ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ has a wrong vowel, most often short for long or long for short; write ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், எழுத்துப் பிழைகள்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, மயங்கொலிகள்',
  examples: [
    { wrong: 'அவர் பணியிலிருந்து [ஒய்வு] பெற்றார்.', right: 'அவர் பணியிலிருந்து ஓய்வு பெற்றார்.' },
    { wrong: 'இன்று [தெர்தல்] நடந்தது.', right: 'இன்று தேர்தல் நடந்தது.' },
  ],
  allows: ['அவர் ஓய்வு பெற்றார்.', 'தேர்தல் நடந்தது.'],
})
