import { isOwnOfSpeaker, speakerBefore } from '../../clauses/agreement/speaker.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
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
    { wrong: 'நாங்கள் [தங்கள்] வகுப்பறையைச் சுத்தம் செய்தோம்.', right: 'நாங்கள் எங்கள் வகுப்பறையைச் சுத்தம் செய்தோம்.' },
    {
      wrong: 'நான் விளையாடிய திடலையும் [தன்] பழைய வகுப்பறையையும் பார்த்தேன்.',
      right: 'நான் விளையாடிய திடலையும் என் பழைய வகுப்பறையையும் பார்த்தேன்.',
    },
    {
      wrong: 'கடல் கடந்து வந்தவர்களாகிய நாங்கள் [தங்கள்] தாய்மொழியை மறக்கவில்லை.',
      right: 'கடல் கடந்து வந்தவர்களாகிய நாங்கள் எங்கள் தாய்மொழியை மறக்கவில்லை.',
    },
    { wrong: 'நீ முதலில் [தன்] தவற்றைத் திருத்திக்கொள்.', right: 'நீ முதலில் உன் தவற்றைத் திருத்திக்கொள்.' },
  ],
  allows: [
    'நான் தன் வேலையைத் தானே செய்யும் மனிதரைச் சந்தித்தேன்.',
    'நீங்கள் தங்கள் கடமையைச் செய்தீர்கள்.',
    'நாங்கள் தங்கள் கடிதத்தைப் பெற்றோம்.',
    'நான் தங்கள் நிறுவனத்தில் பணிபுரிய விரும்புகிறேன்.',
    'நாங்கள் தங்கள் உதவிக்கு நன்றி கூறுகிறோம்.',
    'நான் மகன் தன் தவற்றை உணர்ந்ததைக் கண்டேன்.',
    'நான் அழைத்ததும் நாய் தன் வாலை ஆட்டியது.',
    'நான் என் வேலையை முடித்தேன்.',
  ],
  when: { words: OWN_WORDS },
  check(word) {
    if (word.index > MAX_WORDS) return undefined
    const subject = speakerBefore(word)
    if (subject === undefined || !isSpeaker(subject.text) || !isOwnOfSpeaker(word, subject)) return undefined
    // `நாங்கள் தங்கள் கடிதத்தைப் பெற்றோம்`: yours, with respect.
    if (word.text.startsWith('தங்கள') && !isNoHearers(word)) return undefined
    const suggestion = OWN[subject.text][word.text]
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})

/** What one does something to of one's own, and hardly of him to whom one writes. */
const NEAREST: ReadonlySet<string> = new Set(
  'தாய்மொழி மொழி பண்பாடு வேர் மரபு வகுப்பறை உடை துணி கை கால் முகம் தலை பை பாடம் உயிர் உரிமை'.split(' '),
)

function isNoHearers({ next }: Word): boolean {
  return next?.isOnly('accusative') === true && next.analyses.some(({ lemma }) => NEAREST.has(lemma))
}
