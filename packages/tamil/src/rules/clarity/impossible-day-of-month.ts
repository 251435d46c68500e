import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/impossible-day-of-month',
  type: 'clarity',
  severity: 'medium',
  message: {
    ta: '{month} மாதத்தில் {day} நாள்கள் இல்லை; நாளைச் சரிபாருங்கள்.',
    en: '{month} does not have {day} days; check the date.',
  },
  source: 'கிரெகோரியன் நாள்காட்டி',
  examples: [{ wrong: 'அவர் [ஏப்ரல் 31] அன்று வந்தார்.' }, { wrong: '[பிப்ரவரி 30], 2021 அன்று நடந்தது.' }],
  allows: ['அவர் ஏப்ரல் 30 அன்று வந்தார்.', 'ஜூன் 40 பேர் வந்தனர்.'],
  when: 'text',
  check(text) {
    return findAll(text, DAY_OF_MONTH, DAY, (_, month = '', day = '') =>
      Number(day) <= (DAYS[month] ?? 31) ? undefined : { captures: { month, day } },
    )
  },
})

const DAYS: Readonly<Record<string, number>> = {
  பிப்ரவரி: 29,
  பெப்ரவரி: 29,
  ஏப்ரல்: 30,
  ஜூன்: 30,
  செப்டம்பர்: 30,
  நவம்பர்: 30,
}
/** What every match ends in. */
const DAY_OF_MONTH = / \d{2}(?:ஆம்| ஆம்|-ஆம்| அன்று| தேதி|ம் தேதி|, \d{4})/
const DAY =
  /(பிப்ரவரி|பெப்ரவரி|ஏப்ரல்|ஜூன்|செப்டம்பர்|நவம்பர்|ஜனவரி|மார்ச்|ஜூலை|ஆகஸ்ட்|அக்டோபர்|டிசம்பர்)(?: மாதம்)? (\d{2})(?=ஆம்| ஆம்|-ஆம்| அன்று| தேதி|ம் தேதி|, \d{4})/g
