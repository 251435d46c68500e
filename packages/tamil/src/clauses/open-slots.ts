import type { Word } from '../text/word.ts'
import { passiveOf, type WrongCase, type WrongCases } from '../words/wrong-cases.ts'
import { nominalsBefore } from './nominals-before.ts'
import { isBareObject } from './object-of-verb.ts'

/** A case that a verb never gives, and where it may stand. */
export interface OpenSlot {
  readonly slot: WrongCase
  /** The nouns that it may be said of, the nearest first. */
  readonly nouns: readonly Word[]
}

/** What is said of the verb by itself, of its passive, and with the bare noun right before it: `நன்றி கூறினார்`. */
export function slotsOf(verb: Word, root: string, wrongCases: WrongCases): readonly OpenSlot[] {
  const before = verb.previous
  const bare = before !== undefined && isBareObject(before, verb) ? before : undefined
  const passive = verb.is('passive')
  const own = wrongCases.get(root)
  const ofPassive = passive ? wrongCases.get(passiveOf(root)) : undefined
  const phrases = bare === undefined ? [] : new Set(bare.analyses.map(({ lemma }) => `${lemma} ${root}`))
  const named = [...phrases].flatMap((phrase) => [
    ...(wrongCases.get(phrase) ?? []),
    ...((passive ? wrongCases.get(passiveOf(phrase)) : undefined) ?? []),
  ])
  const framed = passive || !isOfThings(verb, root) ? NONE_WRONG : OF_THINGS
  if (own === undefined && ofPassive === undefined && named.length === 0 && framed.length === 0) return NONE
  const nouns = nominalsBefore(verb)
  if (nouns.length === 0) return NONE
  const others = nouns[0] === bare ? nouns.slice(1) : nouns
  return [
    ...named.map((slot) => ({ slot, nouns: others })),
    ...[...(own ?? []), ...(ofPassive ?? []), ...framed].map((slot) => ({ slot, nouns })),
  ]
}

const NONE: readonly OpenSlot[] = []

const NONE_WRONG: readonly WrongCase[] = []

/** What verbs of one object in the accusative say by their frames alone: no thing beside them is in the dative. */
const OF_THINGS: readonly WrongCase[] = [
  {
    ...{ wrong: 'dative', wanted: 'accusative', beside: undefined },
    ...{ nouns: ['thing'], only: new Set<string>() },
  },
]

/** What is plucked, cut or made is often for something: `மாலைக்குப் பறித்தாள்`. */
const FOR_SOMETHING: ReadonlySet<string> = new Set(
  'அச்சிடு அரி அரை அறு அவி இடி உரி உருக்கு எண்ணு களை காய்ச்சு கொய் தோண்டு நடு நறுக்கு நெய் பறி பின்னு பிழி பொடி பொரி வறு விதை வெட்டு'.split(
    ' ',
  ),
)

function isOfThings(verb: Word, root: string): boolean {
  if (FOR_SOMETHING.has(root)) return false
  const frames = verb.form.framesOf(root)
  return frames.length > 0 && frames.every((frame) => frame === 'thing' || frame === 'person')
}
