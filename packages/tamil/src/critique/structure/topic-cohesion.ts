import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'
import { type MeaningWords, meaningsOf } from './meaning-words.ts'

/** How a paragraph holds together with the rest of its essay. */
export interface Cohesion {
  /** From 0, nothing that the rest or the title speaks of, to about 1; undefined where it says too little. */
  readonly tie: number | undefined
  /** Different words of the field of life that it speaks of most and of which neither the title nor the rest speaks. */
  readonly ownField: number
  /** Words of the field of the title, or of one that half of the rest speaks of, that it uses most of. */
  readonly commonField: number
}

/** Something that a paragraph speaks of. */
interface Concept {
  readonly key: string
  readonly root: string
  readonly weight: number
  readonly fields: readonly number[]
  /** The sets of words of one meaning that it stands in. */
  readonly meanings: readonly string[]
  times: number
}

/** Who and where says less of what a paragraph is about than what. */
const WEIGHTS = { noun: 1, unknown: 0.6, verb: 0.5, name: 0.4 } as const
/** Below this a paragraph says too little to be compared. */
const MIN_WEIGHT = 3
const IN_TITLE = 1.5
/** Said elsewhere in other words. */
const IN_OTHER_WORDS = 0.4
const FIELD_IN_TITLE = 0.9
const MAX_SHARED = 1.2
/** Clusters by which words of one stem are known: பொங்கல், பொங்கலன்று. */
const CLUSTERS = 3
/** So much of the rest may touch a field that is still called the paragraph's own. */
const TOUCHED = 0.2

/**
 * Compares every paragraph with all others of its essay: by their words, by the fields of life that the words belong to, and by
 * the title. Linear in the words.
 */
export function cohesionIn(
  { paragraphs, topic }: Essay,
  meanings: MeaningWords,
): (paragraph: Block) => Cohesion {
  const conceptsOf = new Map(
    paragraphs.map((paragraph) => [paragraph, conceptsIn(paragraph.words, meanings)]),
  )
  const title = conceptsIn(topic?.words ?? [], meanings)
  const titleKeys = new Set(title.flatMap(({ key, root, meanings: sets }) => [key, root, ...sets]))
  const titleFields = new Set(title.flatMap(({ fields }) => fields))
  const owners = new Map<string, number>()
  const shares = new Map<number, number>()
  const speaking = new Map<number, number>()
  for (const concepts of conceptsOf.values()) {
    for (const one of new Set(concepts.flatMap(({ key, root, meanings: sets }) => [key, root, ...sets])))
      count(owners, one, 1)
    for (const [field, times] of timesOf(concepts)) {
      count(shares, field, shareOf(times))
      if (times > 1) count(speaking, field, 1)
    }
  }
  const others = Math.max(1, paragraphs.length - 1)
  return (paragraph) => {
    const concepts = conceptsOf.get(paragraph) ?? []
    const times = timesOf(concepts)
    const ties = concepts.map(({ key, root, fields, meanings: sets }) => {
      const names = [key, ...(rootLength(root) < CLUSTERS ? [] : [root])]
      const elsewhere = Math.max(...names.map((name) => owners.get(name) ?? 0)) - 1
      const inOtherWords = sets.some((set) => titleKeys.has(set) || (owners.get(set) ?? 0) > 1)
      const byWord =
        titleKeys.has(root) || names.some((name) => titleKeys.has(name))
          ? IN_TITLE
          : elsewhere > 0
            ? Math.min(MAX_SHARED, 0.7 + elsewhere / (2 * Math.max(4, others)))
            : 0
      const byField = fields.map((field) =>
        titleFields.has(field)
          ? FIELD_IN_TITLE
          : (FIELD_IN_TITLE * ((shares.get(field) ?? 0) - shareOf(times.get(field) ?? 0))) / others,
      )
      return Math.max(byWord, inOtherWords ? IN_OTHER_WORDS : 0, ...byField)
    })
    const weight = concepts.reduce((sum, one) => sum + one.weight, 0)
    const tied = concepts.reduce((sum, one, i) => sum + one.weight * (ties[i] ?? 0), 0)
    const isOwn = (field: number) =>
      !titleFields.has(field) &&
      (speaking.get(field) ?? 0) - ((times.get(field) ?? 0) > 1 ? 1 : 0) <= TOUCHED * others
    const isCommon = (field: number) =>
      titleFields.has(field) ||
      2 * ((speaking.get(field) ?? 0) - ((times.get(field) ?? 0) > 1 ? 1 : 0)) >= others
    const common = [...times].map(([field, said]) => (isCommon(field) ? said : 0))
    const own = [...times.keys()].filter(isOwn)
    const words = own.map((field) => concepts.filter(({ fields }) => fields.includes(field)).length)
    return {
      tie: weight < MIN_WEIGHT ? undefined : tied / weight,
      ownField: Math.max(0, ...words),
      commonField: Math.max(0, ...common),
    }
  }
}

/** A field that is only touched counts half. */
const shareOf = (times: number) => (times > 1 ? 1 : times / 2)

const rootLength = (root: string) => rootOf(root, CLUSTERS).length

function count<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function timesOf(concepts: readonly Concept[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const concept of concepts) for (const field of concept.fields) count(times, field, concept.times)
  return times
}

function conceptsIn(words: readonly Word[], meanings: MeaningWords): Concept[] {
  const found = new Map<string, Concept>()
  for (const word of words) {
    const concept = conceptOf(word, meanings)
    if (concept === undefined) continue
    const known = found.get(concept.key)
    if (known === undefined) found.set(concept.key, concept)
    else known.times++
  }
  return [...found.values()]
}

function conceptOf(word: Word, { fields, paraphrases }: MeaningWords): Concept | undefined {
  const { analyses, text } = word
  const sets = meaningsOf(word, paraphrases).map((set) => `set ${set}`)
  const noun = analyses.find(
    ({ class: kind, features }) => (kind === 'noun' || kind === 'name') && !features.includes('rare'),
  )
  if (noun !== undefined) {
    const { lemma, features } = noun
    if (features.includes('time') || features.includes('unit') || isGeneralNoun(lemma)) return undefined
    const weight = noun.class === 'name' ? WEIGHTS.name : WEIGHTS.noun
    return {
      key: lemma,
      root: rootOf(lemma, CLUSTERS),
      weight,
      fields: meaningsOf(word, fields),
      meanings: sets,
      times: 1,
    }
  }
  const [reading] = analyses
  if (reading?.class === 'verb') {
    const { lemma } = reading
    if (isGeneralVerb(lemma)) return undefined
    return {
      key: `${lemma} verb`,
      root: rootOf(lemma, CLUSTERS),
      weight: WEIGHTS.verb,
      fields: fields.get(lemma) ?? [],
      meanings: sets,
      times: 1,
    }
  }
  if (reading !== undefined || text.length <= CLUSTERS) return undefined
  const key = rootOf(text, CLUSTERS + 1)
  return {
    key,
    root: rootOf(text, CLUSTERS),
    weight: WEIGHTS.unknown,
    fields: fieldsOfParts(text, fields),
    meanings: sets,
    times: 1,
  }
}

/** The fields of the parts of a compound that nothing explains: of மரம் in வேப்பமரம். */
function fieldsOfParts(text: string, fields: MeaningWords['fields']): readonly number[] {
  const found = new Set<number>()
  for (let at = CLUSTERS; at <= text.length - CLUSTERS; at++)
    for (const part of [text.slice(0, at), text.slice(at)])
      for (const field of fields.get(part) ?? []) found.add(field)
  return [...found]
}
