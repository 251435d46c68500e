import type { Word } from '../../text/word.ts'
import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-manner',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘படி’, ‘முகமாக’ ஆகியவை பெயரெச்சத்தோடு சேரும்.',
    en: 'Written as one word: படி, ‘as’, and முகமாக join the participle.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[சொன்ன படி]', right: 'சொன்னபடி' }],
  unless: isStep,
  allows: ['அவர் சொன்ன படி ஏறக் கடினமானது.', 'சொன்னபடி செய்தான்.', 'அரிசி ஒரு படி வேண்டும்.'],
})

/** `சொன்ன படி ஏறுவதற்கு`: the stair that one goes up and down, and not ‘as’. */
function isStep({ next }: Word): boolean {
  return next !== undefined && (next.hasLemma('ஏறு') || next.hasLemma('இறங்கு') || next.hasLemma('வழுக்கு'))
}
