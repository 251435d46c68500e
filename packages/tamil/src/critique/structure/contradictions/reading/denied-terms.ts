import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { nounOf } from './contradiction.ts'
import { type Idea, ideaOf, isNominal } from './ideas.ts'
import { isKin, isPerson, type People, SELF } from './people.ts'

/** Of what a denial speaks: a thing, with the noun that tells it from others of its kind. */
export interface Thing {
  readonly idea: Idea
  readonly mark: Idea | undefined
}

/** Whoever it may be. */
export const ANYBODY = 'ஒருவர்'

/** It is not there. */
export const NOT_THERE = /^(?:இல்லை|கிடையாது|இல்லவே|இல்லையே)$/u
const NOBODY = /^(?:யாரும்|எவரும்|ஒருவரும்|யாருமே|எவருமே|ஒருவருமே|ஒருவர்கூட|ஒருவரும்கூட|எவரொருவரும்)$/u
/** Up to now. */
export const EVER =
  /^(?:இதுவரை|இதுவரையில்|இதுவரையிலும்|இன்றுவரை|இன்றுவரையிலும்|இதுநாள்|இந்நாள்வரை|இதுகாறும்|வாழ்நாளில்|வாழ்நாளிலேயே|வாழ்க்கையில்|ஒருமுறைகூட|ஒருமுறையும்|ஒருதடவைகூட|ஒருநாள்கூட|ஒருநாளும்)$/u
const NEVER = /^(?:ஒருபோதும்|என்றுமே|என்றும்|எப்போதுமே|எந்நாளும்|எக்காலத்திலும்|ஒருகாலும்|ஒருநாளும்|எந்நேரமும்)$/u
const IN_NO_WAY =
  /^(?:எவ்வகையிலும்|எவ்விதத்திலும்|எச்சூழலிலும்|எந்நிலையிலும்|எக்காரணம்|எக்காரணத்தை|எக்காரணத்தைக்கொண்டும்|துளியும்|துளிகூட|சிறிதும்|சிறிதுகூட|சற்றும்|கொஞ்சமும்|கொஞ்சம்கூட|அறவே|முற்றிலும்|முற்றாக|அடியோடு|அணுவளவும்|இம்மியும்|எள்ளளவும்|எதுவும்|எதுவுமே|ஒன்றும்|ஒன்றுமே|எந்த|எந்தவொரு|எந்தவித|எவ்வித|எத்தகைய|கண்டிப்பாக|திட்டவட்டமாக)$/u
/** `ஒரு தொட்டிகூட`, `தொட்டிகளே`. */
const EVEN_ONE = /கூட$/u
const ONE = /^(?:ஒரு|ஓர்|ஒற்றை)$/u

/** Words that are no things of which something is denied. */
const NO_THING =
  /^(?:ஒன்று|ஒருவர்|வரை|முறை|தடவை|நேர்|வாழ்நாள்|வாழ்க்கை|காரணம்|கொண்டு|பற்றி|மட்டும்|தான்|சூழல்|நிலை|வகை|விதம்|அளவு|இன்று|நேரம்|இங்கே|அங்கே|பேர்|துளி|சொட்டு)$/u
/** Whether a word leaves no exception: எந்த, ஒருபோதும், ஒரு தொட்டிகூட. */
export function isSweeping({ text, previous, next }: Word): boolean {
  const said = withoutVallinam(text)
  if (EVEN_ONE.test(said)) return (previous !== undefined && isOne(previous)) || /^ஒரு/u.test(said)
  if (said === 'எந்த' || said === 'எந்தவொரு') return next !== undefined
  return NOBODY.test(said) || EVER.test(said) || NEVER.test(said) || IN_NO_WAY.test(said)
}

const isOne = ({ text, previous }: Word): boolean =>
  ONE.test(text) || (previous !== undefined && ONE.test(previous.text))

/** The things of which the denial speaks: that with கூட or எந்த, else the last that is no more than where it is. */
export function focusOf(things: readonly Word[], isOfLeave: boolean): readonly Word[] {
  const chosen =
    [
      isOfLeave ? things.filter((word) => word.is('dative')) : [],
      things.filter(isStressed),
      things.filter((word) => word.is('accusative') || (word.is('nominative') && !word.is('locative'))),
      things.filter((word) => word.is('adverbial')),
      things.filter((word) => word.is('locative') || word.is('dative')),
    ].find((some) => some.length > 0) ?? []
  const isList = chosen.every((word) => word.is('clitic-o'))
  return (isList ? chosen : chosen.slice(-1)).slice(-3)
}

const isStressed = (word: Word) =>
  EVEN_ONE.test(withoutVallinam(word.text)) ||
  /^(?:எந்த|எந்தவொரு|எந்தவித|எவ்வித)$/u.test(withoutVallinam(word.previous?.text ?? '')) ||
  word.is('clitic-o')

/** Whether a word names a thing of which something may be denied. */
export function isThing(word: Word, people: People): boolean {
  if (!isNominal(word) || isPerson(word) || word.is('time')) return false
  // ஆறு is a river, too.
  if (
    word.isA('numeral') &&
    !(word.is('nature') && word.next !== undefined && NOT_THERE.test(word.next.text))
  )
    return false
  if (word.isA('pronoun') || word.is('genitive') || word.isOnly('oblique')) return false
  const said = withoutVallinam(word.text)
  if (NOBODY.test(said) || EVER.test(said) || NEVER.test(said) || IN_NO_WAY.test(said)) return false
  // `குப்பைத் தொட்டி`: a part of the next word's name.
  const isMark = word.next !== undefined && word.is('nominative', 'sandhi') && isNominal(word.next)
  return !isMark && !NO_THING.test(nounOf(word)) && people.keyOf(word) !== SELF
}

/** The thing that a word names. */
export function thingOf(word: Word, meanings: MeaningWords): Thing {
  return { idea: ideaOf(word, meanings), mark: markOf(word, meanings) }
}

/** `குப்பைத் தொட்டி`: the noun that tells a thing from others of its kind. */
export function markOf({ previous }: Word, meanings: MeaningWords): Idea | undefined {
  if (previous === undefined || !isNominal(previous) || previous.isA('numeral') || isSweeping(previous))
    return undefined
  // `ஒரு துளி மழை` is rain.
  if (NO_THING.test(nounOf(previous))) return undefined
  const isPart = previous.is('nominative') || previous.analyses.length === 0
  if (!isPart || previous.is('clitic-um') || previous.isA('pronoun') || isPerson(previous)) return undefined
  return previous.is('time') ? undefined : ideaOf(previous, meanings)
}

/** Who: nobody, a person in the first case or in the dative, the writer. */
export function whoIn(words: readonly Word[], { lastWord }: Sentence, people: People): string | undefined {
  if (words.some(({ text }) => NOBODY.test(withoutVallinam(text)))) return ANYBODY
  const who = words.find(
    (word) =>
      (isPerson(word) || isKin(word) || (word.isA('pronoun') && word.is('rational'))) &&
      (word.is('nominative') || word.is('dative') || word.is('instrumental')) &&
      !word.is('plural', 'third'),
  )
  if (who !== undefined) return people.keyOf(who)
  return lastWord?.is('finite', 'first') ? SELF : undefined
}

const OWN = /^(?:என்|எனது|எங்கள்|எங்களது|எமது|எம்|நம்|நமது|இந்த|இக்|இச்|இப்)$/u
const HERE = /^(?:இங்கே|இங்கு)$/u

/** `எங்கள் ஊரில்`, `இங்கே`. */
export function placeIn(words: readonly Word[], meanings: MeaningWords): Idea | undefined {
  const place = words.find(
    (word) =>
      HERE.test(withoutVallinam(word.text)) ||
      (word.is('locative') && OWN.test(withoutVallinam(word.previous?.text ?? ''))) ||
      (word.is('locative') && word.is('place') && /^இ[கசதபவநம]்/u.test(word.text)),
  )
  return place && ideaOf(place, meanings)
}
