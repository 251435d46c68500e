import { putInCase } from '../../clauses/government/government.ts'
import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { LEAVING } from '../../clauses/government/postpositions.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** What falls, flows, comes or sets out of a thing or a place. */
const COMING_FROM: ReadonlySet<string> = new Set([
  ...LEAVING,
  ...'வா விழு இறங்கு திரும்பு கொட்டு வழி குதி வடி உதிர் கசி பாய் தோன்று சரி உருள் வீசு எழு பிற பெயர் ஓடிவா பறந்துபோ'.split(
    ' ',
  ),
])
/** They may give or send something of their own accord: a town, or an office in it. */
const GIVING: readonly Feature[] = ['place', 'group', 'nature']
const LIFELESS: readonly Feature[] = ['thing', 'food', 'plant', 'body', 'mass']

/** From what one learns, and which never was a person: a tree or a bee may teach. */
const LEARNT_FROM = [
  ...['தோல்வி', 'வெற்றி', 'அனுபவம்', 'தவறு', 'பிழை', 'வாழ்க்கை', 'பாடம்', 'நிகழ்வு', 'சம்பவம்', 'விபத்து'],
  ...['புத்தகம்', 'நூல்', 'செய்தித்தாள்', 'இணையம்', 'கதை', 'பயணம்', 'ஆய்வு', 'ஆராய்ச்சி', 'முயற்சி', 'சிந்தனை'],
] as const

export default defineRule({
  id: 'grammar/thing-ablative',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: '‘இடமிருந்து’ உயர்திணைப் பெயரோடு வரும்; இடம், பொருள் முதலியவற்றோடு ‘இலிருந்து’ வர வேண்டும்: ‘{suggestion}’.',
    en: 'The ending -இடமிருந்து is of people; places and things have -இலிருந்து: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஐந்தாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): ablative of irrational nouns',
  examples: [
    { wrong: 'தேங்காய் [கூரையிடமிருந்து] விழுந்தது.', right: 'தேங்காய் கூரையிலிருந்து விழுந்தது.' },
    { wrong: 'இந்த [நூலிடமிருந்து] பலவற்றைக் கற்றேன்.', right: 'இந்த நூலிலிருந்து பலவற்றைக் கற்றேன்.' },
    { wrong: 'நம் [தவறுகளிடமிருந்து] பாடம் கற்போம்.', right: 'நம் தவறுகளிலிருந்து பாடம் கற்போம்.' },
    { wrong: 'அக்கா [மதுரையிடமிருந்து] வந்தாள்.', right: 'அக்கா மதுரையிலிருந்து வந்தாள்.' },
  ],
  allows: [
    'அரசிடமிருந்து பதில் வந்தது.',
    'வங்கியிடமிருந்து கடிதம் வந்தது.',
    'மரத்திடமிருந்து பொறுமையைக் கற்றோம்.',
    'சென்னையிடமிருந்து உதவி வந்தது.',
    'நாயிடமிருந்து தப்பினான்.',
    'காட்டிலிருந்து வந்தான்.',
  ],
  when: { features: ['ablative'] },
  check(word, knowledge) {
    if (!/ிடமிருந்து(?:ம்|ே)?$|ிடமிருந்த(?:ும்|ே)$/u.test(word.text)) return undefined
    if (!word.isOnly('ablative', 'irrational')) return undefined
    if (LEARNT_FROM.some((lemma) => word.hasLemma(lemma))) return putInCase(word, 'ablative', knowledge)
    const verb = verbsAfter(word).find((one) => roleOf(one) !== 'modifier' && roleOf(one) !== 'adverb')
    if (verb === undefined || !rootsOf(verb).some((root) => COMING_FROM.has(root))) return undefined
    if (!isOfAll(word, LIFELESS) && !(isOfAll(word, GIVING) && isMovedBySomeone(verb))) return undefined
    return putInCase(word, 'ablative', knowledge)
  },
})

function isOfAll(word: Word, kinds: readonly Feature[]): boolean {
  return word.analyses.every(({ features }) => kinds.some((kind) => features.includes(kind)))
}

/** `மதுரையிலிருந்து வந்தாள்`; a letter or help may come of an office, too. */
function isMovedBySomeone(verb: Word): boolean {
  const end = roleOf(verb) === 'finite' ? verb : verb.sentence.lastWord
  const person = end && verbPerson(end)
  return person !== undefined && !isNeuter(person)
}
