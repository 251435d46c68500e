import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, isPersonName, type People } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'

/** What one person does to one thing, once. */
const ONCE: ReadonlySet<string> = new Set(
  'உடை திருடு கண்டுபிடி கண்டறி நிறுவு இயற்று கட்டு கொல் வெல் எரி கொளுத்து மீட்டு'.split(' '),
)
const WINS: ReadonlySet<string> = new Set(['பெறு', 'வெல்', 'வாங்கு', 'தட்டு'])
const FIRST = /^(?:முதலில்|முதன்முதலில்|முதன்முதலாக|முதல்|முதலாவதாக|முதலிடம்|இரண்டாம்|மூன்றாம்)$/u
const TOGETHER = /இருவரும்|சேர்ந்து|இணைந்து|பகிர்ந்து|ஆளுக்கு|ஒவ்வொரு|மற்றொரு|இன்னொரு|அடுத்த|மீண்டும்|ஆண்டு|சுற்று/u

interface Action {
  readonly sentence: Sentence
  readonly by: string
  readonly isFirst: boolean
  readonly objects: ReadonlySet<string>
}

/** Another who did what only one can have done: `முதல் பரிசு பெற்றவள் தேவி … முதல் பரிசு பெற்ற மாலதி`. */
export function otherAgents(): Follower {
  const actions = new Map<string, Action[]>()
  return (sentence, people) => {
    if (!isAsserted(sentence) || TOGETHER.test(sentence.text)) return []
    return predicationsOf(sentence)
      .flatMap((predication) => {
        const action = actionOf(predication, people)
        if (action === undefined) return []
        const lemma = WINS.has(predication.lemma) ? 'பெறு' : predication.lemma
        const known = actions.get(lemma) ?? []
        const other = known.find((one) => isSameAction(one, action))
        if (known.length < 8) actions.set(lemma, [...known, action])
        return other !== undefined && other.by !== action.by && other.sentence !== sentence
          ? [contradicts(sentence, other.sentence)]
          : []
      })
      .slice(0, 1)
  }
}

function isSameAction(one: Action, other: Action): boolean {
  if (one.isFirst !== other.isFirst) return false
  const [fewer, more] =
    one.objects.size <= other.objects.size ? [one.objects, other.objects] : [other.objects, one.objects]
  return (fewer.size > 0 || one.isFirst) && [...fewer].every((object) => more.has(object))
}

function actionOf(predication: Predication, people: People): Action | undefined {
  const { words, negative, verb, lemma } = predication
  const isFirst = words.some(({ text }) => FIRST.test(withoutVallinam(text)))
  const by = agentOf(predication, people)
  if (negative || by === undefined || !(isFirst || ONCE.has(lemma))) return undefined
  const isToldApart = words.some((word) => isObject(word) && word.previous?.is('relative-participle'))
  if (isToldApart && !isFirst) return undefined
  const objects = new Set(words.filter(isObject).map((word) => nounOf(word)))
  return { sentence: verb.sentence, by, isFirst, objects }
}

/** What it was done to, in which contest, as the which. */
function isObject(word: Word): boolean {
  if (FIRST.test(withoutVallinam(word.text))) return word.text !== 'முதலில்'
  if (/^(?:மேடை|கூட்டம்)$/u.test(nounOf(word))) return false
  const isCompounded = word.next?.isA('noun') && word.text !== withoutVallinam(word.text)
  return (
    (word.isA('noun') || isCompounded === true) &&
    !isPerson(word) &&
    !word.is('time') &&
    !word.is('clitic-um')
  )
}

function agentOf({ kind, verb, head, words }: Predication, people: People): string | undefined {
  const named =
    kind === 'relative'
      ? head
      : isAgent(verb)
        ? verb.next
        : kind === 'finite' && verb.is('third')
          ? words.filter((word) => isPerson(word) && word.is('nominative')).at(0)
          : undefined
  return named !== undefined && isPersonName(named) && !named.is('plural') && !named.is('clitic-um')
    ? people.keyOf(named)
    : undefined
}

/** `வென்றவள்`. */
const isAgent = (verb: Word) =>
  verb.is('participial-noun') && (verb.is('masculine') || verb.is('feminine') || verb.is('honorific'))
