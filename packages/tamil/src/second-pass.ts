import type { RuleFinding, RuleSet } from './rules/rule-set.ts'
import { type Settled, settle } from './settle.ts'
import type { Sentence } from './text/sentence.ts'
import type { TamilText } from './text/tamil-text.ts'
import { PERSON_ENDINGS } from './words/person-endings.ts'

/** A change already decided on, with its place in the corrected sentence. */
interface Change {
  readonly settled: Settled
  readonly start: number
  readonly end: number
}

/**
 * What grammar asks of the words that spelling or style has corrected: `வாலை` written `வாழை` is no accusative before it is
 * corrected, and only then wants its doubling. Looks once more at the sentences with such words, and at nothing in them
 * but those words and the ones before; a doubling before such a word must be asked for again. `allowed` says which findings the writer wants to hear of. Gives the settled findings with what was added; offsets of the normalised text.
 */
export function secondPass(
  settled: readonly Settled[],
  text: TamilText,
  rules: RuleSet,
  allowed: (found: RuleFinding) => boolean,
): Settled[] {
  const result = [...settled]
  if (!settled.some(correctsWord)) return result
  let from = 0
  for (const sentence of text.sentences) {
    let to = from
    while (to < settled.length && (settled[to]?.finding.start ?? 0) < sentence.end) to++
    const own = settled.slice(from, to)
    from = to
    const unsure = own.filter((one, i) => isDoublingBefore(one, own[i + 1]))
    if (unsure.length === 0 && !own.some((one) => correctsWord(one) && mayConcernGrammar(one, text.text)))
      continue
    for (const one of unsure) result.splice(result.indexOf(one), 1)
    const rest = unsure.length === 0 ? own : own.filter((one) => !unsure.includes(one))
    for (const [old, better] of improvements(sentence, rest, rules, allowed)) {
      if (old === undefined) result.push(better)
      else result[result.indexOf(old)] = better
    }
  }
  return result.sort((a, b) => a.finding.start - b.finding.start)
}

/** Whether a word is corrected: misspelt, spoken or borrowed. */
function correctsWord({ rule, finding, certainty }: Settled): boolean {
  const isWord = rule.type === 'spelling' || rule.type === 'style'
  return isWord && finding.suggestion !== undefined && certainty !== 'doubtful'
}

/** Whether a doubling was asked for by a word that is itself corrected: `பரிசு கோடு` is no compound once கொடு stands there. */
function isDoublingBefore({ rule, finding }: Settled, next: Settled | undefined): boolean {
  return (
    rule.missingDoubling !== undefined &&
    next !== undefined &&
    correctsWord(next) &&
    next.finding.start === finding.end + 1
  )
}

/** `வரைகலையில்`, written as two: what only its first part would govern shows nothing but that. */
function splitsWord({ finding: { start, end, suggestion = '' } }: Settled): boolean {
  return suggestion.includes(' ') && suggestion.length > end - start
}

const HARD = 'கசதப'
const FINITE = new RegExp(`(?:${PERSON_ENDINGS.join('|')}|து|ன)$`, 'u')

/** Before a hard consonant stands a doubling or none; a finite verb agrees. Nothing else hangs on the form of a word. */
function mayConcernGrammar({ finding: { end, suggestion = '' } }: Settled, text: string): boolean {
  return HARD.includes(text[end + 1] ?? '-') || FINITE.test(suggestion)
}

/** New findings, each with the one it takes the place of. */
function improvements(
  sentence: Sentence,
  own: readonly Settled[],
  rules: RuleSet,
  allowed: (found: RuleFinding) => boolean,
): [Settled | undefined, Settled][] {
  const { corrected, changes } = correct(sentence, own)
  const second = rules.read(corrected)
  if (second.text !== corrected || !rules.correctsGrammar(second)) return []
  return settle(rules.run(second).filter(allowed), corrected).flatMap(
    (found): [Settled | undefined, Settled][] => {
      const { start, end, suggestion } = found.finding
      if (found.rule.type !== 'grammar' || suggestion === undefined || found.certainty === 'doubtful')
        return []
      const touched = changes.filter((change) => start < change.end && change.start < end)
      const [change] = touched
      if (change === undefined) {
        const before = changes.some(
          ({ settled, start: at }) =>
            correctsWord(settled) &&
            at === end + 1 &&
            (found.rule.missingDoubling !== undefined || !splitsWord(settled)),
        )
        return before ? [[undefined, moved(found, toOriginal(start, changes, sentence.start))]] : []
      }
      if (touched.length > 1 || !correctsWord(change.settled)) return []
      if (change.settled.rule.type === 'style' && found.rule.missingDoubling === undefined) return []
      return [[change.settled, joined(change, found, corrected)]]
    },
  )
}

/** The sentence with its corrections, and where they stand in it. */
function correct(sentence: Sentence, own: readonly Settled[]): { corrected: string; changes: Change[] } {
  const changes: Change[] = []
  let corrected = ''
  let at = 0
  for (const settled of own) {
    const { start, end, suggestion } = settled.finding
    if (suggestion === undefined || settled.certainty === 'doubtful' || end > sentence.end) continue
    corrected += sentence.text.slice(at, start - sentence.start)
    changes.push({ settled, start: corrected.length, end: corrected.length + suggestion.length })
    corrected += suggestion
    at = end - sentence.start
  }
  return { corrected: corrected + sentence.text.slice(at), changes }
}

function toOriginal(offset: number, changes: readonly Change[], base: number): number {
  let moved = offset + base
  for (const { settled, start, end } of changes) {
    if (end <= offset) moved += settled.finding.end - settled.finding.start - (end - start)
  }
  return moved
}

function moved(found: Settled, start: number): Settled {
  const length = found.finding.end - found.finding.start
  return { ...found, finding: { ...found.finding, start, end: start + length } }
}

/** The correction of the spelling with that of the grammar in it. */
function joined({ settled, start, end }: Change, found: Settled, corrected: string): Settled {
  const { finding } = found
  const [first, last] = [Math.min(start, finding.start), Math.max(end, finding.end)]
  const suggestion =
    corrected.slice(first, finding.start) + (finding.suggestion ?? '') + corrected.slice(finding.end, last)
  return {
    ...settled,
    finding: {
      ...settled.finding,
      start: settled.finding.start - (start - first),
      end: settled.finding.end + (last - end),
      suggestion,
    },
  }
}
