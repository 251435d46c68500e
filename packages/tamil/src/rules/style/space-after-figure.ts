import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-after-figure',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எண்ணின் ஈறு எண்ணோடு சேர்ந்து வரும்: ‘{suggestion}’.',
    en: 'An ending is written onto its figures: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: 'இந்தியா [1947 ல்] விடுதலை பெற்றது.', right: 'இந்தியா 1947இல் விடுதலை பெற்றது.' },
    { wrong: 'அவர் [1950 இல்] பிறந்தார்.', right: 'அவர் 1950இல் பிறந்தார்.' },
    { wrong: '[5 ஆம்] வகுப்பு.', right: '5ஆம் வகுப்பு.' },
    { wrong: 'விழா [15-ம்] தேதி நடக்கும்.', right: 'விழா 15ஆம் தேதி நடக்கும்.' },
  ],
  allows: ['இந்தியா 1947இல் விடுதலை பெற்றது.', '5ஆம் வகுப்பு.', '10 இலட்சம் ரூபாய்.'],
  when: 'text',
  check: (text) =>
    findAll(
      text,
      FIGURE,
      /(?<![\d.,])(\d{1,4})(?: (இல்|ல்|ஆம்|ம்|ஆவது)|-(?:ம்|ல்))(?![\u0b80-\u0bff])/g,
      (whole, figure) => `${figure}${/ஆவது$/u.test(whole) ? 'ஆவது' : /ம்$/u.test(whole) ? 'ஆம்' : 'இல்'}`,
    ),
})
