import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import { beforeVowel, fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { defineRule } from '../rule.ts'

/** வா and தா take ர், போ drops the vowel, short roots in a consonant double it. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['வா', 'வாருங்கள்'],
  ['தா', 'தாருங்கள்'],
  ['போ', 'போங்கள்'],
  ['சொல்', 'சொல்லுங்கள்'],
  ['செல்', 'செல்லுங்கள்'],
  ['நில்', 'நில்லுங்கள்'],
  ['கொள்', 'கொள்ளுங்கள்'],
])
/** People who are called, many of them: குழந்தைகளே, பெரியோரே. */
const CALLED_MANY = /(?:களே|ோரே|ியரே|னரே)$/u

export default defineRule({
  id: 'grammar/agreement-command',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ பலரை (அல்லது மதிப்புக்குரியவரை) அழைக்கிறது; ஏவல் வினையும் பன்மையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{subject}’ calls on many, or on one who is honoured: the command stands in the plural, ‘{suggestion}’.',
  },
  source:
    'நன்னூல், வினையியல்: ஏவல் வினைமுற்று (ஒருமை, பன்மை); Th. Lehmann, A Grammar of Modern Tamil (1989): imperative',
  examples: [
    { wrong: 'குழந்தைகளே, நாளை பள்ளிக்கு [வா].', right: 'குழந்தைகளே, நாளை பள்ளிக்கு வாருங்கள்.' },
    { wrong: 'நீங்கள் அந்தப் புத்தகத்தை [எடு].', right: 'நீங்கள் அந்தப் புத்தகத்தை எடுங்கள்.' },
    { wrong: 'நீயும் உன் தம்பியும் விழாவுக்கு [வா].', right: 'நீயும் உன் தம்பியும் விழாவுக்கு வாருங்கள்.' },
    { wrong: 'நண்பர்களே, நன்றாக [எழுது]!', right: 'நண்பர்களே, நன்றாக எழுதுங்கள்!' },
  ],
  allows: [
    'குழந்தைகளே, நாளை வாருங்கள்.',
    'நீயும் வா.',
    'நீ உன் தம்பியுடன் வா.',
    'நீங்கள் சொன்னதை அவனிடம் சொல்.',
    'நண்பர்களே, இது நல்ல படி.',
    'பறவைகளே, பாடு பாடு என்றது காற்று.',
    'நீயும் வா, உன் தம்பியும் வரட்டும்.',
  ],
  when: { features: ['imperative'] },
  check(word, { analyse }) {
    if (word.next !== undefined || !word.isOnly('imperative', 'singular') || word.quoted) return undefined
    const subject = calledMany(word)
    const root = word.analyses[0]?.lemma
    if (subject === undefined || root !== word.text) return undefined
    const suggestion = IRREGULAR.get(root) ?? fromPhonemes(`${beforeVowel(toPhonemes(root))}உஙகஅள`)
    const isCommand = analyse(suggestion).some(({ features }) => features.includes('imperative'))
    return isCommand ? word.replaceWith(suggestion, { captures: { subject: subject.text } }) : undefined
  },
})

/** Who is told to do it, where they are many: the first word of a sentence with no other verb. */
function calledMany(verb: Word): Word | undefined {
  const { words } = verb.sentence
  const [first] = words
  const before = words.slice(1, verb.index)
  if (first === undefined || first === verb || before.some(isClause)) return undefined
  if (first.text === 'நீங்கள்' || (CALLED_MANY.test(first.text) && first.tokenAfter !== ' ')) return first
  const joined = before.some((word) => word.is('clitic-um') && word.is('nominative', 'rational'))
  return first.text === 'நீயும்' && joined ? first : undefined
}

function isClause(word: Word): boolean {
  const role = roleOf(word)
  return (
    role === 'finite' ||
    role === 'relative' ||
    role === 'nominalised' ||
    role === 'quotative' ||
    role === 'unknown'
  )
}
