import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/am-pm',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'தமிழில் காலை, மாலை என்ற சொல்லே பொழுதைக் காட்டும்; ‘AM’, ‘PM’ தேவையில்லை: ‘{suggestion}’.',
    en: 'The Tamil word already tells the part of the day; AM and PM are superfluous: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நேரம் எழுதும் முறை',
  examples: [{ wrong: 'விழா [காலை 10 AM] தொடங்கும்.', right: 'விழா காலை 10 மணிக்குத் தொடங்கும்.' }],
  allows: ['விழா காலை 10 மணிக்குத் தொடங்கும்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      FIGURE,
      /(காலை|மதியம்|மாலை|இரவு) (\d{1,2}(?:[:.]\d{2})?) ?(?:[AaPp]\.?[Mm]\.?)(?= ([கசதப])| |$)/g,
      (_, part, time, hard) => `${part} ${time} மணிக்கு${hard ? `${hard}்` : ''}`,
    )
  },
})
