import { saidToBe } from '../../clauses/agreement/said-to-be.ts'
import type { SubjectCandidate } from '../../clauses/reading/clause.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const ONE: ReadonlySet<string> = new Set(['ஒரு', 'ஓர்'])
const SINGLE = /^(?:[அஇ]வ(?:ர்|ன்|ள்)|நான்|நீ)$/u

export default defineRule({
  id: 'grammar/predicate-people-number',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ பன்மை; ‘{one}’ ஒருவரையே குறிப்பதால் ‘{suggestion}’ என ஒருமையில் வர வேண்டும்.',
    en: 'The predicate ‘{found}’ is plural, but ‘{one}’ speaks of one person: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (எண்)',
  examples: [
    { wrong: 'இந்தப் பாலத்தைக் கட்டியவர் ஒரு சிறந்த [பொறியாளர்கள்].', right: 'இந்தப் பாலத்தைக் கட்டியவர் ஒரு சிறந்த பொறியாளர்.' },
    { wrong: 'அவர் எங்கள் ஊரின் பழைய [ஆசிரியர்கள்].', right: 'அவர் எங்கள் ஊரின் பழைய ஆசிரியர்.' },
    { wrong: 'என் அண்ணன் மிகவும் நல்ல [மனிதர்கள்].', right: 'என் அண்ணன் மிகவும் நல்ல மனிதர்.' },
    { wrong: 'நான் இரண்டாம் ஆண்டு பயிலும் [மாணவிகள்].', right: 'நான் இரண்டாம் ஆண்டு பயிலும் மாணவி.' },
    { wrong: 'அவள் எங்கள் ஊருக்கு வந்த முதல் [ஆசிரியைகள்].', right: 'அவள் எங்கள் ஊருக்கு வந்த முதல் ஆசிரியை.' },
    { wrong: 'நீ எனக்குக் கிடைத்த நல்ல [தோழிகள்].', right: 'நீ எனக்குக் கிடைத்த நல்ல தோழி.' },
  ],
  allows: [
    'அவர்கள் எங்கள் ஊரின் பழைய ஆசிரியர்கள்.',
    'அவர் சொன்னது யார் ஆசிரியர்கள்.',
    'அவரும் அவர் தம்பியும் ஆசிரியர்கள்.',
    'ஒரு குழுவில் ஐந்து மாணவர்கள்.',
    'அவர் வீட்டில் மூன்று மருத்துவர்கள்.',
    'அவர் தோழர்கள் பொறியாளர்கள்.',
    'ஊர்ப் பெரியவர் என் தாத்தாவின் நண்பர்.',
    'அவள் கல்லூரியில் நல்ல ஆசிரியைகள்.',
    'நான் பார்த்த மாணவிகள்.',
    'நான் சந்தித்த சிறந்த ஆசிரியர்கள்.',
    'அவளும் தங்கையும் மாணவிகள்.',
    'அவர் பள்ளியில் பணிபுரியும் ஆசிரியர்கள்.',
    'நான் படித்த பள்ளியின் ஆசிரியர்கள்.',
    'நீயும் அவளும் தோழிகள்.',
  ],
  when: { endings: ['ர்கள்', 'ிகள்', 'ைகள்'] },
  check(word, { analyse }) {
    if (
      !word.isLast ||
      word.quoted ||
      !word.isOnly('nominative', 'rational', 'plural') ||
      word.isA('pronoun')
    )
      return undefined
    const one = numberBefore(word) ?? subjectOf(word)?.head.text
    const suggestion = word.text.replace(/கள்$/u, '')
    if (one === undefined || !analyse(suggestion).some(({ features }) => features.includes('nominative')))
      return undefined
    return word.replaceWith(suggestion, { captures: { one } })
  },
})

/** `ஒரு சிறந்த பொறியாளர்கள்`: nothing but what describes it stands between. */
function numberBefore(noun: Word): string | undefined {
  for (let word = noun.previous; word !== undefined; word = word.previous) {
    if (ONE.has(word.text)) return word.text
    if (roleOf(word) !== 'modifier' || word.isA('numeral')) return undefined
  }
  return undefined
}

/** The one who is said to be somebody: a pronoun, or somebody of the family. */
function subjectOf(noun: Word): SubjectCandidate | undefined {
  const subject = saidToBe(noun)
  return subject !== undefined && subject.joined.length === 0 && isOne(subject) ? subject : undefined
}

function isOne({ head }: SubjectCandidate): boolean {
  const kin = head.isOnly('kinMale') || head.isOnly('kinFemale')
  return SINGLE.test(head.text) || (kin && head.isOnly('singular'))
}
