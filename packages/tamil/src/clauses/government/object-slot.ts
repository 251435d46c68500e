import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { emphasised } from '../../words/postposition-emphasis.ts'
import { AMONG, BEFORE_AND_AFTER, BY_WHOM, NEARBY, OVER_AND_BY } from '../../words/postposition-groups.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { WordRole } from '../reading/role-endings.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isWithBody } from './body-participle.ts'
import { hasCausativeAuxiliary } from './causative-auxiliary.ts'
import { UTTERANCE_VERBS } from './utterance-verbs.ts'

/** Done for a time, and seldom to anything: `மாலை முழுவதும் விளையாடினர்`. */
const DONE_FOR_A_TIME = 'விளையாடு நட ஓடு ஏறு இறங்கு சிரி நில் வீசு பேசு உழை'.split(' ')

/** Verbs that may have an object all the same (what one crosses, climbs, shouts, tries or scatters), or that stand for one by a misspelling. */
const MAY_TAKE_ONE: ReadonlySet<string> = new Set([
  ...DONE_FOR_A_TIME,
  ...UTTERANCE_VERBS,
  ...'தெரி புரி பிடி வேண்டு வழிபடு நெருங்கு பிரி சேர் நினைவுகூர் ஆர் குதி பாய் தாவு முயல் விலகு கூவு ஊர் சரணடை மண மறை சிதறு பொலி புரள் பொறுப்பேல் அஞ்சு கோபி குறுக்கிடு வாந்தியெடு கமழ் வட்டமிடு'.split(
    ' ',
  ),
])

const OBJECTLESS_FRAMES: ReadonlySet<CaseFrame> = new Set([
  'alone',
  'place',
  'goal',
  'source',
  'with',
  'towards',
  'sake',
  'experience',
])

/** With வா, போ and புகு they make one transitive verb: `கோயிலை வலம் வந்தான்`; வளம் is how வலம் is misspelt. */
const WITH_MOTION: ReadonlySet<string> = new Set([
  'வலம்',
  'வளம்',
  'சரண்',
  'தஞ்சம்',
  'வட்டம்',
  'ஏலம்',
  'குறி',
  'தேடி',
  'நாடி',
])

/** Postpositions of which the noun is never in the accusative, with a clitic, too. */
const OTHER_CASE: ReadonlySet<string> = new Set(
  [
    ...[...BEFORE_AND_AFTER, ...NEARBY, ...AMONG, ...BY_WHOM, ...OVER_AND_BY],
    ...'கீழே மேலே உடன் கூட சேர்ந்து மட்டும் தான் தக்க தகுந்த உரிய ஏற்ற'.split(' '),
  ].flatMap((word) => [word, ...emphasised(word)]),
)

/** `உன்னை மாதிரி`: nouns that govern as போல does. */
const LIKE = /^(?:மாதிரி|கணக்காக|போல|போன்ற|அன்ன|ஒத்த|நிகர்த்த|அடுத்த(?:[கசதப]்)?$)/u

/** `விழச்செய்தான்`, `போகவைத்தான்`, `தொங்கவிட்டான்`, `கொண்டு சென்றான்`: someone is made to do it, or something taken along; what one understands (விளங்கிக்கொண்டான்). */
const CAUSING = /[அ-ஹ](?:ச்செய்|வைத்|வைக்|வைப்|விட்ட|விடு|ச்சொ)|^கொண்டு(?:[கசதப]்)?$|^விளங்கிக்கொ/u

/** `கொண்டையை முடிந்தாள்`: to tie it, which has the forms of to end. */
const TIED: ReadonlySet<string> = new Set(
  'கொண்டை கூந்தல் குடுமி சடை முடிச்சு முந்தானை பணம் காசு நாணயம் சில்லறை திருநீறு விபூதி மஞ்சள் சுருக்கு'.split(' '),
)

/** `எளிய வாழ்க்கையை வாழ்ந்தார்`, `நீண்ட போராட்டத்தைப் போராடினர்`: the nouns that a verb without object has for one all the same. */
const OWN_NOUNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['வாழ்', ['வாழ்க்கை', 'வாழ்வு']],
  ['போராடு', ['போராட்டம்', 'போர்']],
  ['தூங்கு', ['தூக்கம்']],
  ['உறங்கு', ['உறக்கம்']],
  ['அழு', ['அழுகை', 'கண்ணீர்']],
  ['பயணி', ['பயணம்', 'தொலைவு', 'தூரம்']],
])

/** Whether an accusative is the noun of the verb itself: a life is lived, a sleep slept. */
export function isOwnNoun(noun: Word, roots: readonly string[]): boolean {
  return roots.some((root) => OWN_NOUNS.get(root)?.some((lemma) => noun.hasLemma(lemma)) === true)
}

/** Whether a word after an accusative may be, or hide, a verb or postposition that governs it. */
export function mayTakeObject(word: Word, noun: Word): boolean {
  const role = roleOf(word)
  if (isBidden(word) || isMadeInto(word) || isWithBody(word)) return true
  if (word.previous === noun && (HAVING.test(word.text) || isDoneRightBehind(word))) return true
  if (role === 'quotative' || (word.previous === noun && LIKE.test(word.text))) return true
  if (!word.form.isRead) return !PASSIVE_OR_BECOMING.test(word.text) && !NOUN_SHAPE.test(word.text)
  if (role === 'unknown') return !PASSIVE_OR_BECOMING.test(word.text)
  // என், which is a command, too.
  if (isOfTime(word, role) || isSlowly(word) || (role === 'modifier' && word.text === 'என்')) return false
  if (isDoneToSomething(word, role)) return true
  if (word.previous === noun && isGoverning(word)) return !OTHER_CASE.has(withoutVallinam(word.text))
  if ((role === 'modifier' || role === 'adverb') && !word.is('transitive') && !word.is('verbal-participle'))
    return false
  if (word.isOnly('verbal-participle') && word.next !== undefined && isPassiveOfBoth(word.next)) return false
  if (WITH_MOTION.has(word.text) || CAUSING.test(word.text) || hasCausativeAuxiliary(word)) return true
  if (
    rootsOf(word).includes('முடி') &&
    (TIES.test(word.text) || noun.analyses.some(({ lemma }) => TIED.has(lemma)))
  )
    return true
  if (rootsOf(word).includes('பழகு') && noun.is('irrational')) return true
  if (isOwnNoun(noun, rootsOf(word))) return true
  // `வீட்டில் விட்டு`: what governs no noun here is the verb that it is made of.
  if (isGoverning(word)) return word.is('transitive') && !word.isA('particle') && !isGoverned(word.previous)
  // A noun that is a form of a verb only by its letters.
  if (role === 'head' && isNominal(word) && !FORMS_OF_VERBS.some((one) => word.is(one))) return false
  const verbal = word.isA('verb') || FORMS_OF_VERBS.some((one) => word.is(one))
  return verbal && !isPassive(word) && !isObjectless(word) && !(noun.isOnly('time') && isOfNoTime(word))
}

/** `கூந்தலை முடிந்துகொண்டாள்`: tied, and not finished. */
const TIES = /^முடிந்து(?:கொ|க்கொ|வை)/u

/** `கூர்மையான அலகை உடைய பறவை`: what has it. */
const HAVING = /^உடைய(?:[கசதப]்)?$/u

/** `கண்ணாடியை உடைக்கும் சுத்தியலும்`: right behind, what is done to it, whatever noun has its letters. */
function isDoneRightBehind(word: Word): boolean {
  return (
    word.analyses.some(
      ({ features }) => features.includes('relative-participle') && features.includes('transitive'),
    ) && !word.isOnly('passive')
  )
}

/** `நீ என்னைக் குரங்காக்கினாய்`: what a thing is made, read as a form of the noun. */
function isMadeInto(word: Word): boolean {
  return word.is('finite') && !word.isA('verb') && MADE_INTO.test(word.text)
}

const MADE_INTO = /.ாக்க[ிு]/u

/** `இந்த மரத்தைப் பார், எவ்வளவு அழகு!`: a command, and what is to be seen. */
function isBidden(word: Word): boolean {
  return word.tokenAfter === ',' && word.is('imperative', 'transitive')
}

/** `விளக்கை ஏற்ற வேண்டும்`, `உச்சியை நெருங்கிய வீரர்`: read as an adjective, but a verb of an object. */
function isDoneToSomething(word: Word, role: WordRole): boolean {
  if (role !== 'modifier') return false
  if (word.is('transitive', 'infinitive') && MODAL.test(word.next?.text ?? '')) return true
  return word.is('relative-participle') && rootsOf(word).some((root) => NEARING.has(root))
}

/** What follows an infinitive, and makes one predicate with it. */
export const MODAL =
  /^(?:வேண்ட|கூடாது|முடிய|முடிந்|முடிகி|முடியு|இயல|மாட்ட|முயன்|முயற்சி|தொடங்|விரும்ப|வைத்|சொன்|மறந்|மறு)/u

/** What one comes near, is ahead of, belongs to or accepts. */
const NEARING: ReadonlySet<string> = new Set(['நெருங்கு', 'முந்து', 'சார்', 'தாண்டு', 'மிஞ்சு', 'விஞ்சு', 'ஏல்'])

/** `மாலை நேரத்தைச் சிறுவர்கள் விளையாடினார்கள்`: with these a time is never what it is done to. */
function isOfNoTime(word: Word): boolean {
  const roots = rootsOf(word)
  return roots.length > 0 && roots.every((root) => WITHOUT_TIME.has(root))
}

const WITHOUT_TIME: ReadonlySet<string> = new Set([...DONE_FOR_A_TIME, 'பெய்', 'படி', 'குளி', 'சாப்பிடு'])

/** Verbs of making, calling or asking, which take two accusatives or are often written with two. */
export function takesTwo(verb: Word): boolean {
  return verb.isOnly('causative') || rootsOf(verb).some((root) => OF_TWO.has(root))
}

const OF_TWO: ReadonlySet<string> = new Set('என் கருது நினை கேள் ஆக்கு அழை எண்ணு மதி கொள் பண்ணு'.split(' '))

function isGoverned(word: Word | undefined): boolean {
  return word?.is('accusative') === true || word?.isA('pronoun') === true
}

/** `திறந்து வைக்கப்படும்`: the passive is of both. */
function isPassiveOfBoth(next: Word): boolean {
  return isPassive(next) && rootsOf(next).every((root) => PASSIVE_HELPERS.has(root))
}

const PASSIVE_HELPERS: ReadonlySet<string> = new Set(['வை', 'விடு', 'கொள்', 'போடு', 'கொடு', 'தா'])

/** ஆண்டு, which is also of ஆள்; `கடந்த ஆண்டு`, the last one. */
function isOfTime(word: Word, role: WordRole): boolean {
  if (role === 'head') return word.is('time') && word.is('nominative')
  return (
    /^(?:கடந்த|அடுத்த)(?:[கசதப]்)?$/u.test(word.text) &&
    (word.next?.is('time') === true || word.next?.isA('numeral') === true)
  )
}

/** `மெல்ல மெல்ல`: hardly to chew. */
function isSlowly({ text, previous, next }: Word): boolean {
  return (
    /^மெல்ல(?:[கசதப]்)?$/u.test(text) && (previous?.text === 'மெல்ல' || next?.text.startsWith('மெல்ல') === true)
  )
}

/** A word that does the work of a verb: not a noun or an adverb that is one only by its letters. */
export function isVerbal(word: Word): boolean {
  return word.isA('verb') && roleOf(word) !== 'head' && roleOf(word) !== 'adverb'
}

/** `தீக்கிரையாக்கப்பட்டது`: a form that no reading explains, but that takes no object. */
export function becomes(word: Word): boolean {
  return (!word.form.isRead || roleOf(word) === 'unknown') && PASSIVE_OR_BECOMING.test(word.text)
}

/** `அவனைப் போன்ற`, `ஊரைச் சுற்றி`. */
function isGoverning(word: Word): boolean {
  return roleOf(word) === 'postposition' || word.isA('postposition') || word.isA('particle')
}

/** தீக்கிரையாக்கப்பட்டது, வெளியாயின: without object, whatever the verb is. */
const PASSIVE_OR_BECOMING = /(?:ப்பட்ட(?:து|ன|னர்|ார்|ான்|ாள்|ார்கள்)|ப்படுகி(?:றது|ன்றன)|ாயின|ாயிற்று|ாகியுள்ள(?:து|ன))$/u

/** A noun in some other case than the first, which no verb looks like. */
const NOUN_SHAPE = /(?:த்தில்|களில்|த்தின்|களின்|களுக்கு|த்துக்கு|த்திற்கு|களுடன்|த்துடன்|ிடம்|ிருந்து)(?:[கசதப]்)?$/u

function isNominal(word: Word): boolean {
  return word.isA('noun') || word.isA('numeral') || word.isA('pronoun')
}

/** கொண்டாடப்போகிறோம் is read as a passive, too. */
function isPassive(word: Word): boolean {
  return word.isOnly('passive') && word.text.includes('ப்பட')
}

/** The frames of an object are those of the transitive verb with the same root: ஒளிந்தான், ஒளித்தான். */
function isObjectlessHere(frame: CaseFrame): boolean {
  return OBJECTLESS_FRAMES.has(frame) || frame === 'object' || frame === 'thing'
}

/** `நெஞ்சை நெகிழ்வித்தது`: who is made to do it. */
const TAKING: ReadonlySet<Feature> = new Set<Feature>(['transitive', 'causative'])

const FORMS_OF_VERBS = ['participial-noun', 'verbal-noun', 'verbal-participle'] as const

function isObjectless(word: Word): boolean {
  const roots = rootsOf(word)
  return (
    word.analyses.every(
      ({ class: kind, features, lemma }) =>
        // கொண்டாடப்போகிறோம் is read as a form of போ, கலந்துகொண்டனர் also as one of கல.
        (kind === 'verb' && !roots.includes(lemma)) ||
        // வெளியானது, which may also be the outside itself, said with stress.
        (kind === 'noun' && roots.includes(`${lemma}யாகு`)) ||
        (kind === 'verb' && !features.some((one) => TAKING.has(one)) && lemma[0] === word.text[0]),
    ) &&
    roots.length > 0 &&
    roots.every((root) => {
      const frames = word.form.framesOf(root)
      return !MAY_TAKE_ONE.has(root) && frames.length > 0 && frames.every(isObjectlessHere)
    })
  )
}
