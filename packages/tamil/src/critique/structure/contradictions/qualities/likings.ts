import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, hedgesAmong } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import type { Claim, ClaimReader } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, type People } from '../reading/people.ts'
import { thingCalled } from '../reading/things.ts'

const LIKES =
  /^(?:பிடிக்கும்|பிடித்த|பிடித்தது|பிடித்தமான|விருப்பமான|விரும்பி|விரும்புவேன்|விரும்புவாள்|விரும்புவான்|விரும்புவார்)$/u
const DISLIKES = /^(?:பிடிக்காது|பிடிக்காத|பிடிப்பதில்லை|வெறுப்பு|வெறுப்பேன்|வெறுக்கிறேன்|வெறுப்பாள்|வெறுப்பான்|வெறுப்பார்)$/u
const EXCUSED: ReadonlySet<HedgeKind> = new Set(['only', 'except', 'concession', 'earlier', 'now', 'another'])
const EXCEPT = /(?:^|\s)(?:சிறுவயத|தொடக்கத்தில்|முதலில்|கட்டாய|அளவுக்கு|சில[ -]|சிலர|சிலவ|சிலசமய)|வேண்டா/u

/** What somebody likes to eat or to do, and does not: `எனக்குப் பாகற்காய் பிடிக்காது … எனக்குப் பிடித்தது பாகற்காய்`. */
export const likingsBy =
  ({ hedges }: MeaningWords): ClaimReader =>
  (sentence, people) => {
    const reason = sentence.words.findIndex(({ text }) => GIVES_REASON.test(text))
    const said = reason < 0 ? sentence.words : sentence.words.slice(0, reason)
    return [...hedgesAmong(said, hedges)].some((kind) => EXCUSED.has(kind)) ? [] : likingsIn(sentence, people)
  }

const GIVES_REASON = /^(?:என்பதால்|என்பதனால்|என்றதால்)$/u

function likingsIn({ words, lastWord, text }: Sentence, people: People): Claim[] {
  if (EXCEPT.test(text)) return []
  const verb = words.find((word) => LIKES.test(withoutVallinam(word.text)) || DISLIKES.test(word.text))
  if (verb === undefined) return []
  const isSomebody = (word: Word) => isPerson(word) || (word.isA('pronoun') && word.is('rational'))
  const receiver = words.find((word) => isSomebody(word) && word.is('dative'))
  const agent = words.find((word) => isSomebody(word) && word.is('nominative') && !word.is('adjectival'))
  const who = receiver ?? (lastWord?.is('finite') ? agent : undefined)
  const key = who && people.keyOf(who)
  if (who === undefined || key === undefined) return []
  const value = DISLIKES.test(verb.text) ? 'dislikes' : 'likes'
  return scopeOf(verb)
    .filter(isLiked)
    .map((word) => ({
      quality: `liking ${nounOf(word)}`,
      of: thingCalled(key),
      value,
      holds: isTakenAsKnown(verb) ? ('always' as const) : ('years' as const),
    }))
}

/** What is liked: the words of the sentence up to why it matters (`பிடிக்காது என்பதால் பால் குடித்தேன்`). */
function scopeOf(verb: Word): readonly Word[] {
  const { words } = verb.sentence
  const end = words.findIndex(({ index, text }) => index > verb.index && GIVES_REASON.test(text))
  return end < 0 ? words : words.slice(0, end)
}

/** `எனக்கு மிகவும் பிடித்த தேநீரை`: nothing is said of when it came to be so. */
const isTakenAsKnown = ({ text, next }: Word) =>
  withoutVallinam(text) === 'பிடித்த' && next?.is('accusative') === true

const KINDS = ['food', 'animal', 'plant', 'thing', 'action', 'mass'] as const

/** A thing, beast or pastime that is named by itself. */
const isLiked = (word: Word) =>
  word.isA('noun') &&
  !isPerson(word) &&
  KINDS.some((kind) => word.is(kind)) &&
  !/^(?:உணவு|பண்டம்|விளையாட்டு|பொருள்|பாடம்)$/u.test(nounOf(word)) &&
  (word.is('nominative') || word.is('accusative'))
