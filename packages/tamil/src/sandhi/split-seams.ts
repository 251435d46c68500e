import type { Word } from '../text/word.ts'
import type { Analysis } from '../words/analysis.ts'
import { isCertain } from '../words/readings.ts'
import { withoutVallinam } from '../words/vallinam.ts'

/** What telling a split word by its letters needs. */
interface Knowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
}

/**
 * குழந் + தைகள், இருட் + டில், இரண் + டாம்: a nasal or a hard consonant that no word ends in, before the very consonant that goes on,
 * whatever else the two may be; பச்சிளங் + குழந்தை is a noun that has lost its ம்.
 */
export function isSplitSeam(first: Word, second: Word, { readStems, lexicon }: Knowledge): boolean {
  if (!SPLIT_SEAM.test(first.text.slice(-2) + second.text.charAt(0))) return false
  if (/^[அஇஎ]ந்$/u.test(first.text) && second.text.startsWith('ந')) return false
  const before = first.text.slice(0, -2)
  if (HARD_END.test(first.text)) {
    const wholes = readStems(first.text + second.text).filter(isCertain)
    return wholes.length > 0 && wholes.every(isNoName)
  }
  if (isShortenedNoun(first.text, readStems)) return false
  if ((before.length >= SHORTEST_NOUN && lexicon.has(`${before}ம்`)) || TREE.test(before)) return false
  const whole = first.text + second.text
  return readStems(whole).some(isCertain) || lexicon.has(first.text + withoutVallinam(second.text))
}

/**
 * கேட் + கலாம், நிற் + கும்: the root of a verb with the hard consonant that only its infinitive goes on from; குப் + பையை,
 * ஒப் + பந்தம்: a short syllable, which is no word, before the consonant that it doubles.
 */
export function isSplitRoot(first: Word, second: Word, { readStems }: Knowledge): boolean {
  const isVerbal = HARD_ROOT.test(first.text)
    ? /^[கப]/u.test(second.text)
    : isLongBeforeItsOwn(first.text, second.text)
  if (!isVerbal && !isShortBeforeItsOwn(first.text, second.text)) return false
  const wholes = readStems(first.text + second.text).filter(isCertain)
  return wholes.length > 0 && wholes.every((one) => isNoName(one) && (!isVerbal || one.class === 'verb'))
}

const HARD_ROOT = /^[க-ஹஅ-ஔ][ா-ௌ]?[டற]்$/u
const HARD_END = /[டற]்$/u
const SHORT_BEFORE_ITS_OWN = /^(?:[க-ஹ][ிுெொ]?|[உஒ])([கசதப])்$/u

function isShortBeforeItsOwn(first: string, second: string): boolean {
  const [, hard] = SHORT_BEFORE_ITS_OWN.exec(first) ?? []
  return hard !== undefined && second.startsWith(hard)
}

/** சாப் + பிட்டு, கூப் + பிடு: of verbs only, for பூப் + பறித்து are two words. */
function isLongBeforeItsOwn(first: string, second: string): boolean {
  const [, hard] = /^[க-ஹ][ாூ]([கசதப])்$/u.exec(first) ?? []
  return hard !== undefined && second.startsWith(hard)
}

function isNoName({ class: kind }: Analysis): boolean {
  return kind !== 'name'
}

/** மு + தலீட்டில், பு + குத்தாதீர்கள்: a short syllable, which is no word, before what goes on. */
export function isSplitSyllable(first: Word, second: Word, { readStems }: Knowledge): boolean {
  if (!SHORT_SYLLABLE.test(first.text)) return false
  return readStems(first.text + second.text).some((one) => isCertain(one) && one.class !== 'name')
}

const SHORT_SYLLABLE = /^[கசதநபமயவ][ிுெொ]?$/u

/** பனங் கிழங்கு, புளியங் கொம்பு: what grows on a tree, with its அம். */
const TREE = /^(?:ஆல|அரச|புளிய|வேப்ப|மா|விள|ஈச்ச|கமுக|இலுப்ப|பன|தென்ன|புன்ன|கொன்ற)$/u
/** Code units: இல, வெ and the like are no nouns. */
const SHORTEST_NOUN = 4
const SPLIT_SEAM = /^(?:ங்க|ஞ்ச|ந்[தந]|ட்ட|ண்ட|ற்ற|ன்ற)$/u

function isShortenedNoun(text: string, readStems: Knowledge['readStems']): boolean {
  return readStems(`${text.slice(0, -2)}ம்`).some((one) => isCertain(one) && one.class === 'noun')
}

/** பேருந் + தில்: the nasal of the very consonant that follows it. */
export function isNasalSeam(first: string, second: string): boolean {
  return /ங்க$|ஞ்ச$|ந்த$/u.test(first.slice(-2) + second.charAt(0))
}
