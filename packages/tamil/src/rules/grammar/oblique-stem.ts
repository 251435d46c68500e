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
]

/** Pronouns in the nominative with an ending: their stems are என், உங்கள். */
const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['நானுக்கு', 'எனக்கு'],
  ['நானை', 'என்னை'],
  ['நாங்களுக்கு', 'எங்களுக்கு'],
  ['நாங்களை', 'எங்களை'],
  ['நாமுக்கு', 'நமக்கு'],
  ['நாமை', 'நம்மை'],
  ['நீங்களுக்கு', 'உங்களுக்கு'],
  ['நீங்களை', 'உங்களை'],
  ['நீங்களிடம்', 'உங்களிடம்'],
  ['நாங்களிடம்', 'எங்களிடம்'],
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
])

/** Not -மை, which ends nouns of its own (முகமை), nor -றை: print has தவறை, கயிறை too; நாடின் is ‘if one seeks’. */
const STEM_ENDS = ['ம', 'ட', 'ற']
  .flatMap((letter) => ENDINGS.map(([ending]) => letter + ending))
  .filter((end) => !['மை', 'றை', 'டின்', 'றின்'].includes(end))

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
  ],
  allows: [
    'அவர் வீட்டுக்கு வந்தார்.',
    'ஆறுக்கு மேல் ஆட்கள் இருந்தனர்.',
    'அவர் காமிக்கு உதவினார்.',
    'புலவர் அவையைக் கூட்டினார்.',
    'பழத்தில் விட்டமின் உள்ளது.',
    'அவர் ஜாமின் பெற்றார்.',
    'அடையாறில் வீடு பார்த்தார்கள்.',
    'பொதுமக்களுக்கு நேரும் இடையூறுக்கு வருந்துகிறோம்.',
  ],
  when: {
    words: [...PRONOUNS.keys(), ...withVallinam(...PRONOUNS.keys())],
    endings: [...STEM_ENDS, ...withVallinam(...STEM_ENDS)],
  },
  check(word, { analyse, inCase }) {
    const text = withoutVallinam(word.text)
    const form = PRONOUNS.get(text) ?? changed(word, text, analyse, inCase)
    return form === undefined ? undefined : word.replaceWith(form + (finalVallinam(word.text) ?? ''))
  },
})

/** அடையாறு, செய்யாறு: towns called after a river keep their name whole before an ending in much print. */
const IS_CALLED_RIVER = /.ாறு$/u

/** The form on the stem that the noun has before endings, where only the list of words has the one written. */
function changed(
  word: Word,
  text: string,
  analyse: (word: string) => readonly Analysis[],
  inCase: InCase,
): string | undefined {
  if (!word.analyses.every(({ guessed }) => guessed)) return undefined
  const [ending, wanted] = ENDINGS.find(([end]) => text.endsWith(end)) ?? []
  if (ending === undefined || wanted === undefined) return undefined
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
