import { memoize, memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import type { Feature, WordClass } from '../../words/analysis.ts'
import { isWillNot } from './finite-verb.ts'
import { isAsSaid, JOINED_CLAUSE, THAT_ONE_DID } from './joined-clause.ts'
import { nounRole } from './noun-role.ts'
import { countsPeople, sumsUp } from './phrase.ts'
import { isUnknownPeople, isUnknownPerson, isUnknownThings } from './unknown-nouns.ts'

/**
 * What a word does in its clause.
 * - `finite`: ends a clause; `relative`: பெயரெச்சம், a clause before its noun; `chain`: வினையெச்சம், same subject as the
 *   verb after it; `adverbial`: a clause of condition, time, cause or purpose, which may have a subject of its own;
 *   `nominalised`: a clause as noun in a case (வந்ததை); `quotative`: என்று after what is said or thought
 * - `head`: a noun or pronoun with its case; `modifier`: adjective, numeral, genitive; `adverb`: says how, when, where
 * - `postposition`: governs the noun before it; `unknown`: any of these
 */
export type WordRole =
  | 'finite'
  | 'relative'
  | 'chain'
  | 'adverbial'
  | 'nominalised'
  | 'quotative'
  | 'head'
  | 'modifier'
  | 'adverb'
  | 'postposition'
  | 'unknown'

const QUOTATIVE =
  /^(?:என்று|என்றும்|என|எனவும்|என்ற|என்னும்|எனும்|என்பது|என்பதை|என்பதால்|என்பதற்காக|என்றால்|எனில்|என்றே|என்பதே|என்பதும்)(?:[கசதப]்)?$/u

/** Joined to a verb they open a clause of time, cause or condition. */
const ADVERBIAL_ENDING =
  /(?:[தடறய]தும்|போது|பொழுது|வுடன்|[தடறய]வுடனேயே|ாலும்|[தடறய]பின்|[தடறய]பிறகு|தற்குள்|தற்கு|தற்காக|வதால்|[தடறய]தால்|கையில்|[னதடயற]படி|ும்வரை|ும்படி|ுமாறு)(?:[கசதப]்)?$/u

const IN_DOING_SO = /[டதறய]படி(?:யே)?(?:[கசதப]்)?$/u

/** Standing after a relative participle they make an adverbial clause of it. */
const AFTER_PARTICIPLE =
  /^(?:போது|பொழுது|பின்|பின்பு|பின்னர்|பிறகு|உடன்|உடனே|வரை|வரையில்|வரைக்கும்|முன்|முன்பு|முன்னர்|படி|மாதிரி|போல|போல்|போன்று|காரணத்தால்|காரணமாக|நேரத்தில்|சமயத்தில்|வேளையில்|நிலையில்|தருணத்தில்|காலத்தில்|அளவுக்கு|அன்று|அடுத்து)(?:[கசதப]்)?$/u

/** `மறைந்த பின்`: also a participle that is an adjective elsewhere tells what was done. */
const AFTER_DEED = /^(?:பின்|பின்பு|பின்னர்|பிறகு)(?:[கசதப]்)?$/u

/** `இறந்ததாகவும்`, `வருவதாக`: what is said or thought. */
const REPORTED = /[தடறயவப]தாக(?:வும்|வே)?(?:[கசதப]்)?$/u

const ADVERB_SHAPE = /(?:ாக|ாகவும்|ாகவே|ாய்|ென்று|ென|வாறு|தோறும்|ருகே|(?:இரவ|பகல|நாள)ெல்லாம்|ின்றிப?)(?:[கசதப]்)?$/u

/** `இரவெல்லாம்`. */
const ALL_THROUGH = /ெல்லாம்$/u

/** `மதிப்பிற்குரிய`, `பாராட்டுக்குரிய`: read as a dative, too. */
const FIT_FOR = /[கற]்குரிய[க்ச்த்ப்]*$/u

/** Read as something else, too: என், say; தன், the coolness. Before a name, திருமதி; before a thing, மின், ஊதிய. */
const POSSESSIVE = /^(?:என்|உன்|தன்|நம்|எம்|தம்|திருமதி|திருமிகு|மின்|ஊதிய)$/u

/** Shapes of a noun in an oblique case, for words that the analyser does not know. */
const OBLIQUE_SHAPE =
  /(?:ை|க்கு|ில்|ிலே|ால்|ோடு|ுடன்|ின்|ிடம்|ிருந்து|ுடைய|த்து|க்காக|மேல்|மீது|கீழ்|(?:த்த|கள|வத)ையும்|ிலும்|ாலும்|ோடும்|ிடமும்|ை(?:யும்)?தான்|(?:கள|த்த)ையெல்லாம்|களிடையே)(?:[கசதப]்)?$/u
/** `வெள்ளப் பகுதி`, `இளமைக்கால நண்பன்`, `சின்னஞ்சிறு விதை`: the first part of what follows. */
const MODIFIER_SHAPE = /(?:[கசதப]்|[க-ஹ]|ஞ்சிறு|ம்பெரு)$/u
const PARTICIPLE_SHAPE = /(?:ந்து|ட்டு|ாமல்|த்து|ன்று|ாகி)(?:[கசதப]்)?$/u

/** The postpositions that are never a plain noun before a verb. */
const POSTPOSITION =
  /^(?:பற்றி|குறித்து|குறித்தும்|மீது|மீதும்|மூலமும்|மேல்|நோக்கி|விட|போல|போல்|போன்று|மூலம்|வழியாக|எதிராக|பதிலாக|பிறகு|பின்|பின்னர்|பின்பு|முன்|முன்பு|முன்னர்|முன்னால்|பின்னால்|முன்னே|பின்னே|உடன்|கூட|சேர்ந்து|இன்றி|அன்றி|தவிர|வரை|வரையில்|இடையே|இடையில்|நெடுகிலும்|நடுவே|நடுவில்|அருகில்|அருகே|எதிரே|எதிரில்|பக்கத்தில்|தலைமையில்|முன்னிலையில்|பெயரில்|உதவியுடன்|உதவியால்|சுற்றி|தொடர்பாக|சார்பில்|சார்பாக|ஒட்டி|முன்னிட்டு|தாண்டி|கீழ்|ஆக|தோறும்|மட்டும்|தான்|உட்பட|உள்பட|நீங்கலாக|நினைவாக)(?:யும்|வும்|வே|ே|[கசதப]்)?$/u

/** What a word does in its clause. */
export const roleOf = memoize((word: Word): WordRole => {
  // கேட்டாய் at the end is the verb; elsewhere it may be ‘as a …’.
  if (word.next === undefined && word.is('finite', 'second')) return 'finite'
  // `பேச மாட்டார்கள்`
  if (isWillNot(word.text) && word.previous?.is('infinitive') === true) return 'finite'
  if (isFirstPart(word)) return 'modifier'
  const settled = roleOfForm(word)
  if (settled === 'postposition') return word.previous === undefined ? besidePostposition(word) : settled
  return settled ?? verbRole(word, word.next) ?? nounRole(word)
})

/** `கூடுதல் நிதியை`, `தனியார் நிறுவனம்`, `அரசு மருத்துவமனைக்கு`: no deed and no people, where a thing follows. */
function isFirstPart({ text, next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ') return false
  // `அரசு மருத்துவமனையில்`
  if (text === 'அரசு')
    return (
      OF_STATE.some((lemma) => next.hasLemma(lemma)) &&
      (next.isOnly('locative') || next.isOnly('dative', 'singular'))
    )
  if (ALL_PEOPLE.test(text)) return next.is('irrational') && !next.is('nominative')
  return FIRST_PARTS.test(text) && next.isOnly('irrational')
}

const OF_STATE = [
  'மருத்துவமனை',
  'பள்ளி',
  'கல்லூரி',
  'அலுவலகம்',
  'நூலகம்',
  'விடுதி',
  'அருங்காட்சியகம்',
  'மாளிகை',
] as const

/** `எல்லோர் முன்னிலையிலும்`, `அனைவர் மனத்திலும்`: theirs; as a subject it has -உம். */
const ALL_PEOPLE = /^(?:எல்லோர்|எல்லார்|அனைவர்|யாவர்)$/u

const FIRST_PARTS = /^(?:கூடுதல்|தனியார்|வார)[க்ச்த்ப்]*$/u

/** What a word does wherever it stands; undefined where its neighbours decide. A postposition needs a word before it. */
const roleOfForm = memoizeForm(({ form }: Word): WordRole | undefined => {
  const { text } = form
  if (countsPeople(form) || sumsUp(form)) return 'head'
  if (POSSESSIVE.test(text)) return 'modifier'
  if (text.startsWith('என') && QUOTATIVE.test(text)) return 'quotative'
  return POSTPOSITION.test(text) ? 'postposition' : roleByReadings(form)
})

function besidePostposition(word: Word): WordRole {
  return roleByReadings(word.form) ?? verbRole(word, word.next) ?? nounRole(word)
}

function roleByReadings({ text, analyses }: WordForm): WordRole | undefined {
  if ((REPORTED.test(text) && !saysHow(analyses)) || JOINED_CLAUSE.test(text)) return 'adverbial'
  const isA = (wanted: WordClass) => analyses.some(({ class: kind }) => kind === wanted)
  const has = (wanted: Feature) => analyses.some(({ features }) => features.includes(wanted))
  if (isA('adverb') || has('adverbial') || (has('abessive') && !has('adjectival'))) return 'adverb'
  if (analyses.length === 0)
    return isUnknownThings({ text, analyses }) ||
      isUnknownPeople({ text, analyses }) ||
      isUnknownPerson({ text, analyses })
      ? 'head'
      : unknownRole(text)
  if (has('time') && ALL_THROUGH.test(text)) return 'adverb'
  if (FIT_FOR.test(text)) return 'modifier'
  return isA('demonstrative') || isA('conjunction') ? 'modifier' : undefined
}

/** `புதியதாகவும்`, `நல்லதாக`: of a quality, not of a deed. */
function saysHow(analyses: WordForm['analyses']): boolean {
  return (
    analyses.length > 0 && analyses.every(({ class: kind, guessed }) => kind !== 'verb' && guessed !== true)
  )
}

function unknownRole(text: string): WordRole {
  if (ADVERB_SHAPE.test(text)) return 'adverb'
  if (ADVERBIAL_ENDING.test(text) || THAT_ONE_DID.test(text)) return 'adverbial'
  if (PARTICIPLE_SHAPE.test(text)) return 'chain'
  if (MODIFIER_SHAPE.test(text)) return 'modifier'
  return OBLIQUE_SHAPE.test(text) ? 'adverb' : 'unknown'
}

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
  if (!IN_DOING_SO.test(word.text) || !word.isOnly('intransitive')) return false
  return word.previous?.is('irrational', 'nominative') !== true
}

function verbRole(word: Word, next: Word | undefined): WordRole | undefined {
  if (!isVerbal(word)) return undefined
  if (word.is('conditional') || word.is('temporal') || isAsSaid(word)) return 'adverbial'
  if (word.isA('verb') && ADVERBIAL_ENDING.test(word.text) && !isNounProper(word))
    return isInDoingSo(word) ? 'chain' : 'adverbial'
  if (
    word.is('relative-participle') &&
    next !== undefined &&
    (!isNoun(word) || isFutureParticiple(word, next))
  ) {
    if (isWhichTime(word, next) || (word.isA('adjective') && !AFTER_DEED.test(next.text))) return 'modifier'
    // `வரும் என்று`: what is said ends there.
    if (word.is('finite') && QUOTATIVE.test(next.text)) return 'finite'
    return AFTER_PARTICIPLE.test(next.text) ? 'adverbial' : 'relative'
  }
  // `அரிய நூல்கள்`
  if (word.isA('adjective') && next?.is('nominative') === true && !next.isA('verb')) return 'modifier'
  if (word.is('infinitive') && !isNoun(word)) return isPurpose(next) ? 'chain' : 'adverbial'
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
  return !next.is('clitic-um') && word.previous?.is('clitic-um') !== true
}

/** Whether some reading is a noun of the stem tables, in the case if one is given: அணி, படி, விழா. */
function isNoun(word: Word, kase?: Feature): boolean {
  return word.analyses.some(
    ({ class: kind, features, guessed }) =>
      (kase === undefined || features.includes(kase)) &&
      (kind === 'noun' || kind === 'name' || kind === 'pronoun') &&
      guessed !== true &&
      !features.includes('participial-noun'),
  )
}
