import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-particle',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்னும் இடைச்சொல்லின் பின் வல்லினம் மிகாது.',
    en: 'After the particles -ஆவது, சும்மா, அல்லது and their like the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகா இடங்கள், இடைச்சொல்',
  examples: [
    { wrong: '[நாளையாவதுப்] போ.', right: 'நாளையாவது போ.' },
    { wrong: 'ஏன் [சும்மாக்] கத்துகிறாய்?', right: 'ஏன் சும்மா கத்துகிறாய்?' },
    { wrong: '[எப்போதாவதுத்] தேடுவான்.', right: 'எப்போதாவது தேடுவான்.' },
    { wrong: 'பேனா [அல்லதுப்] பென்சில் கொண்டு வா.', right: 'பேனா அல்லது பென்சில் கொண்டு வா.' },
  ],
  allows: ['நாளையாவது போ.', 'ஏன் சும்மா கத்துகிறாய்?'],
  when: {
    endings: withVallinam('ாவது'),
    words: withVallinam('அல்லது', 'சும்மா', 'அம்ம', 'அந்தோ', 'ஐயோ', 'ஆகா', 'ஓகோ', 'போலும்', 'மாதோ'),
  },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
