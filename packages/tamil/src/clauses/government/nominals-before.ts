import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'
import { isInfinitiveBefore } from './infinitive-before.ts'

const MAX_NOMINALS = 10

/**
 * The nouns before a verb that no other verb and no postposition claims, the nearest first; adverbs, adjectives, numerals
 * and nouns with their postposition are passed over. It stops at punctuation and at a word whose role is not known.
 */
export const nominalsBefore = memoize((verb: Word): readonly Word[] => {
  const nouns: Word[] = []
  let count = 0
  for (let word = verb.previous; word !== undefined && count < MAX_NOMINALS; word = word.previous, count++) {
    const role = roleOf(word)
    if (isOnly(word) || OF_CASE.test(word.text)) continue
    if (isOneForAnother(word)) {
      word = word.previous ?? word
      continue
    }
    if (role === 'postposition') word = passedOver(governedBy(word) ?? word)
    else if (isBeforeAll(word)) word = word.previous ?? word
    else if (role === 'quotative' && isNaming(verb)) word = word.previous ?? word
    else if (role === 'head') {
      if (!isJoinedToPostposition(word)) nouns.push(word)
      word = passedOver(word)
    } else if (governsAccusative(word)) word = passedOver(word)
    else if (word.isA('postposition') && (role !== 'modifier' || word.previous?.is('dative') !== false)) break
    else if (isInfinitiveBefore(word, role)) break
    else if (role !== 'modifier' && role !== 'adverb' && !ONE.test(word.text) && !isLikeAdverb(word)) break
  }
  return nouns
})

/** `கண்ணுக்குக் கண்ணாக வளர்த்தாள்`, `தோளுக்குத் தோளாக நின்றான்`: how, said with one noun twice. */
function isOneForAnother({ text, previous, analyses }: Word): boolean {
  if (!/ா(?:க|ய்)(?:[கசதப]்)?$/u.test(text) || previous?.is('dative') !== true) return false
  return analyses.some(({ lemma }) => previous.hasLemma(lemma))
}

/** `எல்லோர் முன்பும்`, `அனைவர் முன்னிலையிலும்`: before everybody. */
function isBeforeAll({ text, previous }: Word): boolean {
  return BEFORE_PEOPLE.test(text) && previous !== undefined && EVERYBODY.test(previous.text)
}

const BEFORE_PEOPLE = /^முன்(?:பு|பும்|பே|னால்|னிலையில்|னிலையிலும்|னிலையிலேயே)?(?:[கசதப]்)?$/u
const EVERYBODY = /^(?:எல்லோர்|எல்லார்|எல்லோரின்|அனைவர்|அனைவரின்|பலர்|பலரின்|ஊரார்|ஊராரின்|மக்கள்|மக்களின்|நண்பர்கள்|மாணவர்கள்)$/u

/** `மாநில அளவிலான போட்டி`, `ஊருக்கான பேருந்து`: an adjective, whatever case is in it. */
const OF_CASE = /(?:ிலான|ிடமான|ுடனான|ோடான|க்கான|ற்கான|ாலான)(?:[கசதப]்)?$/u

/** `அத்தைக்கு மட்டும் வெறுத்தாள்`: a particle, behind whatever case. */
function isOnly({ text }: Word): boolean {
  return text === 'மட்டும்' || text === 'மட்டுமே'
}

/** `குழந்தையை நிலா எனப் பெயரிட்டனர்`, `… என்று பெயர் வைத்தனர்`: the name stands between. */
function isNaming(verb: Word): boolean {
  return verb.hasLemma('பெயரிடு') || /^பெயர்(?:[கசதப]்)?$/u.test(verb.previous?.text ?? '')
}

/** A word, or the noun in the accusative right before it that it governs: `என்னைக் காப்பாற்றியவர்களுக்கு`. */
function passedOver(word: Word): Word {
  const { previous } = word
  if (previous?.is('dative') === true && (isFallenTo(word) || isPlaceBeside(word))) return previous
  if (previous?.is('accusative') !== true) return word
  return governsAccusative(word) || word.is('participial-noun', 'transitive') ? previous : word
}

/** `கட்டிலுக்கு அடியில்`, `சுவருக்கு மறுபுறத்தில்`: where, seen from what the dative names. */
function isPlaceBeside(word: Word): boolean {
  return (word.isOnly('locative') || word.isOnly('ablative')) && word.is('position')
}

/** `மதுவுக்கு அடிமையானவர்கள்`: those whom the dative says to what. */
function isFallenTo(word: Word): boolean {
  return (
    word.isOnly('participial-noun') &&
    word.isOnly('intransitive') &&
    rootsOf(word).some((root) => word.form.framesOf(root).includes('towards'))
  )
}

/** Those like someone, and what lies next to something: `உங்களைப் போன்றவர்களுக்கு`, `சாலையை அடுத்த இடத்தில்`. */
const GOVERNS = /^(?:போன்(?:ற|றோ)|அடுத்த(?:[கசதப]்)?$)/u

/** `சாலையை அடுத்த இடத்தில்`; not `திட்டத்தை அடுத்த மாதம் தொடங்கினர்`, the next month. */
function governsAccusative({ text, next }: Word): boolean {
  return GOVERNS.test(text) && !(text.startsWith('அடுத்த') && next?.is('time') === true)
}

/** `அவளைவிட முன்னால்`, `அவனைப்போல`: what the word is in the accusative for is written onto it. */
export function isJoinedToPostposition({ text }: Word): boolean {
  return JOINED_POSTPOSITION.test(text)
}

const JOINED_POSTPOSITION =
  /ை(?:விட(?:வும்)?|க்காட்டிலும்|ப்போல(?:வும்|வே)?|ப்போல்|ப்போன்று|ப்பற்றி|த்தவிர|யடுத்து|யொட்டி|த்தொடர்ந்து|முன்னிட்டு)(?:[கசதப]்)?$/u

/** The noun of a postposition: கோயில் of `கோயிலுக்கு மிக அருகில்`. */
function governedBy({ previous }: Word): Word | undefined {
  let noun = previous
  for (let passed = 0; noun !== undefined && passed < 2 && isBetween(noun); passed++) noun = noun.previous
  return noun
}

function isBetween(word: Word): boolean {
  const role = roleOf(word)
  return role === 'modifier' || role === 'adverb'
}

/** `திருப்பிச் செலுத்தினார்`, `நேரில் சென்று கூறினார்`. */
function isLikeAdverb(word: Word): boolean {
  const { text, previous } = word
  return (
    LIKE_ADVERB.test(text) ||
    (/^கட்டி(?:[கசதப]்)?$/u.test(text) && EMBRACING.test(word.next?.text ?? '')) ||
    (/^(?:அடித்து|இழுத்து|வாரி)ச்$/u.test(text) && word.next?.isOnly('passive') === true) ||
    (HOWEVER_HARD.test(text) && previous !== undefined && /^(?:எவ்வளவு|எத்தனை|எவ்வளவோ)$/u.test(previous.text)) ||
    isOnFoot(word) ||
    (/^(?:சென்று|வந்து)(?:[கசதப]்)?$/u.test(text) && previous?.text === 'நேரில்')
  )
}

/** `நடந்தே சென்றோம்`: on foot. */
export function isOnFoot({ text, next }: Word): boolean {
  return /^நடந்(?:தே|து(?:[கசதப]்)?)$/u.test(text) && next !== undefined && MOVING.test(next.text)
}

const MOVING = /^(?:செல்|சென்|போ|வந்|வரு|வா)/u

/** Participles that only say how: `கடனைத் திருப்பிச் செலுத்தினார்`, `அவரிடம் தயங்காமல் கேளுங்கள்`. */
const LIKE_ADVERB =
  /^(?:திருப்பி|தொடர்ந்து|விரைந்து|அள்ளி|வாரி|ஓடோடி|(?:தயங்க|தவற|சளைக்க|சலிக்க|வெட்கப்பட|கூச்சப்பட|தாமதிக்க|ஓய|அயர|தளர|இடைவிட)ாமல்)(?:[கசதப]்)?$/u

/** `கட்டி அணைத்தாள்`. */
const EMBRACING = /^(?:அணைத்|பிடித்|தழுவி)/u

/** `எவ்வளவு முயன்றும்`: however hard one tries. */
const HOWEVER_HARD = /^(?:முயன்றும்|முயற்சித்தும்|பாடுபட்டும்|போராடியும்|சிரமப்பட்டும்|கஷ்டப்பட்டும்|உழைத்தும்)$/u

/** `கூட்டம் ஒன்று`, which is of a verb too. */
const ONE = /^ஒன்று(?:[கசதப]்)?$/u

/** Whether a verb ends what is said: no என்று follows, before which an object of a later verb may stand. */
export function isUnreported({ next }: Word): boolean {
  return next === undefined || roleOf(next) !== 'quotative'
}

/** The verb's words after it in the sentence: what a noun before a participle may belong to instead. */
export function verbsAfter({ sentence, index }: Word): readonly Word[] {
  return sentence.words.slice(index + 1).filter((word) => word.isA('verb') && roleOf(word) !== 'head')
}

/** Whether a word can only be an accusative of people; அவரை is hardly the bean. */
export function isPersonAccusative(word: Word): boolean {
  if (word.isA('pronoun')) return word.is('rational', 'accusative')
  return word.isOnly('accusative') && isPersonNoun(word)
}
