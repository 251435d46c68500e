import { isPerson, putInCase } from '../../clauses/government.ts'
import { nominalsBefore } from '../../clauses/nominals-before.ts'
import { rootsOf } from '../../clauses/verb-root.ts'
import { defineRule } from '../rule.ts'

/** Deeds of one's own, which are done to nobody: whoever stands in the dative is the one who can or cannot. */
const OWN_DEEDS: ReadonlySet<string> = new Set(
  'கலந்துகொள் பங்கேல் வா நட தூங்கு உறங்கு எழு எழுந்திரு ஓடு பேசு மூச்சுவிடு தாங்கு சகி எழுது படி சிந்தி உட்கார் அமர் சாப்பிடு தாங்கிக்கொள் '
    .trim()
    .split(' '),
)

/** Not `அவனுக்காக`, for his sake. */
const PERSONAL = /க்கு[க்ச்த்ப்]*$/u

export default defineRule({
  id: 'grammar/ability-case',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'செய்ய முடியும், முடியாது என்பதோடு செய்பவர் மூன்றாம் வேற்றுமையில் (ஆல்) வர வேண்டும்: ‘{suggestion}’.',
    en: 'Who can or cannot do it stands in the instrumental (ஆல்): ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): முடி with the instrumental; நன்னூல்: மூன்றாம் வேற்றுமை (கருத்தா)',
  examples: [{ wrong: '[எனக்கு] நாளை விழாவில் கலந்துகொள்ள முடியாது.', right: 'என்னால் நாளை விழாவில் கலந்துகொள்ள முடியாது.' }],
  allows: ['எனக்கு உதவ முடியாது.', 'எனக்கு அதைப் புரிந்துகொள்ள முடிகிறது.', 'அவனுக்காக வர முடியாது.'],
  when: {
    words: ['முடியும்', 'முடியாது', 'முடியவில்லை', 'முடிந்தது', 'முடிகிறது', 'இயலாது', 'இயலவில்லை', 'இயலும்'],
  },
  check(word, knowledge) {
    const infinitive = word.previous
    if (infinitive?.is('infinitive') !== true) return undefined
    const roots = rootsOf(infinitive)
    if (roots.length === 0 || !roots.every((root) => OWN_DEEDS.has(root))) return undefined
    const [person, other] = nominalsBefore(infinitive).filter((noun) => noun.is('dative') && isPerson(noun))
    if (
      person === undefined ||
      other !== undefined ||
      !person.isOnly('dative') ||
      !person.isFirst ||
      !PERSONAL.test(person.text)
    )
      return undefined
    return putInCase(person, 'instrumental', knowledge, { captures: { verb: word.text } })
  },
})
