import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'

/** `வெப்பம் என்னும் கொலையாளி தப்பிவிடுகிறது`, `நிலா சிரித்தது`: a thing that is called a person, and what bears the name of a girl. */
export function isPersonified(subject: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person === undefined || !isNeuter(person)) return false
  if (subject.isA('name') && subject.is('nature', 'nominative')) return true
  let called = subject.previous
  while (called?.isOnly('adjectival') === true || called?.isA('demonstrative') === true)
    called = called.previous
  if (called === undefined || !NAMING.has(withoutVallinam(called.text))) return false
  const thing = called.previous
  return thing?.is('irrational', 'nominative') === true && !thing.isA('name')
}

const NAMING: ReadonlySet<string> = new Set(['என்னும்', 'என்ற', 'எனும்', 'என்கிற', 'ஆகிய'])

/**
 * `நான் எழுத்தாளனான கதை`, `வீரர்கள் பதினொரு பேரும் வந்தோம்`, `தோழி வைஷ்ணவியைப் பற்றி எழுதச் சொன்னார்கள்`: who became something, so many of us, and
 * whose name follows in a case.
 */
export function isOfOther({ next }: Word, verb: Word): boolean {
  if (next === undefined) return false
  if (/.[னளர]ான$/u.test(next.text) && next.next !== verb) return true
  if (verbPerson(verb) === 'we' && next.isA('numeral') && /^பேர/u.test(next.next?.text ?? '')) return true
  const isName = next.analyses.every(({ class: kind, guessed }) => guessed === true || kind === 'name')
  return isName && /ை[க்ச்த்ப்]*$/u.test(next.text) && /^(?:பற்றி|குறித்து)/u.test(next.next?.text ?? '')
}

/** `ஒருவர் சொல்லக் கேட்டேன்`, `அவன் வரக் கண்டோம்`: what somebody else does, as the speaker hears or sees it. */
export function isHeardOrSeen(subject: Word, verb: Word): boolean {
  const { previous } = verb
  if (previous?.isOnly('infinitive') !== true || previous.index <= subject.index) return false
  return verb.is('first') && PERCEIVING.some((lemma) => verb.hasLemma(lemma))
}

const PERCEIVING = ['கேள்', 'காண்', 'பார்'] as const
