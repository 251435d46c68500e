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
]

/** Pronouns in the first case with an ending: their stems are என், உங்கள். */
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
])

/** Not -மை, which ends nouns of its own (முகமை), nor -றை: print has தவறை, கயிறை too. */
const STEM_ENDS = ['ம', 'ட', 'ற']
  .flatMap((letter) => ENDINGS.map(([ending]) => letter + ending))
  .filter((end) => end !== 'மை' && end !== 'றை')

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
    { wrong: '[நீங்களுக்கு] என்ன வேண்டும்?', right: 'உங்களுக்கு என்ன வேண்டும்?' },
  ],
  allows: ['அவர் வீட்டுக்கு வந்தார்.', 'ஆறுக்கு மேல் ஆட்கள் இருந்தனர்.', 'அவர் காமிக்கு உதவினார்.'],
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
      kind === 'noun' &&
      features.includes('irrational') &&
      features.includes('nominative'),
  )
  const form = reading && inCase(noun, reading, wanted)
  if (form === undefined || form === text) return undefined
  return analyse(form).some(({ guessed, lemma }) => guessed !== true && lemma === reading?.lemma)
    ? form
    : undefined
}
