import { FIGURE, findAll, hasWhatIsNeeded } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/ordinal-short',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'வரிசை எண்ணைக் காட்டும் ஈறு ‘ஆம்’; இவ்வுரையில் மற்ற இடங்களில் உள்ளதுபோல் ‘{suggestion}’ என எழுதுக.',
    en: 'The ordinal ending is ஆம், as elsewhere in this text: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    {
      wrong: 'அக்கா 12ஆம் வகுப்பு; தம்பி [10ம்] வகுப்பு.',
      right: 'அக்கா 12ஆம் வகுப்பு; தம்பி 10ஆம் வகுப்பு.',
    },
  ],
  // Print is divided between 2012ம் and 2012ஆம்: only a text that has both is uneven.
  allows: ['10ஆம் வகுப்பு.', '15-ஆம் பக்கம்.', '12 ம் வகுப்பு.', '2012ம் ஆண்டு.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, FIGURE) || !/\d-? ?ஆம்(?![\u0b80-\u0bff])/.test(text.text)) return undefined
    return findAll(text, FIGURE, /(?<![\d.,])(\d{1,4})ம்(?![\u0b80-\u0bff])/g, (_, digits) => `${digits}ஆம்`)
  },
})
