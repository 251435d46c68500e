import type { Word } from '../../text/word.ts'
import { defineRule, type Finding } from '../rule.ts'

export default defineRule({
  id: 'style/join-holding',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'இங்கே இரு சொற்களும் சேர்ந்து ஒரே வினை; இடைவெளியின்றி எழுத வேண்டும்: ‘{suggestion}’.',
    en: 'The two words are one verb here, written without a space: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): சேர்த்து எழுதுதல், துணைவினை',
  examples: [
    { wrong: 'அவள் பாட்டுப் [பாடிக் கொண்டிருந்தாள்].', right: 'அவள் பாட்டுப் பாடிக்கொண்டிருந்தாள்.' },
    { wrong: 'மக்களுக்கு உதவ அவர் [முன் வந்தார்].', right: 'மக்களுக்கு உதவ அவர் முன்வந்தார்.' },
  ],
  allows: ['அவள் பாட்டுப் பாடிக்கொண்டிருந்தாள்.', 'என் கண் முன் வந்தார்.'],
  when: { beginnings: ['கொண்டிரு'], words: ['முன்'] },
  check(word) {
    if (word.quoted) return undefined
    if (word.text === 'முன்') return cameForward(word)
    const { previous } = word
    if (previous?.is('verbal-participle') !== true || !previous.text.endsWith('க்')) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})

/** `உதவ முன் வந்தார்`: an infinitive somewhere before, and nobody before whom he came. */
function cameForward(word: Word): Finding | undefined {
  const { previous, next } = word
  if (next?.hasLemma('வா') !== true || !next.is('past') || previous === undefined) return undefined
  const infinitive = previous.isOnly('infinitive') ? previous : previous.previous
  if (infinitive?.isOnly('infinitive') !== true) return undefined
  if (previous !== infinitive && !previous.isOnly('nominative')) return undefined
  return word.replaceThrough(next, word.text + next.text)
}
