import { clauseBefore } from '../../clauses/agreement/disagreement.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { isMeasure } from '../../clauses/reading/nominative-phrase.ts'
import { agreementOf, countsThings, sumsUp } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Adjectives of which a thing is said to be so: அழகானது, பயனுள்ளது, சிறியது. */
const ADJECTIVE = /(?:ான|ுள்ள|ற்ற|[றனளதரி]ிய|ழைய)$/u

/** `பழங்கள் உடலுக்கு நல்லது`: eating them is. */
const OF_USING = /^(?:நல்ல|கெட்ட|வேண்டிய|தேவையான|அவசியமான|முடியாத|ஆன|.*ங்குள்ள|உள்ள)$/u

export default defineRule({
  id: 'grammar/predicate-things-plural',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ ஒருமை; எழுவாய் ‘{subject}’ பன்மை ஆதலால் ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The predicate ‘{found}’ is singular, its subject ‘{subject}’ plural: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (எண்)',
  examples: [
    { wrong: 'இந்தப் பூக்கள் மிகவும் [அழகானது].', right: 'இந்தப் பூக்கள் மிகவும் அழகானவை.' },
    { wrong: 'அவருடைய கருத்துகள் [முக்கியமானது].', right: 'அவருடைய கருத்துகள் முக்கியமானவை.' },
    { wrong: 'இந்த மருந்துகள் [ஆபத்தானது].', right: 'இந்த மருந்துகள் ஆபத்தானவை.' },
    { wrong: 'இந்த ஓலைச்சுவடிகள் நூறு ஆண்டுகள் [பழமையானது].', right: 'இந்த ஓலைச்சுவடிகள் நூறு ஆண்டுகள் பழமையானவை.' },
    { wrong: 'இந்த ஓவியங்கள் எல்லாம் என் மாமா [வரைந்தது].', right: 'இந்த ஓவியங்கள் எல்லாம் என் மாமா வரைந்தவை.' },
    { wrong: 'இந்த மண் பாண்டங்கள் மிகவும் [பழமையானது].', right: 'இந்த மண் பாண்டங்கள் மிகவும் பழமையானவை.' },
    { wrong: 'இந்தக் கடையின் துணிகள் அனைத்தும் [புதியது].', right: 'இந்தக் கடையின் துணிகள் அனைத்தும் புதியவை.' },
    { wrong: 'இந்தக் கோயிலின் தூண்கள் கருங்கல்லால் [ஆனது].', right: 'இந்தக் கோயிலின் தூண்கள் கருங்கல்லால் ஆனவை.' },
    { wrong: 'அவை மிகவும் [பயனுள்ளது].', right: 'அவை மிகவும் பயனுள்ளவை.' },
    { wrong: 'கிண்ணங்கள், தட்டுகள் ஆகியவை மிகவும் [பழையது].', right: 'கிண்ணங்கள், தட்டுகள் ஆகியவை மிகவும் பழையவை.' },
    {
      wrong: 'இந்தப் புதிய வண்டிகள் பழைய வண்டிகளைவிட [நீளமானது].',
      right: 'இந்தப் புதிய வண்டிகள் பழைய வண்டிகளைவிட நீளமானவை.',
    },
    {
      wrong: 'தங்கையின் கண்கள் அவள் தாயின் கண்களைப் போலவே [அழகானது].',
      right: 'தங்கையின் கண்கள் அவள் தாயின் கண்களைப் போலவே அழகானவை.',
    },
    { wrong: 'மலையில் தோன்றும் ஓடைகள் கோடையிலும் [வற்றாதது].', right: 'மலையில் தோன்றும் ஓடைகள் கோடையிலும் வற்றாதவை.' },
    {
      wrong: 'விடுதிகளில் எவை [வசதியானது] என்பதைக் கேட்டறிந்தேன்.',
      right: 'விடுதிகளில் எவை வசதியானவை என்பதைக் கேட்டறிந்தேன்.',
    },
  ],
  allows: [
    'காரணம் மரங்கள் பூக்காதது.',
    'அரசரின் அவை அமைதியானது.',
    'பூக்கள் வளர்ப்பது இனியது.',
    'இந்த இரண்டு படங்களும் ஒரே நாளில் வெளியாயின.',
    'இந்தப் பூக்கள் விலை மலிவானது என்று சொல்ல முடியாது.',
    'பூக்களின் மணம் இனியது.',
    'மரங்களும் செடிகளும் நிறைந்த ஊர் அழகானது.',
    'பழங்கள் உண்பது உடலுக்கு நல்லது.',
    'காய்கறிகள் உடலுக்கு நல்லது.',
    'அந்த மண்டபம் தூண்களால் ஆனது.',
    'உலகம் அணுக்களால் ஆனது.',
    'அவர் சொன்னவை அனைத்தும் உண்மையானது என்று கூற முடியாது.',
    'அந்த வீடு முழுவதும் மரங்களால் ஆனது.',
    'இந்த ஓவியங்களை என் மாமா வரைந்தது உண்மை.',
    'இந்த ஓவியத்தை வரைந்தது என் மாமா.',
  ],
  when: {
    words: ['ஆனது'],
    endings: ['ானது', 'ியது', 'ழையது', 'ற்றது', 'ுள்ளது', 'த்தது', 'ட்டது', 'ந்தது', 'ன்றது', 'ாதது'],
  },
  check(word) {
    if (!(word.isLast || isQuoted(word)) || word.quoted) return undefined
    const subject = isQuality(word) || isMadeOf(word) ? subjectOf(word) : madeBySomeone(word)
    return (
      subject && word.replaceWith(word.text.replace(/து$/u, 'வை'), { captures: { subject: subject.text } })
    )
  },
})

/** `விதிகள் கடுமையானது என்று கூறினார்`. */
const isQuoted = ({ next }: Word) => next !== undefined && roleOf(next) === 'quotative'

/** Not a verb, of which other rules say the number. */
function isQuality(word: Word): boolean {
  if (word.is('finite') || word.is('passive')) return false
  // `கோடையிலும் வற்றாதது`
  if (word.isOnly('negative', 'participial-noun', 'neuter') && word.isOnly('intransitive')) return true
  return word.analyses.some(
    ({ class: kind, features, lemma }) =>
      kind === 'noun' &&
      features.includes('participial-noun') &&
      ADJECTIVE.test(lemma) &&
      !OF_USING.test(lemma),
  )
}

/** `கருங்கல்லால் ஆனது`: of which it is made. */
function isMadeOf({ text, previous }: Word): boolean {
  return text === 'ஆனது' && previous?.isOnly('instrumental') === true
}

/** `இந்த ஓவியங்கள் என் தாத்தா வரைந்தவை`: many things, and behind them who made them, whom the verb does not agree with. */
function madeBySomeone(verb: Word): Word | undefined {
  if (
    verbPerson(verb) !== 'it' ||
    !verb.isOnly('transitive') ||
    verb.is('passive') ||
    verb.tokenAfter === '?'
  )
    return undefined
  const clause = clauseOf(verb)
  const [things, maker, ...others] = clause?.candidates ?? []
  if (clause === undefined || things === undefined || maker === undefined || others.length > 0)
    return undefined
  if (clause.unknown.length > 0 || clause.complements.some((one) => one.case === 'accusative'))
    return undefined
  const many = things.fits.length === 1 && things.fits[0] === 'those' && things.attachment === 'sure'
  if (!many || things.joined.length > 0 || !things.head.isOnly('irrational') || isMeasure(things.head))
    return undefined
  const one =
    maker.kind === 'people' &&
    maker.attachment === 'sure' &&
    maker.joined.length === 0 &&
    !maker.maybePossessor
  return one && maker.fits[0] !== 'they' && things.head.tokenAfter === ' ' ? things.head : undefined
}

/** `பானை ஓடுகள்`. */
function isFirstPart(word: Word): boolean {
  return (
    word.isOnly('nominative', 'singular', 'irrational') && !word.is('clitic-um') && word.tokenAfter === ' '
  )
}

/** `பழைய வண்டிகளைவிட`, `தாயின் கண்களைப் போல`: with which it is compared. */
function isCompared(word: Word): boolean {
  if (!word.isOnly('accusative')) return false
  return /விட(?:வும்)?$/u.test(word.text) || /^(?:விட|போல|போல்|போன்று|காட்டிலும்|ஒத்)/u.test(word.next?.text ?? '')
}

/** `அவள் தாயின் கண்கள்`: whose mother she is. */
function isOwnerBefore(word: Word): boolean {
  return word.isA('pronoun') && word.is('rational') && word.next?.isOnly('genitive') === true
}

/** The one noun in the nominative of its clause, surely plural; undefined where another word may be the subject. */
function subjectOf(predicate: Word): Word | undefined {
  let subject: Word | undefined
  for (const word of clauseBefore(predicate)) {
    const role = roleOf(word)
    if (role === 'modifier' || role === 'adverb') continue
    // `அரசரின் அவை அமைதியானது`: the assembly.
    if (word.text === 'அவை' && word.previous?.isOnly('genitive') === true) return undefined
    // `பழங்கள், காய்கள் ஆகியவை`
    if (subject === undefined && sumsUp(word) && agreementOf(word).fits[0] === 'those') return word
    // `துணிகள் அனைத்தும்`
    if (countsThings(word) && word.previous?.isOnly('nominative', 'plural') === true) continue
    if (word.isOnly('instrumental') && word.next === predicate) continue
    if (role === 'postposition' || isCompared(word) || isOwnerBefore(word)) continue
    if (role !== 'head' || word.is('verbal-noun') || word.is('participial-noun')) return undefined
    if (word.isOnly('locative') || word.isOnly('genitive') || word.isOnly('dative')) continue
    if (word.is('time') && word.previous?.isA('numeral')) continue
    // `காரணம் மரங்கள் பூக்காதது`: that they do not.
    const tellsWhy = word.isFirst && predicate.is('negative')
    if (subject !== undefined && subject === word.next && isFirstPart(word) && !tellsWhy) continue
    const plural = agreementOf(word).fits
    if (subject !== undefined || plural.length !== 1 || plural[0] !== 'those' || word.tokenAfter !== ' ')
      return undefined
    subject = word
  }
  return subject
}
