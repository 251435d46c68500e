import { doubledAfterGlide, nounFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-tamil',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘தமிழ்’ என்னும் சொல்லோடு பெயர் சேர்ந்து தொகையாகும்போது வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'When தமிழ் makes a compound with a noun, the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 225: தமிழவ் வுறவும் பெறுமே; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்',
  examples: [
    { wrong: '[தமிழ்] பாடம்.', right: 'தமிழ்ப் பாடம்.' },
    { wrong: '[தமிழ்] கவிதை.', right: 'தமிழ்க் கவிதை.' },
    { wrong: '[தமிழ்] சங்கம்.', right: 'தமிழ்ச் சங்கம்.' },
    { wrong: '[தமிழ்] தாய்.', right: 'தமிழ்த் தாய்.' },
  ],
  allows: ['தமிழ் மொழி.', 'தமிழ் பேசினார்.', 'தமிழ் தவறின்றி எழுதினாள்.', 'தமிழ் குறையின்றிக் கற்றார்.'],
  when: { words: ['தமிழ்'] },
  check(word) {
    const suggestion = doubledAfterGlide(word)
    if (suggestion === undefined || !nounFollows(word)) return undefined
    // தமிழ் தவறின்றி எழுது: how it is written, and no compound.
    if (word.next?.is('abessive')) return undefined
    return word.replaceWith(suggestion)
  },
})
