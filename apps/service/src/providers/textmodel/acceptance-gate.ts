import type { Span, TamilLanguage } from '../tamil-language.ts'
import { distance, fold } from './anchor-edit.ts'
import { confusable } from './confusion-classes.ts'
import type { ModelEdit } from './model-edit.ts'
import { admitText, type ModelText } from './model-text.ts'
import type { Replacement } from './narrow-edit.ts'

/** Why an edit of the model was not accepted; counted in the metrics. */
export type Rejection =
  | 'not_anchored'
  | 'no_change'
  | 'protected'
  | 'too_large'
  | 'meaning'
  | 'foreign_content'
  | 'rewrite'
  | 'overlap'

export interface Accepted extends Span {
  fix: ModelText
  type: ModelEdit['type']
  severity: ModelEdit['severity']
  /** Whether the fix may be applied; otherwise it is only offered as an alternative. */
  applies: boolean
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
  /(?<![\u0b80-\u0bff])(?:ஒன்ற|ஒரு(?:வ|$|[^\u0b80-\u0bff])|இரண்ட|மூன்ற|நான்க|ஐந்த|ஆற(?:ு|ா)|ஏழ(?:ு|ா)|எட்ட|ஒன்பத|பத்த|பன்னிர|பதின|பதினெ|இருபத|முப்பத|நாற்பத|ஐம்பத|அறுபத|எழுபத|எண்பத|தொண்ணூ|நூற|இருநூ|முந்நூ|நானூ|ஐந்நூ|அறுநூ|எழுநூ|எண்ணூ|தொள்ளாயிர|ஆயிர|இலட்ச|லட்ச|கோடி)/gu
/**
 * Decides on one anchored edit: over-correction is the enemy, so the answer to doubt is no, or an alternative that
 * is not applied. Pure: text, edit, what is protected, and what is a Tamil word.
 */
export function judgeEdit(
  text: string,
  edit: Replacement & Pick<ModelEdit, 'type' | 'severity'>,
  barred: readonly Span[],
  language: TamilLanguage,
): Accepted | Rejection {
  const old = text.slice(edit.start, edit.end)
  if (old.trim().normalize('NFC') === edit.fix.trim().normalize('NFC')) return 'no_change'
  if (barred.some(({ start, end }) => start < edit.end && edit.start < end)) return 'protected'
  if (old.length > MAX_LENGTH) return 'too_large'
  if (changesMeaning(old, edit.fix)) return 'meaning'
  const fix = admitText(edit.fix, {
    use: 'fix',
    held: old,
    maxLength: Math.min(MAX_LENGTH, old.length * 2 + 20),
  })
  if (fix === null) return 'foreign_content'
  const words = Math.max(wordsIn(old, language), wordsIn(fix, language))
  if (words > MAX_WORDS_OFFERED) return 'too_large'
  const isLarge = words > MAX_WORDS || editRatio(old, fix, language) > MAX_EDIT_RATIO
  const { start, end } = edit
  const verdict = isLarge
    ? ({ type: 'style', severity: 'low', applies: false } as const)
    : edit.type === 'style' || edit.type === 'clarity'
      ? weakened(edit)
      : judgeWords(old, { ...edit, fix }, language)
  if (!verdict.applies && bringsOther(old, fix, language)) return 'foreign_content'
  return { start, end, fix, ...verdict }
}

/** Whether what would only be offered holds more words than what it stands for, or invents one for words that are known. */
function bringsOther(old: string, fix: string, language: TamilLanguage): boolean {
  const before = tamilWords(old, language)
  const after = tamilWords(fix, language)
  const invented = after.some((word) => !before.includes(word) && !language.isWord(word))
  if (invented && before.every((word) => language.isWord(word))) return true
  return after.length > before.length && !confusable(before, after)
}

/** A style edit of a model is advice: never `high`, never applied by itself. */
function weakened(edit: Pick<ModelEdit, 'type' | 'severity'>) {
  const severity = edit.severity === 'high' ? 'medium' : edit.severity
  return { type: edit.type, severity, applies: false }
}

/**
 * A fix of words the dictionary does not know is believed where it knows the new ones. Known words are left alone,
 * but for letters and endings that writers do confuse.
 */
function judgeWords(
  old: string,
  edit: Pick<ModelEdit, 'type' | 'severity'> & { fix: string },
  language: TamilLanguage,
): Pick<Accepted, 'type' | 'severity' | 'applies'> {
  const before = tamilWords(old, language)
  const after = tamilWords(edit.fix, language)
  const invented = after.some((word) => !before.includes(word) && !language.isWord(word))
  if (invented) return { type: edit.type, severity: 'low', applies: false }
  const isNonWord = before.some((word) => !language.isWord(word))
  if (isNonWord) return { type: edit.type, severity: edit.severity, applies: true }
  const severity = edit.severity === 'high' ? 'medium' : edit.severity
  if (confusable(before, after)) return { type: edit.type, severity, applies: true }
  return { type: 'style', severity: 'low', applies: false }
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

function tamilWords(text: string, language: TamilLanguage): string[] {
  const words = language.tokens(text).filter(({ kind }) => kind === 'word')
  return words.map(({ start, end }) => text.slice(start, end))
}

function editRatio(old: string, fix: string, language: TamilLanguage): number {
  const before = language.clusters(fold(old).text)
  const after = language.clusters(fold(fix).text)
  return distance(before, after) / Math.max(before.length, after.length, 1)
}
