import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-how-much',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘அவ்வளவு’, ‘இவ்வளவு’, ‘எவ்வளவு’ என்பவற்றின் பின் வல்லினம் மிகாது.',
    en: 'After அவ்வளவு, இவ்வளவு, எவ்வளவு (so much, how much) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், அவ்வளவு இவ்வளவு எவ்வளவு',
  examples: [
    { wrong: '[அவ்வளவுப்] புகழ்.', right: 'அவ்வளவு புகழ்.' },
    { wrong: '[எவ்வளவுத்] தொலைவு?', right: 'எவ்வளவு தொலைவு?' },
    { wrong: '[இவ்வளவுச்] செலவு.', right: 'இவ்வளவு செலவு.' },
    { wrong: '[எவ்வளவுக்] காலம்?', right: 'எவ்வளவு காலம்?' },
  ],
  allows: ['அவ்வளவு புகழ்.', 'எவ்வளவு காலம்?'],
  when: { words: withVallinam('அவ்வளவு', 'இவ்வளவு', 'எவ்வளவு') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
