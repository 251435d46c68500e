import type { Word } from '../text/word.ts'
import type { CaseFrame } from '../words/case-frames.ts'
import { rootsOf } from './verb-root.ts'
import { roleOf } from './word-role.ts'

/** Verbs that may have an object all the same (what one crosses, climbs, shouts, tries or scatters), or that stand for one by a misspelling. */
const MAY_TAKE_ONE: ReadonlySet<string> = new Set(
  'தெரி புரி பிடி வேண்டு நினைவுகூர் ஆர் குதி பாய் தாவு நட ஓடு ஏறு இறங்கு முயல் விலகு கத்து கூவு சிரி நில் வீசு ஊர் பேசு சரணடை உழை மண மறை விளையாடு சிதறு பொலி புரள்'.split(
    ' ',
  ),
)
const OBJECTLESS_FRAMES: ReadonlySet<CaseFrame> = new Set([
  'alone',
  'place',
  'goal',
  'source',
  'with',
  'towards',
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
/** Postpositions of which the noun is never in the accusative. */
const OTHER_CASE =
  /^(?:கீழ்|கீழே|மேல்|மேலே|மீது|இடையே|இடையில்|நடுவே|நடுவில்|அருகில்|அருகே|பின்|பின்பு|பின்னர்|பிறகு|முன்|முன்பு|முன்னர்|உடன்|கூட|மூலம்|மட்டும்|தான்|வழியாக)(?:[கசதப]்)?$/u
/** `விழச்செய்தான்`, `போகவைத்தான்`, `கொண்டு சென்றான்`: someone is made to do it, or something taken along. */
const CAUSING = /[அ-ஹ](?:ச்செய்|வைத்|வைக்|வைப்|ச்சொ)|^கொண்டு(?:[கசதப]்)?$/u
const MAX_WORDS = 12

/**
 * The verbs after a noun, to the end of its clause, when none of them can take an object, so that an accusative has no
 * verb: மின்னின of `வானத்தை விண்மீன்கள் மின்னின`. Undefined where any word could be, or hide, a transitive verb or a
 * postposition that takes the accusative.
 */
export function objectlessVerbsAfter(noun: Word): readonly [Word, ...Word[]] | undefined {
  const { words } = noun.sentence
  if (noun.tokenAfter !== ' ') return undefined
  const verbs: Word[] = []
  let other: Word | undefined
  for (let index = noun.index + 1; index < words.length && index - noun.index <= MAX_WORDS; index++) {
    const word = words[index]
    if (word === undefined) return undefined
    const { next } = word
    if (endsStatement(word)) return isPredicate(word, noun) ? nonEmpty([...verbs, word]) : undefined
    if (
      SAID_TO_BE.test(word.text) &&
      word.isOnly('intransitive') &&
      hasSubjectBetween(noun, word) &&
      isOnlySaid(word)
    )
      return nonEmpty([...verbs, word])
    // `அவனைப் பணம் இருக்கிறது என்று நம்பினர்`: what is said has its own subject, so that the noun is no object of the saying.
    if (next !== undefined && roleOf(next) === 'quotative')
      return isPredicate(word, noun) && hasSubjectBetween(noun, word) && isOnlySaid(next)
        ? nonEmpty([...verbs, word])
        : undefined
    if (word.tokenAfter !== ' ' && word.tokenAfter !== ',') return undefined
    if (isPlainObject(word)) other = word
    if (mayTakeObject(word, noun)) {
      if (!isServed(word, other)) return undefined
      other = undefined
    } else if (isVerbal(word)) verbs.push(word)
  }
  return undefined
}

/** `பணம் இருப்பதாக நம்பினர்`: what is told. */
const SAID_TO_BE = /[தடறயவ]தாக(?:வும்)?[க்ச்த்ப்]*$/u

/** Whether what follows only says it, and does nothing to anyone: `அவனை வேலை கிடைத்தது என்று வாழ்த்தினர்` has its object. */
export function isOnlySaid({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(index + 1)
    .every((word) => !isVerbal(word) || (word.form.isRead && rootsOf(word).every((root) => SAYING.has(root))))
}

const SAYING: ReadonlySet<string> = new Set(
  'சொல் கூறு கேள் தெரிவி அறிவி குறிப்பிடு விளக்கு எழுது தீர்ப்பளி பேசு என் முறையிடு எச்சரி'.split(' '),
)

function isPlainObject(word: Word): boolean {
  return word.isOnly('accusative') && !word.is('clitic-um') && roleOf(word) !== 'adverb'
}

/** `மதிப்பெண் பெற்று`, `மாறுவதைக் கண்டோம்`: a transitive verb that has its own object right before it. */
function isServed(verb: Word, other: Word | undefined): boolean {
  const { previous } = verb
  if (previous === undefined || !isVerbal(verb) || verb.is('causative')) return false
  if (other === previous && previous.is('participial-noun')) return true
  const bare =
    previous.isOnly('irrational', 'nominative') && roleOf(previous) === 'head' && !previous.is('place')
  return bare && rootsOf(verb).every((root) => WITH_BARE_OBJECT.has(root))
}

/** Their object is often without ending, and makes no one verb with them that takes another. */
const WITH_BARE_OBJECT: ReadonlySet<string> = new Set(
  'பெறு எழுது படி குடி சாப்பிடு உண் தயாரி சமை வாசி வரை தை பாடு அருந்து நடு தெளி விதை விற் வெல் ஈட்டு சேர்'.split(' '),
)

function nonEmpty(verbs: readonly Word[]): readonly [Word, ...Word[]] | undefined {
  const [first, ...others] = verbs
  return first && [first, ...others]
}

/** Whether the sentence ends with a word, or a mark behind it parts two. */
function endsStatement({ isLast, tokenAfter }: Word): boolean {
  return isLast || /[;:!?]/u.test(tokenAfter)
}

/** A finite verb without object, or a word that says that something is, is wanted or is good, with what is said of it before. */
function isPredicate(word: Word, noun: Word): boolean {
  if (SAYING_IT_IS.test(word.text))
    return word.previous !== undefined && word.previous !== noun && hasSubjectBetween(noun, word)
  if (WISHING.test(word.text)) return word.index - noun.index <= 2
  if (!word.form.isRead) return PASSIVE_OR_BECOMING.test(word.text)
  return word.is('finite') && roleOf(word) === 'finite' && !mayTakeObject(word, noun)
}

/** `இல்லை`, `உண்டு`; what is only said to be so (`அவனை அல்ல`) has nothing before it. */
const SAYING_IT_IS =
  /^(?:இல்லை|இல்லையா|உண்டு|உண்டா|கிடையாது|அதிகம்|குறைவு|நல்லது|கெட்டது|தேவை|தேவையில்லை|அவசியம்|போதும்|போதாது)$/u
/** `எனக்கு இனிப்பை விருப்பமில்லை`: in one word. */
const WISHING = /^(?:விருப்ப|ஆர்வ|நம்பிக்கை|உடன்பாட|ஈடுபாட|சம்மத|மனநிறைவ|திருப்தி).*(?:ில்லை|ுண்டு|யில்லை|யுண்டு)$/u

/** Whether a noun in the first case stands between, of which the word may be said. */
function hasSubjectBetween(noun: Word, end: Word): boolean {
  return noun.sentence.words
    .slice(noun.index + 1, end.index)
    .some((word) => roleOf(word) === 'head' && word.is('nominative') && !word.is('time'))
}

function isVerbal(word: Word): boolean {
  return word.isA('verb') && roleOf(word) !== 'head' && roleOf(word) !== 'adverb'
}

function mayTakeObject(word: Word, noun: Word): boolean {
  const role = roleOf(word)
  if (role === 'quotative') return true
  if (!word.form.isRead) return !PASSIVE_OR_BECOMING.test(word.text) && !NOUN_SHAPE.test(word.text)
  if (role === 'unknown') return true
  if (word.previous === noun && isGoverning(word)) return !OTHER_CASE.test(word.text)
  if ((role === 'modifier' || (role === 'adverb' && word.isA('adverb'))) && !word.is('transitive'))
    return false
  // `திறந்து வைக்கப்படும்`: the passive is of both.
  if (word.isOnly('verbal-participle') && word.next !== undefined && isPassive(word.next)) return false
  if (WITH_MOTION.has(word.text) || CAUSING.test(word.text)) return true
  if (isGoverning(word)) return false
  // A noun that is a form of a verb only by its letters.
  if (role === 'head' && isNominal(word) && !FORMS_OF_VERBS.some((one) => word.is(one))) return false
  const verbal = word.isA('verb') || FORMS_OF_VERBS.some((one) => word.is(one))
  return verbal && !isPassive(word) && !isObjectless(word)
}

/** `அவனைப் போன்ற`, `ஊரைச் சுற்றி`. */
function isGoverning(word: Word): boolean {
  return roleOf(word) === 'postposition' || word.isA('postposition') || word.isA('particle')
}

/** தீக்கிரையாக்கப்பட்டது, வெளியாயின: without object, whatever the verb is. */
const PASSIVE_OR_BECOMING = /(?:ப்பட்ட(?:து|ன|னர்|ார்|ான்|ாள்|ார்கள்)|ப்படுகி(?:றது|ன்றன)|ாயின|ாயிற்று|ாகியுள்ள(?:து|ன))$/u
/** A noun in some other case than the first, which no verb looks like. */
const NOUN_SHAPE = /(?:த்தில்|களில்|த்தின்|களின்|களுக்கு|த்துக்கு|த்திற்கு|களுடன்|த்துடன்|ிடம்|ிருந்து)[க்ச்த்ப்]*$/u

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

const FORMS_OF_VERBS = ['participial-noun', 'verbal-noun', 'verbal-participle'] as const

function isObjectless(word: Word): boolean {
  const roots = rootsOf(word)
  return (
    word.analyses.every(
      ({ class: kind, features, lemma }) =>
        // கொண்டாடப்போகிறோம் is read as a form of போ, கலந்துகொண்டனர் also as one of கல.
        (kind === 'verb' && !roots.includes(lemma)) ||
        (kind === 'verb' && !features.includes('transitive') && lemma[0] === word.text[0]),
    ) &&
    roots.length > 0 &&
    roots.every((root) => {
      const frames = word.form.framesOf(root)
      return (
        !MAY_TAKE_ONE.has(root) &&
        frames.some((one) => OBJECTLESS_FRAMES.has(one)) &&
        frames.every(isObjectlessHere)
      )
    })
  )
}
