import type { Word } from '../../text/word.ts'
import type { Tense } from '../../words/analysis.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { mainVerb } from '../reading/main-verb.ts'
import type { WordRole } from '../reading/role-endings.ts'
import { roleOf } from '../reading/word-role.ts'
import { FROM_NOW, NOW_OR_ALWAYS, timeOf } from '../reading/words-of-time.ts'
import { clauseBefore } from './disagreement.ts'

/** A word of time, and the tense that the verb it belongs to has. */
export interface SetTime {
  readonly word: Word
  readonly tense: 'past' | 'future'
}

/** `நாளை மழை பெய்தால் போட்டி நின்றது`: what hangs on a condition of tomorrow is not over. */
export function timeOfCondition(verb: Word, tense: Tense): SetTime | undefined {
  if (tense !== 'past') return undefined
  const { words } = verb.sentence
  let place = verb.index - 1
  for (; place >= 0; place--) {
    const word = words[place]
    if (word === undefined || word.tokenAfter !== ' ') return undefined
    if (word.isOnly('conditional')) break
    if (word.isA('verb') && !word.isA('noun') && word !== mainVerb(verb) && roleOf(word) !== 'chain')
      return undefined
  }
  for (place--; place >= Math.max(0, verb.index - MAX_WORDS); place--) {
    const word = words[place]
    if (word === undefined || word.tokenAfter !== ' ' || word.is('conditional')) return undefined
    if (word.text.startsWith('நாளைக்கு')) return { word, tense: 'future' }
    const set = timeOf(word)
    if (set !== undefined) return set === 'future' ? { word, tense: set } : undefined
  }
  return undefined
}

/** `கடந்த வாரம் நாங்கள் சென்றபோது பனி பெய்கிறது`: what was done when something else was is over, too. */
export function timeOfWhen(verb: Word): SetTime | undefined {
  const { words } = verb.sentence
  let place = verb.index - 1
  for (; place >= 0; place--) {
    const word = words[place]
    if (word === undefined || word.tokenAfter !== ' ') return undefined
    if (WHEN_PAST.test(word.text)) break
    if (word.isA('verb') && !word.isA('noun') && roleOf(word) !== 'chain') return undefined
  }
  for (place--; place >= Math.max(0, verb.index - MAX_WORDS); place--) {
    const word = words[place]
    if (
      word === undefined ||
      word.tokenAfter !== ' ' ||
      (word.isA('verb') && !word.isA('noun') && !isSpan(word))
    )
      return undefined
    if (timeOf(word) === 'past') return AGO_OR_SO_FAR.test(word.text) ? undefined : { word, tense: 'past' }
  }
  return undefined
}

/** சென்ற வாரம், போன மாதம். */
function isSpan({ text }: Word): boolean {
  return /^(?:சென்ற|போன|கடந்த)(?:[கசதப]்)?$/u.test(text)
}

const WHEN_PAST = /[தடறனய](?:போது|பொழுது)(?:[கசதப]்)?$/u
const AGO_OR_SO_FAR = /^(?:இதுவரை|முன்ப?ு?|முன்னர்|முன்பெல்லாம்|அந்தக்காலத்தில்)$/u

/** The one word that sets a time in the verb's own clause; undefined where another verb could be meant. */
export function timeBefore(verb: Word): SetTime | undefined {
  let found = timeAfter(verb)
  for (const word of clauseBefore(verb)) {
    if (isPurpose(word, verb) || word === mainVerb(verb)) continue
    const tense = timeOf(word)
    if (FROM_NOW.has(withoutVallinam(word.text)) && hasVerbBetween(word, verb)) return undefined
    if (tense !== undefined) {
      if (found !== undefined && found.tense !== tense) return undefined
      found = { word, tense }
    } else if (found === undefined && otherAction(word)) return undefined
  }
  return found ?? timeBeyondParticiple(verb)
}

/** `சென்ற வாரம் மக்கள் கூடும் சந்தையில் பேசுவார்`: a participle of another tense between leaves the time to the verb. */
function timeBeyondParticiple(verb: Word): SetTime | undefined {
  let participle: Word | undefined
  let served = false
  for (let place = verb.index - 1; place >= Math.max(0, verb.index - MAX_WORDS); place--) {
    const word = verb.sentence.words[place]
    if (word === undefined || word.quoted !== verb.quoted || word.tokenAfter !== ' ') return undefined
    const tense = timeOf(word)
    if (tense !== undefined)
      return participle !== undefined && isOfOtherTense(participle, tense, served)
        ? { word, tense }
        : undefined
    const role = roleOf(word)
    if (role === 'relative') {
      if (participle !== undefined) return undefined
      participle = word
    } else if (
      CLAUSAL.has(role) ||
      (word.isOnly('infinitive') && word !== mainVerb(verb) && !isPurpose(word, verb))
    )
      return undefined
    if (participle !== undefined && word.is('accusative')) served = true
  }
  return undefined
}

const CLAUSAL: ReadonlySet<WordRole> = new Set<WordRole>([
  'finite',
  'adverbial',
  'nominalised',
  'quotative',
  'unknown',
])

/** Of an action that is over no participle in -உம் tells, and of one to come none of the past; நாளை may be the day that is the object. */
function isOfOtherTense(participle: Word, tense: 'past' | 'future', served: boolean): boolean {
  if (!participle.is('relative-participle') || participle.is('negative')) return false
  if (tense === 'past') return participle.is('future') && !participle.is('past')
  if (isProspective(participle)) return false
  return participle.is('past') && !participle.is('future') && (served || !participle.is('transitive'))
}

/** `நாளை வரவிருந்தார்`, `நடைபெறவிருந்த`: what was still to come then. */
export function isProspective({ text }: Word): boolean {
  return /[க-ஹ]விருந்[தே]/u.test(text)
}

function hasVerbBetween(time: Word, verb: Word): boolean {
  if (verb.index - time.index > MAX_WORDS) return true
  return time.sentence.words
    .slice(time.index + 1, verb.index)
    .some(
      (word) =>
        word.isA('verb') &&
        !word.isA('noun') &&
        !word.isA('adverb') &&
        word !== mainVerb(verb) &&
        !(roleOf(word) === 'chain' && word.is('verbal-participle')),
    )
}

/** `வாங்கினோம் நாளை`: the time said last. */
export function timeAfter({ next }: Word): SetTime | undefined {
  const tense = next?.isLast === true ? timeOf(next) : undefined
  return next === undefined || tense === undefined ? undefined : { word: next, tense }
}

/** `பார்க்க வருவாள்`: the purpose of a going has no time of its own. */
function isPurpose(word: Word, verb: Word): boolean {
  return word.isOnly('infinitive') && word.next === verb && GOING.some((lemma) => verb.hasLemma(lemma))
}

const GOING = ['வா', 'போ', 'செல்'] as const

function otherAction(word: Word): boolean {
  return (
    word.analyses.length > 0 &&
    word.analyses.every((reading) => reading.class === 'verb') &&
    !word.is('verbal-participle')
  )
}

/** நேற்று or கடந்த வாரம், which have no present beside them: no `நேற்று முதல்`, `நேற்று இரவு முதல்`, and nothing of today in the sentence. */
export function isWhollyPast({ next, sentence }: Word): boolean {
  const since = next !== undefined && PART_OF_DAY.test(next.text) ? (next.next ?? next) : next
  if (since !== undefined && (SINCE.test(since.text) || next?.is('ablative') === true)) return false
  return !sentence.words.some((word) => NOW_OR_ALWAYS.has(withoutVallinam(word.text)))
}

const PART_OF_DAY = /^(?:இரவு|காலை|மாலை|மதியம்|பகல்|நள்ளிரவு|அதிகாலை)$/u
const SINCE = /^(?:முதல்|முதலே|இருந்து|வரை|தொடங்கி|போல|போல்|போலவே|வந்த|நடந்த)(?:[கசதப]்)?$/u
