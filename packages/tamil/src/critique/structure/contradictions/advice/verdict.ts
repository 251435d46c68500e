import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type MeaningWords, meaningsOf } from '../../meaning-words.ts'
import { verbOf } from '../reading/proposition.ts'
import { LEAVES, TAKES_UP } from './practice.ts'

/** What is made of an action: it must be done, it must not, it is good, it is bad, it need not be done, it may be done. */
export type AdviceSense = 'must' | 'must not' | 'good' | 'bad' | 'needless' | 'may'

/** A judgement, and the last word of what it is given on. */
export interface SensedAdvice {
  readonly judgement: AdviceSense
  readonly on: Word
}

const MUST = /^(?:வேண்டும்|வேண்டியது|அவசியம்|தேவை|கட்டாயம்|இன்றியமையாதது|அவசியமானது|தேவையானது)$/u
const MUST_NOT = /^(?:கூடாது|வேண்டாம்|ஆகாது)$/u
const NEEDLESS =
  /^(?:தேவையில்லை|தேவையற்றது|தேவையில்லாதது|அவசியமில்லை|அவசியமற்றது|வேண்டியதில்லை|வேண்டுவதில்லை|கட்டாயமில்லை)$/u
/** `நன்மை தரும்`, `தீங்கு விளைவிக்கும்`. */
const BRINGS: ReadonlySet<string> = new Set(
  'தா அளி வழங்கு பய விளைவி விளை உண்டாக்கு ஏற்படுத்து செய் சேர் கொடு ஆகு ஆ உள் முடி நல்கு'.split(' '),
)
/** `நல்ல பழக்கம்`, `தவறான செயல்`. */
const SORT: ReadonlySet<string> = new Set('பழக்கம் வழக்கம் செயல் முறை வழி முடிவு'.split(' '))
const IS = /^(?:ஆகும்|ஆனது)$/u
/** `பயன் இல்லை`, `நன்மைகள் உண்டு`. */
const THERE = /^(?:இல்லை|கிடையாது|உண்டு|உள்ளன|கிடைக்கும்|கிடைக்கின்றன|ஏற்படும்|ஏற்படுகின்றன|விளையும்)$/u
const NONE = /^(?:இல்லை|கிடையாது)$/u
const OURS: ReadonlySet<string> = new Set('கடமை பொறுப்பு தேவை கட்டாயம் அவசியம்'.split(' '))
const STRESSES =
  /^(?:மிக|மிகவும்|மிகுந்த|மிகப்|பெரும்|பெரிதும்|என்றும்|எப்போதும்|பெரிய|ஒரு|ஓர்|சால|பல|எந்த|எவ்வித|எந்தவித|ஏராளமான)$/u
/** Words between an action and what is made of it, at most: for whom it is so, and how much. */
const MAX_BETWEEN = 5

/** `நல்லதே`, `தேவைதான்`. */
const saidBy = ({ text }: Word) => withoutVallinam(text).replace(/(?:தான்)$|(?<=து)தே$|(?<=மை|வை)யே$/u, '')

/** What the words up to `last` make of an action or a thing. */
export function judgedUntil(last: Word, meanings: MeaningWords): SensedAdvice | undefined {
  const end = endOf(last)
  const { previous } = end
  const asked = askedBy(end)
  if (asked !== undefined) return { judgement: asked, on: end }
  if (previous === undefined) return undefined
  const plain = plainly(end)
  if (
    plain !== undefined &&
    previous.is('infinitive') &&
    !isStress(previous) &&
    verbOf(previous) !== undefined
  )
    return { judgement: plain, on: previous }
  const value = plain === undefined ? valueAt(end, meanings) : { judgement: plain, from: end }
  return value && judgedBefore(value.from, value.judgement)
}

/** The last word that says something: `நல்லது ஆகும்`, `படிக்க வேண்டியது அவசியம்`. */
function endOf(last: Word): Word {
  const { previous } = last
  if (previous === undefined) return last
  const isSaidBefore = IS.test(last.text) || (previous.text === 'வேண்டியது' && plainly(last) === 'must')
  return isSaidBefore ? previous : last
}

function plainly(word: Word): 'must' | 'must not' | 'needless' | undefined {
  const said = saidBy(word)
  if (MUST.test(said)) return 'must'
  if (MUST_NOT.test(said)) return 'must not'
  return NEEDLESS.test(said) ? 'needless' : undefined
}

/** What a verb by itself asks of the reader or of all: `குளிக்கலாம்`, `குளியுங்கள்`, `தவிர்ப்போம்`. */
function askedBy(end: Word): 'must' | 'may' | undefined {
  const verb = verbOf(end)
  if (verb === undefined) return undefined
  if (end.is('permissive')) return 'may'
  if (end.is('imperative', 'plural')) return 'must'
  const isOfAll =
    LEAVES.has(verb) || TAKES_UP.has(verb) || end.sentence.words.some(({ text }) => US.test(text))
  return isOfAll && end.is('finite', 'first', 'plural') && end.is('future') ? 'must' : undefined
}

const US = /^(?:நாம்|நாமும்|அனைவரும்)$/u

interface Value {
  readonly judgement: AdviceSense
  /** Its first word. */
  readonly from: Word
}

/** What is made of it in one word or two. */
function valueAt(end: Word, meanings: MeaningWords): Value | undefined {
  const { previous } = end
  const verb = verbOf(end)
  if (previous !== undefined && THERE.test(end.text)) {
    const value = worthOf(previous, meanings)
    return value && { judgement: NONE.test(end.text) ? turned(value) : value, from: previous }
  }
  if (previous !== undefined && verb !== undefined && BRINGS.has(verb) && end.is('finite')) {
    const value = end.is('past') ? undefined : worthOf(previous, meanings)
    return value && { judgement: end.is('negative') ? turned(value) : value, from: previous }
  }
  if (previous !== undefined && isOfSort(end)) {
    const value =
      previous.is('adjectival') || previous.isA('adjective') ? worthOf(previous, meanings) : undefined
    if (value !== undefined)
      return { judgement: DENIED.test(end.text) ? turned(value) : value, from: previous }
  }
  if (previous?.is('genitive') && end.analyses.some(({ lemma }) => OURS.has(lemma)))
    return { judgement: 'must', from: end }
  const value = worthOf(end, meanings)
  return value && { judgement: value, from: end }
}

const isOfSort = ({ text, analyses }: Word) =>
  analyses.some(({ lemma }) => SORT.has(lemma)) || SORT.has(text.replace(/மன்று$|மல்ல$/u, 'ம்'))

const turned = (value: 'good' | 'bad') => (value === 'good' ? 'bad' : 'good')

/** `நல்லது`, `நல்லதல்ல`; nothing of a verb that says what is to be done with something. */
function worthOf(word: Word, { verdicts }: MeaningWords): 'good' | 'bad' | undefined {
  if (!word.isA('noun') && !word.isA('adjective')) return undefined
  const [verdict] = meaningsOf(word, verdicts)
  if (verdict === undefined) return undefined
  const value = verdict === 'for' ? 'good' : 'bad'
  return word.is('negative') || DENIED.test(word.text) ? turned(value) : value
}

const DENIED = /(?:ில்லை|[தம]ல்ல|ன்று|ற்றது|ற்ற)$/u

/** The action or thing before a judgement, past for whom it is so and how much. */
function judgedBefore(from: Word, judgement: AdviceSense): SensedAdvice | undefined {
  let on = from.previous
  for (let passed = 0; on !== undefined && passed < MAX_BETWEEN; passed++) {
    const isPassed = isStress(on) || isFor(on) || on.isOnly('genitive')
    if (!isPassed) break
    on = on.previous
  }
  return on === undefined ? undefined : { judgement, on }
}

const isStress = ({ text }: Word) => STRESSES.test(withoutVallinam(text))

/** `உடலுக்கும்`, `நம்`. */
const isFor = (word: Word) =>
  (word.is('dative') && (word.isA('noun') || word.isA('pronoun'))) ||
  (word.isA('pronoun') && word.is('genitive'))
