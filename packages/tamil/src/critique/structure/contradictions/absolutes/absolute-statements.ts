import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, hedgesAmong } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted } from '../reading/assertion.ts'
import { nounOf } from '../reading/contradiction.ts'
import {
  EVER,
  focusOf,
  isSweeping,
  isThing,
  NOT_THERE,
  placeIn,
  type Thing,
  thingOf,
  whoIn,
} from '../reading/denied-terms.ts'
import { type Idea, ideaOf, verbIdeaOf } from '../reading/ideas.ts'
import { isPerson, type People, SELF } from '../reading/people.ts'
import { isUnresolved, referentOf, whoGoesOn } from './clause-before.ts'

/** What a sentence says is so of nothing, of nobody, never or on no account. */
export interface AbsoluteStatement {
  readonly sentence: Sentence
  /** Of what: each of these things, with the noun that tells it from others of its kind. */
  readonly things: readonly Thing[]
  /** What is not done; `undefined` where it is not there, not seen, not touched at all. */
  readonly action: Idea | undefined
  /** Who does not do it or has it not: a person of the text, anybody, nobody in particular. */
  readonly who: string | undefined
  /** Where: the noun of a place that the writer calls their own or points to. */
  readonly place: Idea | undefined
  readonly reach: Reach
}

/**
 * `ever`: up to now. `first`: before one occasion. `always`: it is never so. `once`: on one occasion. `ought`: it is to be done
 * on no account.
 */
export type Reach = 'ever' | 'first' | 'always' | 'once' | 'ought'

const CANNOT = /^(?:முடியாது|இயலாது|முடியவில்லை|இயலவில்லை|முடிந்ததில்லை)$/u
const MUST_NOT = /(?:கூடாது|வேண்டாம்)$/u
const NOT_DONE = /(?:வில்லை|தில்லை|தேயில்லை|தேஇல்லை|வேயில்லை|மாட்ட(?:ேன்|ாள்|ான்|ார்|ார்கள்|ோம்))$/u
const REFUSES = /^மாட்ட/u
/** What was done before the rest of life: `அதுவே முதன்முறை`. */
const FIRST_TIME = /^(?:முதன்முறை|முதன்முறையாக|முதல்முறை|முதல்முறையாக|முதன்முதலாக|முதன்முதலில்)$/u
const TIME = /^(?:முறை|முறையாக|தடவை|தடவையாக)$/u
/** `கொண்டு வரவில்லை`, `எடுத்துச் செல்லவில்லை`. */
const TAKES_ALONG = /(?:எடுத்து|கொண்டு)(?:[கசதப]்)?\s*(?:செல்ல|வர|போக)வில்லை$/u

/** What is always there for those who have something or see it: it needs no word of its own to be told. */
const LIGHT: ReadonlySet<string> = new Set(
  'இரு உள் இயங்கு நட அமை கிடை காண் பார் நோக்கு தொடு தீண்டு அறி தெரி கேள் ஏறு அணுகு வா கொள் நுழை செய் வை நேர் தோன்று நிகழ் பெய் பொழி'.split(
    ' ',
  ),
)
/** Says that there is no leave for something: `இடமே தரக் கூடாது`. */
const LEAVE: ReadonlySet<string> = new Set('இடம் அனுமதி இசைவு வாய்ப்பு பேச்சு'.split(' '))
const GIVES: ReadonlySet<string> = new Set('தா கொடு அளி வழங்கு விடு'.split(' '))
/** Of another time, of others, or as if. */
const HEDGES: ReadonlySet<HedgeKind> = new Set(['earlier', 'except', 'later', 'likeness', 'next', 'only'])
/** One state gives way to another, or the sentence speaks of a part or of others. */
const LEAVES_OPEN =
  /அல்லாத|அதுவரை|அந்நாள|அக்கால|அப்போது|முதலில்|தொடக்கத்தில்|ஆரம்பத்தில்|ில்லாமல் இல்லை|மறக்க|அளவுக்கு|விட(?:வும்)?(?:\s|$)|தெளிவாக|சரியாக|முழுமையாக|நன்றாக|போதுமான|தேவையான|நல்ல|சரியான|(?:கண|நொடி|நிமிட)(?:ம்|மும்)?(?:கூட|யும்)/u

const MAX_WORDS = 30

/** Reads what a sentence denies without exception. */
export function absolutesIn(
  sentence: Sentence,
  people: People,
  meanings: MeaningWords,
): readonly AbsoluteStatement[] {
  const { words } = sentence
  if (words.length > MAX_WORDS || !isAsserted(sentence) || isOfPicture(sentence)) return []
  const first = firstTimeIn(sentence, people, meanings)
  if (first !== undefined) return [first]
  return words.flatMap((word) => {
    const reach = denialAt(word)
    if (reach === undefined) return []
    const clause = clauseBefore(word)
    const isHedged = [...hedgesAmong(clause, meanings.hedges)].some((kind) => HEDGES.has(kind))
    const statement =
      isAbsolute(clause, word) && !deniesKnowing(clause, word)
        ? statementOf(sentence, clause, word, people, meanings)
        : undefined
    return statement === undefined || isHedged || LEAVES_OPEN.test(textOf(clause)) ? [] : [statement]
  })
}

/** `சுவரில் ஒரு படகு ஓவியம் இருந்தது. படகில் யாரும் இல்லை`: what a picture shows. */
const isOfPicture = ({ previous, text }: Sentence) =>
  previous !== undefined && PICTURE.test(previous.text) && NOBODY_THERE.test(text)
const NOBODY_THERE = /(?:யாரும்|எவரும்|எதுவும்|ஒன்றும்) இல்லை/u
const PICTURE = /ஓவிய(?:ம்|த்த)|சித்திர(?:ம்|த்த)|புகைப்பட|வண்ணப்படம்/u

/** `யார் வந்தார்கள் என்பது இன்றுவரை புரியவில்லை`: that it is known is denied, and not that it was done. */
function deniesKnowing(clause: readonly Word[], { text }: Word): boolean {
  return KNOWS.test(text) && clause.some((word) => /^என(?:்பது|்பதை|்று)?(?:[கசதப]்)?$/u.test(word.text))
}

const KNOWS = /^(?:புரி|தெரி|விளங்)/u

/** What was seen, done or heard for the first time: never before. */
function firstTimeIn(
  sentence: Sentence,
  people: People,
  meanings: MeaningWords,
): AbsoluteStatement | undefined {
  const { words, lastWord } = sentence
  const at = words.findIndex(isFirstTime)
  if (at < 0 || words.some(({ text }) => /^(?:வரும்|அடுத்த|இனி)$/u.test(text))) return undefined
  const verb = words.find(
    (word) =>
      verbIdeaOf(word, meanings) !== undefined &&
      (word.is('participial-noun') || word.is('verbal-noun') || (word.is('finite') && word.is('past'))),
  )
  const action = verb && verbIdeaOf(verb, meanings)
  if (verb === undefined || action === undefined || !(verb.is('past') || verb.is('verbal-noun')))
    return undefined
  const within = words.slice(0, verb.index)
  const who = whoIn(within, sentence, people) ?? (lastWord?.is('third') === true ? undefined : SELF)
  const things = within.filter((word) => isThing(word, people) && !isFirstTime(word))
  const focus = focusOf(things, false).map((word) => thingOf(word, meanings))
  if (who === undefined || focus.length === 0) return undefined
  return {
    sentence,
    things: focus,
    action: LIGHT.has(action.root) ? undefined : action,
    who,
    place: undefined,
    reach: 'first',
  }
}

const isFirstTime = ({ text, previous }: Word) =>
  FIRST_TIME.test(withoutVallinam(text)) || (TIME.test(withoutVallinam(text)) && previous?.text === 'முதல்')

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** What a word denies, where it ends a clause. */
function denialAt(word: Word): 'is' | 'ought' | undefined {
  const { text, next, isLast, tokenAfter } = word
  const endsClause =
    isLast || /^[,;]/u.test(tokenAfter) || (next !== undefined && /^(?:என்பது|என்பதே|என்பதால்)$/u.test(next.text))
  if (!endsClause) return undefined
  if (MUST_NOT.test(text)) return 'ought'
  if (NOT_THERE.test(text) || CANNOT.test(text) || NOT_DONE.test(text)) return 'is'
  return word.is('finite', 'negative') ? 'is' : undefined
}

/** The words of its clause before a word: from the last comma on. */
function clauseBefore({ sentence, index }: Word): readonly Word[] {
  const from = sentence.words.findLastIndex((word, at) => at < index && /^[,;:]/u.test(word.tokenAfter))
  return sentence.words.slice(from + 1, index)
}

function isAbsolute(clause: readonly Word[], end: Word): boolean {
  if (/(?:தேயில்லை|வேயில்லை|இல்லவே)$/u.test(end.text)) return true
  const { previous } = end
  if (previous?.is('clitic-e') && (NOT_THERE.test(end.text) || CANNOT.test(end.text) || previous.isA('verb')))
    return true
  if (NOT_THERE.test(end.text) && previous !== undefined && isNotThere(previous)) return true
  if (previous?.is('clitic-e') && isOfWholeTime(end.sentence)) return true
  return TAKES_ALONG.test(textOf([...clause, end])) || clause.some((word) => isSweeping(word))
}

/** `எங்கள் ஊரில் நூலகம் இல்லை`: what is not there at all. */
const isNotThere = (word: Word) =>
  word.is('nominative') &&
  word.isA('noun') &&
  !word.is('participial-noun') &&
  !word.is('abstract') &&
  !isPerson(word)

function statementOf(
  sentence: Sentence,
  clause: readonly Word[],
  end: Word,
  people: People,
  meanings: MeaningWords,
): AbsoluteStatement | undefined {
  const chain = actionWords(end)
  const verb = chain[0]
  const lemma = verb && verbIdeaOf(verb, meanings)
  const within = clause.filter((word) => !chain.includes(word))
  const who = whoIn(within, sentence, people) ?? whoGoesOn(end)
  const leave = within.at(-1)
  const isOfLeave =
    leave !== undefined && LEAVE.has(nounOf(leave)) && (lemma === undefined || GIVES.has(lemma.root))
  if (within.some(isUnresolved)) return undefined
  const things = (isOfLeave ? within.slice(0, -1) : within)
    .map(referentOf)
    .filter((word) => isThing(word, people))
  const place = placeIn(within, meanings)
  const isOught = MUST_NOT.test(end.text)
  const carried = carriedBy(verb, things)
  const isLight =
    lemma === undefined || LIGHT.has(lemma.root) || isOfLeave || TAKES_ALONG.test(textOf([...clause, end]))
  const action = carried === undefined ? (isLight ? undefined : lemma) : ideaOf(carried, meanings)
  const others = things.filter((word) => word !== carried)
  const focus = focusOf(others, isOfLeave).map((word) => thingOf(word, meanings))
  if (focus.length === 0 && action === undefined) return undefined
  const reach = reachOf(clause, end, isOught)
  const isOfOneDay =
    reach === 'once' &&
    (clause.some(({ text }) => ONE_DAY.test(withoutVallinam(text))) || isOfWholeTime(sentence))
  if (who === undefined && place === undefined && !isOught && !isOfOneDay) return undefined
  return { sentence, things: focus, action, who, place, reach }
}

/** The action that is denied: `மூட விடக்கூடாது`, `பார்த்ததே இல்லை`, `பெய்யவில்லை`. */
function actionWords(end: Word): readonly Word[] {
  const { previous } = end
  const isOwn =
    end.isA('verb') &&
    !REFUSES.test(end.text) &&
    !NOT_THERE.test(end.text) &&
    !CANNOT.test(end.text) &&
    !/^கூடாது$|^வேண்டாம்$/u.test(end.text)
  const before =
    previous?.isA('verb') &&
    !previous.is('adverbial') &&
    (previous.is('infinitive') || (NOT_THERE.test(end.text) && previous.is('participial-noun')))
      ? [previous]
      : []
  return isOwn ? [...before, end] : before
}

/** Verbs that only carry the noun before them: `பயணம் செய்ததில்லை`. */
const CARRIES: ReadonlySet<string> = new Set('செய் கொள் மேற்கொள் பெறு அடை படு சொல் போடு எடு'.split(' '))

function carriedBy(verb: Word | undefined, things: readonly Word[]): Word | undefined {
  const noun = things.at(-1)
  const carries = verb?.analyses.some(({ class: kind, lemma }) => kind === 'verb' && CARRIES.has(lemma))
  const isCarried =
    noun?.next === verb &&
    noun?.is('nominative') === true &&
    (noun.is('action') || noun.is('abstract') || noun.is('event'))
  return carries && isCarried ? noun : undefined
}

/** A journey, a festival or a day from its beginning to its end. */
const WHOLE_TIME =
  /(?:எல்லா|அனைத்து) நா(?:ள்|ட்)களிலும்|(?:நாள்|அன்று|பகல்|இரவு|வாரம்) (?:முழுவதும்|முழுக்க)|(?:பயண|சுற்றுலா|விழா|முகாம)\S* (?:முழுவதும்|முழுக்க)/u
/** Whether what is denied never was all through a time of which the text tells. */
export const isOfWholeTime = ({ text }: Sentence) => WHOLE_TIME.test(text)

const ONE_DAY = /^(?:அன்று|அந்நாளில்|அன்றைக்கு|நேற்று)$/u

function reachOf(clause: readonly Word[], end: Word, isOught: boolean): Reach {
  if (isOught) return 'ought'
  if (/வில்லை$/u.test(end.text) && isOfWholeTime(end.sentence)) return 'once'
  if (clause.some(({ text }) => EVER.test(withoutVallinam(text)) || /வரை$/u.test(text))) return 'ever'
  const { previous } = end
  const isOfPast = NOT_THERE.test(end.text) && previous?.is('participial-noun', 'past') === true
  if (isOfPast || end.is('participial-noun', 'past')) return 'ever'
  return /வில்லை$/u.test(end.text) ? 'once' : 'always'
}
