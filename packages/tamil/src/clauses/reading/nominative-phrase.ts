import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { ADVERBAL_CASES, type Case } from '../../words/analysis.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import type { PendingSubject } from './pending-subject.ts'
import { agreementOf, countsPeople, countsThings, type Phrase, sumsUp } from './phrase.ts'
import { isUnknownPeople, isUnknownPerson, isUnknownThings } from './unknown-nouns.ts'
import { roleOf } from './word-role.ts'

/** `வீராங்கனைகள் இருவர்`, `தாதியர் பலர்`. */
export function countsPersons(word: Word, last: Phrase | undefined): boolean {
  return (
    last?.kind === 'people' &&
    (last.head.isA('noun') || last.head.is('participial-noun')) &&
    !(last.head.isOnly('participial-noun', 'singular') && /வரும(?:்|ே)$/u.test(word.text)) &&
    ALL_OF_THEM.test(word.text)
  )
}

const ALL_OF_THEM =
  /^(?:(?:(?:இரு|மூ|நால்|ஐ)வர|(?:பல|சில)ர)(?:்|ும்)|(?:அனைவ|எல்லோ|எல்லா|யாவ)ரு(?:ம்|மே)|ஒவ்வொருவரும்|ஒரு(?:வன்|வர்|த்தி))$/u

/** `பதினாறு பேர்`, `40 பேர்`: so many persons. */
export function isPersons({ text, previous, sentence, tokenIndex }: Word): boolean {
  if (!/^பேர(?:்|ும்)$/u.test(text)) return false
  return (
    previous?.isA('numeral') === true ||
    sentence.kindAt(tokenIndex - 2) === 'number' ||
    MANY.test(previous?.text ?? '')
  )
}

const MANY = /^(?:பல|சில|எத்தனை|இத்தனை|அத்தனை)(?:[கசதப]்)?$/u

/** A postposition; `நீ மட்டும்`, `அவன் தான்` are still the subject. */
export function isGoverning(next: Word, word: Word): boolean {
  // `அக்காவும் தங்கையும் சேர்ந்து`: both do it.
  if (word.is('clitic-um') && /^(?:சேர்ந்து|இணைந்து)/u.test(next.text)) return false
  if (isCause(next) || isAbsent(next) || isTopicBefore(next) || isWithout(next)) return true
  return roleOf(next) === 'postposition' && !/^(?:மட்டும்|மட்டுமே|தான்|கூட)$/u.test(next.text)
}

/** `அம்மா இல்லாத நேரத்தில் விளையாடினான்`: who is not there does nothing. */
export const isAbsent = memoizeForm(({ text }: Word): boolean => ABSENT.test(text))
const ABSENT = /^(?:இல்லா(?:த|தபோது|தபோதும்|தவேளையில்)|அல்லாத)(?:[கசதப]்)?$/u

/** `மாணவர்கள் ஒருவர் விடாமல் எழுதினர்`: not one is left out. */
export function isLeftOut({ text, next }: Word): boolean {
  return /^(?:ஒருவ[ரன]்|ஒருத்தி|ஒன்று)$/u.test(text) && LEFT_OUT.test(next?.text ?? '')
}

const LEFT_OUT = /^(?:விடாமல்|தவறாமல்|குறையாமல்|பாக்கி|மிச்சம்|விலக்கின்றி)/u

/** `முழக்கங்கள் இல்லாமல் நடந்தது`, `பாரதியார் போன்ற கவிஞர்`: what there is none of, or like whom; not `மரங்கள் இல்லாமல் போயின`. */
export function isWithout({ text, next }: Word): boolean {
  if (!WITHOUT_OR_LIKE.test(text)) return false
  return text.startsWith('போன்ற') || !GONE.some((lemma) => next?.hasLemma(lemma) === true)
}

const WITHOUT_OR_LIKE = /^(?:இல்லாமல்|இல்லாமலே|இல்லாமலேயே|இல்லாது|இன்றி|இன்றியே|அற்று|போன்ற|போன்றதொரு)(?:[கசதப]்)?$/u
const GONE = ['போ', 'ஆ', 'ஆகு', 'ஆக்கு', 'செய்', 'இரு'] as const

/** `அரசியல்வாதி தொடர்பான கிளைக்கதை`, `கல்வி சார்ந்த`: what something is about. */
export const isTopicBefore = memoizeForm(({ text }: Word): boolean => ABOUT.test(text))
const ABOUT = /^(?:தலைமையிலான|சார்பிலான|முன்னிலையிலான|தொடர்பான|தொடர்புடைய|சம்பந்தமான|சம்பந்தப்பட்ட|சார்ந்த|சார்பான)(?:[கசதப]்)?$/u

/** `மூடுபனி காரணமாகப் புறப்படவில்லை`. */
const isCause = memoizeForm(({ text }: Word): boolean => CAUSE.test(text))
const CAUSE = /^(?:காரணமாக|நிமித்தமாக|சம்பந்தமாக|வாயிலாக|மூலமாக)(?:[கசதப]்)?$/u

/** `குற்றவாளிகள் மூவரை`, `நண்பன் ஒருவனை`: the case of the second is that of both. */
export function isTogether(next: Word, word: Word): boolean {
  if (saysTogether(next) && (word.is('rational', 'plural') || word.isA('pronoun'))) return true
  return saysOne(next) && word.isA('noun') && word.is('rational')
}

const saysOne = memoizeForm(({ text }: Word): boolean => ONE_IN_CASE.test(text))
const ONE_IN_CASE = /^ஒரு(?:வன|வர|த்திய?)(?:ை|ுக்கு|ுக்காக|ிடம்|ிடமிருந்து|ுடன்|ோடு|ுடைய|ின்|ால்|க்கு|டம்)/u

const saysTogether = memoizeForm(({ text }: Word): boolean => TOGETHER.test(text))
const TOGETHER = /^(?:இரு|மூ|நால்|ஐ|அனை|பல|சில|ஒரு)(?:வ)?ர(?:ை|ுக்கு|ிடம|ுடன|ுடைய|ின|ால)/u

/** `நாங்கள் அனைவரும்`, `வண்டிகள் எல்லாம்`: the word before says the person. */
export function onlyCounts(word: Word, last: Phrase): boolean {
  if (last.joined.length > 0) return false
  if (countsPeople(word)) return last.head.isA('pronoun') && last.kind === 'people'
  return countsThings(word) && last.fits[0] === 'those'
}

/** A phrase of one word. Its case is that of its place in the clause, whatever its ending: `சென்னை வந்தது`. */
export function phrase(head: Word, grammaticalCase: Case): Phrase {
  const { fits, kind } = agreementOf(head)
  return { head, case: grammaticalCase, fits, kind, joined: [] }
}

/** `பிள்ளைகள் இருபது பேருக்கு`: so many of those who are named before, which have the case of the word that counts them. */
export const countsThose = (word: Word, last: PendingSubject | undefined): boolean =>
  word.hasLemma('பேர்') && last?.kind === 'people' && !last.head.isA('pronoun')

/** Times, measures and places said without ending: how long, how far, where. */
export function isMeasure(word: Word): boolean {
  return (
    word.is('time') ||
    (word.is('unit') && !word.is('body') && !isNumber(word)) ||
    (word.is('position') && !isOutcome(word))
  )
}

/** `வெப்பநிலையும் ஈரப்பதமும்`: a quantity, no time, that -உம் joins to another noun. */
export function isAmong(measure: Word): boolean {
  if (!measure.is('clitic-um') || measure.is('time')) return false
  return [measure.previous, measure.next].some((one) => one?.is('nominative', 'clitic-um') === true)
}

/** `கூட்டம் கூட்டமாக`: said twice, of which the second makes an adverb of it. */
export function isRepeated({ text, next }: Word): boolean {
  return next?.is('adverbial') === true && next.text.length > text.length && next.hasLemma(text)
}

/** `குழந்தைகள் தினம்`: a day, week, month or year named after those in the plural before it. */
export function isDayOf({ text }: Word, { head }: Phrase): boolean {
  return /^(?:தினம்|நாள்|ஆண்டு|வாரம்|மாதம்)$/u.test(text) && head.isOnly('plural')
}

/** `உலகம் முழுவதும்`, `ஊர் எங்கும்`: where. */
export function isThroughout({ next }: Word): boolean {
  return next !== undefined && saysThroughout(next)
}

const saysThroughout = memoizeForm(({ text }: Word): boolean => THROUGHOUT.test(text))
const THROUGHOUT = /^(?:முழு(?:வ)?தும்|முழுக்க|எங்கும்|எங்கிலும்|பூராவும்|நெடுக|நெடுகிலும்)$/u

/** `சாலையோரம் நின்ற`, `ஆற்றோரம் அமைந்த`: where, without ending. */
export function isAlong({ text, next }: Word): boolean {
  return /.ோரம்$/u.test(text) && next?.isA('verb') === true
}

/** `அவர்கள் வீடு திரும்பினர்`, `குழு சென்னை வந்தது`: where to, without ending. */
export function isGoal(word: Word): boolean {
  const { next } = word
  if (
    next === undefined ||
    !(word.text === 'கரை' || (word.is('place') && word.isOnly('irrational', 'nominative')))
  )
    return false
  if (word.is('clitic-um')) return false
  return next.isA('verb') && MOVING.some((lemma) => next.hasLemma(lemma))
}

const MOVING = ['திரும்பு', 'செல்', 'போ', 'வா', 'சேர்'] as const

/** `மாணவர்களின் எண்ணிக்கை`: what is counted, no measure. */
export const isNumber = ({ text }: Word): boolean => NUMBER.test(text)
const NUMBER = /^(?:எண்ணிக்கை|அளவு|விலை|மதிப்பு|விகிதம்|தரம்)$/u

/** `தேர்வின் முடிவு வெளியானது`: what comes out, no place where something ends. */
const isOutcome = ({ text, previous }: Word): boolean =>
  text === 'முடிவு' &&
  (previous?.isOnly('genitive') === true || finalVallinam(previous?.text ?? '') !== undefined)

/** `மலர் 1000 பிரதிகள்`: so many of what is named before. */
export function isMeasured({ sentence, tokenIndex }: Word): boolean {
  return sentence.kindAt(tokenIndex - 2) === 'number'
}

/** `விளையாட்டு வீரர்கள்`, `நகரசபை உறுப்பினர்கள்`: a thing right before people is the first part of a compound. */
export function isCompoundModifier(word: Word): boolean {
  const { next } = word
  if (next === undefined) return false
  // `பெண் உறுப்பினர்கள்`
  if (/^(?:பெண்|ஆண்)$/u.test(word.text)) return next.isOnly('rational', 'nominative') && !next.isA('pronoun')
  // `மக்கள் வெள்ளத்தில்`: so many.
  if (word.text === 'மக்கள்') return CROWDS.some((lemma) => next.hasLemma(lemma))
  // `காவிரி நீரை`: the water of a river.
  if (
    word.isOnly('singular') &&
    (word.isA('name') || word.is('nature')) &&
    OF_RIVERS.some((lemma) => next.hasLemma(lemma))
  )
    return next.is('accusative') || next.is('locative')
  // `முருகன் கோவிலுக்கு`
  if (word.isOnly('deity')) return SHRINES.some((lemma) => next.hasLemma(lemma))
  if (!namesThing(word) || (word.isOnly('plural') && next.is('rational'))) return false
  // `மன்றம் மக்கள் கூடும் இடத்தில்`: the people of a village are கிராம மக்கள்.
  if ((word.text.endsWith('ம்') || word.text === 'அரசு') && /^(?:பொது)?மக்கள்/u.test(next.text)) return false
  // `கோபுரங்கள் பாண்டியர் காலத்தில்`: in their days.
  if (next.next?.hasLemma('காலம்') === true) return false
  // The doubling joins it to the next noun: `பள்ளிக் கட்டடத்தில்`, `ஊர்ப் பெரியவர்கள்`.
  if (finalVallinam(word.text) !== undefined) return roleOf(next) === 'head' || roleOf(next) === 'modifier'
  return next.isOnly('rational', 'nominative') && !next.isA('pronoun')
}

const CROWDS = ['வெள்ளம்', 'கடல்'] as const

const OF_RIVERS = ['நீர்', 'தண்ணீர்', 'கரை', 'ஆறு', 'படுகை'] as const

const SHRINES = ['கோவில்', 'கோயில்', 'ஆலயம்', 'சன்னதி', 'சந்நிதி', 'தேவஸ்தானம்'] as const

/** Whether it is a thing in the nominative, no pronoun and without -உம். */
const namesThing = memoizeForm((word: Word): boolean => {
  if (!word.is('nominative') || word.isA('pronoun') || word.is('clitic-um')) return false
  return word.analyses.every(
    ({ features }) => !features.includes('nominative') || features.includes('irrational'),
  )
})

/** `ரவியும்`, `ரவி,`, `ரவி மற்றும்`: another subject follows. */
export function isJoining(word: Word, last: Word): boolean {
  if (last.is('clitic-um')) return word.is('clitic-um')
  return last.tokenAfter === ',' || isAnd(last.next)
}

/** The word `மற்றும்` alone; the clitic ‑உம் is the feature `clitic-um`. */
export function isAnd(word: Word | undefined): boolean {
  return word?.text === 'மற்றும்'
}

const OTHER_CASES = [...ADVERBAL_CASES, 'vocative'] as const

/** The case of a noun; the nominative only where no reading has another. */
export const caseOfNoun = memoizeForm((word: Word): Case | undefined => {
  if (countsPeople(word) || sumsUp(word) || word.is('participial-noun', 'nominative')) return 'nominative'
  if (
    word.is('nominative') ||
    isUnknownThings(word.form) ||
    isUnknownPeople(word.form) ||
    isUnknownPerson(word.form)
  )
    return 'nominative'
  const other = OTHER_CASES.find((one) => word.is(one))
  if (other !== undefined) return other
  if (word.is('participial-noun')) return 'nominative'
  return word.is('genitive') ? 'genitive' : undefined
})
