import { NAME_KINDS, type NameKind } from '../../knowledge/facts/fact-record.ts'
import {
  agrees,
  isCommonNoun,
  isOfOneUnnamed,
  isOnlyAName,
  isRatherVerb,
  pointsFurtherBack,
} from './antecedent-fit.ts'
import { type DefiniteDescription, definiteDescriptionsIn } from './clauses/definite-descriptions.ts'
import { type Homeland, heroOf, homelandOf } from './essay-topic.ts'
import { KIND_OF } from './names/kind-nouns.ts'
import type { Mention } from './names/name-index.ts'
import { worldMeantIn } from './of-all-kinds.ts'
import type { Claim } from './records/claim.ts'
import type { Clause } from './records/clause.ts'
import type { FactIndex } from './records/fact-index.ts'
import { mayBeMeant, meanTheSame } from './records/thing-nouns.ts'
import { hasOwner, headOf, KINDS_MEANT, type Meaning, mayIntroduce, phrasesIn } from './referring-phrases.ts'
import { mayNameUnknownPerson } from './unknown-persons.ts'
import { unnamedThingsIn } from './unnamed-things.ts'

/** A subject that a clause does not name, and what it means: `இந்நூலில்`, `அவர்`, `நம் நாட்டின்`, or nothing at all. */
export interface Antecedent {
  /** The thing meant, in the place of the words that mean it. */
  readonly subject: Mention
  /** Whether nothing else can be meant, so that a wrong value may be held against it. */
  readonly firm: boolean
  /** Only records of this property are asked: a subject carried over from the clause before. */
  readonly property?: string
}

const RELATIVES =
  /^(?:நண்ப|தோழ|மகன|மகள|மனைவி|துணைவி|கணவ|தம்பி|தமைய|அண்ண|அக்கா|தங்கை|தங்கச்சி|சகோதர|சீட|மாமா|மாமன|அத்தை|உறவின|பக்த|பயணி|வழிகாட்டி|மாணவ|மாணவி|பெரியவ|முதியவ|இளைஞ|சிறுவ|சிறுமி|பெண|ஆண$|மனித)/u
/** `இந்தியர்களின் உரிமைக்காகப் போராடினார்`: a people is nobody whom `அவர்` means. */
const MANY = /(?:ர்கள்|யினர்|த்தினர்)$/u

interface Remembered {
  readonly units: Clause['units']
  /** Without words of the language, where a name stands beside them. */
  readonly mentions: readonly Mention[]
  readonly opensWithName: boolean
  readonly claimed: { readonly name: string; readonly property: string } | undefined
}

/** Coreference resolution: follows an essay clause by clause and gives the antecedents of its pronouns and demonstratives. */
export class Discourse {
  readonly #index: FactIndex
  readonly #title: readonly Mention[]
  readonly #homeland: Homeland | undefined
  /** Whether the essay is about another country than India, so that `தேசியக் கொடி` alone need not be India's. */
  readonly isAbroad: boolean
  readonly #all: readonly Mention[]
  /** Of what of each kind the whole essay speaks, as far as it was asked for. */
  readonly #ofWholeEssay = new Map<NameKind, readonly string[]>()
  /** The person whom the essay is about. */
  readonly #hero: string | undefined
  /** The clause before, in the same paragraph. */
  #before: Remembered | undefined
  /** For each kind that pronouns ask for: the names in the last clause of the paragraph that has any. */
  readonly #last = new Map<NameKind, { readonly names: readonly string[]; mayNameUnknownPerson: boolean }>()
  /** The names of the paragraph, the last first, and how many clauses of it had been read where each was last named. */
  #recent: ReadonlyMap<string, number> = new Map()
  #clauses = 0
  /** Things that the paragraph speaks of without a name: the noun for each, and in which clause. */
  #unnamed: { readonly noun: string; readonly clause: number }[] = []
  /** What a pronoun means behind clauses that name nothing, until another thing is spoken of. */
  #focus: readonly { name: string; firm: boolean }[] = []
  /** Whether the paragraph may have named a person whom the fact base does not know. */
  #mayNameUnknownPerson = false

  /** @param title the names in the essay's title; @param all every name in it. */
  constructor(index: FactIndex, title: readonly Mention[], all: readonly Mention[]) {
    this.#index = index
    this.#title = title
    this.#homeland = homelandOf(index, title, all)
    this.#all = all
    this.#hero = heroOf(index, title, all)
    this.isAbroad = this.#homeland !== undefined && !index.mayBeSame(this.#homeland.name, new Set([INDIA]))
  }

  beginParagraph(): void {
    this.#before = undefined
    this.#last.clear()
    this.#recent = new Map()
    this.#clauses = 0
    this.#unnamed = []
    this.#focus = []
    this.#mayNameUnknownPerson = false
  }

  remember(clause: Clause, all: readonly Mention[], claims: readonly Claim[]): void {
    const { units, from, to } = clause
    const mentions = all.filter((one) => !isOnlyAName(one, units) && !isRatherVerb(one, units))
    const claim = claims.at(-1)
    const unnamed = unnamedThingsIn(clause, mentions, definiteDescriptionsIn(clause))
    this.#unnamed.push(...unnamed.map((noun) => ({ noun, clause: this.#clauses })))
    const named = mentions.map(({ name }) => [name, this.#clauses] as const).reverse()
    const earlier = [...this.#recent].filter(([name]) => !named.some(([again]) => again === name))
    this.#recent = new Map([...new Map(named), ...earlier].slice(0, RECENT))
    this.#clauses++
    const proper = mentions.filter((one) => !isCommonNoun(one, units))
    this.#before = {
      units,
      mentions: proper.length > 0 ? proper : mentions,
      opensWithName: (mentions[0]?.from ?? to) <= from + 1,
      claimed: claim && { name: claim.subject, property: claim.record.property },
    }
    const things = proper.length > 0 ? this.#thingsOfClauseBefore() : []
    if (things.length > 0) this.#focus = things
    else if (unnamed.length > 0 || mayIntroduce(clause)) this.#focus = []
    const unknownPerson = mayNameUnknownPerson(units, from, to, mentions)
    this.#mayNameUnknownPerson ||= unknownPerson
    for (const kind of KINDS_MEANT) {
      const names = this.#ofKind(mentions, kind)
      const last = this.#last.get(kind)
      if (names.length > 0) this.#last.set(kind, { names, mayNameUnknownPerson: unknownPerson })
      else if (last !== undefined) last.mayNameUnknownPerson ||= unknownPerson
    }
  }

  /** The subjects that a clause leaves to be understood. */
  antecedentsIn(clause: Clause, mentions: readonly Mention[]): Antecedent[] {
    const found = phrasesIn(clause).flatMap(({ meaning, place }) =>
      this.#antecedentNames(meaning)
        .filter(({ name }) => meaning !== 'thing' || agrees(clause.units[place.from], name))
        .map(({ name, firm }) => ({ subject: { ...place, name }, firm })),
    )
    const described = definiteDescriptionsIn(clause).flatMap((description) =>
      found.some(({ subject }) => subject.from < description.to && description.from < subject.to)
        ? []
        : this.#described(description),
    )
    const isEarlier = (one: Antecedent) => pointsFurtherBack(clause, one.subject.from)
    const pointed = [...found, ...described].map((one) => (isEarlier(one) ? { ...one, firm: false } : one))
    const all = [...pointed, ...this.#world(clause, mentions)]
    if (all.length > 0) return all
    const carried = this.#carriedOver(clause, mentions)
    return carried.length > 0 ? carried : this.#leftOut(clause, mentions)
  }

  /** `1954 இல் முதலமைச்சராகப் பொறுப்பேற்றார்.`: who did it, where the whole essay is about one person and nobody else was spoken of. */
  #leftOut(clause: Clause, mentions: readonly Mention[]): Antecedent[] {
    const { units, from, to } = clause
    const isPerson = ({ name }: Mention) => this.#index.isOfKind(name, 'person')
    if (this.#hero === undefined || mentions.some(isPerson) || !isOfOneUnnamed(clause)) return []
    if (mayNameUnknownPerson(units, from, to, mentions)) return []
    const head = headOf(clause)
    return this.#lastOfKind('person').flatMap(({ name, firm }) =>
      firm && this.#index.mayBeSame(name, new Set([this.#hero ?? '']))
        ? [{ subject: { name, case: 'nominative', withUm: false, from: head, to: head }, firm }]
        : [],
    )
  }

  /** `கண்டங்களில் மிகப் பெரியது`: behind other clauses it may be of those that were told of. */
  #world(clause: Clause, mentions: readonly Mention[]): Antecedent[] {
    const world = worldMeantIn(clause, mentions)
    return world === undefined
      ? []
      : [{ subject: world.subject, firm: world.isSaid || this.#before === undefined }]
  }

  /** `அச்சிலை`: the last name in the paragraph that ends in the noun, else the last of the kind that the noun tells. */
  #described({ noun, kind, from, to, case: how }: DefiniteDescription): Antecedent[] {
    // `அந்த நண்பர்`: somebody's, whose name is not said.
    if (kind === 'person' && RELATIVES.test(noun)) return []
    const place = { case: how, withUm: false, from, to }
    const names = [...this.#recent.keys()].filter((name) => !this.#index.isOfKind(name, 'person'))
    const called = names.filter((name) => name.endsWith(noun))
    const meant = called.length > 0 ? called : names.filter((name) => mayBeMeant(noun, name, this.#index))
    const [last, other] = this.#distinct(meant)
    if (last !== undefined) {
      const isAlone = other === undefined || this.#clauseOf(last) - this.#clauseOf(other) > NEAR
      return [{ subject: { ...place, name: last }, firm: isAlone && !this.#isAnotherSince(noun, last) }]
    }
    if (kind === undefined) return []
    return this.#lastOfKind(kind).map(({ name, firm }) => ({ subject: { ...place, name }, firm }))
  }

  #clauseOf(name: string): number {
    return this.#recent.get(name) ?? -1
  }

  /** Whether a thing that the noun may mean was spoken of without a name, since the name was said or beside it. */
  #isAnotherSince(noun: string, name: string): boolean {
    const since = this.#clauseOf(name)
    return this.#unnamed.some(
      (one) => one.clause >= since && (meanTheSame(noun, one.noun) || meanTheSame(one.noun, noun)),
    )
  }

  #isAnotherOfKindSince(kind: NameKind, name: string): boolean {
    const since = this.#clauseOf(name)
    return this.#unnamed.some((one) => one.clause >= since && KIND_OF.get(one.noun) === kind)
  }

  #antecedentNames(meaning: Meaning): readonly { name: string; firm: boolean }[] {
    if (meaning === 'homeland') return this.#homelands()
    if (meaning === 'thing') return this.#lastThings()
    const found = this.#lastOfKind(meaning)
    if (found.length > 0 || meaning !== 'country') return found
    return this.#homeland === undefined ? [] : [this.#homeland]
  }

  /**
   * Where no country is named it is India's essay most likely; what another country has may only be confirmed. A country
   * that is named beside others or once may be one of them.
   */
  #homelands(): readonly Homeland[] {
    if (this.#homeland?.firm === true) return [this.#homeland]
    const named = this.#homeland?.name ?? INDIA
    const homes = [...new Set([INDIA, ...OTHER_HOMES, named])]
    return homes.map((name) => ({ name, firm: name === INDIA && named === INDIA }))
  }

  /** What the clause before speaks of, else what was spoken of before clauses that name nothing. */
  #lastThings(): readonly { name: string; firm: boolean }[] {
    const things = this.#thingsOfClauseBefore()
    const named = new Set(things.map(({ name }) => name))
    return [...things, ...this.#focus.filter(({ name }) => !named.has(name))]
  }

  /** Whatever the clause before speaks of: the name that it opens with, or any name in it. */
  #thingsOfClauseBefore(): { name: string; firm: boolean }[] {
    const before = this.#before
    const claimed = before?.claimed
    if (before === undefined) return []
    if (before.mentions.length === 0) return claimed === undefined ? [] : [{ name: claimed.name, firm: true }]
    const topic =
      before.mentions.find(({ name }) => name === claimed?.name) ??
      before.mentions.find((mention) => mention.case === 'nominative') ??
      before.mentions[0]
    const alone = topic && !before.mentions.some((other) => other !== topic && this.#areAlike(topic, other))
    const isTopic = alone && (before.opensWithName || topic.name === claimed?.name)
    const meant = isTopic ? [topic] : before.mentions
    return meant
      .filter(({ name }) => !this.#index.isOfKind(name, 'person'))
      .map(({ name }) => ({ name, firm: true }))
  }

  /** Whether two names are of one kind, so that a pronoun may mean either: இந்தியாவின் அண்டை நாடு நேபாளம். */
  #areAlike(one: Mention, other: Mention): boolean {
    return NAME_KINDS.some(
      (kind) => this.#index.isOfKind(one.name, kind) && this.#index.isOfKind(other.name, kind),
    )
  }

  /** The names of a kind in the last clause of the paragraph that has any, else in the title. */
  #lastOfKind(kind: NameKind): { name: string; firm: boolean }[] {
    const last = this.#last.get(kind)
    const unknown = kind === 'person' && (last?.mayNameUnknownPerson ?? this.#mayNameUnknownPerson)
    const names = last === undefined ? this.#ofEssay(kind) : this.#distinct(last.names)
    const isOnly = names.length === 1 && !unknown
    return names.map((name) => ({ name, firm: isOnly && !this.#isAnotherOfKindSince(kind, name) }))
  }

  /** Of which of its kind the whole essay speaks, where the paragraph has named none. */
  #ofEssay(kind: NameKind): readonly string[] {
    if (kind === 'person') return this.#hero === undefined ? [] : [this.#hero]
    let names = this.#ofWholeEssay.get(kind)
    if (names === undefined) {
      const titled = this.#ofKind(this.#title, kind)
      names = this.#distinct(titled.length > 0 ? titled : this.#ofKind(this.#all, kind))
      this.#ofWholeEssay.set(kind, names)
    }
    return names
  }

  #ofKind(mentions: readonly Mention[], kind: NameKind): string[] {
    return mentions
      .filter(({ name }) => this.#index.isOfKind(name, kind) && !(kind === 'person' && MANY.test(name)))
      .map(({ name }) => name)
  }

  #distinct(all: readonly string[]): string[] {
    const names: string[] = []
    for (const name of new Set(all))
      if (!names.some((known) => known === name || this.#index.mayBeSame(name, new Set([known]))))
        names.push(name)
    return names
  }

  /** `உலகின் மிகப் பெரிய நாடு ரஷ்யா; மிகச் சிறிய நாடு வத்திக்கான்`: in one sentence the name at the end only answers, whatever it has itself. */
  #isPredicateBeside({ case: how, to }: Mention, head: number, { units, to: end }: Clause): boolean {
    const isSuperlative = MOST.test(units[head]?.bare ?? '') && this.#before?.units === units
    if (!isSuperlative || (how !== 'nominative' && how !== 'copula')) return false
    return units
      .slice(to, end)
      .every(({ kind, bare }) => kind === 'punctuation' || /^(?:ஆகும்|தான்)$/u.test(bare))
  }

  /** `தமிழ்நாட்டின் மாநில மலர் செங்காந்தள். மாநில மரம் பனை.`: what the clause before was about. */
  #carriedOver(clause: Clause, mentions: readonly Mention[]): Antecedent[] {
    const claimed = this.#before?.claimed
    if (claimed === undefined || hasOwner(clause)) return []
    const head = headOf(clause)
    const isAnswer = (one: Mention) => this.#isPredicateBeside(one, head, clause)
    const own = mentions.some(
      (one) =>
        !isAnswer(one) &&
        this.#index.recordsAbout(one.name).some(({ record }) => record.property === claimed.property),
    )
    if (own) return []
    const subject: Mention = { name: claimed.name, case: 'genitive', withUm: false, from: head, to: head }
    return [{ subject, firm: true, property: claimed.property }]
  }
}

/** What begins a superlative: of what it is the most stands before it, or in the statement before. */
const MOST = /^(?:மிக|மிகவும்|மிகப்|மிகச்|மிகக்|மிகத்)$/u

/** Names of a paragraph that are kept in mind at most. */
const RECENT = 12
/** Clauses: of two things named so close to each other either may be meant. */
const NEAR = 3
const INDIA = 'இந்தியா'
const OTHER_HOMES = ['இலங்கை', 'சிங்கப்பூர்', 'மலேசியா']
