import { clausesOf } from '../../clauses/clauses-of.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

type Speaker = 'நான்' | 'நாங்கள்' | 'நாம்' | 'நீ' | 'நீங்கள்'

/** தன் and its forms by subject: what one of the first or second person has. */
const OWN: Readonly<Record<Speaker, Readonly<Record<string, string>>>> = {
  நான்: { தன்: 'என்', தனது: 'எனது', தன்னுடைய: 'என்னுடைய', தனக்கு: 'எனக்கு', தன்னை: 'என்னை', தங்கள்: 'என்' },
  நாங்கள்: {
    தன்: 'எங்கள்',
    தனது: 'எங்கள்',
    தன்னுடைய: 'எங்களுடைய',
    தங்கள்: 'எங்கள்',
    தங்களது: 'எங்களது',
    தங்களுடைய: 'எங்களுடைய',
    தம்: 'எங்கள்',
  },
  நாம்: {
    தன்: 'நம்',
    தனது: 'நமது',
    தன்னுடைய: 'நம்முடைய',
    தங்கள்: 'நம்',
    தங்களது: 'நமது',
    தங்களுடைய: 'நம்முடைய',
    தம்: 'நம்',
  },
  நீ: { தன்: 'உன்', தனது: 'உனது', தன்னுடைய: 'உன்னுடைய', தனக்கு: 'உனக்கு', தன்னை: 'உன்னை' },
  நீங்கள்: { தன்: 'உங்கள்', தனது: 'உங்கள்', தன்னுடைய: 'உங்களுடைய' },
}

const OWN_WORDS = [...new Set(Object.values(OWN).flatMap((forms) => Object.keys(forms)))]

function isSpeaker(text: string): text is Speaker {
  return text in OWN
}

export default defineRule({
  id: 'grammar/own-person',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ படர்க்கையைச் சுட்டும்; எழுவாய் ‘{subject}’ ஆதலால் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{found}’ is of the third person; with the subject ‘{subject}’ write ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: தான், தாம்; பொதுவியல்: இட வழு',
  examples: [
    { wrong: 'நான் [தன்] வேலையை முடித்தேன்.', right: 'நான் என் வேலையை முடித்தேன்.' },
    { wrong: 'நாங்கள் [தங்கள்] பள்ளியைச் சுத்தம் செய்தோம்.', right: 'நாங்கள் எங்கள் பள்ளியைச் சுத்தம் செய்தோம்.' },
  ],
  allows: [
    'நான் தன் வேலையைத் தானே செய்யும் மனிதரைச் சந்தித்தேன்.',
    'நீங்கள் தங்கள் கடமையைச் செய்தீர்கள்.',
    'நான் என் வேலையை முடித்தேன்.',
  ],
  when: { words: OWN_WORDS },
  check(word) {
    const { sentence, index } = word
    const subject = sentence.words[0]
    if (subject === undefined || !isSpeaker(subject.text) || subject.quoted !== word.quoted) return undefined
    const clauses = clausesOf(sentence)
    if (clauses.length !== 1 || /[,;:]/u.test(sentence.text) || hasOther(sentence.words.slice(1, index)))
      return undefined
    const suggestion = OWN[subject.text][word.text]
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})

/** Whether someone else is named between, to whom the word may point. */
function hasOther(words: readonly Word[]): boolean {
  return words.some((word) => word.is('rational') || word.analyses.length === 0)
}
