import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted, isCorrection } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isKin, isPerson, type People, SELF } from '../reading/people.ts'

const AT_HOME = /^(?:வீட்டிலேயே|வீட்டில்தான்|ஊரிலேயே|ஊரில்தான்|இல்லத்திலேயே|விடுதியிலேயே|குடிசையிலேயே|மருத்துவமனையிலேயே)$/u
const STAYS: ReadonlySet<string> = new Set('இரு தங்கு படு நில் இருந்துவிடு தங்கிவிடு உறங்கு தூங்கு'.split(' '))
const BESIDE = /^(?:அருகில்|அருகே|பக்கத்தில்|அருகிலேயே|பக்கத்திலேயே|எதிரே|எதிரில்|உடன்|கூட)$/u
const WITH =
  /^(?:எங்களுடன்|எங்களோடு|என்னுடன்|என்னோடு|அவனுடன்|அவனோடு|அவளுடன்|அவளோடு|அவர்களுடன்|அவர்களோடு|அவருடன்|அவரோடு)$/u
const IS_THERE: ReadonlySet<string> = new Set('நில் அமர் இரு உட்கார் நட வா செல் கொண்டிரு'.split(' '))
/** Home again, another time, somebody who comes after all, or in thought only. */
const OVER =
  /வீட[ுட்]|இல்லம|இல்லத்த|திரும்ப|மறுநாள|அடுத்த|நாள்கள|நாட்கள|வாரம|வாரத்த|மாத|ஆண்டு|நினைவ|நினைத்|கனவ|பட(?:ம்|த்தில்|த்தை)|பேசியில|அழைத்து ?வந்த|வந்து ?சே|விரைந்து வந்த|ஓடி ?வந்த|தேடி ?வந்த|குணமா|தேறி|ஒரு ?நாள்|மாலையில|இரவில|சிறிது நேர/u
const HEDGES: ReadonlySet<HedgeKind> = new Set(['imagined', 'later', 'likeness', 'next', 'wish', 'again'])
const MAX_APART = 40
const MAX_REMEMBERED = 8

const SETS_OUT: ReadonlySet<string> = new Set('புறப்படு கிளம்பு செல் போ வா'.split(' '))
/** As many as are named. */
const SO_MANY = /^(?:இருவரும்|மூவரும்|நால்வரும்|ஐவரும்|அறுவரும்|எழுவரும்|எல்லாரும்|எல்லோரும்|அனைவரும்)$/u
/** `இந்தச் சுற்றுலாவில்`, `இப்பயணத்தில்`: all of the journey of which the text tells, and no part of it. */
const OF_ALL_OF_IT = /(?:(?:இந்த|அந்த)(?:[கசதப]்)? |[இஅ](?:ச்|ப்))(?:சுற்றுலா|பயண)/u
const COMES_NOT = /^(?:வரவில்லை|வரவேயில்லை|கலந்துகொள்ளவில்லை)$/u
const COULD_NOT = /^(?:இயலவில்லை|முடியவில்லை)$/u

interface Told {
  readonly sentence: Sentence
  readonly at: number
  readonly who: string
}

/**
 * Finds who stayed at home and yet stands beside those who went (`அம்மா வீட்டிலேயே படுத்திருந்தார் … அருகில் நின்ற அம்மா`), and who set out with the
 * others and, it says, did not come.
 */
export function stayedBehind({ hedges }: MeaningWords): Follower {
  let home: readonly Told[] = []
  let gone: readonly Told[] = []
  return (sentence, people, at) => {
    if (OVER.test(sentence.text)) home = []
    const isTold = isAsserted(sentence) || LISTS.test(sentence.text)
    const isPlain = isTold && !isCorrection(sentence) && !isHedged(sentence, HEDGES, hedges)
    const here = isPlain ? whoIsBeside(sentence, people) : undefined
    const absent = isPlain ? whoCameNot(sentence, people) : undefined
    const against =
      home.find(({ who, at: since }) => who === here && at - since <= MAX_APART) ??
      gone.find(({ who }) => who === absent)
    const stayed = isPlain ? whoStayed(sentence, people) : undefined
    if (stayed !== undefined) home = [...home, { sentence, at, who: stayed }].slice(-MAX_REMEMBERED)
    if (isPlain && gone.length === 0) gone = whoSetOut(sentence, people).map((who) => ({ sentence, at, who }))
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** `அப்பா, அம்மா, நான் என மூவரும்`. */
const LISTS = /, \S+ (?:என|ஆகிய) /u

const isSomebody = (word: Word) => isPerson(word) || isKin(word)

const doesOneOf = (word: Word, verbs: ReadonlySet<string>) =>
  word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && verbs.has(lemma))

/** `அம்மா வீட்டிலேயே இருந்தார்`, `அம்மாவுக்குக் காய்ச்சல் என்பதால் அவர் வீட்டிலேயே படுத்திருந்தார்`. */
function whoStayed({ words, lastWord }: Sentence, people: People): string | undefined {
  const place = words.find(({ text }) => AT_HOME.test(withoutVallinam(text)))
  if (place === undefined || lastWord?.is('finite', 'past', 'third') !== true || lastWord.is('plural'))
    return undefined
  const stays = words.some((word) => word.index > place.index && doesOneOf(word, STAYS))
  const who = words.filter(
    (word) => word.index < place.index && isSomebody(word) && (word.is('nominative') || word.is('dative')),
  )
  const [only, ...more] = who
  if (!stays || only === undefined || more.length > 0 || only.is('plural') || only.is('clitic-um'))
    return undefined
  return keyOf(only, people)
}

function keyOf(word: Word, people: People): string | undefined {
  const key = people.keyOf(word)
  return key === SELF ? undefined : key
}

/** `அருகில் நின்றுகொண்டிருந்த அம்மா`, `எங்களுடன் வந்த அம்மா`. */
function whoIsBeside({ words, lastWord }: Sentence, people: People): string | undefined {
  if (lastWord?.is('past') !== true || lastWord.is('negative')) return undefined
  const who = words.find((word) => isSomebody(word) && word.is('nominative') && isBeside(word))
  return who && keyOf(who, people)
}

function isBeside({ previous, sentence, index }: Word): boolean {
  if (previous?.is('relative-participle', 'past') !== true || previous.is('negative')) return false
  if (!doesOneOf(previous, IS_THERE) && !/கொண்டிருந்த$/u.test(previous.text)) return false
  return sentence.words
    .slice(Math.max(0, index - MAX_BETWEEN), index - 1)
    .some(({ text }) => BESIDE.test(withoutVallinam(text)) || WITH.test(withoutVallinam(text)))
}
/** Words from where somebody is to who it is. */
const MAX_BETWEEN = 4

/** Those who are named one by one as they set out. */
function whoSetOut({ words, lastWord }: Sentence, people: People): readonly string[] {
  if (lastWord?.is('finite', 'past', 'first') !== true || !doesOneOf(lastWord, SETS_OUT)) return []
  const all = words.find(({ text }) => SO_MANY.test(text))
  if (all === undefined) return []
  return words
    .filter((word) => word.index < all.index && isSomebody(word) && word.is('nominative'))
    .flatMap((word) => keyOf(word, people) ?? [])
}

/** `இந்தப் பயணத்தில் அம்மா மட்டும் எங்களுடன் வரவில்லை`. */
function whoCameNot({ words, lastWord, text }: Sentence, people: People): string | undefined {
  if (lastWord === undefined || !OF_ALL_OF_IT.test(text)) return undefined
  const isNot =
    COMES_NOT.test(lastWord.text) || (COULD_NOT.test(lastWord.text) && lastWord.previous?.hasLemma('வா'))
  if (isNot !== true || !words.some(({ text: word }) => WITH.test(withoutVallinam(word)))) return undefined
  const [who, ...more] = words.filter((word) => isSomebody(word) && word.is('nominative'))
  return who === undefined || more.length > 0 ? undefined : keyOf(who, people)
}
