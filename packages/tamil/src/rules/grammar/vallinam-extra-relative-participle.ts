import type { Analysis } from '../../words/analysis.ts'
import { bareBeforeNext, everyReading } from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

function isRelativeParticiple({ features }: Analysis): boolean {
  return features.includes('relative-participle') && !features.includes('negative')
}

export default defineRule({
  id: 'grammar/vallinam-extra-relative-participle',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது பெயரெச்சம். பெயரெச்சத்தின் பின் வல்லினம் மிகாது; அதனால் மெய்யெழுத்து இல்லாமல் எழுதுங்கள்.',
    en: '‘{suggestion}’ is a relative participle; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், பெயரெச்சம்',
  examples: [
    { wrong: '[வந்தப்] பையன் சிரித்தான்.', right: 'வந்த பையன் சிரித்தான்.' },
    { wrong: '[ஓடுகிறக்] குதிரை.', right: 'ஓடுகிற குதிரை.' },
    { wrong: '[எழுதியச்] செய்தி.', right: 'எழுதிய செய்தி.' },
    { wrong: '[பார்த்தத்] தோட்டம்.', right: 'பார்த்த தோட்டம்.' },
  ],
  allows: ['வந்த பையன் சிரித்தான்.', 'செய்யாப் பணி.', 'வாங்கப் போனார்.'],
  when: { endings: ['க்', 'ச்', 'த்', 'ப்'] },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(!/^க(?:ண்|ால்|டை)/u.test(word.next?.text ?? '') && everyReading(analyse(bare), isRelativeParticiple))
    )
      return undefined
    return word.replaceWith(bare)
  },
})
