import { bareBeforeNext, isPairOf } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A compound as well as a pair: மழைக் காற்று, நீதித் தருமம். */
const COMPOUNDS_TOO = new Set(['மழை', 'நகை', 'பூ', 'பாட்டு'])

export default defineRule({
  id: 'grammar/vallinam-extra-silent-and',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{suggestion}’ என்பதும் அடுத்த பெயரும் ‘உம்’ மறைந்து நிற்கின்றன (உம்மைத்தொகை). உம்மைத்தொகையில் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ and the next noun are joined by a silent ‘and’ (உம்மைத்தொகை); nothing doubles between them.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், உம்மைத்தொகை',
  examples: [
    { wrong: '[தாய்த்] தந்தையரை வணங்கு.', right: 'தாய் தந்தையரை வணங்கு.' },
    { wrong: 'அவர் [சட்டிப்] பானைகளை விற்றார்.', right: 'அவர் சட்டி பானைகளை விற்றார்.' },
  ],
  allows: ['தாய் தந்தையரை வணங்கு.', 'மழைக் காற்று வீசியது.', 'தாய்ப் பாசம் பெரிது.'],
  when: { endings: withVallinam('ி', 'ை', 'ு', 'ய்') },
  check(word) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      COMPOUNDS_TOO.has(bare) ||
      word.next === undefined ||
      word.next.is('nominative')
    )
      return undefined
    return isPairOf(bare, word.next) ? word.replaceWith(bare) : undefined
  },
})
