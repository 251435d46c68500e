import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What one does in another's house for oneself. */
const STAYING: ReadonlySet<string> = new Set(
  'தங்கு வசி வாழ் குடியிரு உறங்கு தூங்கு கழி வளர் ஒளி ஒளிந்துகொள் படு தங்கியிரு காத்திரு ஓய்வெடு பிற'.split(' '),
)

export default defineRule({
  id: 'grammar/host-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'யாருடைய ‘{part}’ என்று சொல்ல ஆறாம் வேற்றுமை வர வேண்டும்: ‘{suggestion}’.',
    en: 'Whose house one stays in stands in the genitive before ‘{part}’: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஆறாம் வேற்றுமை (கிழமைப் பொருள்); Th. Lehmann, A Grammar of Modern Tamil (1989): genitive',
  examples: [
    { wrong: 'விடுமுறையில் [பாட்டிக்கு] வீட்டில் தங்கினோம்.', right: 'விடுமுறையில் பாட்டியின் வீட்டில் தங்கினோம்.' },
    {
      wrong: 'நான் என் [சித்தப்பாவுக்கு] வீட்டில் வளர்ந்தேன்.',
      right: 'நான் என் சித்தப்பாவின் வீட்டில் வளர்ந்தேன்.',
    },
  ],
  allows: [
    'பாட்டிக்கு வீட்டில் உறக்கம் வரவில்லை.',
    'அவருக்கு வீட்டில் விருந்து வைத்தோம்.',
    'மாமாவுக்கு வீட்டில் நிம்மதி இல்லை.',
    'தம்பிக்கு வீட்டில் தங்க விருப்பமில்லை.',
    'அத்தைக்கு வீட்டில் காத்திருந்து பரிசைக் கொடுத்தோம்.',
    'நோயாளிக்கு வீட்டில் இருந்து உணவு வந்தது.',
  ],
  when: { words: ['வீட்டில்', 'இல்லத்தில்', 'வீட்டிலேயே'] },
  check(word, knowledge) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('dative') || !isPersonNoun(previous)) return undefined
    // எனக்காக, and எனக்கு, which has no genitive of this kind.
    if (previous.isA('pronoun') || !/க்கு(?:[கசதப]்)?$/u.test(previous.text)) return undefined
    return isStayed(word)
      ? putInCase(previous, 'genitive', knowledge, { captures: { part: word.text } })
      : undefined
  },
})

/** Whether the one verb behind says that people stay there. */
function isStayed(house: Word): boolean {
  const verbs = verbsAfter(house).filter((verb) => roleOf(verb) !== 'modifier')
  const [verb] = verbs
  if (verb === undefined || verbs.length > 1 || !verb.isLast || roleOf(verb) !== 'finite') return false
  const person = verbPerson(verb)
  if (person === undefined || isNeuter(person)) return false
  return rootsOf(verb).some((root) => STAYING.has(root))
}
