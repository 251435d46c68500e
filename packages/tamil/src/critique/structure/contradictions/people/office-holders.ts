import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { isAsserted, isCorrection, yearsOf } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPersonName, isPlaceName, isPossessor } from '../reading/people.ts'

/** Offices of which a school, a club or a village has one holder at a time. */
const OFFICES: ReadonlySet<string> = new Set(
  'தலைமையாசிரியர் தலைமையாசிரியை பொருளாளர் செயலாளர் செயலர் அணித்தலைவர் அணித்தலைவி ஊராட்சித்தலைவர் நூலகர் நாட்டாண்மை வகுப்புத்தலைவர்'.split(
    ' ',
  ),
)
/** One before, after or beside the other; another school's. */
const APART =
  /(?:^|\s)(?:முன்னாள்|முந்தைய|புதிய|அடுத்த|பின்|பிறகு|முன்பு|இப்போது|இன்று|துணை|உதவி|இணை|மாவட்ட|மாநில|வட்ட|ஒன்றிய|கிளை|வேறு|மற்றொரு|இன்னொரு|எதிர்|எதிரணி|ஓய்வு|ஆண்டு|ஆண்டில்|தேர்ந்தெடுக்க|பொறுப்பேற்ற|மாறுதல்|பதவி)/u
const OURS = /^(?:எங்கள்|எமது|நம்|நமது|என்)$/u
const MAX_REMEMBERED = 16

interface Holder {
  readonly sentence: Sentence
  readonly office: string
  readonly name: string
}

/**
 * Another holder of an office of which there is one: `எங்கள் பள்ளியின் தலைமையாசிரியர் … தலைமையாசிரியர் …`. Looked for only where the text speaks
 * of one body: no office in it belongs to another's.
 */
export function officeHolders(_: unknown, sentences: readonly Sentence[]): Follower {
  const isOfOneBody = !sentences.some(({ text, words }) => APART.test(text) && words.some(isOffice))
  const holders: Holder[] = []
  return (sentence) => {
    if (!isOfOneBody || !isAsserted(sentence) || isCorrection(sentence) || yearsOf(sentence).size > 0)
      return []
    const own = sentence.words.flatMap((word) => holderAt(word, sentence))
    const against = own.flatMap((one) =>
      holders.filter(({ office, name }) => office === one.office && areTwo(name, one.name)),
    )
    if (holders.length < MAX_REMEMBERED) holders.push(...own)
    const [other] = against
    return other === undefined || other.sentence === sentence ? [] : [contradicts(sentence, other.sentence)]
  }
}

const isOffice = ({ text }: Word) => OFFICES.has(withoutVallinam(text))

/** Names of which one does not begin as the other does: an initial or a title may stand before. */
const areTwo = (one: string, other: string) =>
  !one.startsWith(other.slice(0, 4)) && !other.startsWith(one.slice(0, 4))

/** `தலைமையாசிரியர் பூங்குன்றன்`, of ours or of nobody in particular. */
function holderAt(word: Word, sentence: Sentence): Holder[] {
  const { next, previous, tokenAfter } = word
  if (!isOffice(word) || next === undefined || tokenAfter !== ' ') return []
  const isName = isPersonName(next) || (next.isA('name') && !isPlaceName(next))
  if (!isName || !next.is('nominative') || next.is('genitive')) return []
  const owner =
    previous === undefined || (isPossessor(previous) && isOursBefore(previous)) || OURS.test(previous.text)
  return owner ? [{ sentence, office: withoutVallinam(word.text), name: next.text }] : []
}

/** `எங்கள் பள்ளியின்`. */
const isOursBefore = ({ previous }: Word) => previous !== undefined && OURS.test(previous.text)
