import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/slips-n',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதில் நகர, னகர, ணகரப் பிழை உள்ளது. ‘ந’, ‘ன’, ‘ண’ மூன்றும் வெவ்வேறு எழுத்துகள்: ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ mixes up ந, ன and ண, three different letters; write ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், எழுத்துப் பிழைகள்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, மயங்கொலிகள்',
  examples: [
    { wrong: 'அவர் [அணுமதி] தந்தார்.', right: 'அவர் அனுமதி தந்தார்.' },
    { wrong: 'அவள் [திருமனத்திற்கு] வந்தாள்.', right: 'அவள் திருமணத்திற்கு வந்தாள்.' },
    { wrong: '[மானவர்கள்] வந்தனர்.', right: 'மாணவர்கள் வந்தனர்.' },
  ],
  allows: ['அணு உலை இயங்கியது.', 'பனி பெய்தது.', 'மாணவர்கள் வந்தனர்.'],
})
