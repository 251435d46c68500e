import { isOneOfSpeakers } from '../../clauses/agreement/correct-verb.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/speaker-of-many',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{who}’ என்பது பலரைக் குறிக்கிறது; வினையும் பன்மை. ஆகவே ‘{found}’ அன்று, ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{who}’ are many, and so is the verb: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எண் இயைபு; தன்மை ஒருமை, தன்மைப் பன்மை',
  examples: [
    { wrong: 'உழவர்களாகிய [நான்] மழையை நம்பியே வாழ்கிறோம்.', right: 'உழவர்களாகிய நாங்கள் மழையை நம்பியே வாழ்கிறோம்.' },
  ],
  allows: ['உழவர்களாகிய நாங்கள் மழையை நம்பி வாழ்கிறோம்.', 'உழவனாகிய நான் மழையை நம்பி வாழ்கிறேன்.'],
  when: { words: ['நான்'] },
  check(word) {
    if (word.quoted || !isOneOfSpeakers(word)) return undefined
    const verb = word.sentence.words
      .slice(word.index + 1, word.index + MAX_WORDS)
      .findLast((one) => verbPerson(one) !== undefined)
    return verb !== undefined && verbPerson(verb) === 'we'
      ? word.replaceWith('நாங்கள்', { alternatives: ['நாம்'], captures: { who: word.previous?.text ?? '' } })
      : undefined
  },
})
