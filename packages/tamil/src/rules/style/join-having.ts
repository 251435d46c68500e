import { clusterCount } from '../../script/clusters.ts'
import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

/** Letters of a noun that good print joins: பயனுள்ள, but ஓவியம் உள்ள as well. */
const LONGEST = 3

export default defineRule({
  id: 'style/join-having',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘உள்ள’ உடைமையைக் காட்டும்போது முன் உள்ள பெயரோடு சேரும்.',
    en: 'Written as one word: உள்ள, ‘having’, joins its noun.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[பயன் உள்ள] நூல்.', right: 'பயனுள்ள நூல்.' },
    { wrong: '[சுவை உள்ள] பழம்.', right: 'சுவையுள்ள பழம்.' },
  ],
  allows: ['சுவையுள்ள பழம்.', 'வீட்டில் உள்ள பொருள்கள்.', 'ஓவியம் உள்ள சுவர்.'],
  when: { words: ['உள்ள'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || word.next === undefined || clusterCount(previous.text) > LONGEST)
      return undefined
    // A foreign name with its ending, ஹாக்-இல், and a foreign noun stay apart.
    if (previous.tokenBefore === '-' || previous.endsWith('ோ')) return undefined
    if (!previous.isA('noun') || !previous.is('nominative') || NOT.some((feature) => previous.is(feature)))
      return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})

const NOT = [
  'plural',
  'verbal-participle',
  'infinitive',
  'locative',
  'dative',
  'clitic-um',
  'clitic-e',
  'adverbial',
] as const
