import { everyReading } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A mark of punctuation, or a dash between two spaces. */
const PAUSE = /^(?:[,.;:!?]| [–—](?: |$))/u

/** Forms behind which a hard consonant doubles: cases, participles, infinitives, and how something is done. */
const DOUBLING = ['accusative', 'dative', 'infinitive', 'verbal-participle', 'adverbial'] as const

function doubles({ class: kind, lemma, features, guessed }: Analysis): boolean {
  if (guessed === true) return false
  return DOUBLING.some((feature) => features.includes(feature)) || kind === 'adverb' || QUOTING.has(lemma)
}

const QUOTING: ReadonlySet<string> = new Set(['என', 'ஆக', 'போல'])

export default defineRule({
  id: 'grammar/vallinam-extra-at-pause',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதன் பின் நிறுத்தக்குறி உள்ளது. அடுத்து வல்லினச் சொல் தொடராததால் இறுதி மெய் தேவையில்லை.',
    en: 'A pause follows ‘{found}’, so no hard consonant is doubled at its end.',
  },
  source: 'வல்லினம் மிகும் இடங்கள்: நிலைமொழி வருமொழிப் புணர்ச்சி',
  examples: [
    { wrong: 'மரத்தைப் பார்த்தான்; [பாடத்தைப்], படித்தான்.', right: 'மரத்தைப் பார்த்தான்; பாடத்தை, படித்தான்.' },
    { wrong: 'அவன் போனது [கடைக்குப்].', right: 'அவன் போனது கடைக்கு.' },
    { wrong: 'அவள் பார்த்தது [மரத்தைக்]!', right: 'அவள் பார்த்தது மரத்தை!' },
    { wrong: '[அவனுக்குச்], சரி.', right: 'அவனுக்கு, சரி.' },
    { wrong: '[அவளுக்குத்], தெரியும்.', right: 'அவளுக்கு, தெரியும்.' },
    { wrong: 'அவர் நாடியது [புகழைப்] – பொருளை அல்ல.', right: 'அவர் நாடியது புகழை – பொருளை அல்ல.' },
    { wrong: 'பையைத் [திறந்துப்], பணத்தை எடுத்தாள்.', right: 'பையைத் திறந்து, பணத்தை எடுத்தாள்.' },
    { wrong: 'உழைத்தது [மகளுக்காகத்].', right: 'உழைத்தது மகளுக்காக.' },
    { wrong: 'வெள்ளம் வரும் [எனக்], கூறினர்.', right: 'வெள்ளம் வரும் என, கூறினர்.' },
    { wrong: 'அவர் போவது [அலுவலகத்திற்குச்]; நான் பள்ளிக்கு.', right: 'அவர் போவது அலுவலகத்திற்கு; நான் பள்ளிக்கு.' },
  ],
  allows: [
    'அவன் போனது கடைக்கு.',
    'பாடத்தைப் படித்தான்.',
    'மேசையில் ஒரு கேக், இரண்டு பழங்கள் உள்ளன.',
    'அவர் பெயர் சாதிக்.',
    'அவர் வாங்கியது புதிய பிளாஸ்டிக்.',
  ],
  when: { endings: ['க்', 'ச்', 'த்', 'ப்'] },
  check(word, { analyse }) {
    if (finalVallinam(word.text) === undefined || !PAUSE.test(pauseAfter(word))) return undefined
    const bare = withoutVallinam(word.text)
    if (!everyReading(analyse(bare), doubles)) return undefined
    return word.replaceWith(bare)
  },
})

/** The mark behind a word, with the space before it. */
function pauseAfter({ tokenAfter, sentence, tokenIndex }: Word): string {
  return tokenAfter === ' '
    ? ` ${sentence.textAt(tokenIndex + 2)}${sentence.textAt(tokenIndex + 3)}`
    : tokenAfter
}
