import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { rootOf } from '../../../essay-roots.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { daysOf, isAsserted, isOtherTime } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson } from '../reading/people.ts'

/** Actions that one does to a thing or at a place; who goes to a place sees it. */
const ACTIONS: readonly ReadonlySet<string>[] = [
  'பார் காண் ரசி கண்டுகளி',
  'செல் போ வா அடை ஏறு',
  'படி வாசி',
  'உண் சாப்பிடு சுவை தின்',
  'கேள்',
].map((lemmas) => new Set(lemmas.split(' ')))
const SEES = 0
const GOES = 1
/** `பார்க்கவே முடியவில்லை`, `ஒருமுறையும் பார்க்கவில்லை`, `பார்க்கவே இல்லை`. */
const NOT_AT_ALL =
  /((?<!\S)\S+வே)\s+(?:முடியவில்லை|இயலவில்லை|இல்லை|கிடைக்கவில்லை)|(?:ஒருமுறையும்|ஒருமுறைகூடப்?|ஒருதடவைகூடப்?|ஒருபோதும்|கடைசிவரை)\s+(?:\S+\s+){0,2}?(\S+வில்லை)/u
const FIRST_PERSON = /^(?:நான்|நாங்கள்|என்னால்|எங்களால்|எனக்கு|எங்களுக்கு)$/u
/** Another time, or in thought only. */
const HEDGES: ReadonlySet<HedgeKind> = new Set(['again', 'imagined', 'later', 'next', 'now'])
/** Another's, not quite, or after all. */
const OTHERWISE =
  /அதன் ?பின்|அதற்கு ?பிற|நேற்று|தொலைக்காட்சி|நண்பன்|விரும்ப|ஆசை|எண்ணி|நினைத்|தெளிவாக|சரியாக|முழுமையாக|அருகில்|நெருங்கி|கண்கொண்டு|வேண்டும்|லாம்|இறுதியில்|கடைசியில்|ஒருவழியாக/u

interface Action {
  readonly sentence: Sentence
  readonly kind: number
  /** What it was done to: the noun, and what tells it from others of its kind. */
  readonly things: ReadonlyMap<string, string>
}

/**
 * What the writer did, and was not able to do: `நேரலையைக் கண்டு மகிழ்ந்தேன் … அந்த நேரலையைப் பார்க்கவே முடியவில்லை`. The action comes first:
 * what could not be done may have been done in the end.
 */
export function undone({ hedges }: MeaningWords): Follower {
  const actions: Action[] = []
  return (sentence) => {
    if (!isAsserted(sentence) || OTHERWISE.test(sentence.text) || isHedged(sentence, HEDGES, hedges))
      return []
    const denial = denialIn(sentence)
    if (denial !== undefined) {
      const against = actions.find((action) => isSameAction(action, denial))
      return against === undefined ? [] : [contradicts(sentence, against.sentence)]
    }
    if (actions.length < MAX_ACTIONS) actions.push(...actionsIn(sentence))
    return []
  }
}

const MAX_ACTIONS = 48

function isSameAction(action: Action, denial: Action): boolean {
  const isImplied = action.kind === denial.kind || (denial.kind === SEES && action.kind === GOES)
  if (!isImplied || isOtherTime(daysOf(action.sentence), daysOf(denial.sentence))) return false
  return [...denial.things].some(([noun, mark]) => {
    const other = action.things.get(noun)
    return other !== undefined && (mark === '' || other === mark)
  })
}

function denialIn(sentence: Sentence): Action | undefined {
  const { words, text } = sentence
  const found = NOT_AT_ALL.exec(text)
  const said = found?.[1] ?? found?.[2]
  const verb = said === undefined ? undefined : words.find((word) => word.text === said)
  if (verb === undefined) return undefined
  const kind = kindOf(verb)
  const isOwn =
    words.some(({ text: word }) => FIRST_PERSON.test(word)) || !words.some((word) => isPerson(word))
  if (kind === undefined || !isOwn) return undefined
  const object = words.slice(0, verb.index).findLast((word) => isThing(word) && isGoal(word))
  return object === undefined
    ? undefined
    : { sentence, kind, things: new Map([[nameOf(object), markOf(object)]]) }
}

function actionsIn(sentence: Sentence): Action[] {
  const { words, lastWord } = sentence
  if (!lastWord?.is('finite', 'first') || !lastWord.is('past') || lastWord.is('negative')) return []
  return ACTIONS.flatMap((_, kind) => {
    const verb = words.findLast(
      (word) => kindOf(word) === kind && !word.is('negative') && !word.is('infinitive'),
    )
    if (verb === undefined) return []
    const objects = words
      .slice(0, verb.index)
      .filter(
        (word) =>
          isThing(word) &&
          (isGoal(word) || word.is('locative') || isUnknown(word, /ில்$/u) || isPlaceAdverb(word)),
      )
      .slice(-2)
    return [{ sentence, kind, things: new Map(objects.map((word) => [nameOf(word), markOf(word)] as const)) }]
  })
}

function kindOf({ analyses }: Word): number | undefined {
  const verbs = analyses.filter(({ class: kind }) => kind === 'verb').map(({ lemma }) => lemma)
  const kind = ACTIONS.findIndex((lemmas) => verbs.some((lemma) => lemmas.has(lemma)))
  return kind < 0 ? undefined : kind
}

const isUnknown = ({ analyses, text }: Word, ending: RegExp) =>
  analyses.length === 0 && ending.test(withoutVallinam(text))

const isGoal = (word: Word) => word.is('accusative') || word.is('dative') || isUnknown(word, /(?:ை|க்கு)$/u)

const isThing = (word: Word) =>
  (word.isA('noun') || word.isA('name') || word.analyses.length === 0 || isPlaceAdverb(word)) &&
  !isPerson(word) &&
  !word.is('time') &&
  !word.is('body')

/** `நேரலையில்`. */
const isPlaceAdverb = (word: Word) => word.isA('adverb') && /யில்$/u.test(word.text)

const nameOf = (word: Word) => (isPlaceAdverb(word) ? word.text.replace(/யில்$/u, '') : nounOf(word))

/** `புறாத் தீவு`: the noun before, without a demonstrative. */
function markOf({ previous }: Word): string {
  if (previous === undefined || previous.isA('demonstrative')) return ''
  const isPart = (previous.isA('noun') && previous.is('nominative')) || previous.analyses.length === 0
  return isPart && !previous.is('clitic-um') ? rootOf(previous.text, 3) : ''
}
