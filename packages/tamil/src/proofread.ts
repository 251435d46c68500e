import { likelyIn } from './error-rate.ts'
import { habitOfDoubling } from './rules/doubling-habit.ts'
import { mentionsIn } from './rules/mentions.ts'
import {
  type IssueType,
  MESSAGE_LANGUAGES,
  type MessageLanguage,
  type Profile,
  type Rule,
  type Severity,
} from './rules/rule.ts'
import { withPresentIds } from './rules/rule-names.ts'
import type { RuleFinding, RuleSet } from './rules/rule-set.ts'
import { wholeClusters } from './script/clusters.ts'
import { secondPass } from './second-pass.ts'
import { type Settled, settle } from './settle.ts'
import type { TamilText } from './text/tamil-text.ts'
import { type VersePlace, versePlaces } from './text/verse.ts'

/** What a caller may choose for one text; all of it optional. */
export interface ProofreadOptions {
  /** For whom the text is read; default `general`. */
  readonly profile?: Profile
  /** Language of `message`; default `ta`. */
  readonly messageLanguage?: MessageLanguage
  /** Rule ids, former ones too, or the beginnings of ids: `grammar/vallinam-missing` switches off all that start so. */
  readonly disabledRules?: readonly string[]
  /** Words that are right for this writer: no spelling issue on them, with or without endings. */
  readonly dictionary?: readonly string[]
}

/** One issue, as the interface has it (2.2), with the additive fields of A9. */
export interface Issue {
  readonly type: IssueType
  readonly severity: Severity
  readonly message: string
  /** UTF-16 code units into the text as sent, half open, never inside a grapheme cluster. */
  readonly start: number
  readonly end: number
  /** The replacement for `[start, end)`; the excerpt itself when there is no single safe one. */
  readonly suggestion: string
  readonly rule: string
  readonly alternatives: readonly string[]
}

/** The answer for one text. */
export interface ProofreadResult {
  readonly corrected_text: string
  /** Sorted by `start`, never overlapping; applying every suggestion gives `corrected_text`. */
  readonly issues: readonly Issue[]
}

/** Proofreads one text. Pure: the same text, rules and options give the same result. */
export function proofread(raw: string, rules: RuleSet, options: ProofreadOptions = {}): ProofreadResult {
  const text = rules.read(raw)
  return answer(text, rules.run(text), rules, options)
}

/** The answer for a text from everything that the rules have found in it. */
export function answer(
  text: TamilText,
  found: readonly RuleFinding[],
  rules: RuleSet,
  options: ProofreadOptions,
): ProofreadResult {
  const allowed = permission(options, text, found)
  const language = options.messageLanguage ?? MESSAGE_LANGUAGES[0]
  const settled = secondPass(settleLikely(found.filter(allowed), text, options.profile), text, rules, allowed)
  const issues = withoutOverlaps(settled.map((one) => toIssue(one, text, language)))
  return { corrected_text: applyIssues(text.raw, issues), issues }
}

/** The findings that win their places, without those that the rest of the text makes unlikely; a teacher hears of all. */
function settleLikely(
  found: readonly RuleFinding[],
  text: TamilText,
  profile: Profile | undefined,
): readonly Settled[] {
  const settled = settle(found, text.text)
  if (profile === 'school') return settled
  const likely = found.filter(likelyIn(settled, text.words.length))
  return likely.length === found.length ? settled : settle(likely, text.text)
}

/** The text with every issue's suggestion applied. Issues must be sorted and must not overlap. */
export function applyIssues(
  text: string,
  issues: readonly Pick<Issue, 'start' | 'end' | 'suggestion'>[],
): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, suggestion } of issues) {
    parts.push(text.slice(at, start), suggestion)
    at = end
  }
  parts.push(text.slice(at))
  return parts.join('')
}

type Permission = (found: {
  readonly rule: Rule
  readonly finding: { readonly start: number; readonly end: number }
}) => boolean

function permission(
  { disabledRules = [], dictionary = [], profile }: ProofreadOptions,
  text: TamilText,
  found: readonly RuleFinding[],
): Permission {
  const known = new Set(dictionary)
  // A pupil writes every doubling of the grammar, whatever print leaves out.
  const leavesOut = profile === 'school' ? () => false : habitOfDoubling(text)
  const disabled = withPresentIds(disabledRules)
  const isMentioned = mentionsIn(text)
  const verse = found.length === 0 ? [] : silentVerse(text, found)
  return ({ rule, finding }) => {
    if (isMentioned(finding)) return false
    if (isWithin(verse, finding)) return false
    if (disabled.some((prefix) => rule.id.startsWith(prefix)) || leavesOut(rule)) return false
    if (known.size === 0 || rule.type !== 'spelling') return true
    return !startsWithKnown(text.text.slice(finding.start, finding.end), known)
  }
}

/** Verse, in which nothing is wrong by the rules of prose. Lines in which people talk are none; a single such word a poet has, too. */
function silentVerse(text: TamilText, found: readonly RuleFinding[]): readonly VersePlace[] {
  const places = versePlaces(text.sentences)
  const spoken = new Map<VersePlace, number>()
  for (const { rule, finding } of found) {
    const place = rule.id.startsWith(SPOKEN) ? placeAround(places, finding) : undefined
    if (place !== undefined) spoken.set(place, (spoken.get(place) ?? 0) + 1)
  }
  return places.filter((place) => (spoken.get(place) ?? 0) * TALK <= place.words)
}

const SPOKEN = 'style/spoken'
/** Talk has a spoken word at least in so many words. */
const TALK = 6

const isWithin = (places: readonly VersePlace[], finding: Pick<VersePlace, 'start' | 'end'>) =>
  placeAround(places, finding) !== undefined

/** The place that holds a finding, by binary search: places come in order and never overlap. */
function placeAround(
  places: readonly VersePlace[],
  { start, end }: Pick<VersePlace, 'start' | 'end'>,
): VersePlace | undefined {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const place = places[low]
  return place !== undefined && start >= place.start && end <= place.end ? place : undefined
}

function startsWithKnown(excerpt: string, known: ReadonlySet<string>): boolean {
  for (let length = excerpt.length; length > 1; length--) if (known.has(excerpt.slice(0, length))) return true
  return false
}

function toIssue(settled: Settled, text: TamilText, language: MessageLanguage): Issue {
  const { finding, rule, certainty, severity } = settled
  const [start, end] = wholeClusters(text.raw, text.toRaw(finding.start), text.toRaw(finding.end))
  const before = text.raw.slice(start, text.toRaw(finding.start))
  const after = text.raw.slice(text.toRaw(finding.end), end)
  const excerpt = text.raw.slice(start, end)
  const whole = (replacement: string) => before + replacement + after
  const applied = finding.suggestion !== undefined && certainty !== 'doubtful'
  const doubted = finding.suggestion === undefined || applied ? [] : [finding.suggestion]
  const suggestion = applied ? whole(finding.suggestion ?? '') : excerpt
  const alternatives = [...new Set([...doubted, ...(finding.alternatives ?? [])].map(whole))]
  const found = text.text.slice(finding.start, finding.end)
  const message = fill(rule.message[language], {
    ...finding.captures,
    found,
    suggestion: finding.suggestion ?? finding.alternatives?.[0] ?? found,
  })
  return {
    type: rule.type,
    severity,
    message,
    start,
    end,
    suggestion,
    rule: rule.id,
    alternatives: alternatives.filter((one) => one !== suggestion),
  }
}

/** A message with its places filled; a name that has no value stays as it stands. */
function fill(message: string, captures: Readonly<Record<string, string>>): string {
  let filled = ''
  for (const [i, part] of partsOf(message).entries()) {
    filled += i % 2 === 0 ? part : (captures[part] ?? `{${part}}`)
  }
  return filled
}

const PARTS = new Map<string, readonly string[]>()

/** A message split once: the text before the first place, the first name, the text after it, … */
function partsOf(message: string): readonly string[] {
  const known = PARTS.get(message)
  if (known !== undefined) return known
  const parts = message.split(/\{(\w+)\}/)
  PARTS.set(message, parts)
  return parts
}

/** Issues in order of their starts without overlaps, which widening to whole clusters may bring; the later one gives way. */
export function withoutOverlaps<T extends Readonly<{ start: number; end: number }>>(
  issues: readonly T[],
): T[] {
  const kept: T[] = []
  for (const issue of issues) if (issue.start >= (kept.at(-1)?.end ?? 0)) kept.push(issue)
  return kept
}
