import type { Word } from '../../text/word.ts'
import type { Finding } from '../rule.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/noun-chain',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: '{count} பெயர்ச்சொற்கள் உருபு இல்லாமல் அடுத்தடுத்து வருகின்றன; அவற்றின் உறவைக் காட்டுங்கள்.',
    en: '{count} nouns follow one another without endings; show how they belong together.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: '[அரசுப்] பள்ளி ஆசிரியர் நிதித் திட்டம் மாநாடு.' }],
  allows: ['அரசுப் பள்ளி ஆசிரியர் மாநாடு.'],
  when: 'sentence',
  check(sentence) {
    const found: Finding[] = []
    const { words } = sentence
    // A chain that is too long holds one of every six words.
    for (let i = MOST; i < words.length; i += MOST + 1) {
      let first = words[i]
      if (first === undefined || !isBare(first)) continue
      let last = first
      while (first.previous !== undefined && isBare(first.previous)) first = first.previous
      while (last.next !== undefined && isBare(last.next)) last = last.next
      i = last.index
      const count = last.index - first.index + 1
      if (count > MOST) found.push(first.advise({ captures: { count: String(count) } }))
    }
    return found
  },
})

const MOST = 5

function isBare(word: Word): boolean {
  return (
    word.analyses.length > 0 &&
    word.analyses.every(
      ({ class: kind, features, guessed }) =>
        kind === 'noun' &&
        !guessed &&
        features.includes('nominative') &&
        !features.includes('clitic-um') &&
        !features.includes('time') &&
        !features.includes('unit'),
    )
  )
}
