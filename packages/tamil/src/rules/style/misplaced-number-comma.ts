import { FIGURE, findAll, groupedDigits } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/misplaced-number-comma',
  type: 'style',
  severity: 'medium',
  message: {
    ta: 'எண்ணில் காற்புள்ளி தவறான இடத்தில் உள்ளது; ‘{suggestion}’ என எழுதுக.',
    en: 'The comma stands in the wrong place; write ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'செலவு [10,0000] ரூபாய்.', right: 'செலவு 1,00,000 ரூபாய்.' }],
  allows: ['செலவு 1,00,000 ரூபாய்.', 'செலவு 100,000 ரூபாய்.', 'மார்ச் 5,1999 அன்று.'],
  when: 'text',
  check(text) {
    return findAll(text, FIGURE, /(?<![\d,.])\d{1,3},(?:\d{5,}|\d000)(?![\d,])/g, (figure = '') =>
      groupedDigits(figure.replace(',', '')),
    )
  },
})
