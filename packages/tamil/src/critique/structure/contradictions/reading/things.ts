import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { rootOf } from '../../../essay-roots.ts'
import { nounOf } from './contradiction.ts'
import { isKin, isPerson, isPossessor, kinOf, type People, SELF } from './people.ts'

/** A person or thing as a sentence names it. */
export interface Thing {
  readonly head: string
  readonly owner: string | undefined
  /** What tells it from others of its kind: பெரிய, இரண்டாம், தமிழ் of தமிழ்த் தேர்வு. */
  readonly marks: ReadonlySet<string>
  /** The one that the reader knows: அந்த விழா, அவ்விழா. */
  readonly pointed: boolean
  /** One that the reader does not know yet: ஒரு விழா. */
  readonly introduced: boolean
}

const POINTS = /^(?:அந்த|இந்த|அதே|இதே|அந்தத்|இந்தத்)$/u
const POINTING_PREFIX = /^(?:அ|இ)(?:க்க|ச்ச|த்த|ப்ப|ந்ந|ம்ம|வ்வ|ஞ்ஞ)/u
/** `எட்டாம் வகுப்பு`. */
const ORDINAL = /ா(?:ம்|வது)$/u
const IT = /^(?:அது|இது)$/u
const ONE = /^(?:ஒரு|ஓர்|வேறொரு|மற்றொரு|இன்னொரு)$/u
const SHOWN_OTHERWISE = /^(?:நிற|நிறம்|வண்ண|ஆம்|இல்|தேதி|நாள்|மணி)$/u

/** Reads the phrase that ends with a noun. `besides` tells words of the phrase that are no part of the name. */
export function thingAt(word: Word, people: People, besides: (word: Word) => boolean = () => false): Thing {
  const isPronoun = word.isA('pronoun')
  if (isPronoun && IT.test(nounOf(word)) && people.thing !== undefined)
    return thingCalled(nounOf(people.thing))
  const key = isPerson(word) || isPronoun ? people.keyOf(word) : undefined
  const head = key ?? (isPronoun ? NOBODY : kinOf(nounOf(word)))
  const marks = new Set(initialsOf(word))
  let pointed = POINTING_PREFIX.test(word.text) && !POINTING_PREFIX.test(head)
  let introduced = false
  let owner: string | undefined
  if (isPronoun) return { head, owner, marks, pointed, introduced }
  for (let before = word.previous; before !== undefined; before = before.previous) {
    const bare = withoutVallinam(before.text)
    if (POINTS.test(bare)) pointed = true
    else if (ONE.test(bare)) introduced = true
    else if (isPossessor(before)) {
      owner = key !== undefined && isKin(word) ? undefined : ownerBy(before, people)
      break
    } else if (key === undefined && isPerson(before) && before.is('nominative')) marks.add(nounOf(before))
    else if (ORDINAL.test(bare) && before.isA('numeral')) marks.add(rootOf(bare, 4))
    else if (besides(before) || SHOWN_OTHERWISE.test(bare) || before.isA('numeral')) continue
    else if (isQualifier(before)) marks.add(rootOf(bare, 4))
    else break
  }
  return { head, owner, marks, pointed, introduced }
}

/** Of whom a pronoun speaks cannot be told. */
const NOBODY = '?'

/** `ஆர். செல்வி` is not `எம். செல்வி`. */
function initialsOf({ sentence, index, start }: Word): string[] {
  const before = sentence.words[index - 1]
  const isInitial = before !== undefined && before.text.length <= 3 && start - before.end <= 2
  return isInitial && sentence.textAt(before.tokenIndex + 1) === '.' ? [before.text] : []
}

/** `எங்கள் வீட்டு நாய்` is ours. */
function ownerBy(possessor: Word, people: People): string {
  if (nounOf(possessor) === 'வீடு' && possessor.previous !== undefined && isPossessor(possessor.previous))
    return ownerBy(possessor.previous, people)
  const isSomebody = isPerson(possessor) || possessor.isA('pronoun')
  return (isSomebody ? people.keyOf(possessor) : nounOf(possessor)) ?? '?'
}

/** An adjective, or a noun that makes a compound with the next: `பாட்டுப் போட்டி`. */
function isQualifier(word: Word): boolean {
  if (word.is('relative-participle') && !word.isA('adjective') && !word.isA('noun')) return false
  if (word.isA('adjective') || word.is('adjectival') || word.isOnly('verbal-noun')) return true
  if (word.isA('noun') && word.is('nominative'))
    return word.text !== withoutVallinam(word.text) || !isPerson(word)
  return word.analyses.length === 0 && word.text !== withoutVallinam(word.text)
}

/** Whether a later phrase speaks of the same as an earlier one. */
export function isSame(earlier: Thing, later: Thing): boolean {
  if (earlier.head !== later.head || later.head === NOBODY || later.introduced) return false
  if (earlier.owner?.startsWith('?') || later.owner?.startsWith('?')) return false
  const isBare = later.marks.size === 0 && later.owner === undefined
  if (later.pointed && isBare) return true
  // `எங்கள் ஆண்டு விழா`, `ஆண்டு விழா`: what is told of with no owner is the writer's own.
  const isOwn = earlier.owner === SELF && later.owner === undefined && later.marks.size > 0
  if (earlier.owner !== later.owner && !isOwn && !(isBare && earlier.marks.size === 0)) return false
  if (later.marks.size === 0) return later.pointed || earlier.marks.size === 0
  const isKnown = [...later.marks].every((mark) => earlier.marks.has(mark))
  return isKnown && (isOwn || later.marks.size === earlier.marks.size)
}

/** A person or thing of which there is one of that name. */
export const thingCalled = (head: string): Thing => ({
  head,
  owner: undefined,
  marks: new Set(),
  pointed: true,
  introduced: false,
})
