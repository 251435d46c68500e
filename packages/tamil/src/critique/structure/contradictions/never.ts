import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { rootOf } from '../../essay-roots.ts'
import { isAsserted } from './assertion.ts'
import { contradicts, nounOf } from './contradiction.ts'
import type { Follower } from './follower.ts'
import { isPerson, type People, SELF } from './people.ts'
import { type Telling, tellingsOf } from './tellings.ts'

const EVER = /^(?:இதுவரை|இதுவரையில்|வாழ்நாளில்|ஒருபோதும்|என்றுமே|ஒருமுறைகூட|இன்றுவரை|வாழ்க்கையில்)$/u
/** With these a habit that is denied, குடிப்பதில்லை, has no exceptions. */
const WITHOUT_EXCEPTION = /^(?:ஒருபோதும்|என்றுமே|ஒருமுறைகூட)$/u
const NEVER_ENDING = /(?:தே|தும்)$/u
const SEES: ReadonlySet<string> = new Set(['பார்', 'காண்'])
/** A time before now. */
const BEFORE = /^(?:போன|கடந்த|சென்ற|நேற்று|முன்பு|ஏற்கனவே|ஏற்கெனவே|முன்பே|அன்று|ஆண்டுக்கு|வயதில்|நேற்றைய|முந்தைய)$/u
/** The first time, or not in earnest. */
const AFTER_ALL =
  /முதன்முறை|முதல் ?முறை|முதன்முதல்|கனவ|படத்த|திரைப்பட|தொலைக்காட்சி|விரும்ப|ஆசை|பிறகு|முடிவு செய்|உறுதி|நினைத்தேன் தவறாக|அடுத்த|நாளை/u

interface Denial {
  readonly sentence: Sentence
  readonly who: string
  readonly lemma: string
  /** What was never seen, eaten, said: the beginnings of the words. */
  readonly what: readonly string[]
}

/** What somebody has never done, done all the same: `கடலைப் பார்த்ததே இல்லை … போன ஆண்டு கடலில் நனைந்தான்`. */
export function doneThoughNever(): Follower {
  const denials: Denial[] = []
  return (sentence, people) => {
    if (!isAsserted(sentence)) return []
    const tellings = tellingsOf(sentence)
    const against = denials.find((denial) => tellings.some((telling) => isDone(telling, denial, people)))
    if (denials.length < 8) denials.push(...tellings.flatMap((telling) => denialOf(telling, people) ?? []))
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

function denialOf(telling: Telling, people: People): Denial | undefined {
  const { verb, lemma, negative, words } = telling
  const isHabit = /(?:தில்லை)$/u.test(verb.text) && verb.is('future')
  const isNever =
    words.some(({ text }) => (isHabit ? WITHOUT_EXCEPTION : EVER).test(withoutVallinam(text))) ||
    (NEVER_ENDING.test(verb.text) && /^(?:இல்லை|கிடையாது)$/u.test(verb.next?.text ?? ''))
  const who = isNever && negative ? doerOf(telling, people) : undefined
  const what = words.filter(isObject).map((word) => rootOf(nounOf(word).replace(/ம்$/u, ''), 4))
  return who === undefined || what.length === 0 || what.length > 2
    ? undefined
    : { sentence: verb.sentence, who, lemma, what }
}

function isDone(telling: Telling, { who, lemma, what }: Denial, people: People): boolean {
  const { verb, negative, tense, words } = telling
  const { sentence } = verb
  if (negative || tense !== 'past' || AFTER_ALL.test(sentence.text)) return false
  if (!words.some((word) => BEFORE.test(withoutVallinam(word.text)))) return false
  if (telling.lemma !== lemma && !SEES.has(lemma)) return false
  const isThat = what.every((root) =>
    words.some((word) => isNounOf(word) && rootOf(word.text, 9).startsWith(root)),
  )
  const doer = doerOf(telling, people) ?? doerAfter(telling, people)
  return isThat && doer === who
}

/** `கடலில் நனைந்ததை அவன் நினைத்தான்`: who remembers it has done it. */
function doerAfter({ verb }: Telling, people: People): string | undefined {
  const later = verb.sentence.words.slice(verb.index + 1)
  const who = later.find((word) => (isPerson(word) || word.isA('pronoun')) && word.is('nominative'))
  if (who !== undefined) return people.keyOf(who)
  return later.some((word) => word.is('finite', 'first')) ? SELF : undefined
}

function doerOf({ verb, words }: Telling, people: People): string | undefined {
  if (verb.is('first')) return SELF
  const who = words.find(
    (word) => (isPerson(word) || word.isA('pronoun')) && word.is('nominative') && !word.is('plural'),
  )
  return who && people.keyOf(who)
}

const isNounOf = (word: Word) => word.isA('noun') || word.isA('name') || word.analyses.length === 0

function isObject(word: Word): boolean {
  const isCase = word.is('accusative') || word.is('nominative') || word.is('locative')
  return (
    word.isA('noun') &&
    isCase &&
    !isPerson(word) &&
    !word.is('time') &&
    !EVER.test(word.text) &&
    !/^(?:வாழ்நாள்|நேர்)$/u.test(nounOf(word))
  )
}
