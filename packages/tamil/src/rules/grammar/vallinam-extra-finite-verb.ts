import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-finite-verb',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ வினைமுற்று. வினைமுற்றுத் தொடரில் வல்லினம் மிகாது.',
    en: 'After a finite verb nothing doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், வினைமுற்றுத் தொடர்',
  examples: [
    { wrong: 'வானில் [பறந்தனப்] பறவைகள்.', right: 'வானில் பறந்தன பறவைகள்.' },
    { wrong: '[வந்தனக்] குதிரைகள்.', right: 'வந்தன குதிரைகள்.' },
  ],
  allows: ['வந்தன குதிரைகள்.', 'சென்ற பையன்.'],
  when: { endings: withVallinam('ன') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined) return undefined
    const isVerb = everyReading(
      analyse(bare),
      ({ class: kind, features }) => kind === 'verb' && features.includes('finite'),
    )
    return isVerb ? word.replaceWith(bare) : undefined
  },
})
