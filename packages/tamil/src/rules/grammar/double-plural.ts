import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/double-plural',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பதில் பன்மை இருமுறை வந்துள்ளது: ‘அவை, இவை’ தாமே பன்மை, ‘கள்’ வேண்டா. ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ marks the plural twice: அவை and its kin are plural already. Write ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, இரட்டைப் பன்மை',
  examples: [{ wrong: '[அவைகள்]', right: 'அவை' }],
  allows: ['அவை வந்தன.', 'இவற்றை எடு.'],
})
