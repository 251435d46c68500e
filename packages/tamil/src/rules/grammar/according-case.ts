import type { Word } from '../../text/word.ts'
import { withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What is read or sung: `பாடலைப்படி` is a command. */
const READ: ReadonlySet<string> = new Set(
  'பாடம் நூல் புத்தகம் கதை கவிதை பாடல் பாட்டு செய்தி கடிதம் கட்டுரை நாவல் இதழ் நாளிதழ் பத்திரிகை செய்யுள் குறள் இது அது எது இவை அவை'.split(
    ' ',
  ),
)
const ENDING = 'ைப்படி'

export default defineRule({
  id: 'grammar/according-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: '‘படி’ என்பதற்கு முன் இரண்டாம் வேற்றுமை (ஐ) வராது: ‘{suggestion}’.',
    en: 'Before -படி, according to, no accusative stands: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): -படி with the genitive',
  examples: [
    { wrong: '[விதியைப்படி] அபராதம் கட்டினார்.', right: 'விதியின்படி அபராதம் கட்டினார்.' },
    { wrong: '[ஒப்பந்தத்தைப்படி] பணம் தந்தனர்.', right: 'ஒப்பந்தத்தின்படி பணம் தந்தனர்.' },
  ],
  allows: ['நல்ல பாடத்தைப்படி என்றார்.', 'ஆலோசனைப்படி நடந்தார்.', 'விதியின்படி அபராதம் கட்டினார்.'],
  when: { endings: [ENDING, ...withVallinam(ENDING)] },
  check(word, { analyse, inCase }) {
    if (word.next === undefined || word.next.text.startsWith('என')) return undefined
    const accusative = withoutVallinam(word.text).slice(0, -'ப்படி'.length)
    const readings = analyse(accusative)
    // ஆலோசனைப்படி: the noun itself ends in ஐ.
    if (readings.length === 0 || !readings.every(isObject)) return undefined
    const [reading] = readings
    const genitive = reading && inCase(accusative, reading, 'genitive')
    return genitive === undefined ? undefined : word.replaceWith(`${genitive}படி`)
  },
})

function isObject({ class: kind, features, lemma, guessed }: Word['analyses'][number]): boolean {
  return kind === 'noun' && guessed !== true && features.includes('accusative') && !READ.has(lemma)
}
