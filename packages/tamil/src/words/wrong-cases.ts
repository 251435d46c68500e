import type { LanguageData } from '../data/language-data.ts'
import { valuesOf } from '../data/table.ts'
import { WANTED_CASES, type WantedCase } from './case-forms.ts'
import { type DativesBesideObject, readDativesBesideObject } from './dative-beside-object.ts'
import { isNounInCase, type NounInCase } from './noun-in-case.ts'

/**
 * What must stand beside the noun:
 * - `object`: another noun in the accusative or bare; `goal`: a place that one goes to
 * - `sent`: the same, and nothing between the noun and the verb but how it is done
 * - `reached`: a height, rank or aim in the accusative
 * - `ended`: what it comes to stands right before the verb (`முடிவுக்கு வந்தது`)
 * - `unagented`: nobody and nothing in the nominative, but the bare noun of the verb, which has the ending of a thing
 * - `agent`: nothing; the verb ends the clause with the ending of a person, who is another
 * - `receiver`: a person in the dative
 * - `gift`: a bare thing right before the verb, which people do or have done
 * - `count`: a number right before the noun
 * - `sold`: a number right before the noun, and the verb is not finite; `rendered`: another object, and the same
 * - `coming`: a word for the next one right before the noun
 * - `origin`: from where one comes, in the ablative
 * - `gazing`: nothing; the verb stands right behind the noun, and what one does at the sight follows
 * - `someone`: nothing; the verb stands right behind the noun, but for how it is done, and a person does it
 * - `right`: nothing; the verb stands right behind the noun, but for how it is done
 * - `learner`: nothing; what one learns by asking follows the verb
 * - `question`: a question, which is asked; `asking`: nothing; what follows the noun is that one asks before something else
 * - `quoted`: what is said ends with என்று right before the noun, and the verb has the ending of a person
 * - `phone`: by phone, or face to face, stands between
 * - `times`: how often it is done stands between
 * - `intended`: nothing; the verb is an infinitive, or says when
 * - `moved`: nothing; the participle stands right behind the noun, and what one feels or does at it follows
 * - `manner`: how someone is treated stands between
 * - `known`: a person in the dative, and the verb has the ending of a thing
 * - `role`: nothing; the noun, which is one person, has the ending -இல்
 * - `silent`: nothing; the verb, right behind the noun, denies that one speaks
 * - `bidden`: nothing; the verb, right behind the noun, is a command
 * - `letter`: a letter stands right behind the participle, and nothing is done to it
 * - `personal`: nothing; the noun has the ending -இடம் of persons
 * - `wisher`: nothing; the clause, or what follows it, ends with the ending of a person, who is another
 */
export const BESIDE = [
  'object',
  'goal',
  'agent',
  'receiver',
  'gift',
  'count',
  'coming',
  'origin',
  'wisher',
  'learner',
  'gazing',
  'someone',
  'right',
  'question',
  'asking',
  'quoted',
  'phone',
  'times',
  'intended',
  'moved',
  'manner',
  'known',
  'role',
  'silent',
  'bidden',
  'letter',
  'personal',
  'sent',
  'reached',
  'ended',
  'unagented',
  'sold',
  'rendered',
] as const
export type Beside = (typeof BESIDE)[number]

export const WRONG_IN_CASE = [
  'accusative',
  'dative',
  'locative',
  'sociative',
  'instrumental',
  'ablative',
] as const
export type WrongInCase = (typeof WRONG_IN_CASE)[number]

/**
 * A case that a verb never gives to one of its nouns, with the case that it gives (data/usage/wrong-cases.tsv). Frames say
 * what a verb may take (`case-frames.ts`); here stands what is surely wrong, in every form of the verb.
 */
export interface WrongCase {
  readonly wrong: WrongInCase
  readonly wanted: WantedCase
  readonly nouns: readonly NounInCase[]
  /** The nouns themselves, by their lemmas; empty where their kinds are given. */
  readonly only: ReadonlySet<string>
  readonly beside: Beside | undefined
  /** Said by the verb's frame alone, and of no table. */
  readonly framed?: true
}

/** The cases that verbs never give. */
export interface WrongCases {
  /** By a verb's root; of a verb with the bare noun before it, `நன்றி கூறு`; of its passive, `பாதி passive`. */
  get(name: string): readonly WrongCase[] | undefined
  /** What is said of the dative beside verbs of an object, of whatever noun. */
  readonly besideObject: DativesBesideObject
}

const isWrongInCase = among(WRONG_IN_CASE)
const isWanted = among(WANTED_CASES)
const isBeside = among(BESIDE)

/** Reads the tables, once. */
export function readWrongCases(data: LanguageData): WrongCases {
  const slots = new Map<string, WrongCase[]>()
  const rows = data.table('wrongCases').map((cell) => ({
    verbs: valuesOf(cell('verbs')),
    passive: cell('passive') !== '',
    wrong: valuesOf(cell('wrong')).filter(isWrongInCase),
    wanted: cell('wanted'),
    nouns: valuesOf(cell('nouns')).filter(isNounInCase),
    only: new Set(valuesOf(cell('only'))),
    beside: cell('beside'),
  }))
  for (const { verbs, passive, wrong, wanted, nouns, only, beside } of rows) {
    if (!isWanted(wanted)) continue
    const made = wrong.map((one) => ({
      wrong: one,
      wanted,
      nouns,
      only,
      beside: isBeside(beside) ? beside : undefined,
    }))
    for (const verb of verbs) {
      const name = passive ? passiveOf(verb) : verb
      slots.set(name, [...(slots.get(name) ?? []), ...made])
    }
  }
  return { get: (name) => slots.get(name), besideObject: readDativesBesideObject(data) }
}

/** The name of a verb's passive in the table. */
export function passiveOf(verb: string): string {
  return `${verb} passive`
}

function among<Name extends string>(names: readonly Name[]): (name: string) => name is Name {
  const known: ReadonlySet<string> = new Set(names)
  return (name): name is Name => known.has(name)
}
