import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import type { InCase, WantedCase } from '../../words/case-forms.ts'
import { finalVallinam, withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** The endings of a case as they stand after a bare stem, and the case. */
const ENDINGS: readonly (readonly [ending: string, wanted: WantedCase])[] = [
  ['ுக்கு', 'dative'],
  ['ை', 'accusative'],
  ['ில்', 'locative'],
  ['ால்', 'instrumental'],
  ['ின்', 'genitive'],
  ['ுடன்', 'sociative'],
  ['ிலிருந்து', 'ablative'],
]

/** The stems of the pronouns of many, without their last sign. */
const OF_MANY: ReadonlyMap<string, string> = new Map(
  Object.entries({ தாங்கள்: 'தங்கள', நாங்கள்: 'எங்கள', நீங்கள்: 'உங்கள' }),
)

/** Pronouns in the nominative with an ending: their stems are என், உங்கள். */
const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['நானுக்கு', 'எனக்கு'],
  ['நானை', 'என்னை'],
  ['நாமுக்கு', 'நமக்கு'],
  ['நாமை', 'நம்மை'],
  // Things counted or pointed to take அற்று. அவையை is of the assembly too, சிலவில் of expenses.
  ['இவையை', 'இவற்றை'],
  ['இவைக்கு', 'இவற்றுக்கு'],
  ['இவையில்', 'இவற்றில்'],
  ['இவையால்', 'இவற்றால்'],
  ['எவையை', 'எவற்றை'],
  ['எவைக்கு', 'எவற்றுக்கு'],
  ['எவையில்', 'எவற்றில்'],
  ['மற்றவையை', 'மற்றவற்றை'],
  ['மற்றவைக்கு', 'மற்றவற்றுக்கு'],
  ['மற்றவையில்', 'மற்றவற்றில்'],
  ['எல்லாவையும்', 'எல்லாவற்றையும்'],
  ['எல்லாவுக்கும்', 'எல்லாவற்றுக்கும்'],
  ['எல்லாவிலும்', 'எல்லாவற்றிலும்'],
  ['எல்லாவாலும்', 'எல்லாவற்றாலும்'],
  ['பலவில்', 'பலவற்றில்'],
  ['தானை', 'தன்னை'],
  ['தானுக்கு', 'தனக்கு'],
  ['நீயை', 'உன்னை'],
  ...['தாங்கள்', 'நாங்கள்', 'நீங்கள்'].flatMap((pronoun) =>
    ['ை', 'ுக்கு', 'ால்', 'ிடம்', 'ுடன்', 'ோடு', 'ிடமிருந்து', 'ின்', 'ுடைய'].map(
      (ending) => [pronoun.slice(0, -1) + ending, OF_MANY.get(pronoun) + ending] as const,
    ),
  ),
  ...['ால்', 'ிடம்', 'ுடன்', 'ோடு', 'ிடமிருந்து', 'ுடைய'].flatMap((ending) => [
    [`நான${ending}`, `என்ன${ending}`] as const,
    [`நாம${ending}`, `நம்ம${ending}`] as const,
  ]),
])

/** Of many things that were counted: `அவற்றில் சிலவில்`. */
const OF_THEM: ReadonlyMap<string, string> = new Map([
  ['சிலவில்', 'சிலவற்றில்'],
  ['சிலவுக்கு', 'சிலவற்றுக்கு'],
  ['சிலவால்', 'சிலவற்றால்'],
])

/** `காவிரி ஆறில்`, in the river; by itself it is six. */
const RIVER: ReadonlyMap<string, string> = new Map([
  ['ஆறில்', 'ஆற்றில்'],
  ['ஆறின்', 'ஆற்றின்'],
  ['ஆறுக்கு', 'ஆற்றுக்கு'],
  ['ஆறால்', 'ஆற்றால்'],
])

/** Not -றை: print has தவறை, கயிறை too; நாடின் is ‘if one seeks’, பலமுடன் is written for பலத்துடன். */
const STEM_ENDS = ['ம', 'ட', 'ற']
  .flatMap((letter) => ENDINGS.map(([ending]) => letter + ending))
  .filter((end) => !['றை', 'டின்', 'றின்', 'முடன்', 'டுடன்', 'றுடன்'].includes(end))

const WORDS = [...PRONOUNS.keys(), ...OF_THEM.keys(), ...RIVER.keys()]

export default defineRule({
  id: 'grammar/oblique-stem',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: 'வேற்றுமை உருபு ஏற்கும்போது சொல் வடிவம் மாறும்: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'Before a case ending the stem changes: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உருபு புணரியல்: சாரியை; Th. Lehmann, A Grammar of Modern Tamil (1989): oblique stems',
  examples: [
    { wrong: 'அவர் [வீடுக்கு] வந்தார்.', right: 'அவர் வீட்டுக்கு வந்தார்.' },
    { wrong: 'பறவை [மரமில்] அமர்ந்தது.', right: 'பறவை மரத்தில் அமர்ந்தது.' },
    { wrong: 'இந்தச் [சங்கமின்] தலைவர் யார்?', right: 'இந்தச் சங்கத்தின் தலைவர் யார்?' },
    { wrong: 'அவர் [எல்லாவுக்கும்] காரணம் சொன்னார்.', right: 'அவர் எல்லாவற்றுக்கும் காரணம் சொன்னார்.' },
    { wrong: 'எனக்கு [இவையில்] எதுவும் பிடிக்கவில்லை.', right: 'எனக்கு இவற்றில் எதுவும் பிடிக்கவில்லை.' },
    { wrong: '[நீங்களுக்கு] என்ன வேண்டும்?', right: 'உங்களுக்கு என்ன வேண்டும்?' },
    { wrong: 'அவர் [தமிழ்நாடுக்கு] வந்தார்.', right: 'அவர் தமிழ்நாட்டுக்கு வந்தார்.' },
    { wrong: 'அவர் தம் [பணமை] வங்கியில் போட்டார்.', right: 'அவர் தம் பணத்தை வங்கியில் போட்டார்.' },
    { wrong: 'இந்தப் [பழமிலிருந்து] சாறு எடுக்கலாம்.', right: 'இந்தப் பழத்திலிருந்து சாறு எடுக்கலாம்.' },
    { wrong: 'அவள் [தானைப்] பாராட்டிக்கொண்டாள்.', right: 'அவள் தன்னைப் பாராட்டிக்கொண்டாள்.' },
    { wrong: '[தாங்களுக்குக்] கடிதம் அனுப்பினோம்.', right: 'தங்களுக்குக் கடிதம் அனுப்பினோம்.' },
    { wrong: '[நானால்] இதைத் தூக்க முடியாது.', right: 'என்னால் இதைத் தூக்க முடியாது.' },
    { wrong: 'இந்தப் படங்களில் [சிலவில்] வண்ணம் குறைவு.', right: 'இந்தப் படங்களில் சிலவற்றில் வண்ணம் குறைவு.' },
    { wrong: 'வைகை [ஆறில்] தண்ணீர் வந்தது.', right: 'வைகை ஆற்றில் தண்ணீர் வந்தது.' },
  ],
  allows: [
    '“கேடில் விழுச்செல்வம் கல்வி ஒருவற்கு” என்பது குறள்.',
    "மலாய் மொழியின் 'கெடை' நம் கடைதான்.",
    'அவர் வீட்டுக்கு வந்தார்.',
    'ஆறுக்கு மேல் ஆட்கள் இருந்தனர்.',
    'அவர் காமிக்கு உதவினார்.',
    'இந்த முகமை பலருக்கு உதவியது.',
    'தானைத் தலைவர் வந்தார்.',
    'தானை என்பதன் பொருள் படை.',
    'பத்தில் ஆறில் மட்டும் பிழை இருந்தது.',
    'அவர் பலமுடன் எதிர்த்தார்.',
    'புலவர் அவையைக் கூட்டினார்.',
    'பழத்தில் விட்டமின் உள்ளது.',
    'அவர் ஜாமின் பெற்றார்.',
    'அடையாறில் வீடு பார்த்தார்கள்.',
    'பொதுமக்களுக்கு நேரும் இடையூறுக்கு வருந்துகிறோம்.',
  ],
  when: {
    words: WORDS.flatMap((one) => [one, ...withVallinam(one)]),
    endings: [...STEM_ENDS, ...withVallinam(...STEM_ENDS)],
  },
  check(word, { analyse, inCase }) {
    if (isAloneInMarks(word) || isOfVerse(word)) return undefined
    const text = withoutVallinam(word.text)
    const form = pronounOn(word, text) ?? riverOn(word, text) ?? changed(word, text, analyse, inCase)
    return form === undefined ? undefined : word.replaceWith(form + (finalVallinam(word.text) ?? ''))
  },
})

/** `'கெடை' நம் கடைதான்`: a word in marks by itself may be of any language. */
function isAloneInMarks({ quoted, tokenBefore, tokenAfter }: Word): boolean {
  return quoted && MARK.test(tokenBefore) && MARK.test(tokenAfter)
}

/** `“கேடில் விழுச்செல்வம் …”`: in quoted words of which several have no reading, as old verse has, -இல் is ‘without’, too. */
function isOfVerse({ quoted, sentence }: Word): boolean {
  if (!quoted) return false
  const unread = sentence.words.filter(
    (one) => one.quoted && one.analyses.every(({ guessed }) => guessed === true),
  )
  return unread.length > UNREAD_IN_VERSE
}

const UNREAD_IN_VERSE = 2

const MARK = /^['"‘’“”]/u

function pronounOn({ previous, next }: Word, text: string): string | undefined {
  if (OF_THEM.has(text))
    return previous?.isOnly('locative', 'plural') === true ? OF_THEM.get(text) : undefined
  // `தானைத் தலைவர்`: of the army.
  return text === 'தானை' &&
    (next === undefined || !next.isA('verb') || next.isA('noun') || next.text.startsWith('என'))
    ? undefined
    : PRONOUNS.get(text)
}

function riverOn({ previous, tokenBefore }: Word, text: string): string | undefined {
  return tokenBefore === ' ' && previous?.isA('name') === true && previous.is('nominative')
    ? RIVER.get(text)
    : undefined
}

/** அடையாறு, செய்யாறு: towns called after a river keep their name whole before an ending in much print. */
const IS_CALLED_RIVER = /.ாறு$/u

/** பணமை: of nothing but பணம்; மேதமை ends as a noun of its own does. */
function isObjectByGuess({ analyses, next }: Word, text: string): boolean {
  if (!text.endsWith('மை')) return true
  const noun = `${text.slice(0, -1)}்`
  return (
    next !== undefined &&
    analyses.every(({ lemma, features }) => lemma === noun && features.includes('accusative'))
  )
}

/** The form on the stem that the noun has before endings, where only the list of words has the one written. */
function changed(
  word: Word,
  text: string,
  analyse: (word: string) => readonly Analysis[],
  inCase: InCase,
): string | undefined {
  if (!word.analyses.every(({ guessed }) => guessed)) return undefined
  const [ending, wanted] = ENDINGS.find(([end]) => text.endsWith(end)) ?? []
  if (ending === undefined || wanted === undefined || (ending === 'ை' && !isObjectByGuess(word, text)))
    return undefined
  const base = text.slice(0, -ending.length)
  const noun = base.endsWith('ம') ? `${base}்` : `${base}ு`
  const reading = analyse(noun).find(
    ({ guessed, features, class: kind }) =>
      guessed !== true &&
      (kind === 'noun' || (kind === 'name' && features.includes('place') && !IS_CALLED_RIVER.test(noun))) &&
      features.includes('irrational') &&
      features.includes('nominative'),
  )
  const form = reading && inCase(noun, reading, wanted)
  if (form === undefined || form === text) return undefined
  return analyse(form).some(({ guessed, lemma }) => guessed !== true && lemma === reading?.lemma)
    ? form
    : undefined
}
