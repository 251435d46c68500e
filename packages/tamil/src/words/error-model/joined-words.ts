import type { Feature } from '../analysis.ts'
import type { Morphology } from '../morphology.ts'
import type { StemWalk } from '../stem-walk.ts'
import { isVowel } from './edits.ts'

/** The parts of what is written as one word have at least so many phonemes. */
const SHORTEST_FIRST = 3
const SHORTEST_SECOND = 4
const HARD = 'கசதப'
const FRONT = 'இஈஎஏஐ'
const OF_VERBS: readonly Feature[] = ['finite', 'relative-participle', 'verbal-participle', 'infinitive']
/** A flower, fire, a hand, and the doubled consonant behind. */
const SHORT_NOUN = /^(?:பஊ|தஈ|கஐ)([கசதப])\1/u
/** What a Tamil word begins with (மொழிமுதல் எழுத்துகள்): a vowel, or one of these consonants and a vowel. */
const BEGINNINGS = 'கசஞதநபமயவ'
/** Clitics behind a whole word, as phonemes, with the glide that joins them: தான், ஓ, ஆ, ஏ, உம், எல்லாம், their chains, ஓர், அன்று, அன்றி, அல்லாத, இல்லை, என, என்ன, என்றான், ஆகி, ஆயிற்று (சிறந்ததோர், வருவதன்று, அவரையன்றி, மரங்களல்லாத, ஊருக்கென்ன). */
const CLITIC =
  /^(?:[யவ]?எலலஆம(?:ஏ|உம)?|[யவ]?[ஓஆஏ]|[யவ]?உம(?:தஆன)?|தஆன(?:[ஆஏஓ]|உம)?|கஊடஅ|கஊடஅவஏ|ஓர|ஒரஉ|[யவ]?அனற[உஇ]|[யவ]?அலல(?:ஆத(?:அ|உ)|ஆமஅல)|[யவ]?இலலஐ(?:யஏ|யஆ)?|[யவ]?என(?:அ|உம|னஅ|ற(?:உ|உம|அ|அத[உஐ]|ஆன|ஆள|ஆர|ஆரகஅள|அனஅர|ஏன|ஓம))|[யவ]?ஆகஇ|[யவ]?ஆயஇறறஉ)$/u

/** மாற்றிக்கொல்ல: behind a participle more likely கொள் misspelt than what kills. */
const LIKE_AUXILIARY = /^ககஒல/u

/** A glide joins a clitic to a vowel only, and ஏ follows no ஏ: no மிக்வும், எனவேவே. */
const isJoint = (before: string | undefined, clitic: string) =>
  GLIDE.test(clitic) ? isVowel(before) && !(before === 'ஏ' && clitic.endsWith('ஏ')) : true
const GLIDE = /^[யவ][அ-ஔ]/u

/** வந்தவராம், அவனாம்: what is said of a person. */
const SAID = 'ஆம'
const OF_PERSON = 'னளர'

/**
 * தான், கூட double their consonant behind an accusative, a dative, an adverb, an infinitive, and a short உ behind a doubled stop or of a
 * place (வன்றொடர்க் குற்றியலுகரம்): பள்ளிக்குத்தான், கடலைக்கூட, காற்றுத்தான், இங்குத்தான், not கவலைத்தான், அன்றுத்தான்.
 */
const DOUBLED_CLITIC = /^(?:ததஆன(?:[ஆஏஓ]|உம)?|ககஊடஅ(?:வஏ)?)$/u
const DOUBLING_U = /(?:([கசடதபற])\1|^[அஇஎ]ஙக)உ$/u
const BEFORE_DOUBLED: readonly Feature[] = ['accusative', 'dative', 'adverbial', 'infinitive']

/** Verbs that make a verb of any noun: அதிகமாக்கு, விரிவாகு, காலிசஎய். */
const MADE = /^(?:[யவ]?ஆ[கன]|சஎய)/u

/** A noun of one long syllable before them: மையாகிவிட்டால், தீயாக்கினான். */
const MADE_OF_SHORT = /^(?:[கதநபம]ஐய|[தநச]ஈய|பஊவ|[மந]ஆவ)ஆ[கன]/u

/** Tells whether a word that no stem explains is two known words, or a known word and clitics, written as one. */
export class JoinedWords {
  readonly #morphology: Morphology
  readonly #walk: StemWalk

  constructor(morphology: Morphology) {
    this.#morphology = morphology
    this.#walk = morphology.startWalk()
  }

  /** How the word, given as phonemes, can be separated. */
  partsOf(phonemes: string): 'none' | 'clitic' | 'words' {
    if (this.#isOblique(phonemes) || this.#isBehindShortNoun(phonemes)) return 'clitic'
    if (MADE_OF_SHORT.test(phonemes) && this.#recognises(phonemes, SHORTEST_FIRST)) return 'clitic'
    this.#walk.follow(phonemes)
    let parts: 'none' | 'words' = 'none'
    const { length } = phonemes
    for (let at = SHORTEST_FIRST; at < length; at++) {
      const ends = this.#walk.endsAt(at)
      const elided =
        isVowel(phonemes[at]) && this.#morphology.recognises(`${phonemes.slice(0, at)}உ`, 0, true)
      if (!ends && !elided) continue
      const rest = phonemes.slice(at)
      if (
        (CLITIC.test(rest) && isJoint(phonemes[at - 1], rest)) ||
        (rest === SAID && OF_PERSON.includes(phonemes[at - 1] ?? '')) ||
        (DOUBLED_CLITIC.test(rest) && this.#isDoubling(phonemes.slice(0, at)))
      )
        return 'clitic'
      if (MADE.test(rest) && this.#recognises(phonemes, GLIDE.test(rest) ? at + 1 : at)) return 'clitic'
      if (this.#isDoubledSeam(phonemes, at)) return 'clitic'
      if (length - at < SHORTEST_SECOND || parts !== 'none') continue
      if (this.#isSecond(phonemes, at)) parts = 'words'
    }
    return parts
  }

  #isSecond(phonemes: string, at: number): boolean {
    const symbol = phonemes[at] ?? ''
    const next = phonemes[at + 1] ?? ''
    const before = phonemes[at - 1] ?? ''
    let start = at
    if (HARD.includes(symbol) && next === symbol) start = at + 1
    else if (
      isVowel(next) &&
      symbol === (FRONT.includes(before) ? 'ய' : 'வ') &&
      this.#recognises(phonemes, at + 1)
    )
      return true
    const begins =
      isVowel(phonemes[start]) || (BEGINNINGS.includes(phonemes[start] ?? '') && isVowel(phonemes[start + 1]))
    return begins && phonemes.length - start >= SHORTEST_SECOND && this.#recognises(phonemes, start)
  }

  /** பயணத்திட்டம்: a noun in ம் without it before the consonant that it doubles. */
  #isOblique(phonemes: string): boolean {
    for (let at = SHORTEST_FIRST; at < phonemes.length - SHORTEST_SECOND; at++) {
      const symbol = phonemes[at] ?? ''
      if (phonemes[at - 1] !== 'அ' || !HARD.includes(symbol) || phonemes[at + 1] !== symbol) continue
      const isNoun = this.#morphology.recognises(`${phonemes.slice(0, at)}ம`, 0, true)
      if (isNoun && this.#recognises(phonemes, at + 1)) return true
    }
    return false
  }

  /** பூக்கட்டிக்கொண்டிருந்த, தீப்பிடித்தது: a noun of one long syllable before the verb of which it is the object or subject. */
  #isBehindShortNoun(phonemes: string): boolean {
    if (!SHORT_NOUN.test(phonemes) || !this.#recognises(phonemes, 3)) return false
    return this.#morphology
      .parse(phonemes.slice(3))
      .some(({ features }) => OF_VERBS.some((one) => features.includes(one)))
  }

  /** சீறிப்பாயும்: the doubling behind a participle tells the seam from a misspelling. */
  #isDoubledSeam(phonemes: string, at: number): boolean {
    const symbol = phonemes[at] ?? ''
    if (!HARD.includes(symbol) || phonemes[at + 1] !== symbol || !FRONT.includes(phonemes[at - 1] ?? ''))
      return false
    if (LIKE_AUXILIARY.test(phonemes.slice(at))) return false
    const isParticiple = this.#morphology
      .parse(phonemes.slice(0, at))
      .some(({ features }) => features.includes('verbal-participle'))
    return isParticiple && this.#isSecond(phonemes, at)
  }

  #isDoubling(phonemes: string): boolean {
    if (DOUBLING_U.test(phonemes)) return true
    const readings = this.#morphology.parse(phonemes)
    return readings.some(({ features }) => BEFORE_DOUBLED.some((feature) => features.includes(feature)))
  }

  #recognises(phonemes: string, start: number): boolean {
    return phonemes.length - start >= SHORTEST_SECOND && this.#morphology.recognises(phonemes, start, true)
  }
}
