import { compoundFollows } from '../../sandhi/compound-places.ts'
import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

/** These double before the noun of their compound alone: `ஈக் கூட்டம்`, but `ஈ பறந்தது`. */
const NOUNS_ONLY = ['ஈ', 'பா', 'கோ']

export default defineRule({
  id: 'grammar/vallinam-missing-one-letter',
  type: 'grammar',
  missingDoubling: 'required',
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
    { wrong: '[ஈ] கூட்டம்.', right: 'ஈக் கூட்டம்.' },
  ],
  allows: ['வாடாப் பூ போன்றது.', 'தீ எரிந்தது.', 'நீ போ.', 'வா தம்பி.'],
  when: { words: ['தீ', 'பூ', 'நா', 'மை', 'சே', 'சோ', 'தூ', 'மே', 'வீ', 'கா', ...NOUNS_ONLY] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (/^போ[லன]/u.test(word.next?.text ?? '')) return undefined
    if (suggestion === undefined || (NOUNS_ONLY.includes(word.text) && !compoundFollows(word)))
      return undefined
    return word.replaceWith(suggestion)
  },
})
