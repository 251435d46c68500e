import { clusterCount } from '../../script/clusters.ts'
import { defineRule } from '../rule.ts'

/** Letters of a participle that good print still joins: படிக்கும்போது, but தேர்ந்தெடுக்கும் போது as well. */
const LONGEST = 5

export default defineRule({
  id: 'style/join-when',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: பெயரெச்சத்தோடு ‘போது’ சேர்ந்து ஒரே சொல்லாகும்.',
    en: 'Written as one word: ‘போது’ joins the participle before it.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவள் [வரும் போது] மழை பெய்தது.', right: 'அவள் வரும்போது மழை பெய்தது.' },
    { wrong: 'நான் [படிக்கும் பொழுது] அவன் வந்தான்.', right: 'நான் படிக்கும்பொழுது அவன் வந்தான்.' },
  ],
  allows: ['அவள் வரும்போது மழை பெய்தது.', 'அவன் வந்த போது மழை பெய்தது.', 'கோப்பைத் தேர்ந்தெடுக்கும் போது கவனம் தேவை.'],
  when: { words: ['போது', 'பொழுது', 'போதும்', 'பொழுதும்', 'போதே', 'போதெல்லாம்'] },
  check(word) {
    const { previous } = word
    // After a past participle good print has both வந்தபோது and வந்த போது.
    if (previous === undefined || !previous.is('relative-participle', 'future')) return undefined
    if (clusterCount(previous.text) > LONGEST) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})
