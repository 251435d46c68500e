import type { Word } from '../text/word.ts'
import type { Analyser } from '../text/word-form.ts'
import type { Analysis } from '../words/analysis.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import { everyReading } from './vallinam-places.ts'

/** Verbs that a verbal participle leads to: அழைத்துச் சென்றான், எழுதி முடித்தான், எடுத்துக் கொண்டான். */
const SERIAL: ReadonlySet<string> = new Set([
  ...['செல்', 'வா', 'போ', 'கொள்', 'விடு', 'வை', 'பார்', 'கொடு', 'தா', 'முடி', 'தள்ளு', 'நில்', 'இரு', 'போடு', 'எறி'],
])
/** Stems whose relative participles are words of their own: ஆன, என்ற, உள்ள. */
const GRAMMATICAL: ReadonlySet<string> = new Set(['ஆ', 'ஆகு', 'என்', 'உள்', 'போல்', 'உரி'])
/** The endings of relative participles, and of the verbal participles that they are taken for. */
const ENDINGS: readonly (readonly [relative: RegExp, verbal: string])[] = [
  [/(?<=[தடற]்[தடற]|[நணன]்[தடற]|ய்த)$/u, 'ு'],
  [/ிய$/u, 'ி'],
  [/ன்ன$/u, 'ல்லி'],
]
const HARD = /^[கசதப]/u

/** A noun and what makes a verb of it: மகிழ்ச்சியளி, வேதனையடை, கூச்சலிடு. */
const WITH_NOUN = /(?:[யமவலர][ா-ௌ]?ளி|[யமவப]டை|[யமல]ிடு|[யம]ெடு|[யம]ிழ|.கொள்|.பெறு)$/u

function isRelative({ class: kind, features, lemma }: Analysis): boolean {
  if (kind === 'adjective') return true
  return features.includes('relative-participle') && features.includes('past') && !GRAMMATICAL.has(lemma)
}

function isSerial({ class: kind, lemma }: Analysis): boolean {
  return kind === 'verb' && SERIAL.has(lemma)
}

/** Whether nothing but a verb that a participle leads to stands here: not what gave its name, வருகிறவர், nor the root of a noun. */
function isSerialVerb(word: Word): boolean {
  const isPart = ({ features }: Analysis) =>
    features.includes('finite') ||
    features.includes('verbal-participle') ||
    (features.includes('participial-noun') && features.includes('neuter') && features.includes('nominative'))
  return (
    everyReading(word.analyses, (reading) => isSerial(reading) && isPart(reading)) &&
    (word.is('finite') || word.is('verbal-participle') || AS_SOON_AS.test(word.text))
  )
}

/** `முடித்ததும்`, of which no noun is told. */
const AS_SOON_AS = /[தடற]தும்$/u

/** Whether it can only end a sentence: before it nothing is told of a noun. */
const isFiniteVerb = (word: Word) =>
  word.isLast &&
  (word.is('finite') || word.is('imperative', 'plural')) &&
  everyReading(word.analyses, isFiniteOrNeuter)

function isFiniteOrNeuter({ class: kind, features }: Analysis): boolean {
  const isThatWhich =
    features.includes('participial-noun') && features.includes('neuter') && features.includes('nominative')
  return kind === 'verb' && (features.includes('finite') || features.includes('imperative') || isThatWhich)
}

/** The participle in front of its verb, with the consonant that doubles behind a hard one: அழைத்துச். */
function asVerbal(bare: string, { text }: Word): string | undefined {
  for (const [relative, verbal] of ENDINGS) {
    if (!relative.test(bare)) continue
    const participle = bare.replace(relative, verbal)
    const doubles = HARD.test(text) && /(?:[தடற]்[தடற]ு|ி)$/u.test(participle)
    return doubles ? `${participle}${text.slice(0, 1)}்` : participle
  }
  return undefined
}

/**
 * The verbal participle (வினையெச்சம்) that is meant where a relative one (பெயரெச்சம்) stands right before a verb, with the
 * consonant that doubles behind it: அழைத்துச் for அழைத்தச் before சென்றனர். Undefined where a noun may follow.
 */
export function meantVerbalParticiple(word: Word, analyse: Analyser): string | undefined {
  const { next } = word
  if (next === undefined || !(isSerialVerb(next) || isFiniteVerb(next))) return undefined
  // `மிகுந்த மகிழ்ச்சியளித்தது`: the adjective is of the noun in the verb.
  if (word.isA('adjective') && next.analyses.every(({ lemma }) => WITH_NOUN.test(lemma))) return undefined
  const bare = withoutVallinam(word.text)
  const readings = analyse(bare)
  if (!everyReading(readings, isRelative) || !readings.some(({ class: kind }) => kind === 'verb'))
    return undefined
  const suggestion = asVerbal(bare, next)
  if (suggestion === undefined) return undefined
  const isParticiple = analyse(withoutVallinam(suggestion)).some(({ features }) =>
    features.includes('verbal-participle'),
  )
  return isParticiple ? suggestion : undefined
}
