import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** எனது, மரத்தினது, உன்னுடைய; of எமது and its kin the pronoun may be told by the ending alone. */
function isGenitive({ features }: Analysis): boolean {
  return features.includes('genitive')
}

export default defineRule({
  id: 'grammar/vallinam-extra-genitive',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதில் ஆறாம் வேற்றுமை உருபு (அது, உடைய) வெளிப்பட்டு நிற்கிறது. அதன் பின் வல்லினம் மிகாது.',
    en: 'After an open genitive ending (-அது, -உடைய) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், ஆறாம் வேற்றுமை விரி',
  examples: [
    { wrong: '[எனதுக்] கை.', right: 'எனது கை.' },
    { wrong: '[உன்னுடையப்] பை.', right: 'உன்னுடைய பை.' },
    { wrong: '[அவருடையச்] செயல்.', right: 'அவருடைய செயல்.' },
    { wrong: '[மரத்தினதுக்] கிளை.', right: 'மரத்தினது கிளை.' },
    { wrong: '[நமதுத்] தோட்டம்.', right: 'நமது தோட்டம்.' },
  ],
  allows: ['எனது கை.', 'உன்னுடைய பை.'],
  when: { endings: withVallinam('து', 'ுடைய') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || !everyReading(analyse(bare), isGenitive)) return undefined
    return word.replaceWith(bare)
  },
})
