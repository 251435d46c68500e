import type { Word } from '../../text/word.ts'
import { GENDERED_CALLINGS } from '../../words/gendered-nouns.ts'

/** Of a predicate noun for people. */
export type Gender = 'he' | 'she' | 'he-honoured' | 'they'

/** The endings of nouns of quality: நல்லவன், திறமையானவள், ஏழையானவர். */
export const GENDER_ENDINGS: Readonly<Record<Gender, string>> = {
  he: 'வன்',
  she: 'வள்',
  'he-honoured': 'வர்',
  they: 'வர்கள்',
}

type Forms = readonly [he: string, she: string, honoured: string, they: string]

/** மாணவன், மாணவி → மாணவர், மாணவர்கள். */
const withHonour = ([he, she]: readonly [string, string]): Forms => {
  const honoured = he.replace(/ன்$/u, 'ர்')
  return [he, she, honoured, `${honoured}கள்`]
}

/** Nouns with another word for the other gender; some women of a calling have the word of respect alone. */
export const GENDER_PAIRS: readonly Forms[] = [
  ...[
    ...GENDERED_CALLINGS,
    ['அழகன்', 'அழகி'] as const,
    ['வேலைக்காரன்', 'வேலைக்காரி'] as const,
    ['பணக்காரன்', 'பணக்காரி'] as const,
    ['நண்பன்', 'தோழி'] as const,
  ].map(withHonour),
  ...'கவிஞன் வழக்கறிஞன் பேராசிரியன் மருத்துவன் எழுத்தாளன் பேச்சாளன் ஊழியன் கலைஞன் அறிஞன் தமிழன் இந்தியன் உழவன் இளைஞன்'
    .split(' ')
    .map((he) => withHonour([he, he.replace(/ன்$/u, 'ர்')])),
  ['கவிஞன்', 'கவிதாயினி', 'கவிஞர்', 'கவிஞர்கள்'],
  ['மகன்', 'மகள்', 'மகன்', 'மக்கள்'],
]

const COLUMNS: readonly Gender[] = ['he', 'she', 'he-honoured', 'they']

/** The gender that a predicate noun says; undefined where it says none. */
export function genderOf({ text, analyses }: Word): Gender | undefined {
  const pair = GENDER_PAIRS.find((forms) => forms.includes(text))
  if (OF_MANY_TOO.test(text)) return undefined
  const column = pair?.indexOf(text)
  // எழுத்தாளர், a woman or one who is honoured.
  if (column !== undefined) return COLUMNS[column === 1 && pair?.[2] === text ? 2 : column]
  if (/காரன்$/u.test(text)) return 'he'
  if (/காரி$/u.test(text)) return 'she'
  if (isAgentNoun(analyses)) return COLUMNS.findLast((gender) => text.endsWith(GENDER_ENDINGS[gender]))
  if (!/(?:ான|ல்ல|ிய|ுள்ள|ுடைய|உடைய)வ(?:ன்|ள்|ர்|ர்கள்)$/u.test(text)) return undefined
  if (
    analyses.length > 0 &&
    !/உடைய|ுடைய/u.test(text) &&
    !analyses.every(({ class: kind }) => kind === 'noun')
  )
    return undefined
  return COLUMNS.findLast((gender) => text.endsWith(GENDER_ENDINGS[gender]))
}

/** `நாங்கள் அனைவரும் தமிழர்`: the old plural. */
const OF_MANY_TOO = /^(?:தமிழ|இந்திய|உழவ|இளைஞ|கலைஞ|அறிஞ)ர்$/u

/** The same noun in another gender. */
export function inGender(text: string, wanted: Gender): string | undefined {
  const pair = GENDER_PAIRS.find((forms) => forms.includes(text))
  if (pair !== undefined) return pair[COLUMNS.indexOf(wanted)]
  if (/கார(?:ன்|ி)$/u.test(text)) return text.replace(/கார(?:ன்|ி)$/u, OF_WORK[wanted])
  return text.replace(/வ(?:ன்|ள்|ர்|ர்கள்)$/u, GENDER_ENDINGS[wanted])
}

/** கெட்டிக்காரன், கெட்டிக்காரி. */
const OF_WORK: Readonly<Record<Gender, string>> = {
  he: 'காரன்',
  she: 'காரி',
  'he-honoured': 'காரர்',
  they: 'காரர்கள்',
}

/** பேசாதவள், வாங்காதவன், மிக்கவன்: one who does, or does not. */
export function isAgentNoun(analyses: Word['analyses']): boolean {
  return (
    analyses.length > 0 &&
    analyses.every(({ features }) => features.includes('participial-noun') && !features.includes('neuter'))
  )
}
