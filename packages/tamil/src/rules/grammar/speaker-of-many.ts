import { isOneOfSpeakers } from '../../clauses/agreement/correct-verb.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
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
    {
      wrong: '“நாளை கண்டிப்பாக [வருகிறேன்]” என்று சிறுவர்கள் கூறினர்.',
      right: '“நாளை கண்டிப்பாக வருகிறோம்” என்று சிறுவர்கள் கூறினர்.',
    },
    {
      wrong: 'வேலைக்குத் திரும்ப [மாட்டேன்] என்று தொழிலாளர்கள் அறிவித்தனர்.',
      right: 'வேலைக்குத் திரும்ப மாட்டோம் என்று தொழிலாளர்கள் அறிவித்தனர்.',
    },
  ],
  allows: [
    'தூங்கிவிட்டேன் என்று நண்பர்கள் கேலி செய்கிறார்கள்.',
    '“நான் செய்வேன்” என்று மாணவர்கள் உறுதிமொழி எடுத்தனர்.',
    '“என் கடமையைச் செய்வேன்” என்று மாணவர்கள் கூறினர்.',
    '“வருவேன்” என்று மாணவர்கள் தனித்தனியே கூறினர்.',
    'தருகிறேன் என்று அவர் சொன்னதாக மக்கள் கூறினர்.',
    'பணம் தருவேன் என்று சொன்ன தலைவரை மக்கள் சூழ்ந்தனர்.',
    '“வருகிறேன்” என்று மாணவர்கள் ஒவ்வொருவரும் கூறினர்.',
    '“வருகிறேன்” என்று பலர் கூறினர்.',
    'வெற்றி பெறுவேன் என்று வீரர்கள் யாரும் கூறவில்லை.',
    'வருவேன் என்றதை மாணவர்கள் சொன்னார்கள்.',
    'தலைவர் வருகிறேன் என்று மாணவர்கள் கூறினர்.',
    'உழவர்களாகிய நாங்கள் மழையை நம்பி வாழ்கிறோம்.',
    'உழவனாகிய நான் மழையை நம்பி வாழ்கிறேன்.',
  ],
  when: { words: ['நான்'], endings: ['ேன்'] },
  check(word, { agreeWith }) {
    if (word.text !== 'நான்') {
      const speakers = speakersOf(word)
      const verb = speakers && agreeWith(word.text, 'we')
      return verb === undefined
        ? undefined
        : word.replaceWith(verb, { captures: { who: speakers?.text ?? '' } })
    }
    if (word.quoted || !isOneOfSpeakers(word)) return undefined
    const verb = word.sentence.words
      .slice(word.index + 1, word.index + MAX_WORDS)
      .findLast((one) => verbPerson(one) !== undefined)
    return verb !== undefined && verbPerson(verb) === 'we'
      ? word.replaceWith('நாங்கள்', { alternatives: ['நாம்'], captures: { who: word.previous?.text ?? '' } })
      : undefined
  },
})

/** The many people who say what a verb of one speaker ends, where it tells of no single one of them. */
function speakersOf(verb: Word): Word | undefined {
  const { next: quotative, sentence, index, quoted } = verb
  if (index > MAX_WORDS || verbPerson(verb) !== 'i') return undefined
  const says = quotative ?? sentence.words[index + 1]
  if (says === undefined || !/^(?:என்று|என|எனவும்)(?:[கசதப]்)?$/u.test(says.text)) return undefined
  const said = sentence.words.slice(0, index).filter((word) => !quoted || word.quoted)
  if (said.some((word) => word.is('rational', 'nominative') || OF_ONE.test(word.text))) return undefined
  const behind = sentence.words.slice(says.index + 1, says.index + MAX_WORDS)
  const end = behind.findIndex((word) => roleOf(word) === 'finite')
  const saying = behind[end]
  if (saying === undefined || verbPerson(saying) !== 'they' || !tells(saying)) return undefined
  const between = behind.slice(0, end)
  if (between.some((word) => OF_EACH.test(word.text) || (word.isA('verb') && !word.isA('noun'))))
    return undefined
  const people = between.filter((word) => word.is('nominative', 'rational') || MANY.test(word.text))
  const [speakers] = people
  return people.length === 1 &&
    speakers !== undefined &&
    (speakers.isOnly('rational', 'plural') || MANY.test(speakers.text))
    ? speakers
    : undefined
}

/** `முடிவு செய்தனர்`, but not `கேலி செய்தனர்`: what they say of another. */
const tells = (verb: Word) =>
  verb.hasLemma('செய்')
    ? RESOLVING.test(verb.previous?.text ?? '')
    : SAYING.some((root) => verb.hasLemma(root))

const RESOLVING = /^(?:முடிவு|சபதம்|சத்தியம்|உறுதி|பிரமாணம்|பிரகடனம்)$/u

/** One of those who speak, and what is his: then each says it for himself. */
const OF_ONE = /^(?:நான|என்(?:[கசதப]்)?$|என்னு|என்னை|என்ன[ாிோ]|என[து]|எனக்க|தனி)/u
const MANY = /^(?:மக்கள்|பெற்றோர்)$/u
const OF_EACH = /^(?:ஒவ்வொ|பல[ரர்]|சில[ரர்]|தனித்தனி|யாரும்|இருவரும்)/u
const SAYING = [
  'கூறு',
  'சொல்',
  'தெரிவி',
  'அறிவி',
  'முழங்கு',
  'உறுதியளி',
  'முறையிடு',
  'கூச்சலிடு',
  'கேள்',
  'எச்சரி',
  'முழக்கமிடு',
]
