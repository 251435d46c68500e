import type { Word } from '../../text/word.ts'
import { isJoining } from './nominative-phrase.ts'
import type { PendingSubject } from './pending-subject.ts'
import { countsList } from './phrase.ts'
import { isTopic } from './topic.ts'

/** `ரவியும் கமலாவும்`, `ரவி, கமலா`; a comma behind a long subject joins nothing. */
export function joinsLast(word: Word, { head, joined }: PendingSubject): boolean {
  const last = joined.at(-1) ?? head
  return isJoining(word, last) && !isTopic(last)
}

/** `நீர், காற்று ஆகிய மூன்றும்`: between a list and how many they are. */
export function linksList({ next }: Word): boolean {
  return next !== undefined && countsList(next)
}

/** `சான்றிதழ், அட்டை நகல், கடிதம் என மூன்று ஆவணங்கள்`: before என a list, which the number behind it sums up. */
export function endsList(quotative: Word, nominatives: readonly PendingSubject[]): boolean {
  const { previous, next, text } = quotative
  const last = nominatives.at(-1)
  if (!/^(?:என|என்று)$/u.test(text) || last === undefined || previous?.is('nominative') !== true) return false
  if (next === undefined || !(next.isA('numeral') || MANY.test(next.text))) return false
  const before = last.joined.at(-2) ?? (last.joined.length > 0 ? last.head : nominatives.at(-2)?.head)
  return (
    nominatives.some(({ head, joined }) => [head, ...joined].some((word) => word.tokenAfter === ',')) &&
    before !== undefined
  )
}

const MANY = /^(?:இரு|பல|பல்வேறு|எல்லா|அனைத்து)(?:[கசதப]்)?$/u

/** Takes off what has been listed, down to the noun that no comma joins to the next. */
export function dropList(nominatives: PendingSubject[]): void {
  let dropped = nominatives.pop()
  for (
    let last = nominatives.at(-1);
    last !== undefined && dropped !== undefined;
    last = nominatives.at(-1)
  ) {
    const end = last.joined.at(-1) ?? last.head
    if (isTopic(end) || (end.tokenAfter !== ',' && end.next !== dropped.head)) return
    dropped = nominatives.pop()
  }
}
