import type { TamilLanguage, WordReading } from '../tamil-language.ts'
import type { RemarkVocabulary } from './remark-vocabulary.ts'

export interface RemarkOptions {
  vocabulary: RemarkVocabulary
  /** What may be quoted, word for word: the text that is spoken of, and what is proposed for it. */
  quotable: readonly string[]
  /** What may stand unquoted besides. */
  topic: Topic
  /** How many words of the topic may follow one another, so that no sentence of a text comes back as a remark. */
  maxTopicRun: number
}

const WORD = /[\p{L}\p{M}]+/gu

/** Words of an edit, or of an essay. */
export interface Topic {
  /** Allowed as they stand. */
  readonly words: ReadonlySet<string>
  /** Dictionary forms whose nouns and adjectives are allowed in any form, but those of persons: nobody is called names. */
  readonly lemmas: ReadonlySet<string>
}

/** The words of a text, for a topic: `words` as they stand, and what `lemmas` are known of all. */
export function topicOf(text: string, words: 'all' | 'unknown', language: TamilLanguage): Topic {
  const all = new Set(text.normalize('NFC').match(WORD))
  const lemmas = new Set<string>()
  const standing = new Set<string>()
  for (const word of all) {
    const readings = language.readings(word)
    for (const { lemma } of readings) lemmas.add(lemma)
    if (words === 'all' || readings.length === 0) standing.add(word)
  }
  return { words: standing, lemmas }
}

/** Places of a quotation in a text that are looked at. */
const MAX_PLACES = 40
/** Words of one quotation at most. */
const MAX_QUOTED = 6
const QUOTED = /[‘“'"]([^‘’“”'"]{1,120})[’”'"]/gu
const ORDINAL_CASES = /(?:முதலாம்|இரண்டாம்|மூன்றாம்|நான்காம்|ஐந்தாம்|ஆறாம்|ஏழாம்|எட்டாம்) (?=வேற்றுமை)/gu
const LINK = /[கசதப]்$/
/** Nobody is spoken to or speaks in a remark; requests are named one by one. */
const PERSONAL = ['first', 'second', 'imperative', 'optative']

/**
 * Whether a remark of a model speaks of language only: its words are those of its vocabulary in any form, quotations of
 * what it speaks of, and few of the topic. So no address, number in words, verdict on the writer or order can be said.
 */
export function speaksOfLanguage(
  remark: string,
  { vocabulary, quotable, topic, maxTopicRun }: RemarkOptions,
  language: TamilLanguage,
): boolean {
  let isQuotedRight = true
  const own = remark.replace(ORDINAL_CASES, '').replace(QUOTED, (_, quoted: string) => {
    const words = quoted.match(WORD) ?? []
    const holds = quotable.some((text) => holdsWhole(text, quoted.trim()))
    if (words.length > MAX_QUOTED || !holds) isQuotedRight = false
    return ' '
  })
  if (!isQuotedRight) return false
  let total = 0
  let strange = 0
  let run = 0
  for (const word of own.match(WORD) ?? []) {
    total++
    const isOwn = isOfVocabulary(word, vocabulary, language)
    if (isOwn) run = 0
    else if (!isOfTopic(word, topic, language) || ++run > maxTopicRun) return false
    else strange++
  }
  return total > 0 && strange * 2 <= total
}

function holdsWhole(text: string, quoted: string): boolean {
  let places = 0
  for (let at = text.indexOf(quoted); at >= 0 && places < MAX_PLACES; at = text.indexOf(quoted, at + 1)) {
    places++
    const isPart =
      /[\p{L}\p{M}]/u.test(text[at - 1] ?? '') || /[\p{L}\p{M}]/u.test(text[at + quoted.length] ?? '')
    if (!isPart) return true
  }
  return false
}

function isOfVocabulary(
  word: string,
  { words, requests }: RemarkVocabulary,
  language: TamilLanguage,
): boolean {
  if (words.has(word.toLowerCase()) || words.has(word.replace(LINK, ''))) return true
  return language
    .readings(word)
    .some((reading) => words.has(reading.lemma) && (!isPersonal(reading) || requests.has(reading.lemma)))
}

function isOfTopic(word: string, { words, lemmas }: Topic, language: TamilLanguage): boolean {
  if (words.has(word)) return true
  const readings = language.readings(word)
  if (readings.some(isPerson)) return false
  return readings.some((one) => lemmas.has(one.lemma) && one.class !== 'verb' && !isPersonal(one))
}

function isPersonal({ features }: WordReading): boolean {
  return PERSONAL.some((feature) => features.includes(feature))
}

function isPerson({ class: part, features }: WordReading): boolean {
  return part !== 'name' && (features.includes('person') || features.includes('rational'))
}
