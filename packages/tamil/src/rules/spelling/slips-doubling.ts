import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/slips-doubling',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதில் மெய்யெழுத்து விடுபட்டுள்ளது அல்லது மிகுந்துள்ளது; ‘{suggestion}’ என்று எழுதுக.',
    en: 'In ‘{found}’ a consonant is missing or doubled too much; write ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், எழுத்துப் பிழைகள்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, மயங்கொலிகள்',
  examples: [
    { wrong: 'அவளுக்குக் [காய்சல்] வந்தது.', right: 'அவளுக்குக் காய்ச்சல் வந்தது.' },
    { wrong: 'அவன் வழியைக் [கண்டுப்பிடித்தான்].', right: 'அவன் வழியைக் கண்டுபிடித்தான்.' },
  ],
  allows: ['காய்ச்சல் குறைந்தது.', 'அவன் வழியைக் கண்டுபிடித்தான்.'],
})
