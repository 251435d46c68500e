import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/long-sentence',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'இத்தொடரில் {count} சொற்கள் உள்ளன. இரண்டாகப் பிரித்தால் படிப்பவருக்கு எளிதாகப் புரியும்.',
    en: 'This sentence has {count} words. Two shorter ones are easier to follow.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [
    {
      wrong:
        'காலையில் எழுந்து வயலுக்குச் சென்று அங்கே வளர்ந்த நெல்லையும் கரும்பையும் பார்த்து மனம் மகிழ்ந்து வீடு திரும்பி அம்மாவிடம் அதைச் சொல்லி மாலையில் மீண்டும் நண்பர்களோடு ஆற்றங்கரைக்குப் போய் மணலில் விளையாடி நீரில் நீந்தி மீன்களைக் கண்டு வியந்து இரவில் நிலவொளியில் உணவு உண்டு பாட்டி சொன்ன கதைகளைக் கேட்டு மனம் நிறைந்து கதவைச் சாத்தி விளக்கை அணைத்து [உறங்கினோம்].',
    },
  ],
  allows: ['நாங்கள் ஆற்றங்கரைக்குப் போனோம்.'],
  when: 'sentence',
  check(sentence) {
    const { lastWord, words } = sentence
    if (lastWord === undefined || words.length <= LONG || !/[.?!]/u.test(sentence.text)) return undefined
    const extra = {
      captures: { count: String(words.length) },
      severity: words.length > VERY_LONG ? 'medium' : 'low',
    } as const
    return lastWord.advise(extra)
  },
})

/** Words in a sentence; edited Tamil prose rarely has more. */
const LONG = 40
const VERY_LONG = 50
