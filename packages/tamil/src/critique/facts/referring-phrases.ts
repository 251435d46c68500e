import { NAME_KINDS, type NameKind } from '../../knowledge/facts/fact-record.ts'
import { DESCRIBED_KINDS } from './clauses/definite-descriptions.ts'
import { type Mention, NameIndex } from './names/name-index.ts'
import type { NameCase } from './names/name-inflection.ts'
import type { Clause } from './records/clause.ts'

/** What words stand for: a person or thing of a kind, whatever was spoken of last, or the writer's country. */
export type Meaning = NameKind | 'thing' | 'homeland'

const PHRASES: Readonly<Partial<Record<Meaning, string>>> = {
  person: 'அவர்|இவர்|அன்னார்|இக்கவிஞர்|அக்கவிஞர்|இப்புலவர்|அப்புலவர்|இவ்வறிஞர்|அவ்வறிஞர்|இத்தலைவர்|அத்தலைவர்',
  country: 'நாடு|இந்நாடு|அந்நாடு|இந்த நாடு|அந்த நாடு|இத்தீவு|அத்தீவு|இத்தேசம்',
  state: 'மாநிலம்|இம்மாநிலம்|அம்மாநிலம்|நம் மாநிலம்|நமது மாநிலம்|எங்கள் மாநிலம்|இந்த மாநிலம்|அந்த மாநிலம்',
  city: 'இவ்வூர்|அவ்வூர்|இந்நகரம்|அந்நகரம்|இந்நகர்|அந்நகர்|இந்த ஊர்|அந்த ஊர்',
  language: 'இம்மொழி|அம்மொழி|இந்த மொழி|அந்த மொழி',
  thing: 'இது|அது|இவை|அவை',
  homeland:
    'நம் நாடு|நமது நாடு|எங்கள் நாடு|எமது நாடு|எம் நாடு|நம் தாய்நாடு|நமது தாய்நாடு|எமது தாய்நாடு|நம் தேசம்|நமது தேசம்|நம் திருநாடு',
}

/** Forms that இது and அவை have beside the regular ones. */
const PRONOUNS: ReadonlyMap<string, NameCase> = new Map(
  Object.entries({
    locative: 'இதில் அதில் இதனில் அதனில் இவற்றில் அவற்றில் இவற்றுள் அவற்றுள் இதனுள் அதனுள் இந்நூலுள் அந்நூலுள்',
    genitive: 'இதன் அதன் இதனுடைய அதனுடைய இவற்றின் அவற்றின்',
    accusative: 'இதை அதை இதனை அதனை இவற்றை அவற்றை',
    dative: 'இதற்கு அதற்கு இதனுக்கு அதனுக்கு',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name as NameCase] as const)),
)
const OUR = new Set(['நமது', 'நம்', 'எங்கள்', 'எமது', 'எம்'])
/** Words that mean a thing only at the head of a clause; elsewhere a name goes before them. */
const HEAD_ONLY = new Set(['நாடு', 'மாநிலம்'])

const MEANING_OF = new Map<string, Meaning>(
  Object.entries(PHRASES).flatMap(([meaning, names]) =>
    names.split('|').map((name) => [name, meaning as Meaning] as const),
  ),
)
/** The kinds of names that a pronoun, a phrase or a description may ask for. */
export const KINDS_MEANT = NAME_KINDS.filter(
  (kind) => Object.hasOwn(PHRASES, kind) || DESCRIBED_KINDS.includes(kind),
)
const PHRASE_INDEX = new NameIndex(MEANING_OF.keys())

/** The words of a clause that stand for something it does not name, and where: `இந்நூலில்`, `நம் நாட்டின்`, `அதன்`. */
export function phrasesIn(clause: Clause): { meaning: Meaning; place: Mention }[] {
  const { units, from, to } = clause
  const head = headOf(clause)
  const found = PHRASE_INDEX.mentionsIn(units.slice(from, to)).flatMap((mention) => {
    const meaning = MEANING_OF.get(mention.name)
    const place = { ...mention, from: mention.from + from, to: mention.to + from }
    const fits = meaning !== undefined && (!HEAD_ONLY.has(mention.name) || place.from === head)
    return fits ? [{ meaning, place }] : []
  })
  for (let i = from; i < to; i++) {
    const unit = units[i]
    const ours = OUR.has(unit?.bare ?? '') && /^(?:தேசிய|முதல்)/u.test(units[i + 1]?.bare ?? '')
    const form = ours ? 'genitive' : PRONOUNS.get(unit?.bare ?? '')
    if (form === undefined) continue
    const place = { name: '', case: form, withUm: false, from: i, to: i + 1 }
    found.push({ meaning: ours ? 'homeland' : 'thing', place })
  }
  return found
}

/** Whether a clause may bring up something else, which a pronoun may mean: `ஒரு பெட்டியைக் கண்டோம்`. */
export function mayIntroduce({ units, from, to }: Clause): boolean {
  return units.slice(from, to).some((unit, i) => {
    const [before, next] = [units[from + i - 1], units[from + i + 1]]
    if (unit.word?.analyses.length === 0 && unit.bare.length > 3 && next?.kind === 'word') return true
    if (/^(?:ஒரு|ஓர்|மற்றொரு|இன்னொரு|வேறு|வேறொரு)$/u.test(unit.bare)) return !IDIOM.test(next?.bare ?? '')
    const isObject = unit.word?.isOnly('accusative') === true && unit.word.is('irrational')
    return isObject && !PRONOUNS.has(unit.bare) && !/^[அஇ]ந்த$/u.test(before?.bare ?? '')
  })
}

/** `ஒரு நாள்`, `ஒரு முறை`: brings up nothing. */
const IDIOM = /^(?:நாள|முறை|பொழுத|வாரம|மாதம|ஆண்ட|வகை|சில|விதத்த|புறம|காலத்த)/u

/** `மாநிலத்தின் தலைநகரம்`: the clause says whose it is. */
export function hasOwner(clause: Clause): boolean {
  const first = clause.units[headOf(clause)]
  return first?.word?.isOnly('genitive') === true
}

/** Where a clause begins behind marks. */
export function headOf({ units, from, to }: Clause): number {
  let head = from
  while (head < to - 1 && units[head]?.kind === 'punctuation') head++
  return head
}
