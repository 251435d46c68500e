import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/figure-locative',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'எண்ணின் பின் வரும் இடவேற்றுமை உருபு ‘இல்’; ‘ல்’ என்று குறைக்க வேண்டா: ‘{suggestion}’.',
    en: 'The locative after figures is இல், not ல்: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'அவர் [1950ல்] பிறந்தார்.', right: 'அவர் 1950இல் பிறந்தார்.' }],
  allows: ['அவர் 1950இல் பிறந்தார்.', '1990களில் நடந்தது.'],
  when: 'text',
  check(text) {
    return findAll(text, FIGURE, /(?<![\d.,])(\d{1,4})ல்(?![\u0b80-\u0bff])/g, (_, figure) => `${figure}இல்`)
  },
})
