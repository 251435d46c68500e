import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/slips-l',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதில் லகர, ளகர, ழகரப் பிழை உள்ளது. ‘ல’, ‘ள’, ‘ழ’ மூன்றும் வெவ்வேறு ஒலிகள்: ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ mixes up ல, ள and ழ, three different sounds; write ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், எழுத்துப் பிழைகள்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, மயங்கொலிகள்',
  examples: [
    { wrong: 'குழந்தைகள் தெருவில் [விலையாடினர்].', right: 'குழந்தைகள் தெருவில் விளையாடினர்.' },
    { wrong: 'அவள் [மகிள்ந்தாள்].', right: 'அவள் மகிழ்ந்தாள்.' },
    { wrong: 'அவன் [வளக்கறிஞர்].', right: 'அவன் வழக்கறிஞர்.' },
  ],
  allows: ['அவன் வாளை எடுத்தான்.', 'அவள் மகிழ்ந்தாள்.'],
})
