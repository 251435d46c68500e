import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-postposition',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: வேற்றுமை உருபின் பின் வரும் இச்சொல் தனிச் சொல்.',
    en: 'Written apart: a postposition after a case ending is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[மக்களைக்குறித்துப்] பேசினார்.', right: 'மக்களைக் குறித்துப் பேசினார்.' },
    { wrong: '[தலைவரின்கீழ்] பணி செய்தார்.', right: 'தலைவரின் கீழ் பணி செய்தார்.' },
    { wrong: '[கோரிக்கையின்பேரில்] அனுப்பினர்.', right: 'கோரிக்கையின் பேரில் அனுப்பினர்.' },
    { wrong: '[மரத்தின்பின்னால்] ஒளிந்தான்.', right: 'மரத்தின் பின்னால் ஒளிந்தான்.' },
  ],
  allows: ['மக்களைக் குறித்துப் பேசினார்.', 'அவன் பின்னால் வந்தான்.', 'விழாவின்போது பாடினாள்.'],
  when: {
    endings: [
      ...withDoubling('ைக்குறித்து', 'ைக்குறித்த', 'ைநோக்கி', 'ைச்சுற்றி', 'ைச்சார்ந்த', 'ைச்சேர்ந்த'),
      ...withDoubling('ின்கீழ்', 'ின்பேரில்', 'ின்பின்னே', 'ின்பின்னால்', 'ின்பின்னர்', 'ின்பிறகு'),
    ],
  },
  check(word, knowledge) {
    const match = POSTPOSITION.exec(word.text)
    const second = match?.[1]
    if (second === undefined) return undefined
    const needed = GENITIVE.test(second) ? 'genitive' : 'accusative'
    const suggestion = splitBefore(word, second, knowledge, needed)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})

const POSTPOSITION = /(?:ை[கச]?்?|ின்)(குறித்|நோக்கி|சுற்றி|சார்ந்த|சேர்ந்த|கீழ்|பேரில்|பின்னே|பின்னால்|பின்னர்|பிறகு)/u
const GENITIVE = /^(?:கீழ்|பே|பி)/u
