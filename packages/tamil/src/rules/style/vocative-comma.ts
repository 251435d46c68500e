import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Person } from '../../words/inflect.ts'
import { CALLS } from '../calls.ts'
import { defineRule } from '../rule.ts'

/** Whom one calls by these words at the beginning of a sentence. */
const CALLED = new RegExp(
  `^(?:${CALLS.join('|')}|தங்கையே|தங்காய்|கண்ணா|நண்பனே|நண்பரே|தோழரே|இறைவா|கடவுளே|அன்பரே|ஆசிரியரே|தலைவரே|நண்பர்களே|.+(?:ர்களே|ழர்களே|ய்மார்களே|ைகளே))$`,
  'u',
)

export default defineRule({
  id: 'style/vocative-comma',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'விளிக்குப் பின் காற்புள்ளி இட வேண்டும்: ‘{suggestion}’.',
    en: 'After the one who is called stands a comma: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: நிறுத்தக்குறிகள், காற்புள்ளி (விளியின் பின்)',
  examples: [
    { wrong: '[தம்பி] இங்கே வா.', right: 'தம்பி, இங்கே வா.' },
    {
      wrong: '[ஐயா] எனக்கு ஒரு நாள் விடுப்பு அளிக்க வேண்டுகிறேன்.',
      right: 'ஐயா, எனக்கு ஒரு நாள் விடுப்பு அளிக்க வேண்டுகிறேன்.',
    },
    { wrong: '[தோழர்களே] உழைப்பே உயர்வு.', right: 'தோழர்களே, உழைப்பே உயர்வு.' },
    { wrong: '[மாணவர்களே] நன்றாகப் படியுங்கள்.', right: 'மாணவர்களே, நன்றாகப் படியுங்கள்.' },
  ],
  allows: [
    'தம்பி, இங்கே வா.',
    'தம்பி வந்தான்.',
    'அம்மா என்னை அழைத்தாள்.',
    'மாணவர்களே இதைச் செய்தனர்.',
    'நண்பர்களே எனக்கு உதவினர்.',
  ],
  when: 'sentence',
  check({ words, lastWord }) {
    const [first] = words
    if (first?.next === undefined || lastWord === undefined || first.quoted || !CALLED.test(first.text))
      return undefined
    const person = verbPerson(lastWord)
    const asks = /^(?:ஐயா|அம்மா)$/u.test(first.text) && person === 'i' && lastWord.text.startsWith('வேண்டுகிற')
    const greets = !isOfOthers(person) && /^(?:நண்பர்களே|தோழர்களே|அன்பர்களே|பெரியோர்களே)$/u.test(first.text)
    const tells = lastWord.isOnly('imperative') || person === 'you' || person === 'you-all'
    return asks || tells || greets ? first.replaceWith(`${first.text},`) : undefined
  },
})

/** `நண்பர்களே உதவினர்`: they themselves, and nobody is called. */
function isOfOthers(person: Person | undefined): boolean {
  return person === 'he' || person === 'she' || person === 'he-honoured' || person === 'they'
}
