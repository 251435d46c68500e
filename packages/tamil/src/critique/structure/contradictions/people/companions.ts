import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { daysOf, isAsserted } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isKin, isPerson, type People, SELF } from '../reading/people.ts'
import { isSomebody } from '../reading/subject.ts'

const ALONE =
  /^(?:தனியாக|தனியே|தனியாகவே|தனியாகத்தான்|தன்னந்தனியாக|தன்னந்தனியே|தன்னந்தனியாகவே|ஒருவனாக|ஒருத்தியாக|ஒற்றையாக|துணையின்றி)$/u
const ONLY = /^(?:மட்டும்|மட்டுமே|மட்டும்தான்)$/u
const GOES: ReadonlySet<string> = new Set(
  'செல் போ வா புறப்படு கிளம்பு தங்கு பயணி இரு ஏறு நட சுற்று நுழை கட'.split(' '),
)
const WITH_US = /^(?:எங்களுடன்|எங்களோடு|எங்களுடனே|என்னுடன்|என்னோடு|எம்முடன்)$/u
const OURS = /^(?:என்|எங்கள்|எனக்கு|எங்களுக்கு)$/u
const BESIDE = /^(?:அருகில்|அருகே|பக்கத்தில்|பக்கத்திலேயே|அருகிலேயே|நடுவில்|கூட|கூடவே|அருகிலிருந்து)$/u
const IS_BESIDE = /^(?:இருந்த|அமர்ந்திருந்த|உட்கார்ந்திருந்த|நின்ற|நின்றிருந்த|படுத்திருந்த)$/u
/** At another time, or as if. */
const HEDGES: ReadonlySet<HedgeKind> = new Set(['later', 'likeness', 'next'])
/** Who joins on the way, is met, or was elsewhere. */
const JOINS =
  /சந்தி|எதிர்பார|வந்து ?சேர|இணைந்|சேர்ந்து ?கொ|வழியில்|வீட்டுக்கு|வீட்டிற்கு|நேற்று|தொலைபேசி|கைபேசி|எப்போதும்|நாள்தோறும்|வழக்கம்/u

interface Company {
  readonly sentence: Sentence
  readonly who: ReadonlySet<string>
}

/** One of the family who was with those of whom only some went: `நானும் அப்பாவும் மட்டும் சென்றோம் … அம்மா எங்கள் அருகில் அமர்ந்தார்`. */
export function companions({ hedges }: MeaningWords): Follower {
  let company: Company | undefined
  return (sentence, people) => {
    if (!isAsserted(sentence)) return []
    const went = companyOf(sentence, people)
    if (went !== undefined) {
      company = { sentence, who: went }
      return []
    }
    if (company === undefined) return []
    if ([...daysOf(sentence)].some((time) => /^(?:மறுநாள|அடுத்த|இரண்டாம்|நேற்று|நாளை)/u.test(time))) {
      company = undefined
      return []
    }
    if (isHedged(sentence, HEDGES, hedges)) return []
    const { who, sentence: other } = company
    return joinsUs(sentence, who, people) ? [contradicts(sentence, other)] : []
  }
}

/** Those of whom a sentence says that only they went; without the writer. */
function companyOf({ words }: Sentence, people: People): ReadonlySet<string> | undefined {
  const goes = words.find(isOurWay)
  if (goes === undefined) return undefined
  const isAlone = words.some(({ text }) => ALONE.test(withoutVallinam(text)))
  const only = words.find(({ text }) => ONLY.test(withoutVallinam(text)))
  const before = only === undefined ? [] : words.slice(0, only.index).filter(isSomebody)
  if (!isAlone && !before.some((word) => people.keyOf(word) === SELF)) return undefined
  return new Set(before.flatMap((word) => people.keyOf(word) ?? []))
}

/** `கிளம்பினோம்`, at the end of a clause. */
const isOurWay = (word: Word) =>
  (word.isLast || /^[,;]/u.test(word.tokenAfter)) &&
  word.is('finite', 'first', 'past') &&
  !word.is('negative') &&
  word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && GOES.has(lemma))

function joinsUs(sentence: Sentence, company: ReadonlySet<string>, people: People): boolean {
  const { words, lastWord, text } = sentence
  if (JOINS.test(text) || lastWord?.is('past') !== true) return false
  if (isTogether(sentence, company, people)) return true
  const isWithUs = words.some(
    ({ text: word, next }) =>
      (BESIDE.test(withoutVallinam(word)) && next !== undefined && IS_BESIDE.test(next.text)) ||
      WITH_US.test(withoutVallinam(word)) ||
      (OURS.test(withoutVallinam(word)) && next !== undefined && BESIDE.test(withoutVallinam(next.text))),
  )
  return isWithUs && words.some((word) => isOfFamily(word, company, people) || isCompanion(word))
}

/** `நானும் என் தோழியும் உண்டோம்`, of one who went alone. */
function isTogether({ words, lastWord }: Sentence, company: ReadonlySet<string>, people: People): boolean {
  if (company.size > 0 || lastWord?.is('finite', 'first', 'plural') !== true) return false
  const at = words.findIndex(({ text }) => /^நானும்$/u.test(text))
  const other = words
    .slice(at + 1, at + 3)
    .find((word) => word.is('clitic-um') && word.is('nominative') && (isKin(word) || isPerson(word)))
  return at >= 0 && other !== undefined && people.keyOf(other) !== SELF
}

function isOfFamily(word: Word, company: ReadonlySet<string>, people: People): boolean {
  if (!word.is('kin') || !isSomebody(word)) return false
  const key = people.keyOf(word)
  return key?.startsWith(`${SELF} `) === true && !company.has(key)
}

const isGoing = (word: Word) =>
  word.is('relative-participle', 'past') &&
  !word.next?.is('time') &&
  word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && lemma !== 'இரு' && GOES.has(lemma))

/** `என்னுடன் வந்த மூன்று நண்பர்கள்`: who came is taken as known. */
const isCompanion = (word: Word) =>
  (isPerson(word) || isKin(word)) &&
  word.is('nominative') &&
  word.sentence.words
    .slice(Math.max(0, word.index - 3), word.index)
    .some((going) => isGoing(going) && !going.previous?.is('ablative', 'place'))
