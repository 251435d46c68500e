import type { Word } from '../../text/word.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const PARTICLES = ['மட்டும்', 'மட்டுமே', 'கூட']
/** `ஆன மட்டும்`, `இயன்ற மட்டும்`: as far as can be. */
const MADE_ADJECTIVE = /(?!^)ான$/u
/** Adjectives that are nothing else, with the participle மூத்த. */
const OF_QUALITY: ReadonlySet<string> = new Set(
  'புதிய பழைய பெரிய சிறிய இளைய மூத்த நல்ல அரிய எளிய இனிய கரிய வெள்ளிய உரிய கொடிய முந்தைய பிந்தைய அடுத்த அன்றைய இன்றைய நேற்றைய புது'.split(
    ' ',
  ),
)
/** Cases in which nothing behind கூட can be its own: கூட அமைப்பு is of a hall. */
const MARKED = ['accusative', 'instrumental', 'dative', 'sociative'] as const

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
    { wrong: 'கடையில் பழைய [மட்டும் நாணயங்கள்] இருந்தன.', right: 'கடையில் பழைய நாணயங்கள் மட்டும் இருந்தன.' },
    { wrong: 'இளைய [கூட மகனுக்கு] இது தெரியாது.', right: 'இளைய மகனுக்குக் கூட இது தெரியாது.' },
  ],
  allows: [
    'ஆன மட்டும் முயன்றான்.',
    'எளிதான கணக்கைக் கூட அவன் தவறாகப் போட்டான்.',
    'அழகான கூடங்கள் இருந்தன.',
    'அழகான கூட அமைப்பு அது.',
    'தேவையான மட்டும் எடுத்துக்கொள்.',
    'இயன்ற மட்டும் பொருள் கொடுத்தனர்.',
    'பெரிய கூட வாசல் திறந்தது.',
    'சில மட்டும் கனிகள் அல்ல.',
    'புதிய நூல்கள் மட்டும் கிடைக்கும்.',
  ],
  when: { words: PARTICLES },
  check(word) {
    const { previous, next } = word
    if (word.quoted || previous === undefined || next === undefined || !isQuality(previous)) return undefined
    if (
      !(next.isA('noun') || next.isA('name')) ||
      !(isMarked(next) || (word.text !== 'கூட' && next.isOnly('plural')))
    )
      return undefined
    // புதுக் கூட: a rule of its own would double the consonant that moves away.
    if (word.text === 'கூட' && previous.endsWith('ு')) return undefined
    const noun = withoutVallinam(next.text)
    const linked = isMarked(next) ? (missingVallinam(noun, word.text) ?? noun) : noun
    return word.replaceThrough(next, `${linked} ${word.text}`)
  },
})

function isQuality(word: Word): boolean {
  return OF_QUALITY.has(word.text) || (MADE_ADJECTIVE.test(word.text) && word.is('adjectival'))
}

function isMarked(noun: Word): boolean {
  return MARKED.some((form) => noun.isOnly(form))
}
