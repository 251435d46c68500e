import { type Feature, TENSES, type Tense } from './analysis.ts'
import type { Morphology, Parse } from './morphology.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import type { VerbForms } from './verb-forms.ts'

/** The person a verb shall agree with. */
export const PERSONS = [
  'i',
  'we',
  'you',
  'you-all',
  'he',
  'she',
  'he-honoured',
  'they',
  'it',
  'those',
] as const
export type Person = (typeof PERSONS)[number]

/** `agreeWith` of one engine, which knows its stem tables. */
export type AgreeWith = (verb: string, person: Person, tense?: Tense) => string | undefined

const ENDINGS: Readonly<Record<Exclude<Person, 'it' | 'those'>, string>> = {
  i: 'ஏன',
  we: 'ஓம',
  you: 'ஆய',
  'you-all': 'ஈரகஅள',
  he: 'ஆன',
  she: 'ஆள',
  'he-honoured': 'ஆர',
  they: 'ஆரகஅள',
}

const WILL_NOT = 'மஆடட'
const NEGATIVE_FUTURE = `அ${WILL_NOT}`
/** மாட்டான், but not மாட்டினான். */
const STANDS_ALONE = new RegExp(`^${WILL_NOT}(?:${Object.values(ENDINGS).join('|')})(ஆ?)$`, 'u')

/** Person, number and gender as features, to tell what a finite reading agrees with. */
export const PERSON_FEATURES: Readonly<Record<Person, readonly Feature[]>> = {
  i: ['first', 'singular'],
  we: ['first', 'plural'],
  you: ['second', 'singular'],
  'you-all': ['second', 'plural'],
  he: ['third', 'singular', 'masculine'],
  she: ['third', 'singular', 'feminine'],
  'he-honoured': ['third', 'honorific'],
  they: ['third', 'plural', 'epicene'],
  it: ['third', 'singular', 'neuter'],
  those: ['third', 'plural', 'neuter'],
}

/**
 * The same finite verb (with its auxiliaries) agreeing with another person: `வந்துவிட்டாள்`, `he` → `வந்துவிட்டான்`.
 * `tense` changes the tense too. Undefined when the word is no finite verb that the engine can take apart.
 */
export function agreeWith(
  word: string,
  person: Person,
  morphology: Morphology,
  tense?: Tense,
): string | undefined {
  const phonemes = toPhonemes(word)
  const alone = STANDS_ALONE.exec(phonemes)
  if (alone !== null) return willNot(person, alone[1] ?? '')
  const parses = morphology
    .parse(phonemes)
    .filter(({ features }) => features.includes('finite') && tenseIn(features))
  // தோற்றான்: of தோல், not the old negative of தோற்று.
  const parse = parses.find(({ features }) => !features.includes('negative')) ?? parses[0]
  if (parse === undefined) return undefined
  const form = inflected(parse, phonemes, person, tense)
  if (form === undefined) return undefined
  return fromPhonemes(phonemes.slice(0, parse.lastStart) + withClitic(form, parse.features))
}

const CLITICS: readonly (readonly [Feature, string])[] = [
  ['clitic-aa', 'ஆ'],
  ['clitic-e', 'ஏ'],
  ['clitic-o', 'ஓ'],
]

/** வந்தாளா → வந்தானா: the question stays; a last உ gives way to it (வந்ததா), a last அ takes a glide (வந்தனவா). */
function withClitic(form: string, features: readonly Feature[]): string {
  const clitic = CLITICS.find(([feature]) => features.includes(feature))?.[1]
  return clitic === undefined ? form : form.replace(/உ$/u, '').replace(/அ$/u, 'அவ') + clitic
}

function tenseIn(features: readonly Feature[]): Tense | undefined {
  return TENSES.find((tense) => features.includes(tense))
}

/** The last verb of the chain in the wanted person; undefined for உள் and other defective verbs with a neuter. */
function inflected(parse: Parse, phonemes: string, person: Person, wanted?: Tense): string | undefined {
  const forms = parse.last.verb?.forms
  const tense = wanted ?? tenseIn(parse.features)
  if (parse.last.lemma === 'உள்') return being(person)
  if (forms === undefined || tense === undefined) return undefined
  if (parse.features.includes('negative'))
    return negative(phonemes, parse.lastStart, forms.infinitive, person)
  const ending = person === 'it' || person === 'those' ? undefined : ENDINGS[person]
  const plural = person === 'those'
  if (tense === 'past') {
    // வெளியாகின, of வெளியாகு; its other forms build on வெளியான.
    if (plural && forms.participle.endsWith('ஆகஇ')) return `${forms.participle}னஅ`
    // போயின, ஆயின.
    if (plural && /[ஓஆ]ன$/u.test(forms.past ?? '')) return `${forms.past?.slice(0, -1)}யஇனஅ`
    const base = forms.past ?? `${forms.participle}${ending === undefined && !plural ? 'ய' : 'ன'}`
    return base + (ending ?? (plural ? (forms.past === undefined ? 'அ' : 'அனஅ') : 'அதஉ'))
  }
  if (tense === 'present') {
    return (
      presentStem(forms, phonemes, parse.lastStart) +
      (ending === undefined ? (plural ? 'இனறஅனஅ' : 'இறஅதஉ') : presentMarker(phonemes) + ending)
    )
  }
  return ending === undefined ? `${forms.infinitive}உம` : forms.future + ending
}

/** மாட்டான் written apart from its infinitive; things have no such form. */
function willNot(person: Person, question: string): string | undefined {
  if (person === 'it' || person === 'those') return undefined
  return fromPhonemes(WILL_NOT + ENDINGS[person] + question)
}

function being(person: Person): string {
  if (person === 'it') return 'உளளஅதஉ'
  return `உளள${person === 'those' ? 'அனஅ' : ENDINGS[person]}`
}

/** செய்யமாட்டான், செய்யாது. */
function negative(phonemes: string, start: number, infinitive: string, person: Person): string | undefined {
  if (person === 'it' || person === 'those') return `${infinitive}ஆதஉ`
  return phonemes.includes(NEGATIVE_FUTURE, start)
    ? infinitive + NEGATIVE_FUTURE + ENDINGS[person]
    : undefined
}

/** A writer who has சொல்லுகிற- for சொல்கிற- keeps it. */
function presentStem(forms: VerbForms, phonemes: string, start: number): string {
  const withGlide = `${forms.infinitive}உக`
  return phonemes.startsWith(withGlide, start) ? withGlide : forms.present
}

/** A writer who has -கின்ற- keeps it. */
function presentMarker(phonemes: string): string {
  return phonemes.includes('கஇனற') ? 'இனற' : 'இற'
}
