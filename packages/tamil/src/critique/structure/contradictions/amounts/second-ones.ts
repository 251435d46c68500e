import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted, yearsOf } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson } from '../reading/people.ts'
import { isSame, type Thing, thingAt } from '../reading/things.ts'

const ONLY = /^(?:ஒரே)$/u
const SAME_OCCUPATION = [
  ['மருத்துவர்', 'டாக்டர்', 'வைத்தியர்'],
  ['ஆசிரியர்', 'ஆசிரியை'],
  ['விவசாயி', 'உழவர்'],
  ['கடைக்காரர்', 'வணிகர்'],
]
const OCCUPATIONS = new Map(
  SAME_OCCUPATION.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
)
const PLACE = /^(?:ஊர்|கிராமம்|பள்ளி|தெரு|வகுப்பு|நகரம்|சிற்றூர்|மாவட்டம்)$/u
const EXCUSED: ReadonlySet<HedgeKind> = new Set(['earlier', 'other-place', 'next', 'new', 'now', 'later'])
const NO_LONGER = /(?:^|\s)(?:இறந்த|மறைந்த|ஓய்வு)/u

interface OnlyOne {
  readonly sentence: Sentence
  readonly name: string
  readonly place: Thing
}

/** A second one of whom there is said to be one: `ஊரின் ஒரே மருத்துவர் வள்ளி … இதே ஊரில் மருத்துவர் குமார்`. */
export function secondOnes({ hedges }: MeaningWords): Follower {
  const known = new Map<string, OnlyOne>()
  return (sentence, people) => {
    if (!isAsserted(sentence) || NO_LONGER.test(sentence.text)) return []
    if (isHedged(sentence, EXCUSED, hedges)) return []
    const placeWord = sentence.words.find((word) => PLACE.test(nounOf(word)))
    if (placeWord === undefined) return []
    const place = thingAt(placeWord, people)
    for (const { occupation, name, isOnly } of namedByOccupation(sentence)) {
      const key = `${place.head} ${occupation}`
      const only = known.get(key)
      if (isOnly && only === undefined && yearsOf(sentence).size === 0)
        known.set(key, { sentence, name, place })
      else if (only !== undefined && only.name !== name && isSame(only.place, place))
        return [contradicts(sentence, only.sentence)]
    }
    return []
  }
}

/** `மருத்துவர் வள்ளி`, `ஒரே மருத்துவர் டாக்டர் வள்ளி`. */
function namedByOccupation({ words }: Sentence) {
  return words.flatMap((word) => {
    const title = word.previous
    if (!(word.isA('name') || word.is('deity')) || !isPerson(word) || title === undefined || !isPerson(title))
      return []
    const occupation = OCCUPATIONS.get(nounOf(title)) ?? nounOf(title)
    return title.isA('name') || title.is('kin')
      ? []
      : [{ occupation, name: nounOf(word), isOnly: isOnly(title, occupation) }]
  })
}

function isOnly(title: Word, occupation: string): boolean {
  const { previous } = title
  if (previous === undefined) return false
  if (ONLY.test(withoutVallinam(previous.text))) return true
  return OCCUPATIONS.get(nounOf(previous)) === occupation && isOnly(previous, occupation)
}
