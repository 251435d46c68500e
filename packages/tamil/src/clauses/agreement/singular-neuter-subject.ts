import type { Word } from '../../text/word.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { isCalled } from '../reading/clause-end.ts'
import { isEach, isOneOfThem } from '../reading/phrase.ts'
import { isTopic } from '../reading/topic.ts'
import { roleOf } from '../reading/word-role.ts'

const MANY = /^(?:பல|சில|எல்லா|அனைத்து|பிற|மற்ற|இரு|பல்வேறு|வெவ்வேறு|பற்பல|பலப்பல|ஏராளமான|எண்ணற்ற|கணக்கற்ற)(?:[கசதப]்)?$/u

/** `குழு அறிக்கையைச் சமர்ப்பித்தன`: though the report may be the committee's, it is they who act. */
export const isBodyWithObject = ({ head }: SubjectCandidate) =>
  head.is('group') && head.next?.isOnly('accusative') === true

/** One of them, with no number and no list before it. */
export function isOneThing({ head, maybePossessor }: SubjectCandidate, owns: boolean): boolean {
  // A subject in other letters: `AMகள் … பரிந்துரைக்கின்றன`.
  if (/[A-Za-z]/.test(head.sentence.text)) return false
  if (isEach(head) || isOneOfThem(head)) return true
  if (
    (maybePossessor && !owns && head.next?.is('accusative') !== true && head.next?.is('ablative') !== true) ||
    head.is('clitic-um') ||
    (head.is('mass') && head.previous?.isOnly('genitive', 'plural') !== true) ||
    head.is('plant')
  )
    return false
  if (isMoreThanOne(head)) return false
  for (const word of sinceMark(head)) {
    if (word.tokenAfter === ',' && !word.is('vocative') && !isCalled(word)) return false
    if ((word.is('clitic-um') && roleOf(word) !== 'relative') || word.text === 'மற்றும்') return false
    // A figure or a foreign word stands behind it.
    if (word.next === undefined && word.tokenAfter !== ',') return false
  }
  const { next, previous, tokenBefore } = head
  // `வீட்டுக்கு வீடு`, `ஆறு பிழைத்தன`, `மாற்று வழிகளை`.
  if (
    head.isA('numeral') ||
    (head.is('imperative') && previous?.isOnly('genitive') !== true) ||
    previous?.analyses[0]?.lemma === head.analyses[0]?.lemma
  )
    return false
  if (previous === undefined && !head.isFirst && tokenBefore !== ' ') return false
  return isTopic(head) || (next !== undefined && next.text !== 'மற்றும்' && head.tokenAfter === ' ')
}

/** `மூன்று பெரிய வீடு`, `பத்துக் கிலோ அரிசி`: more than one, by what stands before it. */
export function isMoreThanOne({ sentence, index }: Word): boolean {
  for (let place = index - 1; place >= 0; place--) {
    const word = sentence.words[place]
    if (word === undefined || word.tokenAfter !== ' ') return false
    if (MANY.test(word.text)) return true
    if (word.isA('numeral') && !/^(?:ஒரு|ஓர்|ஒரே|ஒன்றான|ஒன்றாகிய|ஒன்றாக(?:[கசதப]்)?)$/u.test(word.text)) return true
    const role = roleOf(word)
    if (role !== 'modifier' && role !== 'relative' && !word.is('unit') && !word.is('nominative')) return false
  }
  return false
}

/** The words before another, back to a mark that ends a clause. */
function* sinceMark({ sentence, index }: Word): Generator<Word> {
  for (let place = index - 1; place >= 0; place--) {
    const word = sentence.words[place]
    if (word === undefined || /[;:—–()"“”‘’!?]/u.test(word.tokenAfter)) return
    yield word
  }
}
