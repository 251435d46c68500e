import { joinAuxiliary } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-auxiliary',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: இங்கு ‘தள்ளு’, ‘சாகு’ ஆகியவை தனி வினைகள் அல்ல; முன் உள்ள வினைக்குத் துணையாக வருகின்றன.',
    en: 'Written as one word: here தள்ளு and சாகு are auxiliaries of the verb before them.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'கதைகளை [எழுதி தள்ளினார்].', right: 'கதைகளை எழுதித்தள்ளினார்.' },
    { wrong: 'ஏன் [அழுது சாகிறாய்]?', right: 'ஏன் அழுதுசாகிறாய்?' },
    { wrong: 'எல்லாவற்றையும் [வாங்கித் தள்ளு].', right: 'எல்லாவற்றையும் வாங்கித்தள்ளு.' },
  ],
  allows: ['கதவைத் தள்ளினார்.', 'கதைகளை எழுதித்தள்ளினார்.'],
  when: { words: ['தள்ளு'], beginnings: ['தள்ளின', 'தள்ளுகி', 'தள்ளிவிட்', 'சாகிற'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('verbal-participle')) return undefined
    if (word.text.startsWith('தள்ளிவிட்') && !IN_QUANTITY.some((lemma) => previous.hasLemma(lemma)))
      return undefined
    return previous.replaceThrough(word, joinAuxiliary(previous.text, word.text))
  },
})

/** What one does in quantity: எழுதித்தள்ளிவிட்டார். A wall is knocked down (இடித்துத் தள்ளிவிட்டார்). */
const IN_QUANTITY = 'எழுது பேசு படி பாடு வாங்கு குடி தின் சாப்பிடு புகழ் கொடு வில் பொழி விளாசு சுடு'.split(' ')
