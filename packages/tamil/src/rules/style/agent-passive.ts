import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const AGENTS = ['என்னால்', 'எங்களால்', 'நம்மால்', 'உன்னால்', 'உங்களால்', 'அவனால்', 'அவளால்', 'அவரால்', 'அவர்களால்']

export default defineRule({
  id: 'style/agent-passive',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'செய்தவர் தெரியும்போது செய்வினையாக எழுதுவதே தமிழ் மரபு.',
    en: 'Where the agent is named, the active voice is natural in Tamil.',
  },
  source: 'நல்ல தமிழ் எழுத வேண்டுமா?, அ. கி. பரந்தாமனார்: செய்வினை, செயப்பாட்டு வினை',
  examples: [{ wrong: 'இந்தக் கடிதம் என்னால் [எழுதப்பட்டது].' }, { wrong: 'இந்தக் கதை பாட்டியால் [சொல்லப்பட்டது].' }],
  allows: ['இந்தக் கடிதத்தை நான் எழுதினேன்.', 'இந்த வீடு கட்டப்பட்டது.'],
  when: { endings: ['ப்பட்டது', 'ப்படுகிறது', 'ப்பட்டன', 'ப்படும்'] },
  check(word) {
    if (word.quoted || !word.isLast) return undefined
    const named = word.sentence.words.some((other) => isAgent(other) && other.index < word.index)
    return named ? word.advise() : undefined
  },
})

/** A pronoun or one of the family: of offices print says அமைச்சரால் வழங்கப்பட்டது. */
function isAgent(word: Word): boolean {
  return (
    AGENTS.includes(word.text) || ((word.is('kin') || word.hasLemma('பாட்டி')) && word.isOnly('instrumental'))
  )
}
