import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/impossible-time',
  type: 'clarity',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்று ஒரு நேரம் இல்லை; மணி 24-ஐயும் நிமிடம் 59-ஐயும் தாண்டாது.',
    en: 'There is no such time as ‘{found}’.',
  },
  source: '24 மணி நேரக் கணக்கு',
  examples: [
    { wrong: 'கூட்டம் [10:75] மணிக்குத் தொடங்கும்.' },
    { wrong: 'பூசை காலை [6.75] மணிக்கு நடக்கும்.' },
    { wrong: 'வண்டி இரவு [8:65] வரை நிற்கும்.' },
  ],
  allows: [
    'கூட்டம் 10:45 மணிக்குத் தொடங்கும்.',
    'பயணம் 1.75 மணி நேரம் எடுத்தது.',
    'அணி 25:14 என்ற கணக்கில் வென்றது.',
    'விலை 8.90 ரூபாய்.',
    'காலை 8.30 மணிக்கு வா.',
    'வேகம் மணிக்கு 6.75 கிலோமீட்டர்.',
  ],
  when: 'text',
  check(text) {
    return [...findAll(text, ':', WITH_COLON, answer), ...findAll(text, 'மணி', WITH_POINT, answer)]
  },
})

/** Before மணி, or behind what tells that a time of day comes. */
const WITH_COLON =
  /(?<![\d:])(?:(?<=(?<![\u0b80-\u0bff])(?:நேரம்|காலை|மாலை|இரவு|பகல்|பிற்பகல்|முற்பகல்|நண்பகல்|அதிகாலை) )(\d{1,2}):(\d{2})(?![\d:])|(\d{1,2}):(\d{2})(?= ?மணி))/gu
/** Not `1.75 மணி நேரம்`, which is so long. */
const WITH_POINT = /(?<![\d.])()()(\d{1,2})\.(\d{2})(?= ?மணி(?:க்கு|வரை|யளவில்| அளவில்| வரை| முதல்))/gu

function answer(_: string, hour: string, minute: string, hourBeside: string, minuteBeside: string) {
  return Number(hour || hourBeside) > 24 || Number(minute || minuteBeside) > 59 ? {} : undefined
}
