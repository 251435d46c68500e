import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-how-many',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘அத்தனை’, ‘இத்தனை’, ‘எத்தனை’ என்பவற்றின் பின் வல்லினம் மிகாது.',
    en: 'After அத்தனை, இத்தனை, எத்தனை (so many, how many) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், அத்தனை இத்தனை எத்தனை',
  examples: [
    { wrong: '[அத்தனைச்] செடிகள்.', right: 'அத்தனை செடிகள்.' },
    { wrong: '[எத்தனைப்] பாடங்கள்?', right: 'எத்தனை பாடங்கள்?' },
    { wrong: '[இத்தனைக்] கோடிகள்.', right: 'இத்தனை கோடிகள்.' },
    { wrong: '[எத்தனைத்] தோட்டங்கள்?', right: 'எத்தனை தோட்டங்கள்?' },
  ],
  allows: ['எத்தனை பாடங்கள்?', 'இத்தனை கோடிகள்.'],
  when: { words: withVallinam('அத்தனை', 'இத்தனை', 'எத்தனை') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
