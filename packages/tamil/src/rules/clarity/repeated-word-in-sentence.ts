import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/repeated-word-in-sentence',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'ஒரே தொடரில் ‘{word}’ {count} முறை வருகிறது; வேறு சொல்லோ சுட்டோ இடலாம்.',
    en: '‘{word}’ stands {count} times in one sentence; vary it or use a pronoun.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'தமிழர்கள் கல்வி அறிவால் கல்வி உயர கல்வி நிலையங்களில் கல்வி கற்றுக் [கல்வி] வளர்த்தனர்.' }],
  allows: ['கல்வி நிலையங்களில் கல்வி கற்றனர்.'],
  when: 'sentence',
  check(sentence) {
    const { words } = sentence
    if (words.length <= LONG && !returnsSoon(words)) return undefined
    const seen = new Map<string, number>()
    for (const word of words) {
      if (word.quoted || word.text.length < 4) continue
      const count = (seen.get(word.text) ?? 0) + 1
      seen.set(word.text, count)
      if (count > MOST && count * DENSEST >= words.length && isPlainNoun(word))
        return word.advise({ captures: { word: word.text, count: String(count) } })
    }
    return undefined
  },
})

/** Whether some word comes again as soon as one must that stands five times: of eight words, right after itself. */
function returnsSoon(words: readonly Word[]): boolean {
  const reach = Math.floor((words.length - 1) / MOST)
  for (let away = 1; away <= reach; away++) {
    if (words.some((word, i) => words[i + away]?.text === word.text)) return true
  }
  return false
}

function isPlainNoun(word: Word): boolean {
  return word.isA('noun') && !word.isA('pronoun') && !word.is('adjectival')
}

const MOST = 4
/** So many words are counted at once. */
const LONG = 30
/** In a long sentence, such as a list of offices, the same word may return oftener: not every seventh word, though. */
const DENSEST = 7
