import type { Word } from '../../text/word.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { isAnd, isCompoundModifier } from './nominative-phrase.ts'
import { type PendingSubject, pendingSubject } from './pending-subject.ts'
import type { Agreement } from './phrase.ts'
import { maybePossessor } from './possessor.ts'
import {
  isCalledByName,
  isKinInCase,
  isNamedByInitial,
  isNameInCase,
  isPlainName,
  standsBehind,
} from './title.ts'
import { roleOf } from './word-role.ts'

/** A phrase of a title and names; `named` is its last word, if another name may follow. */
interface GrownName {
  readonly named: Word | undefined
}

/** `நானும் என் நண்பன் செந்திலும்`: the name with its -உம் stands for both words. */
export function joinName(word: Word, before: Word, nominatives: PendingSubject[]): boolean {
  const first = nominatives.at(-2)
  if (first === undefined || !first.head.is('clitic-um') || !standsBehind(word, before)) return false
  if (!word.is('nominative', 'clitic-um') || !word.isA('name')) return false
  if (!word.isOnly('rational') && !isNamedByInitial(word)) return false
  nominatives.pop()
  first.joined.push(word)
  return true
}

/** What honours the name before it. */
const HONOURED_LAST = /^(?:அம்மையார்|நாச்சியார்|அடிகளார்|அடிகள்|முதலியார்|செட்டியார்|பெருமாட்டி)$/u

/** `பிரதமர் அன்வார்`, `ஆளுநர் ஆர். என். ரவி`: the name is part of the phrase of the title, and honoured like it. */
export function growName(word: Word, before: Word, nominatives: PendingSubject[]): GrownName | undefined {
  const last = nominatives.at(-1)
  if (last === undefined || !standsBehind(word, before)) return undefined
  // `பேராசிரியர் அ. காதர், டாக்டர் மு. வேலு`: one more of a list.
  if (last.joined.length > 0) {
    if (!isPlainName(word) && !isNamedByInitial(word)) return undefined
    last.joined.splice(-1, 1, word)
    return { named: word }
  }
  // `வேலு நாச்சியார்`, `செல்லம்மாள் அம்மையார்`
  if (before === last.head && isPlainName(before) && HONOURED_LAST.test(word.text)) {
    nominatives.splice(-1, 1, {
      ...pendingSubject(word, last.attachment),
      kind: 'people',
      fits: ['he-honoured', 'they'],
    })
    return { named: undefined }
  }
  const titled = last.kind === 'people' && last.fits[0] === 'he-honoured'
  const called = titled || isCalledByName(before)
  // `மருத்துவர் ரவியைச் சந்தித்தான்`: the title may have the case of the name.
  if (titled && (isNameInCase(word) || (isNamedByInitial(word) && !word.is('nominative'))))
    last.attachment = 'shared'
  if (word.analyses.every(({ guessed }) => guessed === true)) {
    const role = roleOf(word)
    const isName =
      called &&
      (role === 'unknown' || role === 'modifier' || (role === 'head' && word.is('nominative', 'singular'))) &&
      finalVallinam(word.text) === undefined
    return isName ? { named: word } : undefined
  }
  // `கமலா அக்காவின் மகளை`: the name of one who is called sister.
  if (before === last.head && isPlainName(before) && isKinInCase(word)) last.attachment = 'shared'
  const joins = titled && word.is('nominative', 'clitic-um') && word.isA('name') && word.isOnly('rational')
  if ((!isPlainName(word) && !isNamedByInitial(word) && !joins) || isAnd(word.next)) return undefined
  if (!word.is('nominative')) return undefined
  if (!titled && maybePossessor(word) && !(word.next !== undefined && isPlainName(word.next)))
    return undefined
  const grown = pendingSubject(word, last.attachment)
  const fits = titled ? last.fits : grown.fits
  nominatives.splice(-1, 1, { ...grown, kind: 'people', fits })
  return { named: word.is('clitic-um') ? undefined : word }
}

/** வாசகர் of `வாசகர் வட்ட நண்பர்களும்`: before people of whom there are many, with parts of a compound and nothing else between. */
export function isFirstPartOf(owner: Word, word: Word): boolean {
  if (owner.is('clitic-um') || owner.tokenAfter !== ' ' || !word.isOnly('rational', 'plural')) return false
  const between = owner.sentence.words.slice(owner.index + 1, word.index)
  return between.every(
    (one) =>
      one.tokenAfter === ' ' &&
      (isCompoundModifier(one) ||
        (roleOf(one) === 'modifier' && (one.is('oblique') || one.analyses.length === 0))),
  )
}

/** `ஆட்சியர் அவர்கள்`: the particle of respect right behind one person, whom the verb honours. */
export function honoursBefore({ text, previous, next }: Word, nominatives: PendingSubject[]): boolean {
  const last = nominatives.at(-1)
  if (text !== 'அவர்கள்' || last === undefined || last.head !== previous || last.joined.length > 0) return false
  if (last.kind !== 'people' || !last.head.endsWith('ர்') || !last.head.isOnly('singular')) return false
  if (next === undefined || next.is('rational')) return false
  nominatives.splice(-1, 1, { ...last, fits: ['he-honoured', 'they'], maybePossessor: false })
  return true
}

/** Who has திரு. or திருமதி before the name: a woman may have -ஆள். */
export function honoured({ text }: Word): Agreement {
  return {
    fits: text === 'திருமதி' || text === 'செல்வி' ? ['he-honoured', 'she', 'they'] : ['he-honoured', 'they'],
    kind: 'people',
  }
}

/** Whether a name that is joined to the subject before may follow: நண்பன் of `நானும் என் நண்பன் செந்திலும்`. */
export function mayNameJoined(word: Word, before: PendingSubject | undefined): boolean {
  return (
    before?.head.is('clitic-um') === true && word.isOnly('rational', 'nominative') && !word.isA('pronoun')
  )
}
