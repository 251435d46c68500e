import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { isAsserted, isAssertedApartFrom, yearsOf } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, isPersonName, kinOf, type People } from '../reading/people.ts'
import { type Lack, onlyKinIn, SIBLINGS } from './only-kin.ts'

const CHILDREN = ['மகன்', 'மகள்']
const PARENTS = ['தாய்', 'தந்தை']
/** Who is lacked where these are: a word for several kinds of relatives. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:உடன்பிறந்தவர்|உடன்பிறந்தோர்|உடன்பிறப்ப|சகோதர)/u, SIBLINGS],
  [/^(?:பிள்ளை|குழந்தை|மக்கட்பேறு)/u, CHILDREN],
  [/^பெற்றோர/u, PARENTS],
  [/^(?:தாய(?!கம)|அம்மா)/u, ['தாய்']],
  [/^(?:தந்தை|அப்பா)/u, ['தந்தை']],
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
/** Lacks that are remembered. */
const MAX_LACKS = 6

/** A relative of whom somebody is said to have none: `எனக்கு உடன்பிறந்தவர்கள் இல்லை … என் தங்கை`. */
export function lackedKin(): Follower {
  const lacks: Lack[] = []
  return (sentence, people) => {
    if (!isAssertedApartFrom(sentence, OTHERS)) return []
    const isPlain = isAsserted(sentence)
    const against = isPlain ? lacks.find((lack) => hasAny(sentence, lack, people)) : undefined
    if (lacks.length < MAX_LACKS) {
      const lack = onlyKinIn(sentence, people) ?? (isPlain ? lackIn(sentence, people) : undefined)
      if (lack !== undefined) lacks.push(lack)
    }
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** `வேறு பிள்ளைகள் இல்லை` says that there are no more. */
const OTHERS = /^(?:வேறு|மற்ற)$/u

function lackIn(sentence: Sentence, people: People): Lack | undefined {
  const { text } = sentence
  if (yearsOf(sentence).size > 0) return undefined
  const words = clauseOfLack(sentence)
  if (UNMARRIED.test(text)) {
    const who = words.find(
      (word) => (word.isA('pronoun') || word.isA('name')) && word.is('person') && word.is('nominative'),
    )
    const owner = who && people.keyOf(who)
    return owner === undefined ? undefined : { sentence, owner, kin: SPOUSES }
  }
  if (!NOT_THERE.test(words.at(-1)?.text ?? '') || words.length > MAX_WORDS) return undefined
  const who = words.find((word) => word.is('dative') && (word.isA('pronoun') || isPersonName(word)))
  const owner = who && people.keyOf(who)
  const kin = words.flatMap((word) => {
    const said = word === who ? undefined : withoutVallinam(word.text)
    return said === undefined ? [] : (KINDS.find(([kind]) => kind.test(said))?.[1] ?? [])
  })
  return owner === undefined || kin.length === 0 ? undefined : { sentence, owner, kin }
}

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
      (!PARENTS.includes(kinOf(nounOf(word))) || isDoingSo(word)) &&
      ownerOf(word, people) === owner,
  )
}

/** What parents leave behind, and what is told of the time when they lived. */
const OF_OLD =
  /இறந்|மறைந்|இறக்|மறைவு|நினைவ|படத்த|படம்|கல்லறை|சமாதி|உயிரோ|உயிருட|இருந்தபோது|இருந்திருந்தால்|முன்பு|விட்டுச்|விட்டுப்|காலமா|கனவ|ஆசை|வளர்ப்பு|தத்து/u

/** `அவனுடைய தாய் சட்டை வாங்கினாள்`: parents are spoken of though they are no more; they do nothing. */
function isDoingSo(word: Word): boolean {
  const { lastWord, text } = word.sentence
  const isTold = lastWord?.is('finite', 'past') === true && !lastWord.is('neuter')
  return word.is('nominative') && isTold && !OF_OLD.test(text)
}

/** `வள்ளியும் அவளுடைய அண்ணனும்`: hers who is named right before; else whose it is for the whole text. */
function ownerOf(word: Word, people: People): string | undefined {
  const whose = word.previous
  const who = whose?.previous
  const isNamedBefore = who !== undefined && (who.isA('name') || isPerson(who)) && who.is('nominative')
  return whose !== undefined && THEIRS.test(whose.text) && isNamedBefore
    ? people.keyOf(who)
    : people.ownerOf(word)
}

const THEIRS =
  /^(?:அவ|இவ)(?:ர்|ரது|ருடைய|ரின்|ன்|னது|னுடைய|னின்|ள்|ளது|ளுடைய|ளின்)$|^(?:தன்|தம்|தனது|தமது|தன்னுடைய|தம்முடைய)$/u
