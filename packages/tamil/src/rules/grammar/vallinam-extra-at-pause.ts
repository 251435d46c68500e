import { everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { finalVallinam, withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const PAUSE = /^[,.;:!?]/u

function isCase({ features }: Analysis): boolean {
  return features.includes('accusative') || features.includes('dative')
}

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
  ],
  allows: ['அவன் போனது கடைக்கு.', 'பாடத்தைப் படித்தான்.'],
  when: { endings: withVallinam('ை', 'க்கு') },
  check(word, { analyse }) {
    if (finalVallinam(word.text) === undefined || !PAUSE.test(word.tokenAfter)) return undefined
    const bare = withoutVallinam(word.text)
    if (!everyReading(analyse(bare), isCase)) return undefined
    return word.replaceWith(bare)
  },
})
