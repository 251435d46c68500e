import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/noun-for-verb',
  type: 'style',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{found}’ என்பதை ஒரே வினையாகச் சொல்லலாம்; தொடர் சுருங்கும்.',
    en: 'A single verb says the same in fewer words.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [
    { wrong: 'அதிகாரிகள் [விசாரணை மேற்கொண்டனர்].', alternatives: ['விசாரித்தனர்'] },
    { wrong: 'அவர் [ஆய்வை மேற்கொண்டார்].', alternatives: ['ஆய்ந்தார்'] },
  ],
  allows: ['அதிகாரிகள் விசாரித்தனர்.', 'பயணம் மேற்கொண்டார்.'],
  when: { beginnings: ['மேற்கொண்ட'] },
  check(word) {
    const { previous } = word
    const verb =
      previous &&
      VERBS.get(
        previous.text
          .replace(/ை$/u, '')
          .replace(/விசாரண$/u, 'விசாரணை')
          .replace(/ஆலோசன$/u, 'ஆலோசனை')
          .replace(/ஆய்வ$/u, 'ஆய்வு')
          .replace(/முயற்சிய$/u, 'முயற்சி'),
      )
    const ending = /^மேற்கொண்ட(ான்|ாள்|ார்|ார்கள்|னர்|து)$/u.exec(word.text)?.[1]
    if (previous === undefined || verb === undefined || ending === undefined) return undefined
    return { start: previous.start, end: word.end, alternatives: [verb + ending] }
  },
})

const VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    விசாரணை: 'விசாரித்த',
    ஆய்வு: 'ஆய்ந்த',
    முயற்சி: 'முயன்ற',
    ஆலோசனை: 'ஆலோசித்த',
  }),
)
