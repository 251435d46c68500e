import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/agent-nouns-in-nar',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'செய்பவரைக் குறிக்கும் ஈறு ‘நர்’ என்பதே (ஓட்டு + நர்); ‘{suggestion}’ என்று எழுதுவது மரபு.',
    en: 'The ending for one who does something is -நர்; ‘{suggestion}’ is the established form.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் ஆக்கம்; நன்னூல், பெயர் விகுதிகள்',
  examples: [{ wrong: '[இயக்குனர்] வந்தார்.', right: 'இயக்குநர் வந்தார்.' }],
  allows: ['இயக்குநர் வந்தார்.', 'அனுப்புநர் முகவரி.'],
})
