import { bareBeforeNext, verbFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const SUBJECTS = ['அது', 'இது', 'எது', 'யாது', 'ஏது', 'ஈது', 'நீ', 'யா', 'யாவை']
/** They also mean an assembly: அவைத் தலைவர். */
const THINGS = ['அவை', 'இவை', 'எவை']

/** A verb follows, or a noun that says what they are: இவை பழங்கள், எவை தேவை? But அவைத் தலைவர் is the chairman. */
function isSubject(word: Word): boolean {
  const { next } = word
  if (!word.text.startsWith('அ')) return true
  // A verb of things that is known by its ending alone: அவை போயின.
  if (next?.analyses.length === 0 && /(?:ின|ன்றன|ந்தன|த்தன|ட்டன|ற்றன)$/u.test(next.text)) return true
  // `அவைக் காவலர்கள்`: the people of the assembly, which no things are.
  if (verbFollows(word) || (next?.is('plural', 'nominative') && !next.is('rational'))) return true
  return next?.isOnly('adjectival') === true
}

export default defineRule({
  id: 'grammar/vallinam-extra-pronoun-subject',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ எழுவாயாக நிற்கிறது. எழுவாய்த் தொடரில் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is the subject; after a subject the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எழுவாய்த் தொடர்',
  examples: [
    { wrong: '[அதுப்] போயிற்று.', right: 'அது போயிற்று.' },
    { wrong: '[நீப்] போ.', right: 'நீ போ.' },
    { wrong: '[எதுச்] சரி?', right: 'எது சரி?' },
    { wrong: '[யாவைக்] கருவிகள்?', right: 'யாவை கருவிகள்?' },
    { wrong: '[இதுத்] தோட்டம்.', right: 'இது தோட்டம்.' },
    { wrong: '[இவைப்] பழங்கள்.', right: 'இவை பழங்கள்.' },
    { wrong: '[இவைப்] பழைய பொருள்கள்.', right: 'இவை பழைய பொருள்கள்.' },
  ],
  allows: ['அது போயிற்று.', 'நீ போ.', 'அவைத் தலைவர் பேசினார்.', 'அவைக் காவலர்கள் உறுப்பினர்களைத் தடுத்தனர்.'],
  when: { words: withVallinam(...SUBJECTS, ...THINGS) },
  check(word) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || (THINGS.includes(bare) && !isSubject(word))) return undefined
    return word.replaceWith(bare)
  },
})
