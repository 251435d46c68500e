import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isFunctionWord } from '../../statements/statement.ts'
import { nounOf } from '../reading/contradiction.ts'
import { type Idea, ideaOf, isNominal, verbIdeaOf } from '../reading/ideas.ts'
import { isPerson } from '../reading/people.ts'
import { verbOf } from '../reading/proposition.ts'

/** A step on the way to an action, or a step that is left out: `கழுவி`, `கழுவாமல்`. */
export interface Step {
  readonly idea: Idea
  readonly isLeftOut: boolean
}

/** Something that one does or leaves: `காலை உணவை உண்ணாமல் இருப்பது`. */
export interface Practice {
  /** What is done; `undefined` where it is only said of what: `சீருடை தேவை`, `விளையாட்டைத் தவிர்ப்பது`. */
  readonly action: Idea | undefined
  /** Whether the action is no more than having, using or doing the thing. */
  readonly isUse: boolean
  readonly isLeft: boolean
  readonly steps: readonly Step[]
  /** The things, and all else that narrows what is meant. */
  readonly terms: readonly Idea[]
  /** Who is to do it, where that is said. */
  readonly agents: readonly Idea[]
  readonly words: readonly Word[]
}

/** Verbs of leaving what one does or has. */
export const LEAVES: ReadonlySet<string> = new Set(
  'தவிர் விடு விட்டுவிடு கைவிடு நிறுத்து ஒழி ஒதுக்கு புறக்கணி விலக்கு தடு தடைசெய் துற நீக்கு அகற்று மற ஒழித்துவிடு'.split(
    ' ',
  ),
)
/** Verbs of taking up what one does. */
export const TAKES_UP: ReadonlySet<string> = new Set(
  'ஊக்குவி போற்று வளர் கடைப்பிடி பின்பற்று மேற்கொள் தொடங்கு பழகு தொடர் வலியுறுத்து ஆதரி வரவேல்'.split(' '),
)
/** Having, using and doing: no more than that it is there. */
const USES: ReadonlySet<string> = new Set(
  'செய் பயன்படுத்து வை வைத்திரு கொண்டிரு இரு உண் சாப்பிடு அருந்து குடி பார் எடு அணி உடு வாங்கு விளையாடு பங்கேல் ஈடுபடு கொண்டுவா'.split(
    ' ',
  ),
)
/** They only carry the noun before them: `பயணம் செய்`, `தடை விதி`. */
const CARRIES: ReadonlySet<string> = new Set('செய் விதி மேற்கொள் கொள் போடு படு'.split(' '))
const BAN = /^தடை(?:யை)?$/u
const HABIT: ReadonlySet<string> = new Set('பழக்கம் வழக்கம் செயல் போக்கு முறை'.split(' '))
const OWN = /^(?:தங்கள்|தம்|தன்|தமது|தனது|தங்களுடன்|தம்முடன்|தன்னுடன்|தங்களிடம்|தம்மிடம்|தன்னிடம்|நம்|நமது|நம்மிடம்)$/u
const MAY_STRESS =
  /^(?:முற்றிலும்|கட்டாயம்|கட்டாயமாக|கண்டிப்பாக|நிச்சயமாக|அறவே|உடனடியாக|உடனே|முழுமையாக|எக்காரணம்|தவறாமல்|விடாமல்|மறக்காமல்)$/u
/** `இவ்வாறு எண்ணிப் பார்க்கும்போது`: what stands before is no part of it. */
const CONSIDERS = /^(?:பார்க்கும்போது|பார்க்கையில்|நோக்கும்போது|நோக்குகையில்|சிந்திக்கும்போது|ஆராயும்போது)$/u

/** Reads the practice that ends with a word. */
export function practiceUntil(on: Word, meanings: MeaningWords): Practice | undefined {
  const words = on.sentence.words.slice(0, on.index + 1)
  const from = words.findLastIndex(({ text }) => CONSIDERS.test(text)) + 1
  const said = words.slice(from)
  return isAction(on) ? actionUntil(on, said, meanings) : thingUntil(on, said, meanings)
}

/** குளிப்பது, குளித்தல், குளிக்க, குளிக்கலாம், குளியுங்கள், குளிப்போம். */
const isAction = (word: Word) =>
  verbOf(word) !== undefined &&
  (word.is('verbal-noun') ||
    word.is('infinitive') ||
    word.is('imperative') ||
    word.is('permissive') ||
    word.is('conditional', 'clitic-um') ||
    (word.is('participial-noun', 'future') && word.is('neuter')) ||
    word.is('finite', 'first'))

function thingUntil(on: Word, said: readonly Word[], meanings: MeaningWords): Practice | undefined {
  const isThing = isNominal(on) && on.is('nominative') && !isPerson(on) && !on.is('clitic-um')
  if (!isThing || said.some(isOneWhoWants)) return undefined
  const isLeft = said.some(isWithout)
  const rest = said.filter((word) => !isWithout(word))
  return { action: undefined, isUse: true, isLeft, ...restOf(rest, meanings) }
}

/** `எனக்குப் பால் வேண்டாம்` is a wish. */
const isOneWhoWants = (word: Word) =>
  word.is('dative') && !word.is('plural') && (isPerson(word) || word.isA('pronoun'))

/** `தேர்வு இல்லாத கல்வி`. */
const isWithout = ({ text }: Word) => text === 'இல்லாத' || text === 'அற்ற'

function actionUntil(on: Word, said: readonly Word[], meanings: MeaningWords): Practice | undefined {
  if (on.is('clitic-um') && !on.is('finite') && !on.is('conditional')) return undefined
  const verb = verbOf(on)
  const before = said.slice(0, -1)
  const last = before.at(-1)
  if (verb === undefined) return undefined
  if (verb === 'இரு' && last?.is('verbal-participle', 'negative'))
    return actionBy(last, before.slice(0, -1), meanings)
  const isBan = last !== undefined && BAN.test(withoutVallinam(last.text)) && CARRIES.has(verb)
  const inner = isBan ? before.slice(0, -1) : before
  if (isBan || LEAVES.has(verb)) return turnedIf(on, left(objectUntil(inner, meanings)))
  const takenUp = TAKES_UP.has(verb) ? objectUntil(inner, meanings) : undefined
  return takenUp === undefined ? actionBy(on, before, meanings) : turnedIf(on, takenUp)
}

const turnedIf = (on: Word, practice: Practice | undefined) => (on.is('negative') ? left(practice) : practice)

const left = (practice: Practice | undefined): Practice | undefined =>
  practice && { ...practice, isLeft: !practice.isLeft }

/** What is left or taken up: `பொய் பேசுவதை`, `நகம் கடிக்கும் பழக்கத்தை`, `இனிப்பை`. */
function objectUntil(words: readonly Word[], meanings: MeaningWords): Practice | undefined {
  const at = words.findLastIndex((word) => word.is('accusative'))
  const object = words[at]
  if (object === undefined || words.length - at > 3) return undefined
  const behind = words.slice(at + 1)
  if (isAction(object)) return withMore(actionBy(object, words.slice(0, at), meanings), behind, meanings)
  const doing = words[at - 1]
  if (HABIT.has(nounOf(object)) && doing?.is('relative-participle', 'future'))
    return withMore(actionBy(doing, words.slice(0, at - 1), meanings), behind, meanings)
  return { action: undefined, isUse: true, isLeft: false, ...restOf(words, meanings) }
}

/** The practice with what stands between it and the verb that leaves it. */
function withMore(practice: Practice, behind: readonly Word[], meanings: MeaningWords): Practice {
  const { steps, terms, words } = restOf(behind, meanings)
  return {
    ...practice,
    steps: [...practice.steps, ...steps],
    terms: [...practice.terms, ...terms],
    words: [...practice.words, ...words],
  }
}

function actionBy(on: Word, before: readonly Word[], meanings: MeaningWords): Practice {
  const verb = verbOf(on) ?? ''
  const isLeft = on.is('negative')
  const carried = before.at(-1)
  const isCarried =
    CARRIES.has(verb) &&
    carried !== undefined &&
    isNominal(carried) &&
    (carried.is('nominative') || carried.analyses.length === 0)
  const action = isCarried ? undefined : verbIdeaOf(on, meanings)
  return { action, isUse: isCarried || USES.has(verb), isLeft, ...restOf(before, meanings) }
}

function restOf(
  words: readonly Word[],
  meanings: MeaningWords,
): Pick<Practice, 'steps' | 'terms' | 'agents' | 'words'> {
  const steps = words.filter(isStep)
  const terms = words.filter((word) => !steps.includes(word) && !isLight(word) && !isHourOf(word))
  return {
    steps: steps.flatMap((word) => stepBy(word, meanings) ?? []),
    terms: terms.map((word) => termBy(word, meanings)),
    agents: words.filter((word) => isAgent(word) && !isAnybody(word)).map((word) => ideaOf(word, meanings)),
    words: terms,
  }
}

/** `மாலை நேரத்தில்` is மாலையில். */
const isHourOf = ({ text, previous }: Word) => /^(?:நேர|வேளை)/u.test(text) && previous?.is('time') === true

/** The times of the day by their own names, since மாலை is a garland, too. */
function termBy(word: Word, meanings: MeaningWords): Idea {
  const idea = ideaOf(word, meanings)
  const time = word.is('time') ? TIME_OF_DAY.exec(word.text)?.[0] : undefined
  return time === undefined ? idea : { ...idea, root: time }
}

const TIME_OF_DAY = /^(?:அதிகாலை|காலை|மாலை|இரவு|பகல்|மதியம்|நண்பகல்)/u

const isStep = (word: Word) =>
  word.is('verbal-participle') &&
  !word.isA('noun') &&
  !isFunctionWord(withoutVallinam(word.text)) &&
  !MAY_STRESS.test(withoutVallinam(word.text))

/** `தவிர்க்காமல்`: not to leave it is no step of its own. */
function stepBy(word: Word, meanings: MeaningWords): Step | undefined {
  const verb = verbOf(word)
  const idea = verbIdeaOf(word, meanings)
  const isLeftOut = word.is('negative')
  if (idea === undefined || (verb !== undefined && isLeftOut && LEAVES.has(verb))) return undefined
  return { idea, isLeftOut }
}

function isLight(word: Word): boolean {
  const bare = withoutVallinam(word.text)
  return isFunctionWord(bare) || OWN.test(bare) || MAY_STRESS.test(bare) || isAgent(word) || isEveryDay(word)
}

/** `ஒவ்வொரு நாளும்`, `தினமும்`: advice holds day by day. */
const isEveryDay = ({ text, previous }: Word) =>
  /^(?:நாள்தோறும்|தினமும்|தினந்தோறும்|அன்றாடம்)$/u.test(text) || (/^நாளும்$/u.test(text) && previous?.text === 'ஒவ்வொரு')

/** `நாம்`, `அனைவரும்`. */
const isAnybody = (word: Word) => word.isA('pronoun')

/** Who is to do it: `மாணவர்கள்`, `நாம்`. */
const isAgent = (word: Word) =>
  word.is('nominative') &&
  (isPerson(word) || word.isA('pronoun')) &&
  (word.is('plural') || word.isA('pronoun'))
