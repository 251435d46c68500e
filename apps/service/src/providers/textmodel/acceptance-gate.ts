import type { Span, TamilLanguage } from '../tamil-language.ts'
import { distance, fold } from './anchor-edit.ts'
import type { ModelEdit } from './model-edit.ts'
import { admitText, type ModelText } from './model-text.ts'
import type { Replacement } from './narrow-edit.ts'
import type { SentenceCheck } from './sentence-check.ts'
import { type WordChange, wordChanges } from './word-changes.ts'

/** Why an edit of the model was not accepted; counted in the metrics. */
export type Rejection =
  | 'not_anchored'
  | 'no_change'
  | 'protected'
  | 'too_large'
  | 'meaning'
  | 'foreign_content'
  | 'new_fault'
  | 'rewrite'
  | 'overlap'

export interface Accepted extends Span {
  fix: ModelText
  type: ModelEdit['type']
  severity: ModelEdit['severity']
  /** Whether the fix may be applied; otherwise it is only offered as an alternative. */
  applies: boolean
}

type Proposed = Replacement & Pick<ModelEdit, 'type' | 'severity'>

/** What an edit is judged by: the text, what no edit may touch, and the engine's knowledge. */
export interface Judges {
  text: string
  barred: readonly Span[]
  check: SentenceCheck
  language: TamilLanguage
}

const MAX_WORDS = 6
const MAX_WORDS_OFFERED = 12
const MAX_EDIT_RATIO = 0.5
/** UTF-16 code units of the replaced words and of what replaces them: more than so many words ever have. */
const MAX_LENGTH = 400

const NUMBERS = /[0-9\u0be6-\u0bf2]+/g
/** Words and endings that turn a sentence into its opposite. */
const NEGATIONS = new RegExp(
  [
    '[இி]ல்லை|[இி]ல்லா|[இி]ன்றி|அல்ல|அன்று|மாட்ட|கூடாது|வேண்டாம்|ாமல்|ாது',
    // எளிதல்ல, அவரல்ல; not நல்ல, மெல்ல, வல்ல
    '(?<=[தமனளரய])ல்ல(?![\\u0b80-\\u0bff])',
    // செய்யாத, பெய்யாதது, வராதவர், பாராதீர்கள்; not மாதம், பாதை, சாதனை
    'ாத(?=து|வ|ே|ீர்|ிரு|படி|போது|ப்|வாறு|(?![\\u0b80-\\u0bff]))',
  ].join('|'),
  'g',
)
/** Numbers in words, as far as they begin alike in all their forms. */
const NUMBER_WORDS =
  /(?<![\u0b80-\u0bff])(?:ஒன்ற|(?:ஒரு|இரு)(?:வ|$|[^\u0b80-\u0bff])|(?:அரை|கால்|முக்கால்)(?:$|[^\u0b80-\u0bff])|மூவ|நால்வ|ஐவ|இரண்ட|மூன்ற|நான்க|ஐந்த|ஆற(?:ு|ா)|ஏழ(?:ு|ா)|எட்ட|ஒன்பத|பத்த|பன்னிர|பதின|பதினெ|இருபத|முப்பத|நாற்பத|ஐம்பத|அறுபத|எழுபத|எண்பத|தொண்ணூ|நூற|இருநூ|முந்நூ|நானூ|ஐந்நூ|அறுநூ|எழுநூ|எண்ணூ|தொள்ளாயிர|ஆயிர|இலட்ச|லட்ச|கோடி)/gu
/** Marks that only part or end what is said; any other says something itself. */
const PARTING_MARKS = /[\s,.]/gu

/**
 * Decides on one anchored edit: over-correction is the enemy, so the answer to doubt is no, or an alternative that
 * is not applied. What the engine proposes itself is believed. Anything else must come from the words that stand there
 * (`wordChanges`), in words that Tamil knows, and leave the sentence with no more faults than it has. Pure.
 */
export function judgeEdit(edit: Proposed, { text, barred, check, language }: Judges): Accepted | Rejection {
  const { start, end } = edit
  const old = text.slice(start, end)
  if (old.trim().normalize('NFC') === edit.fix.trim().normalize('NFC')) return 'no_change'
  if (/[\r\n]/.test(old) || barred.some((span) => span.start < end && start < span.end)) return 'protected'
  if (old.length > MAX_LENGTH) return 'too_large'
  if (changesMeaning(old, edit.fix)) return 'meaning'
  const maxLength = Math.min(MAX_LENGTH, old.length * 2 + 20)
  const fix = admitText(edit.fix, { use: 'fix', held: old, maxLength })
  if (fix === null) return 'foreign_content'
  const words = Math.max(wordsIn(old, language), wordsIn(fix, language))
  if (words > MAX_WORDS_OFFERED) return 'too_large'
  const faults = check.faultsAt(edit)
  const severity = believed(old, edit, language)
  const isEngines = faults.some(
    (fault) => fault.start === start && fault.end === end && fault.corrections.includes(fix),
  )
  if (isEngines) return { start, end, fix, type: edit.type, severity, applies: isCorrection(edit) }
  const next = text.slice(end, end + 2)
  if (looseLinks(fix + next) > looseLinks(old + next)) return 'foreign_content'
  const changes = changesOf(old, fix, language)
  if (typeof changes === 'string') return changes
  const added = check.faultsAdded({ start, end, fix })
  if (added !== null && added > 0) return 'new_fault'
  const isEndorsed = endorsesChanges({ start, old, fix }, check, language)
  if (!isEndorsed || (changes.has('form') && faults.length === 0)) return 'meaning'
  const isConfirmed = faults.length > 0 && added !== null && (added < 0 || hasNonWord(old, language))
  const applies =
    added !== null &&
    isCorrection(edit) &&
    words <= MAX_WORDS &&
    editRatio(old, fix, language) <= MAX_EDIT_RATIO &&
    (isConfirmed || isSureAlone(changes, { old, fix }, language))
  return applies
    ? { start, end, fix, type: edit.type, severity, applies }
    : { start, end, fix, ...offered(edit) }
}

/** What makes the words of the fix of the old ones, or why that is no proofreading. */
function changesOf(old: string, fix: string, language: TamilLanguage): ReadonlySet<WordChange> | Rejection {
  const before = tokensOf(old, language)
  const after = tokensOf(fix, language)
  if (before.others !== after.others) return 'meaning'
  const invented = after.words.some((word) => !before.words.includes(word) && !language.isWord(word))
  if (invented || after.words.length === 0) return 'foreign_content'
  const said = (text: string) => text.replace(/[\p{L}\p{M}\p{N}]/gu, '').replace(PARTING_MARKS, '')
  if (said(old) !== said(fix)) return 'meaning'
  return wordChanges(before.words, after.words, language) ?? 'foreign_content'
}

/**
 * Whether the engine, too, finds a fault in every known word that would become another word, form or half of a word. A
 * rider beside a true correction has none at its own place; a doubled consonant at the end needs none. Where the engine
 * corrects the word itself, the fix is none of its other forms: விளையாடினீர்கள் for விளையாடினார்கள்.
 */
function endorsesChanges(
  { start, old, fix }: { start: number; old: string; fix: string },
  check: SentenceCheck,
  language: TamilLanguage,
): boolean {
  const after = tokensOf(fix, language).words.map(withoutDoubling)
  return language.tokens(old).every((token) => {
    if (token.kind !== 'word') return true
    const word = old.slice(token.start, token.end).normalize('NFC')
    if (after.includes(withoutDoubling(word))) return true
    const faults = check.faultsAt({ start: start + token.start, end: start + token.end })
    if (faults.length === 0) return !language.isWord(word)
    const corrections = faults
      .flatMap((fault) => fault.corrections)
      .flatMap((one) => tokensOf(one, language).words)
    return !after.some((other) => isOtherFormOf(other, corrections.map(withoutDoubling), language))
  })
}

/** Whether a word is another form of a word among others, and is none of them. */
function isOtherFormOf(word: string, others: readonly string[], language: TamilLanguage): boolean {
  if (others.includes(word)) return false
  const readings = language.readings(word)
  return others
    .flatMap((other) => language.readings(other))
    .some((other) => readings.some((one) => one.lemma === other.lemma && one.class === other.class))
}

function withoutDoubling(word: string): string {
  return word.replace(/[கசதப]்$/, '')
}

/** Whether the change is right without the engine: of words that are none, the link to the next word, a space. */
function isSureAlone(
  changes: ReadonlySet<WordChange>,
  { old, fix }: { old: string; fix: string },
  language: TamilLanguage,
): boolean {
  const marks = (text: string) => text.replace(/[\p{L}\p{M}\p{N}\s]/gu, '')
  if (changes.size === 0) return marks(old) === marks(fix) || `${marks(old)}.` === marks(fix)
  if (marks(old) !== marks(fix)) return false
  if (changes.has('agreement') || changes.has('form') || changes.has('spelling')) return false
  if (changes.size === 1 && changes.has('doubling')) return true
  return changedWords(old, fix, language).every((word) => !language.isWord(word))
}

/** The Tamil words of the old text that the fix does not keep. */
function changedWords(old: string, fix: string, language: TamilLanguage): string[] {
  const after = tokensOf(fix, language).words
  return tokensOf(old, language).words.filter((word) => !after.includes(word))
}

/** How many doubled consonants stand at the end of a word without the next word that they lead to. */
function looseLinks(text: string): number {
  return Array.from(text.matchAll(/([கசதப])்(?![\p{L}\p{M}])(?! \1)/gu)).length
}

function isCorrection({ type }: Pick<ModelEdit, 'type'>): boolean {
  return type === 'spelling' || type === 'grammar'
}

/** Only a word that is none is a severe fault on a model's word. */
function believed(
  old: string,
  { severity }: Pick<ModelEdit, 'severity'>,
  language: TamilLanguage,
): ModelEdit['severity'] {
  return severity === 'high' && !hasNonWord(old, language) ? 'medium' : severity
}

function hasNonWord(text: string, language: TamilLanguage): boolean {
  return tokensOf(text, language).words.some((word) => !language.isWord(word))
}

/** A style edit of a model, or one of doubt, is advice: never `high`, never applied by itself. */
function offered(edit: Pick<ModelEdit, 'type' | 'severity'>) {
  if (isCorrection(edit)) return { type: 'style', severity: 'low', applies: false } as const
  const severity = edit.severity === 'high' ? 'medium' : edit.severity
  return { type: edit.type, severity, applies: false } as const
}

function changesMeaning(old: string, fix: string): boolean {
  const differs = (pattern: RegExp) => (old.match(pattern) ?? []).join() !== (fix.match(pattern) ?? []).join()
  return (
    differs(NUMBERS) ||
    differs(NUMBER_WORDS) ||
    (old.match(NEGATIONS) ?? []).length !== (fix.match(NEGATIONS) ?? []).length
  )
}

function wordsIn(text: string, language: TamilLanguage): number {
  return language.tokens(text).filter(({ kind }) => kind !== 'space' && kind !== 'punctuation').length
}

/** The Tamil words of a text, and what else stands in it besides spaces and marks, as one string. */
function tokensOf(text: string, language: TamilLanguage): { words: string[]; others: string } {
  const words: string[] = []
  const others: string[] = []
  for (const { kind, start, end } of language.tokens(text)) {
    if (kind === 'word') words.push(text.slice(start, end).normalize('NFC'))
    else if (kind !== 'space' && kind !== 'punctuation') others.push(text.slice(start, end))
  }
  return { words, others: others.join(' ') }
}

function editRatio(old: string, fix: string, language: TamilLanguage): number {
  const before = language.clusters(fold(old).text)
  const after = language.clusters(fold(fix).text)
  return distance(before, after) / Math.max(before.length, after.length, 1)
}
