import type { Word } from '../../text/word.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import type { DativesBesideObject } from '../../words/dative-beside-object.ts'
import { passiveOf, type WrongCase, type WrongCases } from '../../words/wrong-cases.ts'
import { isAlwaysIntransitive } from './later-object.ts'
import { isOfOneObject, neverInDative, THINGS } from './natural-dative.ts'
import { nominalsBefore, verbsAfter } from './nominals-before.ts'
import { isUnmarkedObject } from './object-of-verb.ts'
import { isRightBefore } from './slot-conditions.ts'

/** A case that a verb never gives, and where it may stand. */
export interface OpenSlot {
  readonly slot: WrongCase
  /** The nouns that it may be said of, the nearest first. */
  readonly nouns: readonly Word[]
}

/** What is said of the verb by itself, of its passive, and with the bare noun right before it: `நன்றி கூறினார்`. */
export function slotsOf(verb: Word, root: string, wrongCases: WrongCases): readonly OpenSlot[] {
  const before = verb.previous
  const bare = before !== undefined && isUnmarkedObject(before, verb) ? before : undefined
  const passive = verb.is('passive')
  const own = wrongCases.get(root)
  // `தங்கத்தைப் பறிமுதல் செய்யப்பட்டது`: seized, and made of nothing.
  const ofPassive =
    passive && (bare === undefined || root !== 'செய்') ? wrongCases.get(passiveOf(root)) : undefined
  const phrases = bare === undefined ? [] : new Set(bare.analyses.map(({ lemma }) => `${lemma} ${root}`))
  const named = [...phrases].flatMap((phrase) => [
    ...(wrongCases.get(phrase) ?? []),
    ...((passive ? wrongCases.get(passiveOf(phrase)) : undefined) ?? []),
  ])
  const { besideObject } = wrongCases
  const framed = passive ? undefined : framedOf(verb, root, besideObject)
  const objectless = passive ? undefined : objectlessOf(verb, root)
  if (
    own === undefined &&
    ofPassive === undefined &&
    named.length === 0 &&
    framed === undefined &&
    objectless === undefined
  )
    return NONE
  const nouns = nominalsBefore(verb)
  if (nouns.length === 0) return NONE
  const others = nouns[0] === bare ? nouns.slice(1) : nouns
  return [
    ...named.map((slot) => ({ slot, nouns: others })),
    ...[...(own ?? []), ...(ofPassive ?? [])].map((slot) => ({ slot, nouns })),
    ...(objectless === undefined ? [] : [{ slot: objectless, nouns: goalsOf(objectless, nouns, verb) }]),
    ...(framed === undefined ? [] : [{ slot: framed, nouns: nounsInReach(nouns, verb, root, besideObject) }]),
  ]
}

const NONE: readonly OpenSlot[] = []

/** A verb that takes other things, too, is asked about what stands right before it only. */
function nounsInReach(
  nouns: readonly Word[],
  verb: Word,
  root: string,
  datives: DativesBesideObject,
): readonly Word[] {
  if (isOfOneObject(root, verb.form.framesOf(root), datives)) return nouns
  if (!datives.neverBefore.has(root)) return nouns.filter(({ next }) => next === verb)
  // `அந்த மருந்துக்கு ஒருவர் கண்டுபிடித்தார்`: behind it, who does so.
  const far = nouns.findIndex((noun) => !noun.isOnly('nominative', 'rational'))
  return far < 0 ? NO_NOUNS : nouns.slice(0, far + 1)
}

/** The answers of `framedOf`: the frames of a verb are the same list each time. */
const FRAMED = new WeakMap<readonly CaseFrame[], Map<string, WrongCase | undefined>>()

/** What a verb of an object says by its frame alone: nouns that are in the accusative beside it, and never in the dative. */
function framedOf(verb: Word, root: string, datives: DativesBesideObject): WrongCase | undefined {
  const frames = verb.form.framesOf(root)
  const known = FRAMED.get(frames) ?? new Map<string, WrongCase | undefined>()
  if (!known.has(root)) FRAMED.set(frames, known.set(root, makeFramed(root, frames, datives)))
  return known.get(root)
}

function makeFramed(
  root: string,
  frames: readonly CaseFrame[],
  datives: DativesBesideObject,
): WrongCase | undefined {
  const nouns = neverInDative(root, frames, datives)
  if (nouns.length === 0) return undefined
  return { wrong: 'dative', wanted: 'accusative', beside: undefined, nouns, only: new Set(), framed: true }
}

/** Where one goes. */
const GOING: WrongCase = accusativeFor('dative', ['place', 'town'])

/** `கோயிலை வலம் வந்தனர்`, `ஊரை வந்து சேர்ந்தனர்`, `பாதையைச் சென்று அடைந்தனர்`: only what stands right before, and is not reached. */
function goalsOf(slot: WrongCase, nouns: readonly Word[], verb: Word): readonly Word[] {
  if (slot !== GOING) return nouns
  const reached = verbsAfter(verb).some((later) => REACHING.some((root) => later.hasLemma(root)))
  return reached
    ? NO_NOUNS
    : nouns.filter((noun) => isRightBefore(noun, verb) && !WAYS.some((way) => noun.hasLemma(way)))
}

const NO_NOUNS: readonly Word[] = []
const REACHING = ['சேர்', 'அடை', 'எட்டு', 'சுற்று', 'கட', 'தாண்டு', 'அணுகு', 'நெருங்கு'] as const
const WAYS = [
  'பாதை',
  'சாலை',
  'வழி',
  'தெரு',
  'வீதி',
  'பாலம்',
  'வாசல்',
  'எல்லை',
  'இடம்',
  'திசை',
  'உலகம்',
  'வானம்',
  'காற்று',
  'மழை',
] as const

/** The cases that verbs without object give instead, and to what. */
const WITHOUT_OBJECT: Readonly<Partial<Record<CaseFrame, WrongCase>>> = {
  towards: accusativeFor('dative', ['rational', ...THINGS]),
  source: accusativeFor('ablative', ['rational', ...THINGS]),
  with: accusativeFor('sociative', ['rational', 'group']),
  goal: GOING,
}

/** Of one frame alone by the data, but said of what one wishes, speaks, plays or is anxious about, too: `தமிழைப் பேசு`. */
const ALSO_WITH_OBJECT: ReadonlySet<string> = new Set(
  'ஆசைப்படு கவலைப்படு வருத்தப்படு வெட்கப்படு பரிதாபப்படு நாணு இசையமை ஏங்கு வழிகாட்டு கையசை தலையசை பேசு விளையாடு ஒன்று சூதாடு தப்பு தப்பி பெயரிடு'.split(
    ' ',
  ),
)

function accusativeFor(wanted: WrongCase['wanted'], nouns: WrongCase['nouns']): WrongCase {
  return { wrong: 'accusative', wanted, beside: undefined, nouns, only: new Set() }
}

/** What a verb of one frame without object says by it: an accusative that it can never have given. */
function objectlessOf(verb: Word, root: string): WrongCase | undefined {
  const [frame, ...others] = verb.form.framesOf(root)
  if (frame === undefined || others.length > 0 || ALSO_WITH_OBJECT.has(root)) return undefined
  // மகிழ்ச்சியளி, உயிரூட்டு: transitive, and the object is inside.
  return frame === 'towards' || isAlwaysIntransitive(verb) ? WITHOUT_OBJECT[frame] : undefined
}
