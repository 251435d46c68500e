import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import { isCertain } from '../words/readings.ts'
import { isNounReading, isVerbButNoCommand } from './reading-kinds.ts'
import { bareBeforeNext } from './vallinam-places.ts'

/** What telling the parts of a compound needs. */
interface Knowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
}

/** ஞாயிறு|க்|கிழமை, காடு||விலங்கு: a first part in டு or று, the consonant that doubles behind it, and the second. */
const SEAM =
  /^([\u0b80-\u0bff]{2,20}?[டற])ு(?:([கசதப])்(?=\2))?((?!கள|க்கு)[கசதபநமயவஅ-ஔ][\u0b80-\u0bff]{2,30})$/u
/** Nouns of other beings and stuffs that a place is only the first part of: காட்டுவிலங்கு, கிணற்றுநீர். */
const OF_PLACES: readonly Feature[] = ['animal', 'plant', 'mass']
const PLACES: readonly Feature[] = ['place', 'nature']

/**
 * A compound whose first noun should have doubled its டு or று, as it should be written: `ஞாயிறுக்கிழமை` →
 * `ஞாயிற்றுக்கிழமை`. `undefined` where it may be two roots (ஓடுபாதை) or a pair (வீடுவாசல்), which double nothing.
 */
export function obliqueCompound({ text, isRead }: WordForm, knowledge: Knowledge): string | undefined {
  if (isRead) return undefined
  const [, stem, hard, second] = SEAM.exec(text) ?? []
  if (stem === undefined || second === undefined) return undefined
  const oblique = obliqueOf(`${stem}ு`, knowledge)
  if (oblique === undefined) return undefined
  const whole = oblique + (hard === undefined ? '' : `${hard}்`) + second
  if (isWritten(whole, knowledge)) return whole
  const seconds = knowledge.readStems(second).filter(isCertain)
  if (!seconds.some(isNounReading) || seconds.some(isVerbButNoCommand)) return undefined
  if (hard !== undefined) return whole
  const isOfPlace = seconds.every((one) => hasOne(one, OF_PLACES)) && /^[நமயவஅ-ஔ]/u.test(second)
  return isOfPlace && firstsOf(`${stem}ு`, knowledge).every((one) => hasOne(one, PLACES)) ? whole : undefined
}

/** `வெளிநாடுப்` before `பயணம்`, as it should be written: the two are known as one word, which doubles. */
export function obliqueBeforeNext(word: Word, knowledge: Knowledge): string | undefined {
  const bare = bareBeforeNext(word)
  const oblique = bare && obliqueOf(bare, knowledge)
  if (bare === undefined || oblique === undefined) return undefined
  const doubled = oblique + word.text.slice(bare.length)
  return isLand(word, bare) || isWritten(doubled + word.next?.text, knowledge) ? doubled : undefined
}

/** வெளிநாடுப் பயணம், தமிழ்நாடுப் பாடநூல்: a kind of land before what is of it. */
function isLand({ next }: Word, bare: string): boolean {
  return bare.length > LAND.length && bare.endsWith(LAND) && next?.isOnly('nominative') === true
}

const LAND = 'நாடு'

/** The form that a noun in டு or று has before another: வீடு → வீட்டு; undefined where it is no such noun. */
function obliqueOf(noun: string, { readStems }: Knowledge): string | undefined {
  const letter = /([டற])ு$/u.exec(noun)?.[1]
  if (letter === undefined) return undefined
  const oblique = `${noun.slice(0, -1)}்${letter}ு`
  const lemmas = new Set(
    readStems(oblique)
      .filter(isOblique)
      .map(({ lemma }) => lemma),
  )
  return lemmas.has(noun) ? oblique : undefined
}

function firstsOf(noun: string, { readStems }: Knowledge): readonly Analysis[] {
  return readStems(noun).filter(isCertain)
}

function isWritten(whole: string, { lexicon, readStems }: Knowledge): boolean {
  return lexicon.has(whole) || readStems(whole).some(isCertain)
}

function isOblique({ class: kind, features }: Analysis): boolean {
  return kind === 'noun' && features.includes('oblique')
}

function hasOne({ features }: Analysis, wanted: readonly Feature[]): boolean {
  return wanted.some((feature) => features.includes(feature))
}
