import { defineRule } from '../rule.ts'

const ORDINALS =
  'முதலாம் இரண்டாம் மூன்றாம் நான்காம் ஐந்தாம் ஆறாம் ஏழாம் எட்டாம் ஒன்பதாம் பத்தாம் பதினொன்றாம் பன்னிரண்டாம் பதின்மூன்றாம் பதினான்காம் பதினைந்தாம் பதினாறாம் பதினேழாம் பதினெட்டாம் பத்தொன்பதாம் இருபதாம் இருபத்தோராம் முப்பதாம் நாற்பதாம் ஐம்பதாம் அறுபதாம் எழுபதாம் எண்பதாம் தொண்ணூறாம் நூறாம்'.split(
    ' ',
  )
/** Code units: what follows is a noun, not an ending. */
const SHORTEST_NOUN = 3

export default defineRule({
  id: 'style/split-ordinal',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'வரிசை எண்ணும் பெயரும் தனித்தனிச் சொற்கள்: ‘{suggestion}’.',
    en: 'The ordinal and its noun are two words: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பிரித்து எழுதுதல்',
  examples: [
    { wrong: 'அவள் [எட்டாம்வகுப்பில்] படிக்கிறாள்.', right: 'அவள் எட்டாம் வகுப்பில் படிக்கிறாள்.' },
    { wrong: 'நூலின் [இரண்டாம்பதிப்பு] வந்தது.', right: 'நூலின் இரண்டாம் பதிப்பு வந்தது.' },
    { wrong: '[பதினெட்டாம்நூற்றாண்டில்] நடந்தது.', right: 'பதினெட்டாம் நூற்றாண்டில் நடந்தது.' },
  ],
  allows: ['அவள் எட்டாம் வகுப்பில் படிக்கிறாள்.', 'ஆறாம்.'],
  when: { beginnings: ORDINALS },
  check(word, { readStems }) {
    const ordinal = ORDINALS.find((one) => word.text.startsWith(one))
    const noun = word.text.slice(ordinal?.length)
    if (ordinal === undefined || noun.length < SHORTEST_NOUN) return undefined
    if (!readStems(noun).some(({ class: kind }) => kind === 'noun')) return undefined
    return word.replaceWith(`${ordinal} ${noun}`)
  },
})
