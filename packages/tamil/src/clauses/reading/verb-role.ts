import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { isAsSaid, isSaidOrWished } from './joined-clause.ts'
import { ADVERBIAL_ENDING, QUOTATIVE, type WordRole } from './role-endings.ts'

const IN_DOING_SO = /[டதறய]படி(?:யே)?(?:[கசதப]்)?$/u

/** Standing after a relative participle they make an adverbial clause of it. */
const AFTER_PARTICIPLE =
  /^(?:போது|பொழுது|பின்|பின்பு|பின்னர்|பிறகு|உடன்|உடனே|வரை|வரையில்|வரைக்கும்|முன்|முன்பு|முன்னர்|படி|மாதிரி|போல|போல்|போன்று|காரணத்தால்|காரணமாக|நேரத்தில்|சமயத்தில்|வேளையில்|நிலையில்|தருணத்தில்|காலத்தில்|அளவுக்கு|அன்று|அடுத்து)(?:[கசதப]்)?$/u

/** `மறைந்த பின்`: also a participle that is an adjective elsewhere tells what was done. */
export const AFTER_ACTION = /^(?:பின்|பின்பு|பின்னர்|பிறகு)(?:[கசதப]்)?$/u

/** Whether some reading is a form of a verb, or made of one. */
const isVerbal = memoizeForm(({ analyses }: Word): boolean =>
  analyses.some(
    ({ class: kind, features }) => kind === 'verb' || VERBAL.some((feature) => features.includes(feature)),
  ),
)

const VERBAL: readonly Feature[] = [
  'conditional',
  'temporal',
  'relative-participle',
  'infinitive',
  'verbal-participle',
  'participial-noun',
  'verbal-noun',
  'finite',
  'imperative',
]

/** `கூடு கட்டி`: no command stands before such a form; it is a noun that is a root, too, and the object. */
function isDoneTo(verb: Word): boolean {
  return verb.isOnly('transitive') && !verb.is('finite') && !verb.is('imperative')
}

/** `நடுங்கியபடி உட்கார்ந்தனர்`: the same one does both. */
function isInDoingSo(word: Word): boolean {
  const { previous, text } = word
  if (isUnnoticed(word)) return true
  if (!IN_DOING_SO.test(text)) return false
  // `கையை அசைத்தபடி`; what one says or hears may be said by another.
  if (word.isOnly('transitive'))
    return previous?.isOnly('accusative', 'irrational') === true && !isSaidOrWished(word)
  return word.isOnly('intransitive') && previous?.is('irrational', 'nominative') !== true
}

/** `விடிய விடிய`: all night. */
function isAllNight({ text, previous, next }: Word): boolean {
  const isSame = (one: Word | undefined) => one?.text.startsWith('விடிய') === true
  return /^விடிய(?:[கசதப]்)?$/u.test(text) && (isSame(previous) || isSame(next))
}

/** `யாருக்கும் தெரியாதபடி`, `எவருக்கும் கேட்காதபடி`: how one does it. */
function isUnnoticed({ text, previous }: Word): boolean {
  return /^(?:தெரி|கேட்க|புரி|விளங்க).*ாதபடி(?:[கசதப]்)?$/u.test(text) && previous?.is('dative') === true
}

/** What a word that may be a verb does; undefined where it is a noun. */
export function verbRole(word: Word, next: Word | undefined): WordRole | undefined {
  if (!isVerbal(word)) return undefined
  // `ஆவன செய்யுமாறு`: what is needed.
  if (word.text === 'ஆவன' && next?.hasLemma('செய்') === true) return 'adverb'
  if (word.is('conditional') || word.is('temporal') || isAsSaid(word)) return 'adverbial'
  if (word.isA('verb') && ADVERBIAL_ENDING.test(word.text) && !isNounProper(word))
    return isInDoingSo(word) ? 'chain' : 'adverbial'
  if (
    word.is('relative-participle') &&
    next !== undefined &&
    (!isNoun(word) || isFutureParticiple(word, next))
  ) {
    if (isWhichTime(word, next) || (word.isA('adjective') && !AFTER_ACTION.test(next.text))) return 'modifier'
    // `வரும் என்று`: what is said ends there.
    if (word.is('finite') && QUOTATIVE.test(next.text)) return 'finite'
    return AFTER_PARTICIPLE.test(next.text) ? 'adverbial' : 'relative'
  }
  // `அரிய நூல்கள்`
  if (word.isA('adjective') && next?.is('nominative') === true && !next.isA('verb')) return 'modifier'
  if (isAllNight(word)) return 'adverb'
  // `எங்களை ஏற்றிய, கதவு இல்லாத வண்டிகள்`: one of several participles of the same noun.
  if (next === undefined && word.tokenAfter === ',' && word.isOnly('relative-participle') && !isNoun(word))
    return 'relative'
  if (word.is('infinitive') && !isNoun(word)) return isPurpose(next) && !isWhile(word) ? 'chain' : 'adverbial'
  // `நிறுத்தி வைக்கப்பட்டன`, where நிறுத்தி is a noun, too.
  if (word.is('verbal-participle') && (!isNoun(word, 'nominative') || next?.is('finite', 'passive') === true))
    return word.is('finite') && endsClause(next) ? 'finite' : 'chain'
  if (isNominalised(word)) return 'nominalised'
  if (word.is('finite', 'negative') && word.text.endsWith('ில்லை')) return 'finite'
  if (word.isOnly('imperative') && endsClause(next)) return 'finite'
  if (word.isOnly('imperative') && next !== undefined && isDoneTo(next)) return 'modifier'
  if (
    word.is('finite') &&
    (!isNoun(word) || isEvent(word, next) || (endsClause(next) && !isNounProper(word)))
  )
    return 'finite'
  return undefined
}

/**
 * Whether some reading is a noun, and no genitive in -அது (`கேள்வி கேட்டது` is hardly ‘of the bad’) or verb made of one
 * (`நஞ்சாக்குகிறது`).
 */
function isNounProper(word: Word): boolean {
  if (!isNoun(word)) return false
  if (!/து(?:ம்)?$/u.test(word.text)) return true
  return word.analyses.some(
    ({ class: kind, features }) =>
      (kind === 'noun' || kind === 'name') &&
      !features.includes('genitive') &&
      !features.includes('finite') &&
      !features.includes('participial-noun'),
  )
}

/** `படம் வெளியானது`: at the end it is the verb; `திருக்குறளானது`, the noun said with stress, has a verb behind it. */
function isEvent(word: Word, next: Word | undefined): boolean {
  return next === undefined && BECAME.test(word.text)
}

const BECAME = /(?:ானது|ாகி(?:யது|யுள்ளது|விட்டது|றது))$/u

/** `பெண்கள் பாட, தேர் நகர்ந்தது`, `அவர் சொல்லச் சொல்லக் கை வலித்தது`: while somebody does so, something else happens. */
function isWhile(word: Word): boolean {
  const { previous, next, sentence, index, tokenAfter } = word
  if (isSameInfinitive(word, next) || isSameInfinitive(word, previous)) return true
  const after = sentence.words[index + 1]
  if (tokenAfter !== ',' || after === undefined || after.isA('verb') || after.is('clitic-um')) return false
  return after.is('nominative') || after.is('dative', 'rational')
}

/** `சொல்லச் சொல்ல`: an infinitive said twice. */
export function isSameInfinitive(one: Word, other: Word | undefined): boolean {
  return other?.is('infinitive') === true && other.analyses[0]?.lemma === one.analyses[0]?.lemma
}

/** An infinitive before a verb that goes with it: `பார்க்க வந்தான்`, `செய்ய முடிந்தது`. */
function isPurpose(next: Word | undefined): boolean {
  return next === undefined || next.isA('verb') || next.isA('particle') || next.isA('adverb')
}

/** தெரியாது, ‘does not know’ at the end and ‘without knowing’ before another verb. */
function endsClause(next: Word | undefined): boolean {
  return next === undefined || QUOTATIVE.test(next.text)
}

function isNominalised(word: Word): boolean {
  if (!word.is('participial-noun', 'neuter') && !word.is('verbal-noun')) return false
  if (word.is('finite') || isNoun(word)) return false
  return !word.is('nominative') || word.next !== undefined
}

/** `போன வருடம்`, `சென்ற வாரத்தில்`: last year, no clause. */
function isWhichTime({ text }: Word, next: Word): boolean {
  return (
    /^(?:போன|சென்ற|கடந்த|வரும்|வருகிற|வரவிருக்கும்)$/u.test(text) && CALENDAR.some((lemma) => next.hasLemma(lemma))
  )
}

const CALENDAR = [
  'வருடம்',
  'ஆண்டு',
  'மாதம்',
  'வாரம்',
  'திங்கள்',
  'முறை',
  'தடவை',
  'நூற்றாண்டு',
  'வெள்ளி',
  'ஞாயிறு',
] as const

/** `வாழும் மக்கள்`, which is hardly ‘and life’: nothing else is joined by -உம். */
function isFutureParticiple(word: Word, next: Word): boolean {
  if (!word.is('relative-participle', 'future') || !word.isA('verb')) return false
  return !next.is('clitic-um') && !isJoinedBefore(word)
}

/** `நிலத்துக்கும் படிக்கும்`; in `அனைவரும் படிக்கும் நூலை` the cases differ. */
function isJoinedBefore({ previous, analyses }: Word): boolean {
  if (previous?.is('clitic-um') !== true) return false
  const isNounElsewhere = ({ class: kind, features }: Word['analyses'][number]) =>
    kind === 'verb' || features.includes('dative')
  return previous.is('dative') || !analyses.every(isNounElsewhere)
}

/** Whether some reading is a noun of the stem tables that is no rare one, in the case if one is given: அணி, படி, விழா. */
function isNoun(word: Word, grammaticalCase?: Feature): boolean {
  return word.analyses.some(
    ({ class: kind, features, guessed }) =>
      (grammaticalCase === undefined || features.includes(grammaticalCase)) &&
      (kind === 'noun' || kind === 'name' || kind === 'pronoun') &&
      guessed !== true &&
      !features.includes('rare') &&
      !features.includes('participial-noun'),
  )
}
