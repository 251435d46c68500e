import { bareBeforeNext, everyReading, isNoun } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-aana',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது ‘ஆன’ என்று முடியும் பெயரெச்சம். அதன் பின் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ ends in -ஆன, a relative participle; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், பெயரெச்சம்',
  examples: [
    { wrong: '[அழகானப்] பெண்.', right: 'அழகான பெண்.' },
    { wrong: '[உண்மையானச்] செய்தி.', right: 'உண்மையான செய்தி.' },
    { wrong: '[அழகானக்] காட்சி.', right: 'அழகான காட்சி.' },
    { wrong: '[அழகானத்] தோட்டம்.', right: 'அழகான தோட்டம்.' },
  ],
  allows: ['அழகான பெண்.', 'விமானப் பயணம்.'],
  when: { endings: withVallinam('ான') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        !analyse(`${bare}ம்`).some(isNoun) &&
        everyReading(
          analyse(bare),
          ({ features }) => features.includes('adjectival') || features.includes('relative-participle'),
        )
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
