import { isSubjectOfClause } from '../../sandhi/subject-of-clause.ts'
import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const NOUNS = [
  'நிலா',
  'பலா',
  'கனா',
  'சுறா',
  'இறா',
  'புறா',
  'உலா',
  'விழா',
  'இரா',
  'துலா',
  'வினா',
  'அவா',
  'கடா',
  'தாரா',
  'கொய்யா',
]

/** நிலாக் காலம் is a time too. */
const TIMES = ['காலம்', 'பொழுது', 'பகல்']

/** `விழா தலைவர் வந்ததும் தொடங்கியது`: somebody who does the next thing. */
function isBeforeAgent({ next }: Word): boolean {
  const verb = next?.is('nominative', 'rational') === true ? next.next : undefined
  return verb?.isOnly('intransitive') === true && !verb.isLast
}

/** `திறப்பு விழா`: a compound already, which more often does something than begins another. */
function endsCompound({ previous }: Word): boolean {
  if (previous?.isOnly('verbal-noun') === true) return true
  return previous?.is('nominative', 'irrational') === true && !previous.isA('pronoun')
}

/** கனாக் கண்டேன். */
function isDreamt(word: Word): boolean {
  return word.text === 'கனா' && word.next?.hasLemma('காண்') === true
}

export default defineRule({
  id: 'grammar/vallinam-missing-long-a',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ஆகாரத்தில் முடியும் தமிழ்ப் பெயர். தொகைச்சொல்லில் அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a Tamil noun in -ஆ (நிலா moon, பலா jackfruit) the hard consonant of the noun that makes a compound with it doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உயிரீற்றுப் புணரியல்; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஆகார ஈறு',
  examples: [
    { wrong: '[நிலா] பயணம்.', right: 'நிலாப் பயணம்.' },
    { wrong: '[பலா] காய்.', right: 'பலாக் காய்.' },
    { wrong: '[நிலா] சோறு.', right: 'நிலாச் சோறு.' },
    { wrong: '[பலா] தோப்பு.', right: 'பலாத் தோப்பு.' },
    { wrong: 'அவள் [கனா] கண்டாள்.', right: 'அவள் கனாக் கண்டாள்.' },
    { wrong: '[நிலா] காலம்.', right: 'நிலாக் காலம்.' },
  ],
  allows: [
    'நிலா தட்டைப் போல வட்டமாக இருந்தது.',
    'புறா கூரையை விட்டுப் பறந்தது.',
    'நிலா வெளிச்சம்.',
    'நிலா கடலில் மிதந்தது.',
    'அம்மா கடைக்குப் போனாள்.',
    'அமெரிக்கா கண்டம்.',
    'விழா தலைவர் வந்ததும் தொடங்கியது.',
    'திறப்பு விழா பள்ளி முதல்வரின் தலைமையில் நடந்தது.',
  ],
  when: { words: NOUNS },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(isDreamt(word) || nounFollows(word)) ||
      isSubjectOfClause(word) ||
      endsCompound(word) ||
      isBeforeAgent(word)
    )
      return undefined
    const time = word.next?.is('time') && !TIMES.some((lemma) => word.next?.hasLemma(lemma))
    return time ? undefined : word.replaceWith(suggestion)
  },
})
