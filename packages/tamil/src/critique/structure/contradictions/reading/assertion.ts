import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { worded } from '../../../../text/worded.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'

/** What another says, what is supposed, dreamt, asked, likened or told in a tale says nothing of how things are. */
const isUnsureByForm = worded(
  /^(?:என்றார்|என்றாள்|என்றான்|என்றனர்|என்றார்கள்|என்றது|என்று|எனவும்|என்பர்|என்பார்|என்பார்கள்|எனத்|எனப்|எனக்|என்பதாக|எனில்|என்றால்|ஒருவேளை|ஒருவேளைக்|கனவு|கனவில்|கற்பனை|கதையில்|நாடகத்தில்|திரைப்படத்தில்|போல|போல்|போன்று|போன்ற|விட|ஒப்பிட்டால்|ஒப்பிடும்போது|அல்லது|ஏதோ|யாரோ|சிலர்|வேறு|மற்றொரு|இன்னொரு|மற்ற|பிற|தவறாக|தவறான|தவறு|பிழை|பிழையாக|உண்மையில்|திருத்தம்|வதந்தி|நினைத்தேன்|நினைத்தோம்|நினைத்தான்|நினைத்தாள்|நினைத்தார்|எண்ணினேன்|எண்ணினான்|எண்ணினாள்|கருதினேன்)$|(?<!^க)ைவிட$/u,
)
/** Endings of conditions and concessions; of nouns they say by what. */
const supposes = worded(/(?:ந்தால்|த்தால்|ட்டால்|ன்றால்|ற்றால்|ாவிட்டால்|ினால்|ாலாவது|ினும்|ாலும்)$/u)
/** After a verb they quote; after a noun they name or list: `அருள் என்னும் மகன்`, `அப்பா, அம்மா என மூவர்`. */
const quotesOrNames = worded(/^(?:என்ற|என்னும்|எனும்|என|என்பது|என்பதை|என்பதும்)$/u)
const OPINION =
  /கருத்த|கூற்ற|வாக்க|நம்பிக்கை|நம்பு|பழமொழி|எண்ணம்|எண்ணு|வதந்தி|கூறு|கூறி|சொல்|கேள்வி|கனவு|விருப்ப|ஆசை|பேச்சு|தெரியவில்லை|தெரியாது|ஐய/u

/** Whether a sentence states in the writer's own voice how things are. */
export const isAsserted = memoize(
  ({ words, text }: Sentence): boolean =>
    !text.includes('?') && !words.some((word) => word.quoted || isUnsure(word, text)),
)

/** The same where some words that make it unsure do not count. */
export const isAssertedApartFrom = ({ words, text }: Sentence, known: RegExp): boolean =>
  !text.includes('?') &&
  !words.some((word) => word.quoted || (!known.test(withoutVallinam(word.text)) && isUnsure(word, text)))

/** Whether the words of a sentence up to one state so: what the writer holds, apart from that it is held. */
export const isAssertedUntil = ({ words, text }: Sentence, last: Word): boolean =>
  !text.includes('?') &&
  !words.some((word) => word.quoted || (word.index <= last.index && isUnsure(word, text)))

/** At the beginning they set the sentence against the one before, and suppose nothing. */
const setsAgainst = worded(
  /^(?:ஆயினும்|எனினும்|ஆனாலும்|இருந்தாலும்|இருப்பினும்|என்றாலும்|ஆகையினால்|ஆதலால்|ஆகையால்|அதனால்|இதனால்)$/u,
)

function isUnsure(word: Word, sentence: string): boolean {
  if (word.isFirst && setsAgainst(word)) return false
  if (word.text === 'என்றால்' && isTopic(word)) return false
  if (quotesOrNames(word)) return !isNaming(word) && !(word.text.startsWith('என்ப') && !OPINION.test(sentence))
  if (isUnsureByForm(word)) return !isWrongDone(word)
  return supposes(word) && (word.isA('verb') || !(word.isA('noun') || word.isA('pronoun')))
}

/** `எழுத்து என்றால் அவருக்குப் புரியாது`: as for writing. */
const isTopic = ({ index, previous, next }: Word) =>
  index === 1 && previous?.isA('noun') === true && !previous.isA('verb') && next?.is('dative') === true

/** `தவறு செய்யும்` tells of an action. */
const isWrongDone = ({ text, next }: Word) => text === 'தவறு' && next?.hasLemma('செய்') === true

const NAMED = ['noun', 'name', 'numeral'] as const

/** After a noun, a number, or a word that nothing explains: a name. */
function isNaming({ sentence, index }: Word): boolean {
  const before = sentence.words[index - 1]
  return (
    before !== undefined &&
    (!before.isA('verb') || before.isA('numeral')) &&
    (before.analyses.length === 0 || NAMED.some((kind) => before.isA(kind)))
  )
}

/** A sentence that takes back or explains what was said: `இல்லை, அது தவறு`. */
const CORRECTS =
  /^(?:இல்லை,|மன்னிக்க|திருத்த)|(?:^|[\s,;])(?:தவறு|தவறாக|தவறான|தவறுதலாக|தவறாகக்|தவறாகச்|உண்மையில்|பிழைக்கு|வதந்தி|பொய்ச் ?செய்தி|திருத்திக்கொள்|குழப்ப|முரண்)/u
/** Whether a sentence takes back or puts right what was said before: `உண்மையில் …`, `அது தவறு`. */
export const isCorrection = memoize(({ text }: Sentence): boolean => CORRECTS.test(text.trimStart()))

const isYears = worded(
  /^(?:முன்பு|முன்னர்|முன்பெல்லாம்|முற்காலத்தில்|அப்போது|அப்பொழுது|அக்காலத்தில்|அந்நாளில்|அந்நாட்களில்|இப்போது|இப்பொழுது|இப்போதெல்லாம்|இன்று|இன்றைய|இன்றோ|தற்போது|தற்பொழுது|இனி|பிறகு|பின்பு|பின்னர்|பின்னாளில்|பிற்காலத்தில்|தொடக்கத்தில்|ஆரம்பத்தில்|முதலில்|இறுதியில்|சிறுவயதில்|இளமையில்|இளமைக்|முதுமையில்|காலத்தில்|ஆண்டு|ஆண்டில்|ஆண்டுக்கு|ஆண்டுகள்|ஆண்டுகளில்|ஆண்டுகளுக்கு|ஆண்டுகளாக|வருடம்|வருசம்|வருடத்தில்|வருடங்கள்|வருடங்களுக்கு|வயதில்|வயதிலேயே|போது|வயதானபோது|ஓய்வு|வளர்ந்த|மாறி|கழித்து|முன்|பின்|அடுத்த|புதிதாக|மேலும்|கூடுதலாக|குறைந்து|உயர்ந்து|கோடையில்|கோடைக்காலத்தில்|மழைக்காலத்தில்|குளிர்காலத்தில்|ஒவ்வொரு|வளரும்|ஆகிவிட்டது)$|(?:ஆனபோது|ானபோது|காலத்தில்|தபோது)$/u,
)
const isDays = worded(
  /^(?:மறுநாள்|மறுநாளே|அடுத்தநாள்|நேற்று|நாளை|முந்தைய|முதல்|இரண்டாம்|இரண்டாவது|மூன்றாம்|மூன்றாவது|நான்காம்|கடைசி|ஒருநாள்|ஒருமுறை|இன்னொருநாள்|மீண்டும்|மறுபடியும்|இம்முறை|அம்முறை|கடந்த|சென்ற|போன|இந்த|வாரம்தோறும்|வழக்கமாக|பொதுவாக|சிலநேரம்|சில|பல)$/u,
)

/** The words of a sentence that say when it holds, of the time of years. */
export const yearsOf = memoize((sentence: Sentence): ReadonlySet<string> => timesOf(sentence, isYears))
/** The same with the days. */
export const daysOf = memoize(
  (sentence: Sentence): ReadonlySet<string> =>
    new Set([...yearsOf(sentence), ...timesOf(sentence, isDays)].filter((word) => word !== 'ஆண்டு')),
)

function timesOf({ words }: Sentence, isTime: (word: Word) => boolean): ReadonlySet<string> {
  return new Set(
    words
      .filter((word) => isTime(word) && (word.next === undefined || !RANK.test(word.next.text)))
      .filter(({ text, next }) => !OF_A_TIME.test(text) || next?.is('time') === true)
      .map(whichTime),
  )
}

/** `சென்ற மாதம்`; of `மதுரைக்குச் சென்ற பேருந்து` they say no time. */
const OF_A_TIME = /^(?:கடந்த|சென்ற|போன|இந்த)$/u

/** `போன ஆண்டு` is not `இந்த ஆண்டு`. */
function whichTime({ text, previous }: Word): string {
  const bare = withoutVallinam(text)
  return previous !== undefined && /^(?:ஆண்ட|வருட|வருச)/u.test(bare) ? `${previous.text} ${bare}` : bare
}

/** `முதல் பரிசு`, `ஆண்டு விழா`: no time. */
const RANK = /^(?:பரிசு|பரிசை|இடம்|இடத்தை|மதிப்பெண்|பரிசும்|பரிசாக|விழா|மலர்|அறிக்கை)/u

const NOW = new Set('இப்போது இப்பொழுது தற்போது தற்பொழுது'.split(' '))

/** Whether what is said later may be of another time than what was said before. */
export function isOtherTime(earlier: ReadonlySet<string>, later: ReadonlySet<string>): boolean {
  const before = [...earlier].filter((time) => !NOW.has(time))
  return before.length !== later.size || before.some((time) => !later.has(time))
}
