import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { isSpeech } from '../reading/finite-verb.ts'
import { roleOf } from '../reading/word-role.ts'

/**
 * `அவன் நேற்று கடையில் வாங்கிய புத்தகத்தைத் தொலைத்தாள்`: both have the same subject, when it stands away from the participle
 * and the object of both is the same.
 */
export function outlastsParticiple(
  { head, fits }: SubjectCandidate,
  candidates: readonly SubjectCandidate[],
  clause: Clause,
  verb: Word,
  person: Person,
): boolean {
  if (!opens(head) || candidates.some((one) => one.head !== head && !isDoneTo(one, verb))) return false
  const speaks = isSpeech(fits[0] ?? 'it')
  if (fits[0] === 'he-honoured' || (person === 'he-honoured' && !speaks)) return false
  if (verb.index > MAX_WORDS) return false
  const inner = clausesOf(verb.sentence).filter((one) => one !== clause)
  const [relative] = inner
  if (inner.length !== 1) return false
  // `அண்ணன் வெளியூரில் படித்தாலும் … பேசுவான்`.
  if (relative?.kind === 'adverbial' && CONCESSIVE.test(relative.verb?.text ?? '')) return true
  // `மாணவி வகுப்புக்குள் நுழைந்ததும் … எழுதினான்`: nobody else is named.
  if (relative?.kind === 'adverbial' && AS_SOON_AS.test(relative.verb?.text ?? ''))
    return fits[0] !== 'they' && person !== 'they' && head.next !== relative.verb
  if (!opens(head) || relative?.kind !== 'relative' || head.next === relative.verb) return false
  const noun = relative.verb?.next
  return (
    noun?.isOnly('accusative') === true &&
    relative.verb?.isOnly('transitive') === true &&
    verb.isOnly('transitive')
  )
}

const CONCESSIVE = /ாலும்$/u
export const AS_SOON_AS = /(?:[தடறய]தும்|வுடன்|டனே)$/u

/** `அவன்`, `என் அண்ணன்`, `அந்த நாட்டு மன்னன்`, `தம்பி, நீ`: nothing but what belongs to it, or who is called, stands before it. */
function opens({ index, sentence }: Word): boolean {
  if (index > 3) return false
  const before = sentence.words.slice(0, index)
  const called = before.findLastIndex(({ tokenAfter }) => tokenAfter === ',')
  return before.slice(called + 1).every((word) => roleOf(word) === 'modifier')
}

/** `உயிர் துறந்தான்`, `ஆய்வு செய்தாள்`: a bare object right before the verb. */
function isDoneTo({ head, kind }: SubjectCandidate, verb: Word): boolean {
  return kind === 'things' && head.next === verb && verb.isOnly('transitive')
}
