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
    { wrong: 'வானில் [கூடினக்] கருமேகங்கள்.', right: 'வானில் கூடின கருமேகங்கள்.' },
    { wrong: 'வானில் [பறந்தனப்] பறவைகள்.', right: 'வானில் பறந்தன பறவைகள்.' },
    { wrong: 'வீட்டுக்கு [வந்தனர்ப்] பலர்.', right: 'வீட்டுக்கு வந்தனர் பலர்.' },
    { wrong: 'நன்றாகச் [செய்தாய்த்] தம்பி.', right: 'நன்றாகச் செய்தாய் தம்பி.' },
    { wrong: '[வந்தனக்] குதிரைகள்.', right: 'வந்தன குதிரைகள்.' },
  ],
  allows: [
    'கேட்டார்ப் பிணிக்கும் சொல்.',
    'ஊர்க் காவலர் வந்தார்.',
    'அழகாய்ப் பாடினாள்.',
    'வந்தன குதிரைகள்.',
    'சென்ற பையன்.',
    'வேகமாக ஓடின குதிரைகள்.',
    'மூன்றனத் தொகுதி.',
    'எனக் கூறினான்.',
    'எழுதினார் கதைகள்.',
  ],
  when: { endings: withVallinam('ன', 'ர்', 'ாய்') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    // கேட்டார்ப் பிணிக்கும் சொல்: before a verb the old noun of who does it.
    if (bare === undefined || word.next?.isA('verb')) return undefined
    const isVerb = everyReading(
      analyse(bare),
      ({ class: kind, features }) =>
        kind === 'verb' && (features.includes('finite') || features.includes('relative-participle')),
    )
    return isVerb ? word.replaceWith(bare) : undefined
  },
})
