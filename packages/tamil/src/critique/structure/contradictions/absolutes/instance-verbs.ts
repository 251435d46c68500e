import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isDenial } from '../reading/denials.ts'
import { type Idea, ideaOf, isSameIdea, verbIdeaOf } from '../reading/ideas.ts'

/** The verb that a noun belongs to: the next one, else the participle that qualifies it. */
export function verbAfter(word: Word): Word | undefined {
  if (word.previous?.is('relative-participle') && !word.previous.isA('noun') && word.previous.is('past'))
    return word.previous
  for (let { next } = word; next !== undefined; next = next.next)
    if (next.isA('verb') && !next.isA('noun') && !next.isA('postposition') && !next.isA('particle'))
      return next
  if (!word.isLast) return undefined
  let { previous } = word
  while (previous?.isA('adjective') || previous?.isA('name')) previous = previous.previous
  return previous?.is('relative-participle') ? previous : undefined
}

/** The verb that says when: of several that follow each other the last (`எடுத்து வந்து படிக்கிறேன்`). */
export function tensedVerb(verb: Word): Word {
  if (verb.is('finite') || !verb.is('verbal-participle')) return verb
  const { words } = verb.sentence
  return words.find((word) => word.index > verb.index && word.isA('verb') && word.is('finite')) ?? verb
}

/** Whether a verb tells that it is or was so: not denied, not a condition, not a duty or a wish. */
export function tellsOfFact(verb: Word): boolean {
  if (verb.is('negative') || verb.is('conditional') || isDenial(verb)) return false
  if (verb.is('infinitive') || verb.is('permissive') || /(?:லாம்|ட்டும்)$/u.test(verb.text)) return false
  const { next } = verb
  return next === undefined || !isDenial(next)
}

/** The verb that tells the action, after the thing. */
export function verbOfAction(
  { words }: Sentence,
  word: Word | undefined,
  action: Idea,
  denied: Sentence,
  meanings: MeaningWords,
): Word | undefined {
  const used =
    word !== undefined && USES.has(action.root) && !isNarrowed(denied) ? wordOfUse(word) : undefined
  if (used !== undefined) return used
  return words.find((one) => {
    if (one.index <= (word?.index ?? -1) || !one.isA('verb') || one.isA('noun') || !tellsOfFact(one))
      return false
    const idea = verbIdeaOf(one, meanings)
    const carried =
      one.previous?.isA('noun') && one.previous.is('nominative') ? ideaOf(one.previous, meanings) : undefined
    return [idea, carried].some((said) => said !== undefined && isSameIdea(said, action))
  })
}

/** Denied of a thing they deny all that one does with it. */
const USES: ReadonlySet<string> = new Set('பயன்படுத்து உபயோகி கையாள்'.split(' '))
/** What one does with a thing that one uses. */
const IN_USE: ReadonlySet<string> = new Set(
  'இடு போடு தெளி ஊற்று தூவு சேர் கல பூசு தடவு தேய் அணி உடு ஓட்டு இயக்கு சாப்பிடு உண் குடி அருந்து பருகு'.split(' '),
)

/** `தலையில் எண்ணெயைப் பயன்படுத்துவதில்லை`: not there. */
const isNarrowed = ({ words }: Sentence) =>
  words.some((word) => (word.is('locative') || word.is('dative')) && word.isA('noun') && !word.is('time'))

/** The verb of use beside a thing: `உரத்தை இட்டேன்`, `நான் வாரந்தோறும் இடும் செயற்கை உரம்`. */
function wordOfUse(word: Word): Word | undefined {
  if (word.sentence.words.some(({ text }) => /^மட்டும/u.test(text))) return undefined
  const isUse = (one: Word | undefined): one is Word =>
    one !== undefined &&
    tellsOfFact(one) &&
    one.analyses.some(({ class: kind, lemma }) => kind === 'verb' && IN_USE.has(lemma))
  if (word.is('accusative') && isUse(word.next)) return word.next
  let before = word.previous
  while (before !== undefined && (before.isA('adjective') || before.isOnly('nominative')))
    before = before.previous
  return isUse(before) && before.is('relative-participle') ? before : undefined
}
