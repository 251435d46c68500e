import { kindOf } from '../script/characters.ts'
import { memoize } from '../text/memoize.ts'
import type { FormOf, WordForm } from '../text/word-form.ts'
import type { Analysis } from '../words/analysis.ts'
import { missingVallinam } from '../words/vallinam.ts'
import type { Beginnings } from '../words/word-beginnings.ts'
import { isCertain, isEvery } from './reading-kinds.ts'
import { DEMONSTRATIVES, isDayOfItsOwn, isSurelyApart, MANNERS, standApart } from './stand-apart.ts'
import { QUANTITIES, SAYING } from './words-apart.ts'

/** What telling two words from one needs. */
interface Knowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
  beginningsOf(word: string): Beginnings
  readonly formOf: FormOf
}
type ReadStems = Knowledge['readStems']

/** Code units: a verb behind a case form or an adverb may be as short as this: பேண, வாழ. */
const SHORTEST_VERB = 3

/**
 * Second parts that good print joins to what stands before (அவன்தான், அவனைப்போல, வந்தபோது), and endings that are words
 * too (செய்தமை + ஐ is no செய்த + மையை).
 */
const ENCLITIC =
  /^(?:தான|தாம(?:்$|ே)|தாண்டா|கூட|கிட்ட|போல|போன்ற|போது|பொழுது|படி(?![த்க்ப்])|படு|பட[வாு]|பட்ட|பின்|முன்|மேல்|மேலே|மேலும்|கீழே|நேர்|முகமாக|வாக்கில்|மீது|கீழ்|பற்றி|குறித்|தவிர|தொடர்ந்|விட|மட்டும்|மூலம்|வரை|முதல்|பால(?:்|ான)|கண்|பேர்|தோறும்|பட்சம்|மாத்திர|வாறு|வகை|வித|வேளை|தரப்பு|முறை|நாள்|கொண்|கொள்|பக்கம|புறம|மாதிரி|சார்|சேர்|மை|மான|வர|வன|வள|தை|வதை|தாக|தால|யை|வை$|களை)/u

/** அதற்காகத்தான்: a word with the particle தான், which no cutting makes two words of. */
const WITH_THAAN = /^(.{3,}?)(?:த்)?தான்?[ேோா]?$/u

/**
 * A word that no stem explains, parted into two that stand apart in Tamil: `அவன்வந்தான்` → `அவன் வந்தான்`. Gives
 * `undefined` unless there is exactly one way to part it.
 */
export const partsOf = memoize(
  (form: WordForm, { lexicon, readStems, beginningsOf, formOf }: Knowledge): string | undefined => {
    if (form.isRead) return undefined
    const { text } = form
    let parted: string | undefined
    for (const at of beginningsOf(text).ends.flatMap((end) => seamsAt(text, end))) {
      if (at < 2 || at > text.length - SHORTEST_VERB || !mayBegin(text, at)) continue
      const first = text.slice(0, at)
      const second = text.slice(at)
      if (ENCLITIC.test(second) && !isDayOfItsOwn(first, second)) continue
      if (first.endsWith('ா') && BECOMING.test(second)) continue
      if (ADVERB_IN_AAKA.test(text.slice(at - 1)) || isElided(first, second, readStems)) continue
      if (!standApart(first, second, readStems) && !isCountedCompound(first, second, formOf)) continue
      if (parted !== undefined || isWithThaan(text, readStems)) return undefined
      if (!isSurelyApart(first, second, readStems) && lexicon.has(text)) return undefined
      parted = `${withDoubling(first, second, readStems)} ${second}`
    }
    return parted
  },
)

/** ஒப்பாவான், இணையாவார்: ஆவான் behind a noun. */
const BECOMING = /^வ(?:ான்|ாள்|ார்|ார்கள்|ேன்|ோம்|ாய்|ீர்கள்)$/u

/** இவராகத்தான்: ஆக and its particle. */
const ADVERB_IN_AAKA = /^ாக[கசதப]்/u

/** எனக்கொன்றும், என்றுமுள்ளது: எனக்கு and என்றும் before a vowel, not எனக் and என்று. */
function isElided(first: string, second: string, readStems: ReadStems): boolean {
  if (!SAYING.has(first) || !second.startsWith(first === 'எனக்' ? 'க' : 'ம')) return false
  const vowel = VOWEL_OF_SIGN.get(second.charAt(1)) ?? `அ${second.charAt(1)}`
  return second.startsWith('கு') || readStems(vowel + second.slice(2)).some(isCertain)
}

const VOWEL_OF_SIGN: ReadonlyMap<string, string> = new Map(
  [...'ாிீுூெேைொோ'].map((sign, i) => [sign, [...'ஆஇஈஉஊஎஏஐஒஓ'][i] ?? '']),
)

/** மூன்றுதனிப்படைகள்: things that are counted by a compound, which no stem explains. */
function isCountedCompound(first: string, second: string, formOf: Knowledge['formOf']): boolean {
  if (!QUANTITIES.has(first) || second.length < LONG_COMPOUND || !PLURAL.test(second)) return false
  const form = formOf(second)
  return form.analyses.length === 0 && form.isKnown
}

/** Code units. */
const LONG_COMPOUND = 9
const PLURAL = /கள(?:்|ை|ும்|ில்|ின்|ுக்கு|ுடன்|ால்)[க்ச்த்ப்]*$/u

function isWithThaan(text: string, readStems: ReadStems): boolean {
  const bare = WITH_THAAN.exec(text)?.[1]
  return bare !== undefined && readStems(bare).some(isCertain)
}

/** இந்தபுத்தகம், அவனுக்குதெரியும்: what doubles the consonant after it when it is written apart. */
function withDoubling(first: string, second: string, readStems: ReadStems): string {
  const doubles =
    DEMONSTRATIVES.has(first) ||
    MANNERS.has(first) ||
    (/[ைு]$/u.test(first) && isEvery(readStems(first).filter(isCertain), ['accusative', 'dative']))
  return (doubles ? missingVallinam(first, second) : undefined) ?? first
}

/** Where a second word may begin behind a first one: at once, or behind the consonant that doubles its first. */
function seamsAt(text: string, end: number): readonly number[] {
  return text.charAt(end + 1) === '்' && HARD.includes(text.charAt(end)) ? [end + 2] : [end]
}

const HARD = 'கசதப'

/** What a Tamil word begins with (மொழிமுதல் எழுத்துகள்): a vowel, or one of these and no pulli. */
const FIRST_CONSONANTS = 'கசஞதநபமயவ'
/** What borrowed words begin with, too. */
const FIRST_OF_LOANS = 'டரலஜஷஸஹ'

function mayBegin(text: string, at: number): boolean {
  if (kindOf(text.charCodeAt(at)) === 'vowel') return true
  const letter = text.charAt(at)
  return (FIRST_CONSONANTS + FIRST_OF_LOANS).includes(letter) && text.charAt(at + 1) !== '்'
}
