import type { Finding, FindingExtra } from '../../text/finding.ts'
import { memoize, memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis, Feature } from '../../words/analysis.ts'
import type { InCase, WantedCase } from '../../words/case-forms.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { finalVallinam, missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { isUnknownObject } from '../reading/unknown-nouns.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { caseCaptures } from './case-names.ts'
import { isInfinitiveBefore } from './infinitive-before.ts'

/** The verb that a noun depends on. */
export interface Governor {
  /** The last word of the verb: வேண்டும் of `மதிக்க வேண்டும்`. */
  readonly verb: Word
  /** The word with the verb's meaning. */
  readonly main: Word
  /** The roots that it may be a form of. */
  readonly roots: readonly string[]
  /** A bare noun between: கடிதம் of `தம்பிக்குக் கடிதம் எழுதினேன்`. */
  readonly bareObject: Word | undefined
}

/** Auxiliaries written apart: `வாங்கிக் கொண்டான்`, `செய்து விட்டாள்`. */
const AUXILIARIES: ReadonlySet<string> = new Set([
  'கொள்',
  'விடு',
  'இரு',
  'கொண்டிரு',
  'வை',
  'போடு',
  'தொலை',
  'தீர்',
])
/** After an infinitive they leave its objects alone. */
const MODAL =
  /^(?:வேண்டும்|வேண்டாம்|கூடாது|முடியும்|முடியாது|முடியவில்லை|முடிந்தது|போகிற.*|போனேன்|மாட்ட.*|இல்லை|வில்லை|வேண்டியது)$/u
/** Nouns that are particles too. */
const BARE: ReadonlySet<string> = new Set(['நன்றி', 'வணக்கம்', 'பொய்', 'பதில்'])
const MAX_ADVERBS = 2

/**
 * The finite verb that governs a noun, when only adverbs and one bare noun stand between. Undefined where another verb
 * could be meant, such as a participle.
 */
export const governorOf = memoize((noun: Word): Governor | undefined => {
  if (noun.next === undefined || noun.next.text.length < 3 || !endsNear(noun)) return undefined
  let bareObject: Word | undefined
  let adverbs = 0
  for (let word: Word | undefined = noun.next; word !== undefined; word = word.next) {
    // Most nouns stand before another noun with a case: no verb of theirs is near.
    if (word.isOnly('nominative', 'rational') || word.isOnly('accusative') || word.isOnly('dative'))
      return undefined
    const role = roleOf(word)
    if (isInfinitiveBefore(word, role)) return undefined
    if (role === 'adverb' && adverbs < MAX_ADVERBS) adverbs++
    else if ((role === 'head' || BARE.has(word.text)) && bareObject === undefined && isBare(word))
      bareObject = word
    else return governed(word, bareObject)
  }
  return undefined
})

/** Adverbs, one bare noun, the verb and its auxiliary. */
const MAX_DISTANCE = MAX_ADVERBS + 3

/** Whether a clause may end among the next words, with a verb that may govern: cheap, and rarely so. */
function endsNear(noun: Word): boolean {
  let verbal = false
  let word = noun.next
  for (let i = 0; i < MAX_DISTANCE && word !== undefined; i++) {
    const { next } = word
    verbal ||= word.is('finite') || word.is('infinitive') || word.is('verbal-participle')
    if (verbal && (next === undefined || mayFollow(next))) return true
    word = next
  }
  return false
}

/** Whether a clause may end before a word: என்று, a conjunction. */
const mayFollow = memoizeForm((word: Word): boolean => word.text.startsWith('என') || word.isA('conjunction'))

function isBare(word: Word): boolean {
  return word.is('irrational', 'nominative') && !word.is('rational') && !word.is('accusative')
}

function governed(main: Word, bareObject: Word | undefined): Governor | undefined {
  const verb = lastWordOf(main)
  if (verb === undefined || !endsClause(verb)) return undefined
  const roots = rootsOf(main)
  if (main.text === 'கலந்து' && verb !== main) return { verb, main, roots: ['கலந்துகொள்'], bareObject }
  return roots.length === 0 ? undefined : { verb, main, roots, bareObject }
}

function lastWordOf(main: Word): Word | undefined {
  if (main.is('finite') && roleOf(main) === 'finite') return main
  const { next } = main
  if (next === undefined) return undefined
  if (main.is('infinitive')) return MODAL.test(next.text) ? next : undefined
  const auxiliary =
    main.is('verbal-participle') &&
    next.is('finite') &&
    next.analyses.some(({ lemma }) => AUXILIARIES.has(lemma))
  return auxiliary ? next : undefined
}

function endsClause({ next }: Word): boolean {
  return next === undefined || roleOf(next) === 'quotative' || next.isA('conjunction')
}

/** Whether every root of a governor has one of these frames and no other. */
export function takes({ roots, main }: Governor, ...frames: readonly CaseFrame[]): boolean {
  return roots.every((root) => {
    const own = main.form.framesOf(root)
    return own.length > 0 && own.every((frame) => frames.includes(frame))
  })
}

/** What the rules of case need to know of the language. */
export interface CaseKnowledge {
  analyse(word: string): readonly Analysis[]
  readonly inCase: InCase
}

/**
 * The finding that puts a noun into another case, with the doubling that the next word asks for. Undefined where the form
 * cannot be made or the analyser does not know it.
 */
export function putInCase(
  word: Word,
  wanted: WantedCase,
  { analyse, inCase }: CaseKnowledge,
  extra: FindingExtra = {},
): Finding | undefined {
  const clitic = CLITICS.find(({ feature }) => word.is(feature))
  const bare = clitic === undefined ? withoutVallinam(word.text) : clitic.without(withoutVallinam(word.text))
  for (const reading of word.analyses) {
    const alone = inCase(bare, clitic === undefined ? reading : withoutClitic(reading), wanted)
    const form = clitic !== undefined && alone !== undefined ? clitic.with(alone) : alone
    if (form === undefined || form === bare) continue
    const isForm = analyse(form).some(
      ({ lemma, features }) =>
        lemma === reading.lemma && (wanted === 'benefactive' || features.includes(wanted)),
    )
    if (isForm)
      return word.replaceWith(withDoubling(form, wanted, word), {
        ...extra,
        captures: { ...caseCaptures(wanted), ...extra.captures },
      })
  }
  return undefined
}

function withoutClitic(reading: Analysis): Analysis {
  return { ...reading, features: reading.features.filter((feature) => !feature.startsWith('clitic-')) }
}

/** அவரையும் → அவரை, அவருக்கும் → அவருக்கு, அவரிடமும் → அவரிடம். */
function withoutAlso(text: string): string {
  return text
    .replace(/([ைிீே])யும்$/u, '$1')
    .replace(/([கற]்க)ும்$/u, '$1ு')
    .replace(/ும்$/u, '்')
}

function withAlso(form: string): string {
  if (/[ைிீே]$/u.test(form)) return `${form}யும்`
  return /[ு்]$/u.test(form) ? `${form.slice(0, -1)}ும்` : form
}

/** எடிசனையே → எடிசனை, நீருக்கே → நீருக்கு, உழைப்பிலேயே → உழைப்பில். */
function withoutStress(text: string): string {
  return text
    .replace(/([ைி])யே$/u, '$1')
    .replace(/ேயே$/u, '்')
    .replace(/([கற]்க)ே$/u, '$1ு')
    .replace(/ே$/u, '்')
}

function withStress(form: string): string {
  if (/[ைி]$/u.test(form)) return `${form}யே`
  if (/[ிா]ல்$/u.test(form)) return `${form.slice(0, -1)}ேயே`
  return /[ு்]$/u.test(form) ? `${form.slice(0, -1)}ே` : form
}

/** The clitics that a noun keeps in another case. */
const CLITICS = [
  { feature: 'clitic-um', without: withoutAlso, with: withAlso },
  { feature: 'clitic-e', without: withoutStress, with: withStress },
] as const

function withDoubling(form: string, wanted: WantedCase, { next, text }: Word): string {
  if (wanted === 'benefactive') return form + (finalVallinam(text) ?? '')
  if (wanted !== 'accusative' && wanted !== 'dative' && wanted !== 'adverbial') return form
  if (next === undefined) return form + (finalVallinam(text) ?? '')
  return missingVallinam(form, next.text) ?? form
}

const PERSONAL: readonly Feature[] = ['rational', 'epicene', 'masculine', 'feminine', 'honorific']

/** Whether a word is of people in every reading: அவனை, பெரியோருக்கு. */
export function isPersonNoun({ analyses }: Word): boolean {
  return (
    analyses.length > 0 && analyses.every(({ features }) => PERSONAL.some((one) => features.includes(one)))
  )
}

/** Whether another word of the sentence before the verb is in this case. */
export function hasOther(noun: Word, grammaticalCase: 'accusative' | 'dative', { verb }: Governor): boolean {
  return noun.sentence.words.some(
    (word) =>
      word !== noun &&
      word.index < verb.index &&
      (word.is(grammaticalCase) || (grammaticalCase === 'accusative' && isUnknownObject(word))),
  )
}
