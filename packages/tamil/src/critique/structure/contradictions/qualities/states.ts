import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type MeaningWords, meaningsOf } from '../../meaning-words.ts'
import type { Claim, ClaimReader } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, type People } from '../reading/people.ts'
import { predicationsOf } from '../reading/predications.ts'
import { type Thing, thingAt } from '../reading/things.ts'

/** At all times. */
const ALWAYS = /^(?:எப்போதும்|எப்பொழுதும்|எக்காலத்திலும்|எந்நாளும்|என்றும்|என்றுமே|ஒருபோதும்|எல்லாக்காலத்திலும்|எந்நேரமும்)$/u
/** At all times of another age. */
const FORMERLY = /முன்பு|முன்னர்|முன்பெல்லாம்|முற்கால|அக்கால|அப்போது|அன்று|சிறுவயத|இளமையில்|ஒரு காலத்தில்|இனி/u
const MAX_WORDS = 14
/** One state becomes the other, or stands beside it. */
const BOTH =
  /மாறி|மாற்ற|ஆகிவிட|ஆனான்|ஆனாள்|ஆனார்|ஆயின|ஆயிற்று|ஆகிறது|ஆனால்|ஆனாலும்|எனினும்|இருந்தாலும்|பகுதி|பக்கம்|சில|சிலர்|பலர்|ஒருபுறம்|மறுபுறம்|போல|விட|சற்று|ஓரளவு|வேண்டும்|கூடாது|வேண்டாம்|லாம்(?:\s|[.!])/u

/** In which of two states that exclude each other a known thing is, now or always: `எங்கள் ஊர் ஆறு வற்றாது`. */
export function statesBy(words: MeaningWords): ClaimReader {
  return (sentence, people) => {
    if (sentence.words.length > MAX_WORDS || BOTH.test(sentence.text)) return []
    const isAlways =
      sentence.words.some(({ text }) => ALWAYS.test(withoutVallinam(text))) && !FORMERLY.test(sentence.text)
    return [...ofSubject(sentence, people), ...ofHeads(sentence, people)].flatMap(({ of, said }) =>
      said.flatMap((word) =>
        meaningsOf(word, words.states).flatMap(({ pair, side }): Claim[] => {
          if (!saysOf(word, of)) return []
          const value = isDenied(word) ? (side === 'one' ? 'other' : 'one') : side
          const quality = `state ${pair} ${referenceOf(word)}`
          return [{ quality, of, value, holds: isAlways ? 'always' : 'days' }]
        }),
      ),
    )
  }
}

interface Said {
  readonly of: Thing
  /** The words that may say something of it. */
  readonly said: readonly Word[]
}

/** The thing that a sentence of the present is about, and the words after it. */
function ofSubject({ words, lastWord }: Sentence, people: People): Said[] {
  if (lastWord === undefined || (lastWord.is('past') && !lastWord.is('present'))) return []
  if (words.some((word) => word.is('relative-participle') && word.is('past'))) return []
  const first = words.slice(0, 4).find(isThingNamed)
  if (first === undefined) return []
  let subject = first
  while (subject.next !== undefined && !subject.next.isLast && goesOn(subject.next)) subject = subject.next
  const of = thingAt(subject, people)
  return isKnown(of, subject) ? [{ of, said: words.slice(subject.index + 1) }] : []
}

/** `ஊரின் மேற்கே உள்ள எங்கள் வீடு`. */
function ofHeads(sentence: Sentence, people: People): Said[] {
  return predicationsOf(sentence).flatMap(({ kind, lemma, head, words, negative }) => {
    if (kind !== 'relative' || head === undefined || negative || !/^(?:உள்|இரு)$/u.test(lemma)) return []
    const noun = head.next !== undefined && head.isOnly('oblique') ? head.next : head
    const of = thingAt(noun, people)
    return isKnown(of, noun) ? [{ of, said: words }] : []
  })
}

const isThingNamed = (word: Word) =>
  (word.is('nominative') || (word.is('locative') && word.isA('noun') && word.isFirst !== word.isLast)) &&
  (word.isA('noun') || word.isA('name') || word.isA('pronoun')) &&
  !word.is('adjectival') &&
  !word.is('time') &&
  !word.isA('adjective')

const goesOn = (word: Word) =>
  word.isA('noun') && word.isOnly('nominative') && !word.is('abstract') && !word.isA('adjective')

/** One that the reader knows: somebody, ours, or that one. Of things as such both sides are told. */
const isKnown = ({ owner, pointed, head }: Thing, word: Word) =>
  head !== '?' && (owner !== undefined || pointed || isPerson(word) || word.isA('pronoun')) && owner !== '?'

/** Whether a state is said of the thing, and of nothing else: at the end, with -ஆக or -இல், or before the same noun. */
function saysOf(word: Word, of: Thing): boolean {
  const { next } = word
  // Whom somebody loves and whom they hate may be two.
  if (word.isA('verb') && word.sentence.words.some((one) => one.is('accusative'))) return false
  if (next === undefined) return true
  if (word.isA('verb')) return word.is('finite') || word.is('verbal-participle')
  if (word.is('adverbial') || word.isA('adverb') || word.is('position') || word.isA('postposition'))
    return true
  if (word.is('locative') || word.is('genitive')) return word.is('abstract') && next.isA('verb')
  if (word.isA('adjective') || word.is('adjectival'))
    return next.isLast && (nounOf(next) === of.head || /^(?:ஊர்|இடம்|ஒன்று|மனிதர்|மனிதன்|ஆள்)$/u.test(nounOf(next)))
  return /^(?:உள்ளவர்|உள்ளவன்|உள்ளவள்|நிறைந்த|மிக்க|மிகுந்த|உடையவர்|கொண்டவர்|உள்ளது|இருக்கிற|ஆவார்|ஆகும்)/u.test(next.text)
}

const isDenied = (word: Word) =>
  word.is('negative') || /^(?:இல்லை|அல்ல|அல்லன்|அல்லர்|அன்று|இல்லாத|இன்றி|அற்ற|கிடையாது)/u.test(word.next?.text ?? '')

/** From where something lies: east of the town is not east of the river. */
function referenceOf({ previous }: Word): string {
  const isReference =
    previous !== undefined && (previous.is('genitive') || previous.is('dative') || previous.is('ablative'))
  return isReference && !isPerson(previous) ? nounOf(previous) : ''
}
