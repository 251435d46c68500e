import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-demonstrative',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘அந்த’, ‘இந்த’, ‘எந்த’ ஆகியவை தனிச் சொற்கள்; மிகும் மெய்யெழுத்து அவற்றோடு நிற்கும்.',
    en: 'Written apart: அந்த, இந்த and எந்த keep the doubled consonant and stand alone.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[அந்தக்கடை] பெரியது.', right: 'அந்தக் கடை பெரியது.' },
    { wrong: '[எந்தப்பள்ளி] உன்னுடையது?', right: 'எந்தப் பள்ளி உன்னுடையது?' },
  ],
  allows: ['அரசர் அந்தப்புரம் சென்றார்.', 'அந்தக் கடை பெரியது.', 'இந்தியா பெரிய நாடு.'],
  when: { beginnings: ['அந்த', 'இந்த', 'எந்த'] },
  check(word, { analyse }) {
    const match = JOINED.exec(word.text)
    const noun = match?.[2]
    // அந்தப்புரம், the queen’s rooms.
    if (match === null || noun === undefined || noun.startsWith('புர') || noun[0] !== match[1]?.at(-2))
      return undefined
    if (!analyse(noun).some(({ class: kind }) => kind === 'noun')) return undefined
    return word.replaceWith(`${match[1]} ${noun}`)
  },
})

const JOINED = /^([அஇஎ]ந்த[கசதப]்)([கசதப].+)$/u
