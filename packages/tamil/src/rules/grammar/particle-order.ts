import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const PARTICLES = ['மட்டும்', 'மட்டுமே', 'கூட']
/** `ஆன மட்டும்`, `இயன்ற மட்டும்`: as far as can be. */
const ADJECTIVE = /(?!^)ான$/u

export default defineRule({
  id: 'grammar/particle-order',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'சொல்வரிசை: ‘{found}’ பெயரடையின் பின் வராது; அது சிறப்பிக்கும் பெயரின் பின் வர வேண்டும்: ‘{suggestion}’.',
    en: 'Word order: a particle does not follow an adjective; it stands behind the noun: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): particles follow a noun phrase, not its modifier',
  examples: [
    { wrong: 'அவரின் தம்பியான [மட்டுமே குமரனை] அழைத்தனர்.', right: 'அவரின் தம்பியான குமரனை மட்டுமே அழைத்தனர்.' },
    { wrong: 'எளிதான [கூட கணக்கை] அவன் தவறாகப் போட்டான்.', right: 'எளிதான கணக்கைக் கூட அவன் தவறாகப் போட்டான்.' },
  ],
  allows: [
    'ஆன மட்டும் முயன்றான்.',
    'எளிதான கணக்கைக் கூட அவன் தவறாகப் போட்டான்.',
    'அழகான கூடங்கள் இருந்தன.',
    'அழகான கூட அமைப்பு அது.',
    'தேவையான மட்டும் எடுத்துக்கொள்.',
  ],
  when: { words: PARTICLES },
  check(word) {
    const { previous, next } = word
    if (word.quoted || previous === undefined || next === undefined || !ADJECTIVE.test(previous.text))
      return undefined
    if (!previous.is('adjectival') || !next.isOnly('accusative')) return undefined
    const noun = withoutVallinam(next.text)
    const linked = word.text === 'கூட' ? `${noun}க்` : noun
    return word.replaceThrough(next, `${linked} ${word.text}`)
  },
})
