import type { BinaryData } from '../../data/binary.ts'
import type { LanguageData } from '../../data/language-data.ts'
import type { Analysis, Feature } from '../analysis.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import type { EditKind } from '../speller/edits.ts'
import type { FrequencyTable } from '../speller/frequency-table.ts'
import { JoinedWords } from '../speller/joined-words.ts'
import { openSpellingModel } from '../speller/open-model.ts'
import { endsLikeVerb, isImpossible, oddMeetings } from '../speller/phonotactics.ts'
import type { Assessment, Candidate, SpellingModel } from '../speller/spelling-model.ts'
import { finalVallinam, withoutVallinam } from '../vallinam.ts'
import type { WordFacts } from '../word-analyser.ts'
import { isCompound } from './compounds.ts'
import { FrequentMisspellings } from './frequent-misspellings.ts'
import { IN_PLAIN_SENTENCE, LENGTHENED, type Misspelling, type MisspellingKind } from './misspelling.ts'

type Analyse = (word: string) => readonly Analysis[]

/** What the language data gives to the spelling check. */
interface SpellingParts {
  readonly data: LanguageData
  /** The optional frequencies of words. */
  readonly frequencies: BinaryData | undefined
  readonly lexicon: Lexicon
  readonly morphology: Morphology
  /** What reading a word brings to light. */
  readonly read: (word: string) => WordFacts
  /** Every reading of a word. */
  readonly analyse: Analyse
}

const MAX_ALTERNATIVES = 3
/**
 * Odds (as logarithms) from which on a word is taken for misspelt: read off prose that nothing was learned from, at one
 * wrong finding in some 2,000 words.
 */
const LEAST = { own: 2.1, withFrequencies: 1.7 }
/**
 * The word list has errors of frequent words, too: of a listed word that no stem explains and that running text never has, more
 * is asked the rarer the candidate is.
 */
const LISTED = 4.3
/** log10 of the frequency of a word that running text never has. */
const UNHEARD = -9
/** How much surer a joint makes a doubling. */
const JOINT = 2
/** How much surer a pulli on the wrong one of two letters makes that they were swapped. */
const LATE = 2
/** Letters before them, so that foreign names of one letter are left: யெ. */
const SHORT_AT_END = /..[ெொ]$/u
const SURE = 3
/** Below 0 its place can make a finite verb likely enough: less than this no place does. */
const LEAST_OF_VERB = -4
/** How much surer an infinitive before a mere ம் makes the dropped sign of a future. */
const FUTURE = 2.7
const MERE_M = 'ம்'
/** log10 of how much rarer a misspelling is that running text has. */
const FAR_RARER = 2.3
/** What is mistaken again and again; a dropped or added letter makes another word more often. */
const OF_FREQUENT: ReadonlySet<EditKind> = new Set<EditKind>([
  'alike',
  'length',
  'gemination',
  'nasal',
  'swapped',
  'doubled',
])
/** Changes that make a verb of many a word. */
const BY_CHANCE: ReadonlySet<EditKind> = new Set<EditKind>([
  'dropped-akshara',
  'consonant',
  'extra',
  'two',
  'sign',
])
/** Of these candidates a frequent one is as often another word. */
const NOT_BY_FREQUENCY: ReadonlySet<EditKind> = new Set<EditKind>([
  'consonant',
  'extra',
  'two',
  'sign',
  'sign-near',
  'sign-added',
])
const DEMONSTRATIVE = /^[அஇஎ][கசதப]/u
/**
 * What sounds alike, a pulli, a doubling and what was left out rarely make another word of a name: less is asked of them; of
 * changes that chance makes of many a word more.
 */
const LESS: Readonly<Partial<Record<EditKind, number>>> = {
  ...{ alike: 1.5, pulli: 1.5, nasal: 0.7, gemination: 0.7, dropped: 0.8, doubled: 0.8 },
  ...{ length: 0.2, 'dropped-akshara': 0.2, 'consonant-near': 0.2 },
  ...{ consonant: -1, two: -1, extra: -0.3, 'sign-near': -0.3 },
}
/** log10 of the frequency from which on a candidate speaks for itself, how much a tenfold one says, and how much at most. */
const HEARD = -5
const BY_FREQUENCY = 0.7
const MAX_BY_FREQUENCY = 1.2
/** How much letters say that no word can have, and consonants that do not meet in native ones. */
const IMPOSSIBLE = 1
const ODD_MEETING = 0.7

/** A sound said twice, with what makes an adverb, a noun or a verb of it, as phonemes: சளசளவென, மொடமொடப்பு. */
const IDEOPHONE = /^(.{4,8})\1(?:வ?என|பப|தத|கக)/u

/** Foreign names are short: more is asked of a short word, less of a long one. */
function moreByLength(phonemes: number): number {
  if (phonemes <= 6) return 0.6
  if (phonemes <= 7) return 0.3
  if (phonemes <= 8) return 0
  return phonemes <= 11 ? -0.5 : -1
}

/** In phonemes: a known first part of a compound, and what stands behind it; how sure a misspelling in that must be. */
const SHORTEST_PART = 5
const SHORTEST_REST = 7
const OF_REST = 0.5
const DOUBLED_SEAM = /^[அ-ஔ]([கசதப])\1[அ-ஔ]/u

/** How much more is asked in what may be two words, of a chance change most of all, and of the mere stem of a noun for a name in ஆ: கவனா. */
const OF_TWO_WORDS = 0.5
const OF_TWO_WORDS_BY_CHANCE = 1.5
const OF_MERE_STEM = 2

function moreByJoint({ divisible }: Assessment, { kind }: Candidate): number {
  if (!divisible) return 0
  return BY_CHANCE.has(kind) ? OF_TWO_WORDS_BY_CHANCE : OF_TWO_WORDS
}

/**
 * Looks at words that no stem explains, that are neither frequent nor listed; most of them are right.
 */
export class SpellingCheck {
  readonly #lexicon: Lexicon
  readonly #morphology: Morphology
  readonly #read: (word: string) => WordFacts
  readonly #analyse: Analyse
  readonly #frequent: FrequentMisspellings
  readonly #joined: JoinedWords
  readonly #model: SpellingModel | undefined
  readonly #frequencies: FrequencyTable | undefined
  readonly #least: number

  constructor({ data, frequencies, lexicon, morphology, read, analyse }: SpellingParts) {
    const opened = openSpellingModel(data, frequencies, { lexicon, morphology, read })
    this.#lexicon = lexicon
    this.#morphology = morphology
    this.#read = read
    this.#analyse = analyse
    this.#frequent = new FrequentMisspellings(data, analyse)
    this.#joined = new JoinedWords(morphology)
    this.#model = opened?.model
    this.#frequencies = opened?.frequencies
    this.#least = opened?.frequencies === undefined ? LEAST.own : LEAST.withFrequencies
  }

  /** How many changed words were looked up so far; what a word adds depends on its letters alone. */
  get lookUps(): number {
    return this.#model?.lookUps ?? 0
  }

  /**
   * The misspelling in a word whose readings are all guessed, if it has any; undefined when no likely right word is near. Of
   * less than no confidence where the sentence must speak for it.
   */
  misspellingIn(word: string, facts: WordFacts): Misspelling | undefined {
    const bare = withoutVallinam(word)
    // Those of a word with a doubled consonant at its end are those without it, unless there are two.
    const own = finalVallinam(bare) === undefined ? facts.analyses : this.#analyse(bare)
    if (own.some((reading) => reading.guessed !== true)) return undefined
    const phonemes = toPhonemes(bare)
    if (IDEOPHONE.test(phonemes)) return undefined
    const swapped = this.#pulliTooLate(word)
    if (swapped !== undefined) return swapped
    const likely =
      this.#shortAtEnd(bare) ?? this.#likeliest(bare, word, phonemes, { ...facts, analyses: own })
    const misspelling = likely ?? thrice(bare)
    // Nearly all words are without a misspelling: what is spoken is told from what is written only where one was found.
    if (misspelling === undefined || isSpoken(bare, misspelling) || this.#isPrefixed(bare)) return undefined
    if (this.#joined.partsOf(phonemes) === 'clitic') return undefined
    return bare === word ? misspelling : withEnding(misspelling, word.slice(bare.length))
  }

  /** No Tamil word ends in a short எ or ஒ: அங்கெ, யாரொ for அங்கே, யாரோ. */
  #shortAtEnd(bare: string): Misspelling | undefined {
    if (!SHORT_AT_END.test(bare)) return undefined
    const suggestion = bare.slice(0, -1) + (bare.endsWith('ெ') ? 'ே' : 'ோ')
    if (!this.#isWord(suggestion)) return undefined
    return { kind: KIND_OF_EDIT.length, suggestion, alternatives: [], confidence: SURE }
  }

  /** எடுதத், அதந், வீடுட்: what no word ends in has its pulli behind the letter that should follow it. */
  #pulliTooLate(word: string): Misspelling | undefined {
    const found = PULLI_TOO_LATE.exec(word)
    if (found === null || this.#analyse(word).length > 0) return undefined
    const [, before = '', late = '', bare = '', doubled = ''] = found
    const suggestion = `${before}${bare}்${late}`
    if (!this.#isWord(suggestion)) return undefined
    return {
      kind: KIND_OF_EDIT.swapped,
      suggestion: suggestion + doubled,
      alternatives: [],
      confidence: SURE,
    }
  }

  #isWord(word: string): boolean {
    return this.#analyse(word).some(({ guessed, features }) => guessed !== true && !features.some(isWeak))
  }

  /** The form of a frequent word, unless the model, which has considered it, knows a likelier one: மருத்தவர் is no மறுத்தவர். */
  #likeliest(bare: string, word: string, phonemes: string, facts: WordFacts): Misspelling | undefined {
    const found = this.#frequent.check(phonemes)
    const frequent = found && (bare === word || MAY_DOUBLE.test(found.suggestion)) ? found : undefined
    const judged =
      this.#judge(bare, word, phonemes, facts) ??
      (frequent ? undefined : this.#inSecondPart(bare, word, phonemes))
    if (frequent === undefined || judged === undefined || judged.confidence < 0) return frequent ?? judged
    return judged.alternatives.includes(frequent.suggestion) && this.#isFarMoreFrequent(judged, frequent)
      ? judged
      : frequent
  }

  /** சட்டப்போராட்ணங்களை: a known word and, behind the consonant that it doubles, one that is misspelt beyond doubt. */
  #inSecondPart(bare: string, word: string, phonemes: string): Misspelling | undefined {
    for (let at = SHORTEST_PART; at < phonemes.length - SHORTEST_REST; at++) {
      if (!DOUBLED_SEAM.test(phonemes.slice(at - 1, at + 3))) continue
      const first = fromPhonemes(phonemes.slice(0, at + 1))
      if (!this.#isFirstPart(fromPhonemes(phonemes.slice(0, at)))) continue
      const rest = fromPhonemes(phonemes.slice(at + 1))
      const facts = this.#read(rest)
      if (facts.isListed || facts.analyses.length > 0 || this.#isFrequent(rest)) return undefined
      const found = this.#judge(rest, rest + word.slice(bare.length), phonemes.slice(at + 1), facts)
      if (found === undefined || found.confidence < OF_REST) return undefined
      const whole = (part: string) => first + part
      return {
        ...found,
        suggestion: whole(found.suggestion),
        alternatives: found.alternatives.map(whole),
        confidence: found.confidence - OF_REST,
        verb: false,
      }
    }
    return undefined
  }

  /** A word, or a noun in ம் without it: மேகக்கூட்டம். */
  #isFirstPart(word: string): boolean {
    return this.#isWord(word) || (/[க-ஹ]$/u.test(word) && this.#isWord(`${word}ம்`))
  }

  #isFarMoreFrequent(one: Misspelling, other: Misspelling): boolean {
    const [first, second] = [one, other].map(
      ({ suggestion }) => this.#frequencies?.logFrequency(suggestion) ?? UNHEARD,
    )
    return (first ?? UNHEARD) - (second ?? UNHEARD) >= FAR_RARER
  }

  #judge(bare: string, word: string, phonemes: string, facts: WordFacts): Misspelling | undefined {
    if (this.#model === undefined || LENGTHENED.test(bare) || DETACHED.test(bare)) return undefined
    if (WRITTEN_ON.test(bare) || this.#isNounWithThaan(bare)) return undefined
    const written = this.#frequencies?.logFrequency(bare)
    if (bare !== word && (written !== undefined || this.#isFrequent(word))) return undefined
    const assessment = this.#model.assess(bare, phonemes, facts, bare === word ? undefined : MAY_DOUBLE)
    const [best, ...others] = assessment?.candidates ?? []
    if (assessment === undefined || best === undefined || isObliqueOf(bare, best.word)) return undefined
    if (written !== undefined && !isFarRarer(written, best)) return undefined
    const isOneWord = !assessment.divisible && best.kind !== 'two'
    const length = isOneWord ? moreByLength(phonemes.length) : 0
    const least =
      this.#least -
      (LESS[best.kind] ?? 0) +
      length +
      moreByJoint(assessment, best) +
      this.#moreOfStem(best, bare)
    const shape = byShape(best, phonemes)
    const confidence = facts.isListed
      ? assessment.logit + (best.standing.frequency ?? UNHEARD) + LISTED
      : assessment.logit -
        least +
        (shape + byFrequency(best)) +
        (this.#joint(best, phonemes) + this.#future(best, bare) + late(best, bare))
    const verb = confidence < 0 && this.#isVerb(best)
    const floor = assessment.divisible || facts.isListed ? 0 : -IN_PLAIN_SENTENCE
    if (confidence < (verb ? LEAST_OF_VERB : floor)) return undefined
    return {
      kind: KIND_OF_EDIT[best.kind],
      suggestion: best.word,
      alternatives: others.slice(0, MAX_ALTERNATIVES).map((one) => one.word),
      confidence,
      verb,
      nameless: shape > 0 || endsLikeVerb(phonemes),
    }
  }

  /** ஆழந்தான், of ஆழம். */
  #isNounWithThaan(bare: string): boolean {
    return bare.endsWith(THAAN) && this.#isWord(`${bare.slice(0, -THAAN.length)}ம்`)
  }

  /** What a consonant left single where two known words meet speaks for the doubling: புலிகுட்டி, இபாடம். */
  #joint({ kind, phonemes: candidate }: Candidate, phonemes: string): number {
    if (kind !== 'gemination' || candidate.length < phonemes.length) return 0
    return DEMONSTRATIVE.test(phonemes) || this.#joined.partsOf(phonemes) === 'words' ? JOINT : 0
  }

  /** What an infinitive with ம் speaks for the future of its verb, which has ும்: தொடங்கம், தொடங்கும். */
  #future({ kind, word }: Candidate, bare: string): number {
    const infinitive = bare.slice(0, -MERE_M.length)
    if (kind !== 'sign-dropped' || !bare.endsWith(MERE_M) || word !== `${infinitive}ும்`) return 0
    return this.#analyse(infinitive).some(isInfinitive) ? FUTURE : 0
  }

  #moreOfStem({ kind, word }: Candidate, bare: string): number {
    if (kind !== 'length' || bare !== `${word}ா`) return 0
    return this.#analyse(word).every(({ features }) => features.includes('oblique')) ? OF_MERE_STEM : 0
  }

  /** Whether a candidate can only be a finite verb, which its place in a sentence may speak for. */
  #isVerb({ word, kind }: Candidate): boolean {
    const readings = this.#analyse(word)
    return (
      !BY_CHANCE.has(kind) &&
      readings.some(isSureFinite) &&
      readings.every(({ class: kind, guessed }) => kind === 'verb' || guessed === true)
    )
  }

  #isFrequent(word: string): boolean {
    return this.#frequencies?.logFrequency(word) !== undefined
  }

  /** Whether a known word stands behind an adjective root: பெரும்பொழுது, மேற்போர்வை, பல்வண்ண. */
  #isPrefixed(word: string): boolean {
    const found = PREFIXED.exec(word)
    const rest = found?.[1] ?? found?.[2]
    return rest !== undefined && this.#isWord(rest)
  }

  /** Whether a word is known that has no reading: from the list, by its frequency, or as two known words written as one. */
  knows(word: string, { isListed }: WordFacts): boolean {
    const bare = withoutVallinam(word)
    return (
      isListed ||
      this.#analyse(bare).length > 0 ||
      isCompound(toPhonemes(bare), this.#morphology, this.#lexicon)
    )
  }
}

const KIND_OF_EDIT: Readonly<Record<EditKind, MisspellingKind>> = {
  alike: 'letter',
  grantha: 'letter',
  nasal: 'letter',
  length: 'length',
  gemination: 'doubling',
  pulli: 'pulli',
  'sign-dropped': 'sign',
  'sign-added': 'sign',
  'sign-near': 'sign',
  sign: 'sign',
  doubled: 'typing',
  swapped: 'typing',
  extra: 'typing',
  dropped: 'typing',
  'dropped-akshara': 'typing',
  'consonant-near': 'typing',
  consonant: 'typing',
  two: 'typing',
}

/** Roots of adjectives and adverbs that nouns are joined to (பண்புத்தொகை), with at least three letters behind them. */
const PREFIXED =
  /^(?:பெரு|நெடு|கடு|அரு|கரு|பசு)(?:ம்|ங்|ஞ்|ந்)([க-ஹ].{3,})$|^(?:பல்|மீள்|மேற்|புது|முது|வன்|மென்|செம்|வெண்)([க-ஹ].{3,})$/u

/** நீங்களுக்கு is a wrong stem, and endings that a space has parted from their word (க்கூடும், வதால்) and names of letters (ணகரம்). */
const DETACHED = /^(?:க்க|ச்ச|த்த|ப்ப)|^ந[ீா]ங்கள|^[ஙஞணமனயரறலளழவ]கர|^(?:வ|ப்ப|கிற|கின்ற)த(?:ு|ை|ால்|ற்கு|ில்|ும்|ன்|ாக)/u

/** பரப்புவதற்குமான: an adjective of a dative with உம்; சொல்வதைப்போல்: what is likened. */
const WRITTEN_ON = /[கற]்குமா[னக]|ப்போல்$/u
const THAAN = 'ந்தான்'

/** What a word has before the doubled consonant of the next one. */
const MAY_DOUBLE = /[ைிுா]$|[க-ஹ]$|[யரழ]்$/u
/** A letter before the bare one that it should follow, at the end of a word, and the doubled consonant of the next word. */
const PULLI_TOO_LATE =
  /^(.*[க-ஹஅ-ௌ])(ட[ுிை]?(?=ட)|ற[ுிை]?(?=ற)|க(?=[கங])|ச(?=[சஞ])|த(?=[தந])|ப(?=ப))([கசடதபறஙஞந])்([கசதப]்)?$/u
/** A stop, within a word: voices draw out other sounds (ம்ம்ம்), and names are joined before ர, ல, வ (மெக்க்ரெகர்). */
const THRICE = /(?<=..)([கசடதபற]்)\1([கஙசஞடணதநபமழளறன])(?=.)/u
const LONG_ENOUGH = 7
/** The same inside a word: ஆடட்ம் for ஆட்டம். */
const LATE_INSIDE = /([கசடதபற])\1்(?!\1)/u

/** What letters say that Tamil does not have where the candidate has others. */
function byShape({ phonemes: candidate }: Candidate, phonemes: string): number {
  if (isImpossible(phonemes) && !isImpossible(candidate)) return IMPOSSIBLE
  return oddMeetings(phonemes) > oddMeetings(candidate) ? ODD_MEETING : 0
}

function byFrequency({ kind, standing: { frequency = UNHEARD } }: Candidate): number {
  if (NOT_BY_FREQUENCY.has(kind)) return 0
  return Math.max(0, Math.min(MAX_BY_FREQUENCY, (frequency - HEARD) * BY_FREQUENCY))
}

/** கேலிக்க்கூத்து: a stop that stands twice bare is one too many, be the word known or not. */
function thrice(word: string): Misspelling | undefined {
  if (word.length < LONG_ENOUGH || !THRICE.test(word)) return undefined
  const suggestion = word.replace(THRICE, '$1$2')
  return { kind: KIND_OF_EDIT.doubled, suggestion, alternatives: [], confidence: SURE, nameless: true }
}

/** How much surer a pulli that stands too late makes the letters swapped. */
function late({ kind }: Candidate, bare: string): number {
  return kind === 'swapped' && LATE_INSIDE.test(bare) ? LATE : 0
}

/** பானையோட்டு of பானையோடு, பழவேற்காட்டு of பழவேற்காடு: what the first part of a compound doubles is no typo. */
function isObliqueOf(bare: string, candidate: string): boolean {
  return OBLIQUE.test(bare) && bare.replace(OBLIQUE, '$1ு') === candidate
}

const OBLIQUE = /([டற])்\1ு$/u

function isSureFinite({ guessed, features }: Analysis): boolean {
  return guessed !== true && features.includes('finite') && !features.includes('imperative')
}

/** நிங்கள்: running text has the misspelling, too, but the word it is one of a few hundred times as often. */
function isFarRarer(written: number, { kind, standing }: Candidate): boolean {
  return OF_FREQUENT.has(kind) && (standing.frequency ?? UNHEARD) - written >= FAR_RARER
}

function isInfinitive({ guessed, features }: Analysis): boolean {
  return guessed !== true && features.includes('infinitive')
}

/** Readings too weak to bear out a word. */
function isWeak(feature: Feature): boolean {
  return feature === 'rare' || feature === 'imperative'
}

/** Verbs as they are spoken (இருக்கேன், வர்ற, எழுதினா) and எழுதினது beside எழுதியது: no misspellings. */
const SPOKEN = /(?:க்கேன்|க்கியா|க்கியே|ர்ற|[டதன]ினா|ுற|தற|ினது|கிறே|க்கற|கறேன்|ச்சுடு|ிக்கு|ுகள்ட|ுக்க|ீங்க|ாங்க|ுங்க|ில)$/u

/** Infinitives of standard verbs end so, too: மமறுக்க is no spoken form where மறுக்க is the candidate. */
const OF_INFINITIVE = 'ுக்க'

function isSpoken(bare: string, { suggestion }: Misspelling): boolean {
  const [ending] = SPOKEN.exec(bare) ?? []
  return ending !== undefined && !(ending === OF_INFINITIVE && suggestion.endsWith(ending))
}

function withEnding(misspelling: Misspelling, ending: string): Misspelling {
  return {
    ...misspelling,
    suggestion: misspelling.suggestion + ending,
    alternatives: misspelling.alternatives.map((alternative) => alternative + ending),
  }
}
