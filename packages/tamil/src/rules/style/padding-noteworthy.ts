import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/padding-noteworthy',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'தொடரின் முடிவில் ‘என்பது குறிப்பிடத்தக்கது’ புதிய செய்தி எதையும் தருவதில்லை; நீக்கிப் பாருங்கள்.',
    en: '‘It is noteworthy that’ adds nothing at the end of a sentence; try leaving it out.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: 'அவர் மூன்று முறை வென்றார் [என்பது குறிப்பிடத்தக்கது].' }],
  allows: ['அவர் மூன்று முறை வென்றார்.', 'இது குறிப்பிடத்தக்க வெற்றி.'],
  when: { words: ['என்பது'] },
  check(word) {
    const { next } = word
    if (next === undefined || !next.isLast || word.quoted) return undefined
    return /^(?:குறிப்பிடத்தக்கது|குறிப்பிடத்தக்கதாகும்|கவனிக்கத்தக்கது|நினைவுகூரத்தக்கது)$/u.test(next.text)
      ? { start: word.start, end: next.end }
      : undefined
  },
})
