import { KIND_OF } from './kind-nouns.ts'
import { canonicalSpelling } from './name-spellings.ts'

/** Letters of a spelling at least that no second thing has by chance. */
const TELLING_LENGTH = 7

/**
 * Names of several words, those together that are parted, doubled or voiced otherwise. Vowels and digits tell things apart
 * (ஒன்பதாவது and பத்தாவது, உலோகம் and அலோகம், சந்திரயான்-2 and சந்திரயான்-3), so they are kept.
 */
export function namesSpelledAlike(names: Iterable<string>): string[][] {
  const alike = new Map<string, string[]>()
  for (const name of names) {
    if (!isTamil(name) || !name.includes(' ')) continue
    const spelling = joinedSpelling(name)
    if (skeleton(spelling).length < TELLING_LENGTH) continue
    alike.set(spelling, [...(alike.get(spelling) ?? []), name])
  }
  return [...alike.values()].filter(({ length }) => length > 1)
}

/** A name without spaces, hyphens and doubled stops, those letters that are exchanged made one. */
function joinedSpelling(name: string): string {
  const words = name.split(' ').map(canonicalSpelling).join(' ')
  const joined = words.replace(/(?<!\p{Nd})[ -]+|[ -]+(?!\p{Nd})/gu, '').replace(/([கசடதபற])்(?=\1)/gu, '')
  return Array.from(joined, (letter) => ALIKE.get(letter) ?? letter).join('')
}

/** Letters that spellings of foreign names exchange. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ஜ: 'ச', ஸ: 'ச', ஷ: 'ச', ற: 'ர', ட: 'த', ந: 'ன', ண: 'ன', ஞ: 'ன', ள: 'ல', ழ: 'ல' },
    ...{ ஹ: '' },
  }),
)
/** Consonants that are often left out as well. */
const WEAK = /[யவங]/gu

/** What two kings or two saints have in common. */
const RANK = /^(?:முதலாம்|இரண்டாம்|மூன்றாம்|சர்|டாக்டர்|பேரரசர்|மன்னர்|மன்னன்|சுவாமி|அறிஞர்|கவிஞர்|மகாகவி) /u

/** Whether two names have the same consonants up to the third: எரேவன், எரெவான் may be one city. */
export function spelledAlike(one: string, other: string): boolean {
  if (!isTamil(one) || !isTamil(other)) return one === other
  const beginning = (name: string) =>
    withoutDoubles(skeleton(name.replace(RANK, '')).replace(WEAK, '')).slice(0, 3)
  return beginning(one) === beginning(other)
}

/** Whether two names have a word in common that is no noun of their kind (`பழனி மலை`, `நீலகிரி மலை`), or are spelled alike. */
export const looksLike = (one: string, other: string) =>
  spelledAlike(one, other) ||
  one
    .split(' ')
    .some(
      (word) =>
        word.length > 2 &&
        !isKindNoun(word) &&
        other.split(' ').some((second) => second.startsWith(word.slice(0, -1))),
    )

const isKindNoun = (word: string) => KIND_OF.has(word) || KIND_OF.has(word.replace(/கள்$/u, ''))

/** Symbols (Ag, Au) are what they are, letter for letter. */
const isTamil = (name: string) => /[\u0B80-\u0BFF]/u.test(name)

/** Whether two spellings of a name differ in nothing but the length or the kind of their vowels; Latin symbols must be equal. */
export const differsInVowels = (one: string, other: string) =>
  isTamil(one) && isTamil(other)
    ? skeleton(one) === skeleton(other) &&
      digitsOf(one) === digitsOf(other) &&
      lettersOf(one) === lettersOf(other)
    : one === other

/** `உயிர்ச்சத்து ஏ`, `உயிர்ச்சத்து டி`: a letter by itself tells things apart. */
const lettersOf = (name: string) => name.match(/(?<= )[க-ஹஅ-ஔ]\p{M}?(?= |$)/gu)?.join(' ')

const digitsOf = (name: string) => name.replace(/\P{Nd}/gu, '')

/** A name's consonants, those that are exchanged made one. */
function skeleton(name: string): string {
  let consonants = ''
  for (const letter of name) if (letter >= 'க' && letter <= 'ஹ') consonants += ALIKE.get(letter) ?? letter
  return withoutDoubles(consonants)
}

const withoutDoubles = (letters: string) => letters.replace(/(.)\1+/gu, '$1')
