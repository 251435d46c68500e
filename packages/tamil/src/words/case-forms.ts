import type { LanguageData } from '../data/language-data.ts'
import type { Analysis, Case } from './analysis.ts'
import { nounForms } from './noun-forms.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'

/** The cases that a noun can be put into; the benefactive says for whom or what: எனக்காக, மக்களுக்காக. */
export const WANTED_CASES = [
  'nominative',
  'accusative',
  'dative',
  'locative',
  'sociative',
  'ablative',
  'instrumental',
  'genitive',
  'adverbial',
  'benefactive',
] as const satisfies readonly (Case | 'adverbial' | 'benefactive')[]
export type WantedCase = (typeof WANTED_CASES)[number]

/** The cases whose endings stand on the oblique stem. */
type OnStem = Exclude<WantedCase, 'nominative' | 'dative' | 'adverbial' | 'benefactive'>

/** Of things; people have -இடம் where things have -இல். */
const ENDINGS: Readonly<Record<OnStem, string>> = {
  accusative: 'ஐ',
  locative: 'இல',
  sociative: 'உடஅன',
  ablative: 'இலஇரஉநதஉ',
  instrumental: 'ஆல',
  genitive: 'இன',
}
const OF_PEOPLE: Readonly<Partial<Record<WantedCase, string>>> = {
  locative: 'இடஅம',
  ablative: 'இடஅமஇரஉநதஉ',
}

const PLURAL = /^(.+)கள(?:்|ை|ுக்கு|ில்|ிடம்|ிலிருந்து|ிடமிருந்து|ுடன்|ோடு|ால்|ின்)$/u

/** `inCase` of one engine, which knows its pronouns. */
export type InCase = (word: string, reading: Analysis, wanted: WantedCase) => string | undefined

/** The pronouns by their nominatives. */
export type Pronouns = ReadonlyMap<string, { readonly oblique: string; readonly dative: string }>

/** The pronouns of the data; of two with one nominative the first. */
export function readPronouns(data: LanguageData): Pronouns {
  const rows = data
    .table('pronouns')
    .map((cell) => [cell('lemma'), { oblique: cell('oblique'), dative: cell('dative') }] as const)
  return new Map(rows.reverse())
}

/**
 * A noun or pronoun, by one of its readings, in another case: of மாணவர்களை, `dative` → மாணவர்களுக்கு; of அவன், `locative` →
 * அவனிடம். `word` is without doubling. Undefined where the reading is of neither kind or ends in more than a case.
 */
export function inCase(
  word: string,
  reading: Analysis,
  wanted: WantedCase,
  pronouns: Pronouns,
): string | undefined {
  if (wanted === 'benefactive') return inCase(word, reading, 'dative', pronouns)?.replace(/ு$/u, 'ாக')
  const { features, lemma, class: kind } = reading
  if (features.some((feature) => feature.startsWith('clitic-'))) return undefined
  if (features.includes('participial-noun')) return actionInCase(word, wanted) ?? agentInCase(word, wanted)
  if (kind === 'pronoun') return pronounInCase(pronouns.get(reading.lemma), reading, wanted)
  if (kind !== 'noun' && kind !== 'name') return undefined
  const plural = PLURAL.exec(word)?.[1]
  if (plural !== undefined && features.includes('plural')) {
    const base = `${toPhonemes(plural)}கஅள`.replace(/அ?கஅள$/u, 'கஅள')
    return fromPhonemes(wanted === 'adverbial' ? base + AS : withEnding(base, true, base, reading, wanted))
  }
  const forms = nounForms(lemma)
  if (wanted === 'adverbial') return fromPhonemes(forms.beforeVowel + AS)
  return fromPhonemes(withEnding(forms.oblique, forms.dativeOnOblique, forms.nominative, reading, wanted))
}

/** அருந்துவதை, the action, in another case: அருந்துவதற்கு, அருந்துவதில். */
function actionInCase(word: string, wanted: Exclude<WantedCase, 'benefactive'>): string | undefined {
  const ending = ACTION_ENDINGS[wanted]
  const base = ACTION.exec(word)?.[1]
  return ending === undefined || base === undefined ? undefined : base + ending
}

const ACTION = /^(.+[வபதயடறன]த)(?:ை|ு|ில்|ிலிருந்து|ால்|ற்கு)$/u
const ACTION_ENDINGS: Readonly<Partial<Record<WantedCase, string>>> = {
  nominative: 'ு',
  accusative: 'ை',
  dative: 'ற்கு',
  locative: 'ில்',
  instrumental: 'ால்',
  ablative: 'ிலிருந்து',
}

/** செய்தவருக்கு, to who did it, in another case: செய்தவரை, செய்தவரிடம். */
function agentInCase(word: string, wanted: Exclude<WantedCase, 'benefactive'>): string | undefined {
  const ending = AGENT_ENDINGS[wanted]
  const base = AGENT_NOUN.exec(word)?.[1]
  return ending === undefined || base === undefined ? undefined : base + ending
}

const AGENT_NOUN = /^((?!ஆகிய|முதலிய).+(?:வ[னளர]|ோர|வர்கள))(?:்|ை|ுக்கு|ிடம்|ுடன்|ோடு|ால்|ின்|ிடமிருந்து)$/u
const AGENT_ENDINGS: Readonly<Partial<Record<WantedCase, string>>> = {
  accusative: 'ை',
  dative: 'ுக்கு',
  locative: 'ிடம்',
  sociative: 'ுடன்',
  instrumental: 'ால்',
  ablative: 'ிடமிருந்து',
  genitive: 'ின்',
}

/** நீராவியாக: what something is, or becomes. */
const AS = 'ஆகஅ'

function withEnding(
  oblique: string,
  dativeOnOblique: boolean,
  nominative: string,
  reading: Analysis,
  wanted: Exclude<WantedCase, 'adverbial' | 'benefactive'>,
): string {
  if (wanted === 'nominative') return nominative
  if (wanted === 'dative') return dativeOnOblique ? `${oblique}உககஉ` : `${nominative}ககஉ`
  return oblique + endingOf(reading, wanted)
}

function endingOf({ features }: Analysis, wanted: OnStem): string {
  return (features.includes('rational') ? OF_PEOPLE[wanted] : undefined) ?? ENDINGS[wanted]
}

function pronounInCase(
  stem: ReturnType<Pronouns['get']>,
  reading: Analysis,
  wanted: Exclude<WantedCase, 'benefactive'>,
): string | undefined {
  if (stem === undefined) return undefined
  if (wanted === 'nominative') return reading.lemma
  if (wanted === 'dative') return stem.dative
  if (wanted === 'adverbial') return undefined
  const oblique = toPhonemes(stem.oblique)
  const base = oblique.endsWith('அ') ? oblique.slice(0, -1) : oblique
  const doubled = /^.?[அஇஉஎஒ][னம]$/u.test(base) ? base + base.slice(-1) : base
  return fromPhonemes(doubled + endingOf(reading, wanted))
}
