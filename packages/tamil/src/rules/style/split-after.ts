import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-after',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘பின்’, ‘பிறகு’ ஆகியவை தனிச் சொற்கள்.',
    en: 'Written apart: பின், ‘after’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[தேர்வுக்குப்பின்னர்] வருவேன்.', right: 'தேர்வுக்குப் பின்னர் வருவேன்.' },
    { wrong: '[நான்குக்குப்பின்] ஐந்து.', right: 'நான்குக்குப் பின் ஐந்து.' },
  ],
  allows: ['தேர்வுக்குப் பின்னர் வருவேன்.', 'அவன் பின்னால் வந்தான்.'],
  when: {
    endings: withDoubling(
      'குப்பின்',
      'குப்பின்னர்',
      'குப்பின்னரே',
      'குப்பின்பு',
      'குப்பின்னால்',
      'குப்பின்னே',
      'குப்பிறகு',
      'குபிறகு',
      'குபின்',
      'குபின்னர்',
      'குபின்பு',
      'குபின்னால்',
      'குப்பிறகும்',
      'குப்பிறகே',
    ),
  },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'பி', knowledge, 'dative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
