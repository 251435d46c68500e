import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** வந்தது is a verb and a noun, ‘what came’; after both the consonant stays single. */
function isAction({ class: kind, features }: Analysis): boolean {
  return features.includes('participial-noun') || (kind === 'verb' && features.includes('finite'))
}

export default defineRule({
  id: 'grammar/vallinam-extra-verbal-noun',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது அஃறிணை ஒருமை வினைமுற்று அல்லது வினையாலணையும் பெயர். அதன் பின் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is a neuter verb or the noun made of it; after it the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எழுவாய்த் தொடர், வினைமுற்றுத் தொடர்',
  examples: [
    { wrong: 'பொய் [சொல்வதுத்] தவறு.', right: 'பொய் சொல்வது தவறு.' },
    { wrong: '[பறந்ததுக்] கிளி.', right: 'பறந்தது கிளி.' },
    { wrong: '[பாடுவதுப்] போல நடித்தான்.', right: 'பாடுவது போல நடித்தான்.' },
    { wrong: '[செய்ததுச்] சரி.', right: 'செய்தது சரி.' },
  ],
  allows: ['பொய் சொல்வது தவறு.', 'பறந்தது கிளி.', 'எழுத்துப் பிழை.'],
  when: { endings: withVallinam('து') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || !everyReading(analyse(bare), isAction)) return undefined
    return word.replaceWith(bare)
  },
})
