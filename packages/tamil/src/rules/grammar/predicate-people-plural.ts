import { countsPeople } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Callings: of a people (தமிழர், உழவர்) the form in -ர் is a plural, too. */
const CALLING = /(?:ாளர்|ுநர்|ாசிரியர்|மருத்துவர்|அலுவலர்|நண்பர்|தோழர்|காரர்|[தணளயனர]ி)$/u
const OF_MANY = /^(?:[அஇ]வர்கள்|நாங்கள்|நாம்|நீங்கள்)$/u

export default defineRule({
  id: 'grammar/predicate-people-plural',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{many}’ பலரைக் குறிக்கும்; பெயர்ப் பயனிலையும் பன்மையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{many}’ speaks of several people; the predicate noun is plural, too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (எண்)',
  examples: [
    {
      wrong: 'இவர்கள் இருவரும் எங்கள் நிறுவனத்தின் மூத்த [பொறியாளர்].',
      right: 'இவர்கள் இருவரும் எங்கள் நிறுவனத்தின் மூத்த பொறியாளர்கள்.',
    },
    { wrong: 'நாங்கள் மூவரும் இந்த ஆலையின் [தொழிலாளி].', right: 'நாங்கள் மூவரும் இந்த ஆலையின் தொழிலாளிகள்.' },
    {
      wrong: 'அவர்கள் அனைவரும் ஊரில் பணிபுரியும் [மருத்துவர்].',
      right: 'அவர்கள் அனைவரும் ஊரில் பணிபுரியும் மருத்துவர்கள்.',
    },
  ],
  allows: [
    'அவர்கள் இருவரும் பொறியாளர்கள்.',
    'நாங்கள் அனைவரும் தமிழர்.',
    'அவர்கள் இருவரும் பார்த்த மருத்துவர்.',
    'அவர்கள் அனைவரும் அறிந்தவர் எங்கள் மருத்துவர்.',
    'அவர்கள் இருவரில் ஒருவர் மருத்துவர்.',
    'அவர்கள் மூவருக்கும் நான் நண்பர்.',
    'எல்லோரும் வந்தனர்; ஒருவர் மருத்துவர்.',
  ],
  when: { endings: ['ர்', 'ி'] },
  check(word, { analyse }) {
    if (!word.isLast || word.quoted || !CALLING.test(word.text)) return undefined
    if (!word.isOnly('nominative', 'rational', 'singular') || word.isA('name') || word.is('finite'))
      return undefined
    const many = countedBefore(word)
    if (many === undefined) return undefined
    const suggestion = `${word.text}கள்`
    return analyse(suggestion).some(({ features }) => features.includes('plural'))
      ? word.replaceWith(suggestion, { captures: { many: `${many.previous?.text ?? ''} ${many.text}` } })
      : undefined
  },
})

/** `அவர்கள் மூவரும்`, with nothing behind it but what is said of the noun. */
function countedBefore(predicate: Word): Word | undefined {
  for (let word = predicate.previous; word !== undefined; word = word.previous) {
    if (countsPeople(word)) return OF_MANY.test(word.previous?.text ?? '') ? word : undefined
    if (word.is('participial-noun')) return undefined
    const role = roleOf(word)
    if (role === 'relative') {
      if (!word.isOnly('intransitive') && word.previous?.is('accusative') !== true) return undefined
    } else if (role !== 'modifier' && role !== 'adverb' && (role !== 'head' || word.is('rational')))
      return undefined
  }
  return undefined
}
