import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Words before it among which stands what it is a half of. */
const REACH = 4

/** `சொன்னவற்றுள் பாதி கதை, பாதி கனவு`: half of them is that, and no half one. */
function isPartOfMany({ sentence, index }: Word): boolean {
  const before = sentence.words.slice(Math.max(0, index - REACH), index)
  return before.some((word) => word.is('plural', 'locative'))
}

/** `முதல் பாதி தேவை`: one of two halves, by itself. */
const isOneOfTwo = ({ previous }: Word) =>
  /^(?:முதல்|இரண்டாம்|முற்|பிற்|மறு|கடைசிப்|கடைசி)$/u.test(previous?.text ?? '')

export default defineRule({
  id: 'grammar/vallinam-missing-half',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் அளவுச் சொல்லின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After அரை and பாதி (half) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், அரை, பாதி',
  examples: [
    { wrong: '[பாதி] துணி.', right: 'பாதித் துணி.' },
    { wrong: '[அரை] பக்கம்.', right: 'அரைப் பக்கம்.' },
    { wrong: '[பாதி] கிணறு.', right: 'பாதிக் கிணறு.' },
    { wrong: '[பாதி] சாலை.', right: 'பாதிச் சாலை.' },
  ],
  allows: [
    'பாதி வீடு.',
    'மரங்களில் பாதி கோடையில் காய்ந்தன.',
    'அவற்றுள் பாதி கதை, பாதி கனவு.',
    'படத்தின் முதல் பாதி கதைக்கே தேவையில்லை.',
  ],
  when: { words: ['அரை', 'பாதி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    // `அவற்றுள் பாதி கோடையில் பட்டன`: when, and no half of it.
    const when = word.next?.is('time', 'locative') === true
    if (suggestion === undefined || when || isPartOfMany(word) || isOneOfTwo(word) || !nounFollows(word))
      return undefined
    return word.replaceWith(suggestion)
  },
})
