import { memoize } from '../../../text/memoize.ts'
import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { worded } from '../../../text/worded.ts'
import { isAsserted, isCorrection } from '../contradictions/reading/assertion.ts'
import { contradicts } from '../contradictions/reading/contradiction.ts'
import type { Follower } from '../contradictions/reading/follower.ts'
import { pointApart } from '../contradictions/reading/terms.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { isDenied } from './denied-statements.ts'
import { areStatesApart } from './opposite-states.ts'
import { isOfOneSubject, type Placed } from './placed-statement.ts'
import { statementOf } from './statement.ts'
import { StatementIndex } from './statement-index.ts'
import { type Subject, subjectOf } from './subjects.ts'

/** Both may be true: another, a part, a change, a thing set against another or only likened. */
const reserves = worded(
  /^(?:தவிர|தவிர்த்து|பதிலாக|மாறாக|இன்றி|வேறு|மற்ற|பிற|ஏனைய|மற்றொரு|மற்றவர்|மற்றவர்கள்|இன்னொரு|அடுத்த|மறுநாள்|பிறகு|பின்னர்|பின்பு|மீண்டும்|மறுபடியும்|ஆனால்|ஆனாலும்|ஆயினும்|எனினும்|இருந்தாலும்|இருப்பினும்|முன்பு|முன்பெல்லாம்|முன்னர்|திடீரென|திடீரென்று|ஒருவழியாக|சற்று|ஓரளவு|பாதி|போல|போன்றது|அல்லது|இனி|மட்டுமல்ல|மட்டுமின்றி|மட்டுமல்லாமல்|சில|சிலர்|சிலவற்றில்|சிலருக்கு|ஒருசில|பெரும்பாலான|பெரும்பாலும்|சிலசமயம்|சிலநேரங்களில்|ஒருபுறம்|மறுபுறம்|ஒருபக்கம்|மறுபக்கம்|குறிப்பிட்ட|விட|உள்ளூர|அதேபோல்|எவ்வளவு)$|விட்டால்$|தபோது$|னபோது$|ும்போது$/u,
)

/**
 * Finds a sentence that says of the subject of an earlier one what excludes it: the same denied, an opposite, or another value
 * of the same place. All that tells of which one, where and when it holds has to be the same. An index by the words keeps the
 * time linear in the sentences.
 */
export function opposedStatements(meanings: MeaningWords): Follower {
  const index = new StatementIndex<Placed>()
  let before: Subject | undefined
  return (sentence, people) => {
    const statement = statementOf(sentence, meanings)
    const subject = statement && subjectOf(statement, people, before)
    before = subject ?? before
    if (statement === undefined || !isPlain(sentence)) return []
    const keys = [
      ...statement.ideas.map((idea) => [...idea.keys, ...idea.opposites.map(({ pair }) => `pair ${pair}`)]),
      ...(subject === undefined ? [] : [[`subject ${subject.name}`, ...(subject.idea?.keys ?? [])]]),
    ]
    const later: Placed = { ...statement, subject }
    const earlier = index.sharing(keys, MIN_SHARED).find(({ one }) => areOpposed(one, later))
    index.add(later, keys)
    return earlier === undefined ? [] : [contradicts(sentence, earlier.one.sentence)]
  }
}

const MIN_SHARED = 2

const isPlain = (sentence: Sentence) =>
  isAsserted(sentence) && !isCorrection(sentence) && !sentence.words.some(reserves)

function areOpposed(earlier: Placed, later: Placed): boolean {
  if (earlier.mood !== later.mood || earlier.isPast !== later.isPast || earlier.mood === 'may') return false
  if (pointApart(earlier.sentence, later.sentence) || areCountedApart(earlier, later)) return false
  if (areOwnedApart(earlier, later)) return false
  if (earlier.denies === later.denies) return !earlier.denies && areStatesApart(earlier, later)
  const [denied, affirmed] = earlier.denies ? [earlier, later] : [later, earlier]
  return isOfOneSubject(earlier, later) && isDenied(denied, affirmed)
}

const MINE = /^(?:என்|எங்கள்|எங்களது|நம்|நமது|எனது)/u
const THEIRS = /^(?:அவன்|அவள்|அவர்|அவனது|அவளது|அவரது|அவர்கள்|உன்|உங்கள்|அதன்|தன்|தங்கள்|தம்)/u

const isMine = ({ text }: Word) => MINE.test(text)
const isTheirs = (word: Word) => THEIRS.test(word.text) || (word.isA('name') && word.is('genitive'))

/** Whose things a sentence speaks of. */
const ownersIn = memoize(({ words }: Sentence) => {
  const owned = words.filter(({ next }) => next?.isA('noun') === true)
  return { isMine: owned.some(isMine), isTheirs: owned.some(isTheirs) }
})

/** What is ours is not theirs. */
function areOwnedApart(one: Placed, other: Placed): boolean {
  const [before, after] = [ownersIn(one.sentence), ownersIn(other.sentence)]
  return (before.isMine && after.isTheirs) || (before.isTheirs && after.isMine)
}

const ONE = /^(?:ஒரு|ஓர்|ஒன்று|ஒன்றில்)$/u

const numbersIn = memoize(({ words }: Sentence): string =>
  words
    .filter((word) => word.isA('numeral') && !ONE.test(word.text))
    .map(({ text }) => text)
    .join(' '),
)

/** Numbers that differ tell two things apart. */
function areCountedApart(one: Placed, other: Placed): boolean {
  const [before, after] = [numbersIn(one.sentence), numbersIn(other.sentence)]
  return before !== '' && after !== '' && before !== after
}
