import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/time-of-day-clash',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: '‘{part}’ என்பதும் 24 மணி நேரக் கணக்கும் சேர்ந்தால் குழப்பம் வரும்; ஒன்றை மட்டும் எழுதுங்கள்.',
    en: 'Use either the part of the day or the 24-hour clock, not both.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நேரம் எழுதும் முறை',
  examples: [{ wrong: 'கூட்டம் [மாலை 18] மணிக்கு.' }, { wrong: 'வண்டி [காலை 15] மணிக்கு வரும்.' }],
  allows: ['கூட்டம் மாலை 6 மணிக்கு.', 'வண்டி 15 மணிக்கு வரும்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      FIGURE,
      /(காலை|மதியம்|மாலை|இரவு) (1[3-9]|2[0-4])(?=(?:[:.]\d{2})? மணி(?:க்கு|யளவில்|வரை|முதல்| |[.,]|$))(?! மணி ?நேர)/g,
      (_, part = '') => ({ captures: { part } }),
    )
  },
})
