import { doubledBeforeNext } from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-one-letter',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ஓரெழுத்து ஒருமொழி (ஓர் எழுத்தே ஒரு சொல்லானது). அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a word of one letter (தீ fire, பூ flower, நா tongue …) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஓரெழுத்து ஒருமொழி',
  examples: [
    { wrong: '[தீ] பிடித்தது.', right: 'தீப் பிடித்தது.' },
    { wrong: '[பூ] கூடை.', right: 'பூக் கூடை.' },
    { wrong: '[தீ] சுடர்.', right: 'தீச் சுடர்.' },
    { wrong: '[பூ] தொட்டி.', right: 'பூத் தொட்டி.' },
  ],
  allows: ['தீ எரிந்தது.', 'நீ போ.', 'வா தம்பி.'],
  when: { words: ['தீ', 'பூ', 'நா', 'மை', 'சே', 'சோ', 'தூ', 'மே', 'வீ', 'கா'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
