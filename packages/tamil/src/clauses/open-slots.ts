import type { Word } from '../text/word.ts'
import type { CaseFrame } from '../words/case-frames.ts'
import { passiveOf, type WrongCase, type WrongCases } from '../words/wrong-cases.ts'
import { isOfOneObject, neverInDative } from './natural-dative.ts'
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
  const framed = passive ? undefined : framedOf(verb, root)
  if (own === undefined && ofPassive === undefined && named.length === 0 && framed === undefined) return NONE
  const nouns = nominalsBefore(verb)
  if (nouns.length === 0) return NONE
  const others = nouns[0] === bare ? nouns.slice(1) : nouns
  return [
    ...named.map((slot) => ({ slot, nouns: others })),
    ...[...(own ?? []), ...(ofPassive ?? [])].map((slot) => ({ slot, nouns })),
    ...(framed === undefined ? [] : [{ slot: framed, nouns: nounsInReach(nouns, verb, root) }]),
  ]
}

const NONE: readonly OpenSlot[] = []

/** A verb that takes other things, too, is asked about what stands right before it only. */
function nounsInReach(nouns: readonly Word[], verb: Word, root: string): readonly Word[] {
  return isOfOneObject(root, verb.form.framesOf(root)) ? nouns : nouns.filter(({ next }) => next === verb)
}

/** The answers of `framedOf`: the frames of a verb are the same list each time. */
const FRAMED = new WeakMap<readonly CaseFrame[], Map<string, WrongCase | undefined>>()

/** What a verb of an object says by its frame alone: nouns that are in the accusative beside it, and never in the dative. */
function framedOf(verb: Word, root: string): WrongCase | undefined {
  const frames = verb.form.framesOf(root)
  const known = FRAMED.get(frames) ?? new Map<string, WrongCase | undefined>()
  if (!known.has(root)) FRAMED.set(frames, known.set(root, makeFramed(root, frames)))
  return known.get(root)
}

function makeFramed(root: string, frames: readonly CaseFrame[]): WrongCase | undefined {
  const nouns = neverInDative(root, frames)
  if (nouns.length === 0) return undefined
  return { wrong: 'dative', wanted: 'accusative', beside: undefined, nouns, only: new Set(), framed: true }
}
