import { memoizeForm } from '../../../text/memoize.ts'
import type { Word } from '../../../text/word.ts'
import { HUNDREDS, ONES, TEENS, TENS, THOUSANDS } from '../../../words/numbers.ts'
import { fromPhonemes, toPhonemes } from '../../../words/phonemes.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { caseOf, inflectionOf } from '../names/name-inflection.ts'
import type { Unit } from '../names/sentence-units.ts'

const OTHERS: Readonly<Record<string, number>> = {
  நாலு: 4,
  பதிமூன்று: 13,
  முன்னூறு: 300,
  ஐநூறு: 500,
  தொள்ளாயிரம்: 900,
  தொண்ணூறு: 90,
  ஈராயிரம்: 2000,
  நாலாயிரம்: 4000,
  லட்சம்: 100_000,
  இலட்சம்: 100_000,
  கோடி: 10_000_000,
}
const ATTRIBUTIVE: Readonly<Record<string, number>> = { ஒரு: 1, ஓர்: 1, இரு: 2, ஈர்: 2, முப்: 3 }
/** What multiplies the number before it. */
export const MULTIPLIERS = new Set([1000, 100_000, 10_000_000])

interface NumberWord {
  readonly value: number
  /** A form that only joins a smaller number: ஆயிரத்து, நூற்று, இருபத்து. */
  readonly joins: boolean
}

const WORDS = buildWords()
const FORMS = [...WORDS]
  .filter(([word, { joins }]) => !joins && !Object.hasOwn(ATTRIBUTIVE, word))
  .map(([word, { value }]) => ({ word, value, forms: inflectionOf(word) }))
const BY_BEGINNING = new Map<string, typeof FORMS>()
for (const form of FORMS) {
  const key = form.word.slice(0, 2)
  BY_BEGINNING.set(key, [...(BY_BEGINNING.get(key) ?? []), form])
}

function buildWords(): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>()
  const whole = (word: string, value: number) => {
    words.set(word, { value, joins: false })
  }
  for (const [i, word] of ONES.entries()) whole(word, i + 1)
  for (const [i, word] of TEENS.entries()) whole(word, i + 11)
  for (const [i, word] of TENS.entries()) {
    const ten = (i + 1) * 10
    whole(word, ten)
    // The teens have words of their own.
    if (ten === 10) continue
    for (const [n, one] of ONES.entries())
      for (const joined of joinedWith(word, one)) whole(joined, ten + n + 1)
  }
  for (const [i, word] of HUNDREDS.entries()) whole(word, (i + 1) * 100)
  for (const [i, word] of THOUSANDS.entries()) whole(word, (i + 1) * 1000)
  for (const [word, value] of Object.entries(OTHERS)) whole(word, value)
  for (const [word, { value }] of [...words])
    if (countsThousands(value))
      whole(fromPhonemes(toPhonemes(word).slice(0, -1) + toPhonemes('ஆயிரம்')), value * 1000)
  // பதினொரு வீரர்கள், இருபத்தொரு நாட்கள்: before a noun.
  for (const [word, { value }] of [...words])
    if (word.endsWith('ொன்று')) whole(word.replace(/ொன்று$/u, 'ொரு'), value)
  for (const [word, { value }] of [...words]) {
    if (value < 20) continue
    for (const joining of joiningForms(word)) words.set(joining, { value, joins: true })
  }
  for (const [word, value] of Object.entries(ATTRIBUTIVE)) whole(word, value)
  return words
}

/** ஐந்தாயிரம், பதினெட்டாயிரம், இருபத்தைந்தாயிரம்: as crowds and sums of money are told. */
function countsThousands(value: number): boolean {
  return value === 5 || (value > 10 && value < 20) || (value > 10 && value < 100 && value % 5 === 0)
}

/** இருபது + ஒன்று → இருபத்தொன்று; இருபது + மூன்று → இருபத்துமூன்று. */
function joinedWith(tens: string, one: string): string[] {
  const stem = toPhonemes(joiningForms(tens)[0] ?? '').slice(0, -1)
  const phonemes = toPhonemes(one)
  const vowelFirst = one !== fromPhonemes(phonemes.slice(1)) && /^[அ-ஔ]/u.test(one)
  return vowelFirst
    ? [fromPhonemes(stem + phonemes)]
    : [fromPhonemes(`${stem}உ`) + one, fromPhonemes(`${stem}இ`) + one]
}

function joiningForms(word: string): string[] {
  if (word.endsWith('து')) return [`${word.slice(0, -2)}த்து`, `${word.slice(0, -2)}த்தி`]
  if (word.endsWith('று')) return [`${word.slice(0, -2)}ற்று`, `${word.slice(0, -2)}ற்றி`]
  if (word.endsWith('ம்')) return [`${word.slice(0, -2)}த்து`, `${word.slice(0, -2)}த்தி`]
  return word === 'கோடி' ? ['கோடியே', 'கோடியேழு'] : []
}

type FoundNumber = NumberWord & { readonly inflected: boolean }

/** The number that a word says, alone or as a part of a longer one. */
export function numberWord(unit: Unit | undefined): FoundNumber | undefined {
  if (unit?.kind !== 'word') return undefined
  return unit.word === undefined ? readNumber(unit.bare, unit.phonemes) : numberOfForm(unit.word)
}

const numberOfForm = memoizeForm(({ text }: Word) => {
  const bare = withoutVallinam(text)
  return readNumber(bare, toPhonemes(bare))
})

function readNumber(bare: string, phonemes: string): FoundNumber | undefined {
  const known = WORDS.get(bare)
  if (known) return { ...known, inflected: false }
  const inflected = inflectedWord(bare.slice(0, 2), phonemes)
  if (inflected !== undefined) return inflected
  return MAY_BE_COMPOUND.test(bare) ? (compoundWord(phonemes) ?? andHalf(phonemes)) : undefined
}

function inflectedWord(beginning: string, phonemes: string): FoundNumber | undefined {
  for (const { value, forms } of BY_BEGINNING.get(beginning) ?? [])
    if (caseOf(phonemes, forms)) return { value, joins: false, inflected: true }
  return undefined
}

const MAY_BE_COMPOUND = /ூற்ற|ிரத்த|ரை$/u

/** Hundreds and thousands as a word begins with them, the longest first: நூற்ற்-, ஆயிரத்த்-. */
const BEGINNINGS = [...WORDS]
  .filter(([, { value, joins }]) => joins && value >= 100)
  .map(([word, { value }]) => ({ stem: toPhonemes(word).slice(0, -1), value }))
  .sort((a, b) => b.stem.length - a.stem.length)
/** The words of numbers by their phonemes. */
export const BY_PHONEMES = new Map([...WORDS].map(([word, number]) => [toPhonemes(word), number] as const))

/** நூற்றிருபது, இருநூற்றைம்பது, நூற்றுமுப்பத்துமூன்று: hundreds or thousands and a smaller number in one word. */
export function compoundWord(phonemes: string): FoundNumber | undefined {
  for (const { stem, value } of BEGINNINGS) {
    if (!phonemes.startsWith(stem)) continue
    const rest = phonemes.slice(stem.length)
    for (const smaller of /^[உஇ]/u.test(rest) ? [rest, rest.slice(1)] : [rest]) {
      const found = smallerWord(smaller)
      if (found !== undefined && found.value < value) return { ...found, value: value + found.value }
    }
  }
  return undefined
}

function smallerWord(phonemes: string): FoundNumber | undefined {
  const known = BY_PHONEMES.get(phonemes)
  if (known) return { ...known, inflected: false }
  return phonemes === ''
    ? undefined
    : (inflectedWord(fromPhonemes(phonemes).slice(0, 2), phonemes) ?? compoundWord(phonemes))
}

const HALF = toPhonemes('அரை')

/** ஒன்றரை, இரண்டரை: and a half of what is counted by it. */
function andHalf(phonemes: string): FoundNumber | undefined {
  if (!phonemes.endsWith(HALF)) return undefined
  const whole = BY_PHONEMES.get(`${phonemes.slice(0, -HALF.length)}உ`)
  return whole === undefined || whole.value > 20
    ? undefined
    : { value: whole.value + 0.5, joins: false, inflected: false }
}
