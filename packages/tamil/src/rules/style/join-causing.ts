import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Verbs that print joins to செய்: வரச்செய்தான், but கிளம்பச் செய்தான். */
const JOINED: ReadonlySet<string> = new Set(['வர', 'போக', 'எழ', 'விழ', 'அழ'])

export default defineRule({
  id: 'style/join-causing',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: பிறரைச் செய்விக்கும் ‘வை’, ‘செய்’ ஆகியவை முன் உள்ள வினையோடு சேரும்.',
    en: 'Written as one word: வை and செய், which make another act, join their verb.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவனை இங்கே [அழ வை].', right: 'அவனை இங்கே அழவை.' },
    { wrong: 'அவளை உடனே [போகச் செய்].', right: 'அவளை உடனே போகச்செய்.' },
  ],
  allows: ['அவனை அழவை.', 'கதவைத் திறந்து வை.', 'அவர்களைக் கிளம்பச் செய்தான்.', 'அது கண்ணைக் கூசச் செய்தது.'],
  when: { words: ['வை'], lemmas: ['செய்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.is('infinitive')) return undefined
    if (word.text === 'வை' && previous.isOnly('infinitive'))
      return previous.replaceThrough(word, previous.text + word.text)
    const verb = withoutVallinam(previous.text)
    if (!word.text.startsWith('செய்') || !JOINED.has(verb)) return undefined
    return previous.replaceThrough(word, `${verb}ச்${word.text}`)
  },
})
