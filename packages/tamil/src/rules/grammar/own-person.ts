import { isOwnOfSpeaker, speakerBefore } from '../../clauses/agreement/speaker.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** How the own of a speaker or hearer begins, by its nominative. */
const OWN = { நான்: 'என்', நாங்கள்: 'எங்கள்', நாம்: 'நம்', நீ: 'உன்', நீங்கள்: 'உங்கள்' } as const

type Speaker = keyof typeof OWN

function isSpeaker(text: string): text is Speaker {
  return Object.hasOwn(OWN, text)
}

/** தன், தம் or தங்கள் in a case: the genitive, தனது, தனக்கு, and those that a vowel opens (தன்னை, தம்மால், தங்களிடம்). */
const GENITIVE = /^(?:தன்|தம்|தங்கள்)$/u
const POSSESSIVE = /^(?:தன|தம|தங்கள)து$/u
const DATIVE = /^(?:தன|தம|தங்களு)க்(கு(?:ள்)?[கசதப]?்?|கே|கும்|காக(?:வே|வும்)?[கசதப]?்?)$/u
const CASE = /^(?:தன்ன|தம்ம|தங்கள)((?:ை(?:யே|யும்)?|ால்|ாலும்|ிடம்|ிடமே|ிடமிருந்து|ுடைய|ுடன்|ோடு|ுள்)(?:[கசதப]்)?)$/u

/** The same form of the speaker's pronoun. */
function ownOf(subject: Speaker, text: string): string | undefined {
  const stem = OWN[subject]
  const isMany = stem.endsWith('கள்')
  // `நான் தங்கள்`: one's own and one's family's.
  if (GENITIVE.test(text)) return stem
  if (POSSESSIVE.test(text)) {
    if (isMany) return text === 'தங்களது' ? stem.replace(/்$/u, 'து') : stem
    return stem.replace(/்$/u, 'து')
  }
  const dative = DATIVE.exec(text)?.[1]
  if (dative !== undefined) return `${stem.replace(/்$/u, isMany ? 'ு' : '')}க்${dative}`
  const ending = CASE.exec(text)?.[1]
  if (ending === undefined) return undefined
  return isMany ? stem.replace(/்$/u, ending) : `${stem}${stem.replace(/^.|்$/gu, '')}${ending}`
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
    { wrong: 'நான் [தனக்காக] எதையும் வாங்கவில்லை.', right: 'நான் எனக்காக எதையும் வாங்கவில்லை.' },
    { wrong: 'நாங்கள் [தனக்குத்] தேவையானதை வாங்கினோம்.', right: 'நாங்கள் எங்களுக்குத் தேவையானதை வாங்கினோம்.' },
    { wrong: 'நாம் [தம்மையே] குறை சொல்கிறோம்.', right: 'நாம் நம்மையே குறை சொல்கிறோம்.' },
    { wrong: 'நாங்கள் [தம்மிடம்] இருந்ததைக் கொடுத்தோம்.', right: 'நாங்கள் எங்களிடம் இருந்ததைக் கொடுத்தோம்.' },
    { wrong: 'நாம் [தமது] மரபை மறக்கக் கூடாது.', right: 'நாம் நமது மரபை மறக்கக் கூடாது.' },
    { wrong: 'வெயில் தணிந்ததும் நான் [தன்] வேலையைத் தொடங்கினேன்.', right: 'வெயில் தணிந்ததும் நான் என் வேலையைத் தொடங்கினேன்.' },
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
    'தாத்தா கேட்டதும் நான் தன் பெட்டியைத் தந்தேன்.',
    'நான் தனக்குத் தேவையான பணத்தை அவரிடம் கொடுத்தேன்.',
    'அண்ணனிடம் நான் தன் தவற்றை விளக்கினேன்.',
    'நான் தன்னம்பிக்கையை இழக்கவில்லை.',
    'நாம் தன்னாட்சியை அடைந்தோம்.',
    'நாங்கள் தங்களைச் சந்திக்க விரும்புகிறோம்.',
    'அண்ணன் வந்தபோது நான் தன் அறையில் இருப்பதாக அவர் நினைத்தார்.',
    'அண்ணன் சொன்னதால் நான் தன் வீட்டை விற்கும் முடிவை ஏற்றேன்.',
  ],
  when: { beginnings: ['தன்', 'தனது', 'தனக்', 'தம்', 'தமது', 'தமக்', 'தங்கள'] },
  check(word) {
    if (word.index > MAX_WORDS) return undefined
    const subject = speakerBefore(word)
    if (subject === undefined || !isSpeaker(subject.text) || !isOwnOfSpeaker(word, subject)) return undefined
    // `நாங்கள் தங்கள் கடிதத்தைப் பெற்றோம்`: yours, with respect.
    if (word.text.startsWith('தங்கள') && !(GENITIVE.test(word.text) && isNoHearers(word))) return undefined
    const suggestion = ownOf(subject.text, word.text)
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
