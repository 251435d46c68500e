import type { Word } from '../text/word.ts'
import type { Analysis } from '../words/analysis.ts'
import { finalVallinam, missingVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import { isCommand } from './reading-kinds.ts'
import { isQualityOf } from './said-of-thing.ts'

/** The word with the doubling that the word after it asks for; undefined where none is missing. */
export function doubledBeforeNext(word: Word): string | undefined {
  if (word.next === undefined || isEmphatic(word) || isRepeatedAfterDative(word)) return undefined
  return missingVallinam(word.text, word.next.text)
}

/** படிக்கவே தெரியாது, செய்யவோ கேட்கவோ: nothing doubles behind the particles ஏ, ஓ. */
function isEmphatic(word: Word): boolean {
  return word.endsWith('ே', 'ோ') && (word.is('clitic-e') || word.is('clitic-o'))
}

/** `பூவுக்குப் பூ தாவி`, `தெருவுக்குத் தெரு கடைகள்`: from one to the next; the noun said again begins no compound. */
export function isRepeatedAfterDative(word: Word): boolean {
  return word.previous?.is('dative') === true && word.previous.hasLemma(word.text)
}

/** The word without the doubling that it shares with the word after it; undefined where it has none. */
export function bareBeforeNext(word: Word): string | undefined {
  const final = finalVallinam(word.text)
  return final !== undefined &&
    word.next !== undefined &&
    vallinamOf(word.next.text) === final &&
    !word.analyses.some(endsInItself)
    ? withoutVallinam(word.text)
    : undefined
}

/** அசோக் குமார்: the consonant is the name's own. */
function endsInItself({ features, guessed }: Analysis): boolean {
  return guessed !== true && !features.includes('sandhi')
}

/** Whether a word has readings and every one of them meets a test. */
export function everyReading(readings: readonly Analysis[], test: (reading: Analysis) => boolean): boolean {
  return readings.length > 0 && readings.every(test)
}

/**
 * The readings that are no command: in the middle of a sentence a bare root (`கலை`, `பாட்டு`) is almost always
 * something else.
 */
export function besideCommand(readings: readonly Analysis[]): readonly Analysis[] {
  return readings.some(isCommand) ? readings.filter((reading) => !isCommand(reading)) : readings
}

/** A noun or name in the nominative, without clitic. */
export function isBareNoun({ class: kind, features }: Analysis): boolean {
  return (kind === 'noun' || kind === 'name') && features.includes('nominative') && !features.some(isClitic)
}

/** A noun or name in any case. */
export function isNoun({ class: kind, features }: Analysis): boolean {
  return (
    (kind === 'noun' || kind === 'name') &&
    !features.includes('adjectival') &&
    !features.includes('adverbial')
  )
}

/** A verb in any form but the ones that stand as nouns. */
export function isFormOfVerb({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && !features.includes('participial-noun') && !features.includes('verbal-noun')
}

function isClitic(feature: string): boolean {
  return feature.startsWith('clitic-')
}

/**
 * Whether a noun follows that can be the second part of a compound with this word: nothing but a noun, and not
 * the other half of a pair like தாய் தந்தை, in which nothing doubles.
 */
export function nounFollows(word: Word): boolean {
  if (word.next !== undefined && isQualityOf(word.next)) return false
  let noun = false
  for (const reading of word.next?.analyses ?? []) {
    if (isCommand(reading)) continue
    if (!canBeNoun(reading)) return false
    noun ||= isNoun(reading)
  }
  return noun && !isPairOfNouns(word)
}

function canBeNoun(reading: Analysis): boolean {
  const { class: kind, features } = reading
  return isNoun(reading) || kind === 'postposition' || kind === 'numeral' || features.includes('verbal-noun')
}

/** Pairs with a silent ‘and’ (உம்மைத்தொகை). */
const PAIRS: ReadonlySet<string> = new Set([
  'செடி கொடி',
  'பாவாடை சட்டை',
  'வேட்டி சட்டை',
  'தோசை சட்னி',
  'தாத்தா பாட்டி',
  'ஆசை பாசம்',
  'தாய் தந்தை',
  'தாய் தந்தையர்',
  'தாய் சேய்',
  'சட்டி பானை',
  'நன்மை தீமை',
  'வெற்றி தோல்வி',
  'யானை குதிரை',
  'கை கால்',
  'காய் கறி',
  'காய் கனி',
  'பூ காய்',
  'பட்டி தொட்டி',
  'பழி பாவம்',
  'மழை காற்று',
  'ஏழை பணக்காரர்',
  'ஏரி குளம்',
  'இட்லி சாம்பார்',
  'இட்லி தோசை',
  'அண்ணன் தம்பி',
  'புலி கரடி',
  'இரவு பகல்',
  'கல்வி கேள்வி',
  'பெட்டி படுக்கை',
  'தட்டு முட்டு',
  'துணி மணி',
  'பூ பழம்',
  'வெற்றிலை பாக்கு',
  'பாட்டு கூத்து',
  'தட்டு தாம்பாளம்',
  'கம்பு கேழ்வரகு',
  'இஞ்சி பூண்டு',
  'நீதி தருமம்',
  'நகை பணம்',
  'சேர சோழர்',
  'பூசை பண்டிகை',
  'தம்பி தங்கை',
  'வரவு செலவு',
  'உயர்வு தாழ்வு',
  'பசி பட்டினி',
  'பள்ளி கல்லூரி',
  'தந்தை தாய்',
  'மாதா பிதா',
  'மந்திர தந்திரம்',
  'இன்ப துன்பம்',
  'சாதி சமயம்',
])

const FIRST_OF_PAIR: ReadonlySet<string> = new Set([...PAIRS].map((pair) => pair.split(' ')[0] ?? ''))

/** Whether this word and the next are such a pair. */
export function isPairOfNouns(word: Word): boolean {
  const { text, next } = word
  if (next !== undefined && (isRepeatedBehind(next) || next.text.startsWith(text))) return true
  return next !== undefined && isPairOf(text, next)
}

/** `நிலவு கோடு கோடாக விழுந்தது`: the next word is said twice (அடுக்குத்தொடர்) and tells how. */
function isRepeatedBehind({ text, next, tokenAfter }: Word): boolean {
  return (
    next !== undefined &&
    tokenAfter === ' ' &&
    next.is('adverbial') &&
    next.text.startsWith(text.replace(/[ு்]$/u, ''))
  )
}

/** Whether a noun, without a doubling that is written behind it, and the next word are one of `PAIRS`. */
export function isPairOf(first: string, next: Word): boolean {
  return FIRST_OF_PAIR.has(first) && next.analyses.some(({ lemma }) => PAIRS.has(`${first} ${lemma}`))
}

/** A verb, or a participle that stands as a noun: குறைந்தது. */
function isVerbal({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' || features.includes('participial-noun')
}

/** Whether a verb follows, and nothing but a verb that acts as one. */
export function verbFollows(word: Word): boolean {
  const readings = word.next?.analyses ?? []
  return everyReading(readings, isVerbal) && readings.some(isFormOfVerb)
}

/**
 * Whether the verb follows that this word belongs to. A bare root may be a noun as well (பார், கதை); at the end
 * of the sentence it is a command.
 */
export function ownVerbFollows(word: Word): boolean {
  const irregular = word.next?.text === 'போயிற்று'
  return irregular || verbFollows(word) || (word.next?.isLast === true && word.next.is('imperative'))
}

/** வன்தொடர்க் குற்றியலுகரம்: a last உ after a doubled or a ற்ற-like hard consonant. */
export function endsInHardU(text: string): boolean {
  return /(?:க்கு|ச்சு|ட்டு|த்து|ப்பு|ற்று)$/u.test(text)
}

function isSaidOf(next: Word): boolean {
  return isDenied(next) || isYield(next) || isIntensifier(next) || isWithout(next) || isDefined(next)
}

/** `சிகிச்சை பலனின்றி இறந்தார்`, `மருந்து பலன் தரவில்லை`: what comes of the thing before. */
function isYield({ text, next }: Word): boolean {
  if (!/^ப(?:லன|யன)/u.test(text)) return false
  return text.endsWith('ின்றி') || (next !== undefined && YIELDS.some((lemma) => next.hasLemma(lemma)))
}

/** `மிகப் பெரிய உறுப்பு தோல் என்பது தெரியும்`: what the one before is. */
function isDefined({ next }: Word): boolean {
  return next?.text === 'என்பது'
}

/** `எழுத்து பிழையின்றி இருந்தது`: what the thing is without; who writes `எழுத்துப் பிழையின்றி` is a person. */
function isWithout({ text, next }: Word): boolean {
  return text.endsWith('ின்றி') && next?.isLast === true && next.is('neuter')
}

const YIELDS = ['தா', 'அளி', 'கொடு', 'இல்', 'விளைவி'] as const

/** `சாதி தடையில்லை`, `வயது தடை அல்ல`: what the word before is said not to be. */
function isDenied({ text, next }: Word): boolean {
  if (/.(?:ில்லை|ல்ல)$/u.test(text)) return true
  return text === 'தடை' && /^(?:இல்லை|அல்ல|ஆகாது|ஆகும்)$/u.test(next?.text ?? '')
}

/** `அலகு கொள்ளை அழகு`: so very. */
function isIntensifier({ text, next }: Word): boolean {
  return text === 'கொள்ளை' && /^(?:அழகு|விருப்பம்|ஆசை|இன்பம்|பிரியம்)/u.test(next?.text ?? '')
}

/**
 * Whether a noun follows, in any case form, that stands as the second part of so many compounds that a noun before it
 * belongs to it: `இசைக் கருவி`, `மழைக் காலம்`.
 */
export function compoundHeadFollows(word: Word): boolean {
  // கோடரி கூர்மையானது: the sentence says it of the word.
  if (/ான(?:து|வை)$/u.test(word.next?.text ?? '')) return false
  if (word.next !== undefined && isSaidOf(word.next)) return false
  return word.next?.form.isCompoundHead === true && nounFollows(word)
}

/**
 * The word with the doubling after ய், ர் or ழ், where words of other endings in a bare consonant take none:
 * `போய்` + `பார்` → `போய்ப்`.
 */
export function doubledAfterGlide(word: Word): string | undefined {
  const consonant = word.next && vallinamOf(word.next.text)
  return consonant !== undefined && /[யரழ]்$/u.test(word.text) ? word.text + consonant : undefined
}
