import type { SubjectCandidate } from '../reading/clause.ts'
import { roleOf } from '../reading/word-role.ts'

/**
 * `நான் எழுதிய கதையைப் படித்து என் தம்பி மகிழ்ந்தேன்`: the speaker right before a participle, where someone behind it, who is mine or comes
 * with nothing of his own, does the rest.
 */
export function isSpeakerOfParticiple(
  { head, fits, attachment }: SubjectCandidate,
  candidates: readonly SubjectCandidate[],
): boolean {
  const [own] = fits
  const { next } = head
  if ((own !== 'i' && own !== 'we') || attachment !== 'shared' || next === undefined) return false
  if (roleOf(next) !== 'relative' || next.next?.is('accusative') !== true) return false
  return candidates.some(
    (one) =>
      one.kind === 'people' &&
      one.attachment === 'sure' &&
      one.head.index > next.index + 1 &&
      isSurelyAnother(one),
  )
}

/** `என் தம்பி`, `ஆசிரியரே`: no speaker, and nobody's owner. */
function isSurelyAnother({ head, maybePossessor, joined }: SubjectCandidate): boolean {
  if (maybePossessor || joined.length > 0 || !head.isOnly('nominative', 'rational')) return false
  return head.is('kin') || head.is('kinMale') || head.is('kinFemale') || head.isOnly('singular')
}
