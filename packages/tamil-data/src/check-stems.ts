import { nounForms, verbOfStem } from '@semmai/tamil/building'
import { conjugatedForms } from './conjugations.ts'
import type { DataRecord } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './similar.ts'

/** How many stems the layout has room for. */
export interface StemLimits {
  readonly stems: number
}

/** Room for 70 times the stems of 2026; the nodes of their trees then fill half of what can be numbered. */
export const STEM_LIMITS: StemLimits = { stems: 1 << 20 }

const STEM_KINDS = [
  'verbs',
  'nouns',
  'names',
  'regional-nouns',
  'rare-nouns',
  'uninflected',
  'pronouns',
  'numerals',
]
/** Words that belong to two classes on purpose, by meaning or by grammar. */
const HOMONYMS = new Set(['மாலை', 'திங்கள்', 'ஞாயிறு', 'வெள்ளி', 'ஆடி', 'மணி', 'கால்', 'அடி', 'படி', 'ஈறு', 'பிடி'])
/** Accepted spellings of abbreviations and foreign names with a vowel letter inside. */
const VOWEL_INSIDE = new Set(['டிஎன்ஏ', 'வாட்ஸ்அப்', 'குர்ஆன்'])
const VOWEL_BEHIND_LETTER = /.[அ-ஔ]/u

/**
 * What is wrong with nouns, names and verbs, each by itself; stems that stand twice, auxiliaries without a
 * verb, and more stems than `limits` allow.
 */
export function checkStems(records: RecordsByKind, limits: StemLimits): Problem[] {
  const of = (kind: string) => records.get(kind) ?? []
  return [
    ...tooMany(STEM_KINDS.flatMap(of), limits),
    ...[...of('nouns'), ...of('names')].flatMap(nounProblems),
    ...of('verbs').flatMap(verbProblems),
    ...inTwoClasses(of('nouns')),
    ...inTwoClasses(of('names')),
    ...unknownAuxiliaries(of('auxiliaries'), of('verbs')),
  ]
}

function at(record: DataRecord, message: string, fix: string): Problem {
  return { file: record.file, line: record.line, message, fix }
}

function tooMany(stems: readonly DataRecord[], limits: StemLimits): Problem[] {
  const first = stems[limits.stems]
  if (first === undefined) return []
  const message = `There are ${stems.length} stems; the layout has room for ${limits.stems}.`
  return [
    at(first, message, 'Raise STEM_LIMITS in packages/tamil-data/src/check-stems.ts, or take stems out.'),
  ]
}

function nounProblems(record: DataRecord): Problem[] {
  const lemma = record.get('lemma')
  const problems: Problem[] = []
  if (VOWEL_BEHIND_LETTER.test(lemma) && !VOWEL_INSIDE.has(lemma))
    problems.push(at(record, `‘${lemma}’ has a vowel letter inside.`, 'Write the vowel sign, or two words.'))
  const { nominative, beforeVowel, oblique, plurals } = nounForms(lemma, record.get('oblique') || undefined)
  if ([nominative, beforeVowel, oblique, ...plurals].includes(''))
    problems.push(at(record, `‘${lemma}’ leaves no stem before its endings.`, 'Give its oblique form.'))
  return problems
}

function verbProblems(record: DataRecord): Problem[] {
  const [root, participle, infinitive] = ['root', 'participle', 'infinitive'].map((field) =>
    record.get(field),
  )
  if (root === undefined || participle === undefined || infinitive === undefined) return []
  const verb = {
    root,
    participle,
    infinitive,
    pastRelative: record.get('past-relative'),
    future: record.get('future'),
  }
  const empty = Object.entries(verbOfStem(verb).forms).find(([, form]) => form === '')
  if (empty !== undefined)
    return [
      at(
        record,
        `‘${root}’ leaves no stem for its form ‘${empty[0]}’.`,
        'Look at root, participle and infinitive.',
      ),
    ]
  const regular = conjugatedForms(root).has(`${participle}|${infinitive}`)
  const irregular = record.get('irregular') === 'yes'
  if (!regular && !irregular)
    return [
      at(
        record,
        `No class of verbs makes ‘${participle}’ and ‘${infinitive}’ of ‘${root}’.`,
        'Look for a typo; if it is right, write `yes` under irregular.',
      ),
    ]
  if (regular && irregular) return [at(record, `‘${root}’ is regular.`, 'Leave irregular empty.')]
  return []
}

function inTwoClasses(records: readonly DataRecord[]): Problem[] {
  const seen = new Map<string, DataRecord>()
  return records.flatMap((record) => {
    const lemma = record.get('lemma')
    const first = seen.get(lemma)
    seen.set(lemma, record)
    if (first === undefined || HOMONYMS.has(lemma) || isSecondDeclension(record, first)) return []
    const message = `The stem ‘${lemma}’ stands twice: also as ${first.get('class')} in ${first.file}:${first.line}.`
    return [at(record, message, 'Keep one; if it is two words, add it to HOMONYMS in check-stems.ts.')]
  })
}

/** One word on two obliques, one of them read after the other: தவற்றை and தவறை. */
function isSecondDeclension(one: DataRecord, other: DataRecord): boolean {
  const isSecond = [one, other].some((record) => record.get('second') === 'yes')
  return isSecond && one.get('oblique') !== other.get('oblique')
}

function unknownAuxiliaries(auxiliaries: readonly DataRecord[], verbs: readonly DataRecord[]): Problem[] {
  const roots = [...new Set(verbs.map((verb) => verb.get('root')))]
  return auxiliaries
    .filter((record) => !roots.includes(record.get('root')))
    .map((record) => {
      const root = record.get('root')
      return at(
        record,
        `There is no verb ‘${root}’.${didYouMean(root, roots)}`,
        'Write a root of stems/verbs.tsv.',
      )
    })
}
