import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-dative',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘உரிய’, ‘உள்ள’, ‘என்று’ ஆகியவை ‘கு’ உருபோடு சேரும்.',
    en: 'Written as one word: உரிய, உள்ள and என்று join the dative before them.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அது [பாராட்டுக்கு உரிய] செயல்.', right: 'அது பாராட்டுக்குரிய செயல்.' },
    { wrong: '[எனக்கு உள்ள] உரிமை.', right: 'எனக்குள்ள உரிமை.' },
    { wrong: '[தனக்கு என்று] ஒரு வீடு கட்டினான்.', right: 'தனக்கென்று ஒரு வீடு கட்டினான்.' },
  ],
  allows: ['அது பாராட்டுக்குரிய செயல்.', 'எனக்கு உள்ளூரில் வேலை.', 'இது யாருக்கு என்று கேட்டான்.', 'மதுரைக்கு என்று வந்தாய்?'],
  when: { words: ['உரிய', 'உரியது', 'உரியவை', 'உரியவர்', 'உரியவன்', 'உரியவள்', 'உரியவர்கள்', 'உள்ள', 'என்று'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || word.next === undefined || !previous.endsWith('கு')) return undefined
    if (!previous.isOnly('dative')) return undefined
    if (word.text === 'என்று' && !OWN.test(previous.text)) return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})

/** Of those alone என்று means ‘of one’s own’; after others it may end what is said. */
const OWN = /^(?:என|உன|நம|தன|எங்கள|உங்கள|தங்கள)(?:க்|ுக்)கு$/u
