import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const SUCH = ['இத்தகைய', 'அத்தகைய', 'எத்தகைய', 'ஏனைய', 'பிற', 'இன்ன', 'அன்ன', 'என்ன']

export default defineRule({
  id: 'grammar/vallinam-extra-such-adjective',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்னும் சொல் பெயரெச்சம் போல வரும். அதன் பின் வல்லினம் மிகாது.',
    en: 'After ‘{suggestion}’ (such, other) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், குறிப்புப் பெயரெச்சம்',
  examples: [
    { wrong: '[இத்தகையச்] செயல்.', right: 'இத்தகைய செயல்.' },
    { wrong: '[ஏனையப்] பாடங்கள்.', right: 'ஏனைய பாடங்கள்.' },
    { wrong: '[எத்தகையத்] தொழில்?', right: 'எத்தகைய தொழில்?' },
    { wrong: '[அத்தகையக்] கலை.', right: 'அத்தகைய கலை.' },
    { wrong: '[பிறச்] செலவுகள் அதிகம்.', right: 'பிற செலவுகள் அதிகம்.' },
  ],
  allows: [
    'அன்னப் பறவை பறந்தது.',
    'பிறர்க்குத் தீங்கு செய்யாதே.',
    'மற்றப் பெண்கள் சிரித்தனர்.',
    'இத்தகைய செயல்.',
    'எவ்வகைச் செயல்?',
  ],
  when: { words: withVallinam(...SUCH) },
  check(word) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || (bare === 'அன்ன' && word.next?.is('animal'))) return undefined
    return word.replaceWith(bare)
  },
})
