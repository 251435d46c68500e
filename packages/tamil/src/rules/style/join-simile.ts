import { withVallinam } from '../../words/vallinam.ts'
import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-simile',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: உவமையைக் காட்டும் ‘என’ உவமைப் பெயரோடு சேரும்.',
    en: 'Written as one word: the என of a simile joins its noun.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவன் [சிங்கம் எனப்] பாய்ந்தான்.', right: 'அவன் சிங்கமெனப் பாய்ந்தான்.' },
    { wrong: 'அவள் [மான் எனத்] துள்ளி ஓடினாள்.', right: 'அவள் மானெனத் துள்ளி ஓடினாள்.' },
  ],
  allows: ['அவள் மானெனத் துள்ளி ஓடினாள்.', 'அது புலி எனக் கூறினான்.', 'அது புலி எனப் பலர் நினைத்தனர்.'],
  when: { words: withVallinam('என') },
  check(word) {
    const { next, previous } = word
    if (previous === undefined || next === undefined) return undefined
    if (!previous.is('animal', 'nominative') || !LIKE_AN_ANIMAL.some((lemma) => next.hasLemma(lemma)))
      return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})

const LIKE_AN_ANIMAL =
  'பாய் ஓடு பற சீறு துள்ளு கர்ஜி கர்ச்சி உறுமு நட எழு ஆடு பாடு குதி தாவு பதுங்கு ஊர் நெளி சிலிர் முழங்கு அலறு விரை'.split(
    ' ',
  )
