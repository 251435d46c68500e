import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { PERSONAL_PRONOUNS } from '../../words/pronouns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/if-written-as-feminine',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘-ஆள்’ பெண்பால் வினைமுற்று; நிபந்தனைப் பொருளில் ‘-ஆல்’ வர வேண்டும்: ‘{suggestion}’.',
    en: '‘-ஆள்’ is the feminine verb; ‘if’ is ‘-ஆல்’: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: லகர, ளகர வேறுபாடு; நன்னூல், வினையியல்',
  examples: [
    { wrong: 'மழை [பெய்தாள்] பயிர் வளரும்.', right: 'மழை பெய்தால் பயிர் வளரும்.' },
    { wrong: 'நீ நன்றாகப் [படித்தாள்] வெற்றி பெறுவாய்.', right: 'நீ நன்றாகப் படித்தால் வெற்றி பெறுவாய்.' },
    { wrong: 'தினமும் பால் [குடித்தாள்] எலும்புகள் வலுப்பெறும்.', right: 'தினமும் பால் குடித்தால் எலும்புகள் வலுப்பெறும்.' },
    { wrong: 'இந்தப் பொத்தானை [அழுத்தினாள்] விளக்கு எரியும்.', right: 'இந்தப் பொத்தானை அழுத்தினால் விளக்கு எரியும்.' },
    { wrong: 'மழை [பெய்தாள்] மட்டுமே ஏரி நிறையும்.', right: 'மழை பெய்தால் மட்டுமே ஏரி நிறையும்.' },
    { wrong: 'நீ [வந்தாள்] நாம் சேர்ந்து போகலாம்.', right: 'நீ வந்தால் நாம் சேர்ந்து போகலாம்.' },
    {
      wrong: 'அவர் [உதவியிருந்தாள்] இந்த நிலை ஏற்பட்டிருக்காது.',
      right: 'அவர் உதவியிருந்தால் இந்த நிலை ஏற்பட்டிருக்காது.',
    },
    {
      wrong: 'தினமும் [நடந்தாள்] உடல் எடை குறையும் என்று மருத்துவர் கூறினார்.',
      right: 'தினமும் நடந்தால் உடல் எடை குறையும் என்று மருத்துவர் கூறினார்.',
    },
  ],
  allows: [
    'நீ தேடிய கண்மணி வந்தாள் பார்.',
    'கமலா கதவைத் திறந்தாள் எல்லோரும் உள்ளே போகலாம்.',
    'பாட்டி எழுந்தாள். கதவைத் திறந்தாள் காற்று வரும்.',
    'மெல்லச் சிரித்தாள் மழை பெய்யும் என்று.',
    'அவர் தேடிய பெண் வந்தாள் இனிக் கவலை இல்லை.',
    'நாளை வருவேன் என்றாள் நாமும் போகலாம்.',
    'அவள் வந்தாள்.',
    'பாட்டி வந்தாள் மட்டுமே சோறு உண்டு.',
    'அவள் சிரித்தாள் மட்டும்.',
    'மழை பெய்தது என்று சொன்னாள் அவள்.',
    'பாட்டுப் பாடினாள் அரசி வேலைக்காரி.',
    'அவள் பாடினாள் ஆடினாள்.',
  ],
  when: { endings: ['ாள்'] },
  check(word, { analyse }) {
    if (word.next === undefined || word.tokenAfter !== ' ' || word.index > MAX_WORDS) return undefined
    if (!word.isOnly('finite', 'feminine') || word.hasLemma('என்')) return undefined
    if (!ONLY.test(word.next.text) && (word.next.isA('particle') || !dependsOn(word))) return undefined
    if (!isOfNoWoman(word)) return undefined
    const suggestion = `${word.text.slice(0, -2)}ல்`
    const conditional = analyse(suggestion).some(({ features }) => features.includes('conditional'))
    return conditional ? word.replaceWith(suggestion) : undefined
  },
})

/** கொதித்தால் மட்டுமே: only if. */
const ONLY = /^மட்டுமே?$/u

/** Whether the next statement tells what will, can or must be, or what is to be done, and ends the sentence or what is said in it. */
function dependsOn({ sentence, index }: Word): boolean {
  const rest = sentence.words.slice(index + 1, index + MAX_WORDS)
  const end = rest.findIndex(
    (word) => word.isLast || (word.next !== undefined && roleOf(word.next) === 'quotative'),
  )
  const main = rest[end]
  if (main?.next?.isLast === true) return false
  if (main === undefined || rest.slice(0, end).some((word) => word.isOnly('finite'))) return false
  if (main.is('feminine') || main.is('relative-participle', 'past')) return false
  return main.is('future') || main.is('imperative') || TO_COME.test(main.text)
}

const TO_COME = /(?:லாம்|வேண்டும்|முடியும்|முடியாது|கூடாது|உண்டு|நல்லது|நன்று|போதும்|[கயடர]ாது)$/u

/** Whether nobody who may be a woman is the subject: one surely is who is none, or nobody is named, here or just before. */
function isOfNoWoman({ sentence, index, previous }: Word): boolean {
  const before = sentence.words.slice(0, index)
  if (before.some((word) => roleOf(word) === 'finite' || mayBeWoman(word))) return false
  const speaker = before.findLast((word) => NO_WOMAN.has(word.text))
  if (speaker !== undefined) return true
  // What stands right before the verb may be its object: `கோலம் போட்டாள்`.
  const thing = before.find((word) => word.isOnly('irrational', 'nominative') && word !== previous)
  const isThing =
    thing !== undefined || (previous?.isFirst === true && previous.isOnly('irrational', 'nominative'))
  return (
    isThing ||
    sentence.previous === undefined ||
    !sentence.previous.words.some((word) => mayBeWoman(word) || word.is('feminine'))
  )
}

const NO_WOMAN: ReadonlySet<string> = new Set(
  [...PERSONAL_PRONOUNS].filter((text) => !text.endsWith('ள்') || text.endsWith('கள்')),
)

function mayBeWoman(word: Word): boolean {
  if (word.analyses.length === 0) return !word.endsWith('ை', 'ில்', 'ுக்கு', 'ாக', 'ும்')
  if (NO_WOMAN.has(word.text)) return false
  return (
    (word.is('rational', 'nominative') && !word.isOnly('male') && !word.is('time')) ||
    word.is('participial-noun', 'feminine')
  )
}
