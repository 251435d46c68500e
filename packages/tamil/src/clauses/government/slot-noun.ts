import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { NOUN_CLASSES } from '../../words/noun-class.ts'
import type { WrongCase } from '../../words/wrong-cases.ts'
import { isPersonNoun } from './government.ts'
import { isPersonAccusative } from './nominals-before.ts'

/** Whether a noun is one that the slot speaks of, in the case that is wrong there. */
export function isNamedBy(noun: Word, slot: WrongCase, verb: Word): boolean {
  const { wrong, nouns, only } = slot
  if (!isOnlyIn(noun, slot)) return false
  if (noun.is('clitic-um') && !isAllOf(noun) && !isAlsoOne(noun, verb)) return false
  if (only.size > 0) return isListed(noun, only)
  if (nouns.includes('rational') && (isPersonNoun(noun) || isPersonAccusative(noun))) return true
  // கண்டி, which is a measure, too.
  if (nouns.includes('town') && noun.analyses.some(isTown) && (noun.isOnly('place') || noun.next === verb))
    return true
  if (wrong === 'accusative' && isOfAnyThing(nouns) && isSomeThing(noun)) return true
  // வீடு is also, without a class, the freedom of the soul.
  const classed = noun.analyses.filter(({ features }) => NOUN_CLASSES.some((kind) => features.includes(kind)))
  // மறியல், a blockade, is also the stopping of something.
  const ofOne = noun.analyses.every(
    ({ lemma, class: kind }) => lemma === classed[0]?.lemma || kind === 'verb',
  )
  return (ofOne && classed.length > 0 ? classed : noun.analyses).every(({ features }) =>
    nouns.some((kind) => kind !== 'rational' && kind !== 'town' && features.includes(kind)),
  )
}

/** காய்ச்சல், an illness, is also the boiling of something. */
function isListed({ analyses }: Word, only: ReadonlySet<string>): boolean {
  return (
    analyses.some(({ lemma }) => only.has(lemma)) &&
    analyses.every(
      ({ lemma, features }) =>
        only.has(lemma) || features.includes('verbal-noun') || features.includes('rare'),
    )
  )
}

function isOfAnyThing(nouns: WrongCase['nouns']): boolean {
  return nouns.includes('thing') && nouns.includes('abstract') && nouns.includes('action')
}

/** அதை, எவற்றை, and a noun of no class or that only the word list has, but no person. */
function isSomeThing(noun: Word): boolean {
  if (noun.isA('pronoun')) return noun.isOnly('irrational') && !isPersonNoun(noun)
  return noun.analyses.every(
    ({ guessed, lemma, features }) =>
      (features.includes('irrational') && !NOUN_CLASSES.some((kind) => features.includes(kind))) ||
      (guessed === true && !/(?:[னளர்]|[ாகதசப]ி)$/u.test(lemma.replace(/்$/u, ''))),
  )
}

function isTown({ class: kind, features }: Analysis): boolean {
  return kind === 'name' && features.includes('place')
}

/** `அனைவரையும்`, `யாரிலும்`: -உம் is part of the pronoun; of `எல்லாக் கேள்விகளையும்` it sums up. */
function isAllOf({ text, previous }: Word): boolean {
  return ALL.test(text) || (previous !== undefined && ALL_OF.test(previous.text))
}

/** `அவர்களையும் உதவினார்`: one more, right before its verb, and none of two that are joined. */
function isAlsoOne(noun: Word, verb: Word): boolean {
  if (noun.next !== verb) return false
  const before = noun.sentence.words.slice(Math.max(0, noun.index - NEAR), noun.index)
  return !before.some((word) => word.is('clitic-um'))
}

const NEAR = 6

const ALL_OF = /^(?:எல்லா|அனைத்து|ஒவ்வொரு|எந்த|எந்தவொரு|எந்தெந்த)(?:[கசதப]்)?$/u

const ALL = /^(?:அனைவர|எல்லோர|எல்லார|யார|எவர|ஒவ்வொருவர)/u

function isOnlyIn(noun: Word, { wrong, only }: Pick<WrongCase, 'wrong' | 'only'>): boolean {
  const listed = only.size > 0
  // `வேந்தனைப்போல்`: the particle governs it.
  if (/(?:போல்|போல|போன்று)$/u.test(noun.text)) return false
  // `விதிகளைக் காட்டிலும் மாறுபட்டது`.
  if (noun.next !== undefined && /^காட்டிலும்(?:[கசதப]்)?$/u.test(noun.next.text)) return false
  // `மழைக்குப் பிந்தைய நாளை`: the adjective governs it.
  if (wrong === 'dative' && noun.next !== undefined && GOVERNING_DATIVE.test(noun.next.text)) return false
  if (wrong === 'locative' && isWhole(noun)) return false
  if (wrong === 'accusative') return noun.isOnly('accusative') || isPersonAccusative(noun)
  // `மக்களுக்காக` is for them.
  if (wrong === 'dative') return noun.isOnly('dative') && DATIVE.test(noun.text)
  return noun.isOnly(wrong) && !(wrong === 'locative' && noun.is('time') && !listed)
}

/** `கட்டணத்தில் பாதியை`, `அவர்களில் ஒருவர்`: a part of it, or some of them. */
function isWhole(noun: Word): boolean {
  const { next } = noun
  if (next === undefined) return false
  if (/^(?:பாதி|மீதி|பகுதி)/u.test(next.text)) return true
  return noun.is('plural') && (SOME_OF_MANY.test(next.text) || next.isA('numeral'))
}

const SOME_OF_MANY =
  /^(?:ஒருவ|ஒருத்தி|ஒன்ற|(?:இரு|மூ|நால்|ஐ|அறு|எழு)வ(?:ர|ர்)|எண்மர|பல|சில|பெரும்பா|ஏராள|எவர|யார|எது|எந்த|முதல்|மூத்த|இளைய|சிறந்த|மிக)/u

const GOVERNING_DATIVE =
  /^(?:முந்தைய|பிந்தைய|முந்திய|பிந்திய|அடுத்த|தேவையான|நெருக்கமான|பொருத்தமான|ஏற்புடைய|உகந்த|தகுதியான|நிகரான|எதிரான|மேலான|சொந்தமான)(?:[கசதப]்)?$/u

const DATIVE = /[கற]்கு(?:ம்)?(?:[கசதப]்)?$/u
