import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/if-written-as-feminine',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘-ஆள்’ பெண்பால் வினைமுற்று; நிபந்தனைப் பொருளில் ‘-ஆல்’ வர வேண்டும்: ‘{suggestion}’.',
    en: '‘-ஆள்’ is the feminine verb; ‘if’ is ‘-ஆல்’: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: லகர, ளகர வேறுபாடு; நன்னூல், வினையியல்',
  examples: [
    { wrong: 'மழை [பெய்தாள்] பயிர் வளரும்.', right: 'மழை பெய்தால் பயிர் வளரும்.' },
    { wrong: 'நீ நன்றாகப் [படித்தாள்] வெற்றி பெறுவாய்.', right: 'நீ நன்றாகப் படித்தால் வெற்றி பெறுவாய்.' },
  ],
  allows: ['அவள் வந்தாள்.', 'மழை பெய்தது என்று சொன்னாள் அவள்.', 'பாட்டுப் பாடினாள் அரசி வேலைக்காரி.', 'அவள் பாடினாள் ஆடினாள்.'],
  when: { endings: ['ாள்'] },
  check(word, { analyse }) {
    const { next, sentence } = word
    if (next === undefined || !word.isOnly('finite', 'feminine') || next.isA('particle')) return undefined
    const last = sentence.lastWord
    if (last === undefined || last === word || !(last.is('future') || last.is('imperative'))) return undefined
    if (last.is('feminine')) return undefined
    const before = sentence.words.slice(0, word.index)
    const subject = before.find((one) => one.is('nominative'))
    const cannot = subject?.isOnly('irrational') || /^(?:நான்|நீ|நாம்|நாங்கள்|நீங்கள்)$/u.test(subject?.text ?? '')
    if (!cannot || before.some((one) => one.is('finite') || one.is('rational', 'third'))) return undefined
    const suggestion = `${word.text.slice(0, -2)}ல்`
    const conditional = analyse(suggestion).some(({ features }) => features.includes('conditional'))
    return conditional ? word.replaceWith(suggestion) : undefined
  },
})
