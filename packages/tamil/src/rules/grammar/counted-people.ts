import { TWO_TO_TEN } from '../../words/numbers.ts'
import { defineRule } from '../rule.ts'

const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    பேர்கள்: 'பேர்',
    பேர்களும்: 'பேரும்',
    பேர்களை: 'பேரை',
    பேர்களுக்கு: 'பேருக்கு',
    பேர்களின்: 'பேரின்',
  }),
)

export default defineRule({
  id: 'grammar/counted-people',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'எண்ணுக்குப் பின் வரும் ‘பேர்’ தானே பன்மை; ‘கள்’ வேண்டா: ‘{suggestion}’.',
    en: '‘பேர்’ after a number is plural by itself: ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை',
  examples: [
    { wrong: 'பத்துப் [பேர்கள்] வந்தனர்.', right: 'பத்துப் பேர் வந்தனர்.' },
    { wrong: 'ஐந்து [பேர்களுக்கு] உணவு கிடைத்தது.', right: 'ஐந்து பேருக்கு உணவு கிடைத்தது.' },
  ],
  allows: ['பத்துப் பேர் வந்தனர்.', 'பழைய பேர்கள் மறந்துவிட்டன.'],
  when: { words: [...FORMS.keys()] },
  check(word) {
    const before = word.previous
    const suggestion = FORMS.get(word.text)
    if (suggestion === undefined) return undefined
    return before?.isA('numeral') || /[0-9]/u.test(word.tokenBefore) || NUMBER.test(before?.text ?? '')
      ? word.replaceWith(suggestion)
      : undefined
  },
})

const NUMBER = new RegExp(`^(?:${TWO_TO_TEN.join('|')}|இருபது|முப்பது|நூறு|ஆயிரம்|பல|சில)(?:[கசதப]்)?$`, 'u')
