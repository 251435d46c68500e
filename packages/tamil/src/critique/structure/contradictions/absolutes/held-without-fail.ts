import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { daysOf, isAsserted, isCorrection } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'

/** What happens to a meeting, a class or a match that is not held. */
const FAILS: ReadonlySet<string> = new Set(
  'தடைபடு தடைப்படு நில் தவறு விடுபடு இரத்தாகு ரத்தாகு கைவிடப்படு'.split(' '),
)
const NOT_HELD = /^(?:நடக்கவில்லை|நடைபெறவில்லை|நிகழவில்லை|நடத்தவில்லை|கூடவில்லை|கூட்டப்படவில்லை|நடத்தப்படவில்லை)$/u
const HOLDS = /^(?:நடத்த|கூட்ட|நடைபெற|நடக்க|கூட)$/u
const COULD_NOT = /^(?:முடியவில்லை|இயலவில்லை|முடியாது|இயலாமல்|முடியாமல்)$/u
const EVEN_ONE = /கூட$/u
const ANOTHER = /(?:சென்ற|கடந்த|போன|முந்தைய|அடுத்த) (?:ஆண்ட|வருட)|முன்பு|வேறு|மற்ற/u
const MAX_REMEMBERED = 8

interface Held {
  readonly sentence: Sentence
  readonly noun: string
}

/** What is said to have been held each time, and once was not: `ஒரு கூட்டம்கூடத் தடைபடவில்லை … சூன் மாதக் கூட்டத்தை நடத்த முடியவில்லை`. */
export function heldWithoutFail(): Follower {
  const all: Held[] = []
  const missed: Held[] = []
  return (sentence) => {
    if (!isAsserted(sentence) || isCorrection(sentence) || ANOTHER.test(sentence.text)) return []
    const always = eachOf(sentence)
    const once = notHeldIn(sentence)
    const isOfIt = (one: Held, other: Held) => one.noun === other.noun && one.sentence !== other.sentence
    const other =
      (once && all.find((one) => isOfIt(one, once))) ?? (always && missed.find((one) => isOfIt(one, always)))
    if (always !== undefined && all.length < MAX_REMEMBERED) all.push(always)
    if (once !== undefined && missed.length < MAX_REMEMBERED) missed.push(once)
    return other === undefined ? [] : [contradicts(sentence, other.sentence)]
  }
}

/** `ஒரு வகுப்புகூடத் தவறவில்லை`: the noun of which none failed. */
function eachOf(sentence: Sentence): Held | undefined {
  const { words, lastWord } = sentence
  const fails = lastWord?.is('negative') === true || /வில்லை$/u.test(lastWord?.text ?? '')
  if (!fails || !lastWord?.analyses.some(({ class: kind, lemma }) => kind === 'verb' && FAILS.has(lemma)))
    return undefined
  const even = words.find((word) => EVEN_ONE.test(withoutVallinam(word.text)) && isOne(word))
  return even === undefined ? undefined : { sentence, noun: eventOf(even) }
}

/** `ஒரு கூட்டம்கூட`, `ஒரு கூட்டம் கூட`. */
const isOne = ({ text, previous }: Word): boolean =>
  withoutVallinam(text) === 'கூட' ? previous?.previous?.text === 'ஒரு' : previous?.text === 'ஒரு'

/** A word with கூட that nothing explains is the noun before it. */
function eventOf(word: Word): string {
  const said = withoutVallinam(word.text)
  if (said === 'கூட' && word.previous !== undefined) return nounOf(word.previous)
  return word.analyses.length > 0 ? nounOf(word) : said.replace(/கூட$/u, '')
}

/** `மே மாதக் கூட்டத்தை நடத்த முடியவில்லை`: which one was not held. */
function notHeldIn(sentence: Sentence): Held | undefined {
  const { words, lastWord } = sentence
  if (lastWord === undefined || daysOf(sentence).has('ஒவ்வொரு')) return undefined
  const could = COULD_NOT.test(lastWord.text) && HOLDS.test(lastWord.previous?.text ?? '')
  if (!could && !NOT_HELD.test(lastWord.text)) return undefined
  const event = words.findLast(
    (word) => word.isA('noun') && !word.is('time') && (word.is('accusative') || word.is('nominative')),
  )
  return event === undefined ? undefined : { sentence, noun: nounOf(event) }
}
