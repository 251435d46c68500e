import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { isAsserted, yearsOf } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPersonName, kinOf, type People, SELF } from '../reading/people.ts'

const SIBLINGS = ['அண்ணன்', 'தம்பி', 'அக்கா', 'தங்கை']
const CHILDREN = ['மகன்', 'மகள்']
/** Who is lacked where these are: a word for several kinds of relatives. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:உடன்பிறந்தவர்|உடன்பிறந்தோர்|உடன்பிறப்ப|சகோதர)/u, SIBLINGS],
  [/^(?:பிள்ளை|குழந்தை|மக்கட்பேறு)/u, CHILDREN],
  [/^(?:அண்ண|தமைய)/u, ['அண்ணன்']],
  [/^தம்பி/u, ['தம்பி']],
  [/^(?:அக்கா|தமக்கை)/u, ['அக்கா']],
  [/^(?:தங்கை|தங்கச்சி)/u, ['தங்கை']],
  [/^மக(?:ன்|ன)/u, ['மகன்']],
  [/^மக(?:ள்|ள)/u, ['மகள்']],
]
const UNMARRIED = /திருமணமே? (?:செய்துகொள்ளவில்லை|ஆகவில்லை|செய்துகொள்ளாமலே)|மணமாகாதவ/u
const SPOUSES = ['மனைவி', 'கணவன்']
const NOT_THERE = /^(?:இல்லை|கிடையாது|இல்லையே)$/u
/** One who comes later, or is only called so. */
const LATER =
  /(?<!உடன்)பிறந்த|பிறக்க|போன்ற|போல|அழைப்பே|முறை|கூப்பிடு|கருதுகிறே|நினைக்கிறே|திருமணத்துக்கு|திருமணத்திற்கு|பெரியப்பா|சித்தப்பா|சித்தி|மாமா|அத்தை/u
const MAX_WORDS = 6

interface Lack {
  readonly sentence: Sentence
  readonly owner: string
  readonly kin: readonly string[]
}

/** A relative of whom somebody is said to have none: `எனக்கு உடன்பிறந்தவர்கள் இல்லை … என் தங்கை`. */
export function lackedKin(): Follower {
  const lacks: Lack[] = []
  return (sentence, people) => {
    if (!isAsserted(sentence)) return []
    const against = lacks.length === 0 ? undefined : lacks.find((lack) => hasAny(sentence, lack, people))
    const lack = lacks.length < 4 ? lackIn(sentence, people) : undefined
    if (lack !== undefined) lacks.push(lack)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

function lackIn(sentence: Sentence, people: People): Lack | undefined {
  const { text } = sentence
  if (yearsOf(sentence).size > 0) return undefined
  const words = clauseOfLack(sentence)
  const siblings = siblingsOfOnlyChild(sentence)
  const child = siblings && onlyChildIn(sentence, people)
  if (siblings !== undefined && child !== undefined) return { sentence, owner: child, kin: siblings }
  if (UNMARRIED.test(text)) {
    const who = words.find(
      (word) => (word.isA('pronoun') || word.isA('name')) && word.is('person') && word.is('nominative'),
    )
    const owner = who && people.keyOf(who)
    return owner === undefined ? undefined : { sentence, owner, kin: SPOUSES }
  }
  if (!NOT_THERE.test(words.at(-1)?.text ?? '') || words.length > MAX_WORDS) return undefined
  const who = words.find((word) => word.is('dative') && (word.isA('pronoun') || word.isA('name')))
  const owner = who && people.keyOf(who)
  const kin = words.flatMap((word) => {
    const said = word === who ? undefined : withoutVallinam(word.text)
    return said === undefined ? [] : (KINDS.find(([kind]) => kind.test(said))?.[1] ?? [])
  })
  return owner === undefined || kin.length === 0 ? undefined : { sentence, owner, kin }
}

/** `நான் என் பெற்றோருக்கு ஒரே மகள்`, `முத்து அவர்களின் ஒரே பிள்ளை`: who has no sisters. */
function siblingsOfOnlyChild({ words }: Sentence): readonly string[] | undefined {
  const child = words.find(
    ({ previous, isLast, tokenAfter }) => previous?.text === 'ஒரே' && (isLast || /^[,;]/u.test(tokenAfter)),
  )
  return child && ONLY_CHILDREN.get(nounOf(child))
}

/** Who is the only child: the writer, or the one person with a name, of the parents' own. */
function onlyChildIn({ words }: Sentence, people: People): string | undefined {
  if (words.some(({ text }) => /^(?:நான்|நானே)$/u.test(text))) return SELF
  const names = words.filter((word) => isPersonName(word) && word.is('nominative'))
  const [name] = names
  const isOfParents = words.some(({ text }) => /^(?:பெற்றோருக்கு|பெற்றோரின்|பெற்றோருக்குத்)$/u.test(text))
  return name !== undefined && names.length === 1 && isOfParents ? people.keyOf(name) : undefined
}

const ONLY_CHILDREN: ReadonlyMap<string, readonly string[]> = new Map([
  ['மகன்', ['அண்ணன்', 'தம்பி']],
  ['மகள்', ['அக்கா', 'தங்கை']],
  ['பிள்ளை', SIBLINGS],
  ['குழந்தை', SIBLINGS],
])

/** The words between commas that end in இல்லை; without commas all. */
function clauseOfLack({ words }: Sentence): readonly Word[] {
  const end = words.findIndex(({ text }) => NOT_THERE.test(text))
  if (end < 0) return words
  const from = words.findLastIndex((word, at) => at < end && /^[,;]/u.test(word.tokenAfter))
  return words.slice(from + 1, end + 1)
}

function hasAny(sentence: Sentence, { owner, kin }: Lack, people: People): boolean {
  if (LATER.test(sentence.text)) return false
  return sentence.words.some(
    (word) =>
      word.isA('noun') &&
      kin.includes(kinOf(nounOf(word))) &&
      !word.is('vocative') &&
      people.ownerOf(word) === owner,
  )
}
