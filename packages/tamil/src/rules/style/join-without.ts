import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-without',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘இன்றி’ முன் உள்ள பெயரோடு சேரும்.',
    en: 'Written as one word: ‘இன்றி’, ‘without’, joins the noun before it.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[நீர் இன்றி] அமையாது உலகு.', right: 'நீரின்றி அமையாது உலகு.' },
    { wrong: '[அனுமதி இன்றி] நுழையாதீர்.', right: 'அனுமதியின்றி நுழையாதீர்.' },
  ],
  allows: ['நீரின்றி அமையாது உலகு.', 'அது அன்றி வேறில்லை.', 'உணவும் இன்றி உடையும் இன்றி வாடினர்.'],
  when: { words: ['இன்றி'] },
  check(word) {
    const { previous } = word
    if (
      previous === undefined ||
      !previous.isA('noun') ||
      !previous.is('nominative') ||
      previous.is('verbal-participle') ||
      previous.is('clitic-um')
    )
      return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})
