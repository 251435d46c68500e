import { doubledBeforeNext, verbFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

/** These tell how it is done even where the object stands between. */
const OF_MANNER: ReadonlySet<string> = new Set(['மெல்ல', 'உரக்க', 'சரிவர'])

export default defineRule({
  id: 'grammar/vallinam-missing-adverb-a',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ அகரத்தில் முடியும் வினையடை; அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ is an adverb in -a; the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், அகர ஈற்று வினையெச்சம்',
  examples: [
    { wrong: 'அவள் [மெல்ல] பேசினாள்.', right: 'அவள் மெல்லப் பேசினாள்.' },
    { wrong: 'அவன் [உரக்க] கத்தினான்.', right: 'அவன் உரக்கக் கத்தினான்.' },
    { wrong: 'அவன் [மெல்ல] கண்ணைத் திறந்தான்.', right: 'அவன் மெல்லக் கண்ணைத் திறந்தான்.' },
    { wrong: 'கொடுத்த கடன் [திரும்ப] கிடைத்தது.', right: 'கொடுத்த கடன் திரும்பக் கிடைத்தது.' },
    { wrong: 'வேலையைச் [சரிவர] செய்யவில்லை.', right: 'வேலையைச் சரிவரச் செய்யவில்லை.' },
    { wrong: 'குழந்தை [கூட] தனியாகப் போனது.', right: 'குழந்தை கூடத் தனியாகப் போனது.' },
  ],
  allows: [
    'மெல்ல நடந்தான்.',
    'திரும்பத் திரும்பச் சொன்னான்.',
    'திரும்ப வந்தான்.',
    'மெல்ல அவளைப் பார்த்தான்.',
    'மெல்ல, கதவைத் திறந்தான்.',
    'மெல்ல மெல்லப் பேசினான்.',
    'அவர்கள் கூட வந்தனர்.',
  ],
  when: { words: ['மெல்ல', 'உரக்க', 'சரிவர', 'திரும்ப', 'கூட', 'நிறைய', 'முழுக்க'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    const { next } = word
    if (suggestion === undefined || next === undefined) return undefined
    return verbFollows(word) ||
      next.is('adverbial') ||
      next.is('verbal-participle') ||
      next.is('infinitive') ||
      (OF_MANNER.has(word.text) && next.isOnly('accusative'))
      ? word.replaceWith(suggestion)
      : undefined
  },
})
