import { fromPhonemes } from '../phonemes.ts'
import type { Misspelling } from './misspelling.ts'

/**
 * A sound said twice, with what makes an adverb, a noun or a verb of it, as phonemes: சளசளவென, மொடமொடப்பு; or once, as sounds end:
 * கணீரென, சுருக்கென, விருட்டெனும், கம்மென்று.
 */
export const IDEOPHONE =
  /^(?:(.{4,8})\1(?:வ?என|பப|தத|கக)|.{2,6}(?:[ஈஏஆஊ]ர|டட|கக|சச|ரர|லல|மம|ணண)என(?:அ|ற[உஅ]|உம)$)/u

/** Roots of adjectives and adverbs that nouns are joined to (பண்புத்தொகை), with at least three letters behind them. */
export const PREFIXED =
  /^(?:பெரு|நெடு|கடு|அரு|கரு|பசு)(?:ம்|ங்|ஞ்|ந்)([க-ஹ].{3,})$|^(?:பல்|மீள்|மேற்|புது|முது|வன்|மென்|செம்|வெண்)([க-ஹ].{3,})$/u

/**
 * The same before a vowel, as phonemes, with the noun behind them: பேரோசை, சிற்றாடை, காரிருள், செவ்வாடை, வெள்ளலை, நல்லெண்ணம், புத்தாடை,
 * மூதறிஞர், நெட்டோட்டம், மெல்லொலி.
 */
const PREFIXED_VOWEL =
  /^(?:பஏர|சஇறற|கஆர|ஆர|சஎவவ|வஎளள|நஅலல|பஉதத|பஅசச|மஊத|நஎடட|மஎலல|வஅலல|இனன|நஉணண|தஅணண|தஒலல|ஈர|மஊவ|ஓர)([அ-ஔ].{2,})$/u

/** Whether a known noun stands behind the root of an adjective that ends before its vowel. */
export function isPrefixedVowel(phonemes: string, isWord: (word: string) => boolean): boolean {
  const [, rest] = PREFIXED_VOWEL.exec(phonemes) ?? []
  return rest !== undefined && isWord(fromPhonemes(rest))
}

/** நீங்களுக்கு is a wrong stem, and endings that a space has separated from their word (க்கூடும், வதால்) and names of letters (ணகரம்). */
export const DETACHED =
  /^(?:க்க|ச்ச|த்த|ப்ப)|^ந[ீா]ங்கள|^[ஙஞணமனயரறலளழவ]கர|^(?:வ|ப்ப|கிற|கின்ற)த(?:ு|ை|ால்|ற்கு|ில்|ும்|ன்|ாக)/u

/**
 * பரப்புவதற்குமான: an adjective of a dative with உம்; சொல்வதைப்போல்: what is likened; பெரியராயினும், காப்பாராக: ஆயினும் and ஆக written onto their word; வந்தவர்கள்தாம், மூத்தோர்தாமே: தாம் of many;
 * ஆற்றகிற்பார், சாகிற்பின்: கில், to be able, of older Tamil.
 */
export const WRITTEN_ON = /[கற]்குமா[னக]|ப்போல்$|ாயினும்$|(?:ர்|கள்|வை|^நாம்)தாம(?:்|ே)$|[பவ]ாராக$|கிற்ப/u

/** நூற்றிருபது, இருநூற்றைம்பத்தேழு, ஆயிரத்தெண்ணூறு: a number written as one word. */
export const NUMBER =
  /^(?:இரு|முந்|நா|ஐந்?|அறு|எழு|எண்)?நூற்ற(?:ிரு|ிரண்|ைம்|ைந்|றுப|ாறு|ெட்|ெழு|ெண்|ொன்|ொரு|ுப்|ுமு|ுநா|ுத்)|^(?:.{2,8})?யிரத்த(?:ிரு|ைந்|ைம்|ாறு|றுநூ|ெட்|ெழு|ெண்|ொன்|ொரு|ுமு|ுநா|ுத்)/u

/** பானையோட்டு of பானையோடு, பழவேற்காட்டு of பழவேற்காடு: what the first part of a compound doubles is no typo. */
export function isObliqueOf(bare: string, candidate: string): boolean {
  return OBLIQUE.test(bare) && bare.replace(OBLIQUE, '$1ு') === candidate
}

const OBLIQUE = /([டற])்\1ு$/u

/** வானியலாளன், beside வானியலாளர்: one of whom is written without respect. */
export function isManOf(bare: string, isWord: (word: string) => boolean): boolean {
  return bare.includes('ாளன') && isWord(bare.replace('ாளன', 'ாளர'))
}

/**
 * The people of a place or a body, whom any noun in -ம் makes (தோட்டத்தினர், மன்றத்தினரும்), and who deals in a thing, in all forms
 * and before the street of their trade: நெல்லுக்காரர், நெல்லுக்காரத் (தெரு).
 */
export function isPeopleOf(bare: string, isWord: (word: string) => boolean): boolean {
  const [, body] = PEOPLE_OF.exec(bare) ?? []
  if (body !== undefined) return isWord(`${body}ம்`)
  const [, thing, joined] = DEALER.exec(bare) ?? []
  return (
    thing !== undefined &&
    (isWord(thing) || (joined !== undefined && isWord(thing.replace(/(.)்\1ு$/u, '$1்'))))
  )
}

const PEOPLE_OF = /^(.{3,})த்தினர(?:்|்கள.*|ு.*|ி.*|ை.*|ா.*|ோ.*)$/u
/** Behind a vowel the க doubles; `அங்கிகார` is nobody who deals in gowns. */
const DEALER = /^(.{2,}?(?:்(?=கார)|(?=க்கார)))(க்)?கார(?:|த்|ப்|ச்|க்|ர.+|ன.+|ி.*)$/u

/** எண்மமயமாக்கல், வணிகமயமாகும்: what is made into a known noun, in ம் or not. */
export function isMadeInto(bare: string, isWord: (word: string) => boolean): boolean {
  const [, noun] = MADE_INTO.exec(bare) ?? []
  return noun !== undefined && (isWord(noun) || isWord(`${noun}ம்`))
}

const MADE_INTO = /^(.{3,})மயமா[கன]/u

/** சிவகௌரி, ஜெயமாலினி: a name behind what often opens names. */
export function isNameWithOpening(bare: string, isName: (word: string) => boolean): boolean {
  const [, name] = NAME_OPENINGS.exec(bare) ?? []
  return name !== undefined && isName(name)
}

const NAME_OPENINGS =
  /^(?:சிவ|ஜெய|விஜய|ராஜ|இராஜ|ராம|இராம|கிருஷ்ண|ஹரி|சந்திர|சூரிய|ஞான|தன|குண|யோக|பால|பிரேம|ரத்தின|இரத்தின|தவ|நவ|முத்து|அருள்|செல்வ)(.{3,})$/u

/** `வேலைபோல்`: the noun that something is likened to, written with போல். */
export function isLikened(bare: string, isWord: (word: string) => boolean): boolean {
  return LIKENED.test(bare) && isWord(bare.replace(LIKENED, ''))
}

const LIKENED = /போல(?:்|வும்|வே)?$/u

/** `ஆலாவால்`, `கிடையால்`: a noun and ஆல், behind the glide that its vowel asks for; no woman of that name. */
export function isByMeansOf(bare: string, candidate: string): boolean {
  return /[யவ]ால்$/u.test(bare) && candidate === `${bare.slice(0, -2)}ள்`
}

/** Verbs as they are spoken (இருக்கேன், வர்ற, எழுதினா) and எழுதினது beside எழுதியது, and names with அக்கா or அண்ணா: no misspellings. */
const SPOKEN =
  /(?:[தடறன]ாகளா|[க-ஹ]க்கா|[க-ஹ]ண்ணா|க்கேன்|க்கியா|க்கியே|ர்ற|[டதன]ினா|ுற|தற|ினது|கிறே|க்கற|கறேன்|ச்சுடு|ிக்கு|ுகள்ட|ுக்க|ணும்|ணுமாம்|ீங்க|ாங்க|ுங்க|ில)$/u

/** Infinitives of standard verbs end so, too: மமறுக்க is no spoken form where மறுக்க is the candidate. */
const OF_INFINITIVE = 'ுக்க'

/** Whether a word may be a spoken form, which is no misspelling of the suggestion. */
export function isSpoken(bare: string, { suggestion }: Misspelling): boolean {
  const [ending] = SPOKEN.exec(bare) ?? []
  return ending !== undefined && !(ending === OF_INFINITIVE && suggestion.endsWith(ending))
}
