import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'
import { inContext } from '../spoken.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    நாங்க: 'நாங்கள்',
    நீங்க: 'நீங்கள்',
    அவங்க: 'அவர்கள்',
    இவங்க: 'இவர்கள்',
    எவங்க: 'எவர்கள்',
    உங்க: 'உங்கள்',
    அவங்களை: 'அவர்களை',
    இவங்களை: 'இவர்களை',
    அவங்களுக்கு: 'அவர்களுக்கு',
    இவங்களுக்கு: 'இவர்களுக்கு',
    அவங்களோட: 'அவர்களுடைய',
    எங்களோட: 'எங்களுடைய',
    உங்களோட: 'உங்களுடைய',
    என்னோட: 'என்னுடைய',
    உன்னோட: 'உன்னுடைய',
    அவனோட: 'அவனுடைய',
    அவளோட: 'அவளுடைய',
    அவரோட: 'அவருடைய',
    எங்கள: 'எங்களை',
    உங்கள: 'உங்களை',
    அவங்கள: 'அவர்களை',
    யாரு: 'யார்',
    நம்மள: 'நம்மை',
    நம்மளை: 'நம்மை',
    நம்மளுக்கு: 'நமக்கு',
  }),
)

export default defineRule({
  id: 'style/spoken-pronouns',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். பெயர்ச்சொல்லை முழுமையாக எழுதுக.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: '[நாங்க] வருவோம்.', right: 'நாங்கள் வருவோம்.' },
    { wrong: '[என்னோட] நூல் எங்கே?', right: 'என்னுடைய நூல் எங்கே?' },
    { wrong: '[அவளோட] விளையாடினேன்.', right: 'அவளோடு விளையாடினேன்.' },
  ],
  allows: [
    'நாங்கள் வருவோம்.',
    '“நாங்க வருவோம்” என்றான்.',
    'தூசு நீங்க வடிகட்டுங்கள்.',
    'நீங்க முடியாத கவலை அவரை வாட்டியது.',
    'அச்சம் முற்றிலும் நீங்க அறிவு வேண்டும்.',
  ],
  when: { words: [...WRITTEN.keys()] },
  check(word, knowledge) {
    if (word.quoted || goesAway(word)) return undefined
    return word.replaceWith(inContext(WRITTEN.get(word.text) ?? word.text, word, knowledge))
  },
})

/** `தூசு நீங்க வடிகட்டி`: that something goes, not whom one speaks to. */
function goesAway({ text, previous, next }: Word): boolean {
  if (text !== 'நீங்க') return false
  if (next !== undefined && CANNOT.test(next.text)) return true
  if (previous?.tokenAfter !== ' ') return false
  return (
    previous.isOnly('irrational', 'nominative') || previous.isOnly('ablative') || WHOLLY.test(previous.text)
  )
}

/** `நீங்க முடியாத துயர்`, `நீங்க வேண்டும்`: verbs that follow what goes away. */
const CANNOT = /^(?:முடி[யவந]|இயல|வேண்டு|வேண்டி|மாட்|விடா|அரும்|அரிய)/u

const WHOLLY = /^(?:முற்றிலும்|முழுவதும்|அடியோடு|விட்டு)$/u
