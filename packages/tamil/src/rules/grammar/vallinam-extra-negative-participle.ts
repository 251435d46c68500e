import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** இல்லாத, அல்லாத, ஒப்பில்லாத: from the negative roots இல் and அல். */
const NEGATIVE = /(?:^அல்|^இல்|ில்)லாத$/u

export default defineRule({
  id: 'grammar/vallinam-extra-negative-participle',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது எதிர்மறைப் பெயரெச்சம். ‘ஆத’ என்று முடியும் பெயரெச்சத்தின் பின் வல்லினம் மிகாது. (ஈறு கெட்ட ‘செய்யாப் பணி’ என்பதில்தான் மிகும்.)',
    en: '‘{suggestion}’ is a full negative participle in -ஆத; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எதிர்மறைப் பெயரெச்சம்',
  examples: [
    { wrong: '[படிக்காதப்] பையன்.', right: 'படிக்காத பையன்.' },
    { wrong: '[வராதக்] காரணம்.', right: 'வராத காரணம்.' },
    { wrong: '[அறியாதச்] செய்தி.', right: 'அறியாத செய்தி.' },
    { wrong: '[பார்க்காதத்] தோட்டம்.', right: 'பார்க்காத தோட்டம்.' },
    { wrong: '[மறவாதத்] தோழமை.', right: 'மறவாத தோழமை.' },
    { wrong: '[தீராதச்] சண்டை நடந்தது.', right: 'தீராத சண்டை நடந்தது.' },
  ],
  allows: ['படிக்காத பையன்.', 'அறியாப் பிள்ளை.', 'தீராச் சண்டை.', 'பிரசாதப் பை.'],
  when: { endings: withVallinam('ாத') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || !(NEGATIVE.test(bare) || everyReading(analyse(bare), isNegative)))
      return undefined
    return word.replaceWith(bare)
  },
})

/** Some have become adjectives, too: எதிர்பாராத, அழியாத. */
function isNegative({ class: kind, features }: Analysis): boolean {
  return features.includes('negative') || kind === 'adjective'
}
