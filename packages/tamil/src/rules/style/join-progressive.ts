import { finalVallinam } from '../../words/vallinam.ts'
import { joinAuxiliary } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-progressive',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: செயல் தொடர்வதைக் காட்டும் ‘கொண்டிரு’ முன் உள்ள வினையோடு சேரும்.',
    en: 'Written as one word: கொண்டிரு, which shows that an action goes on, joins its verb.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவள் [படித்து கொண்டிருந்தாள்].', right: 'அவள் படித்துக்கொண்டிருந்தாள்.' },
    { wrong: 'குழந்தை [ஓடி கொண்டிருக்கிறது].', right: 'குழந்தை ஓடிக்கொண்டிருக்கிறது.' },
    { wrong: 'அவன் [கேட்டு கொண்டிருந்தான்].', right: 'அவன் கேட்டுக்கொண்டிருந்தான்.' },
  ],
  allows: ['அவள் படித்துக்கொண்டிருந்தாள்.', 'மழை பெய்து கொண்டிருந்தது.', 'அவள் படித்துக் கொண்டிருந்தாள்.'],
  when: { beginnings: ['கொண்டிரு'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || finalVallinam(previous.text) !== undefined) return undefined
    if (!previous.is('verbal-participle') || !/(?:ி|ய்|ட்டு|த்து|ற்று|க்கு|ப்பு)$/u.test(previous.text))
      return undefined
    return previous.replaceThrough(word, joinAuxiliary(previous.text, word.text))
  },
})
