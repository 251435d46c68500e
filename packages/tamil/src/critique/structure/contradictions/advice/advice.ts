import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { worded } from '../../../../text/worded.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAssertedApartFrom, isAssertedUntil, isCorrection } from '../reading/assertion.ts'
import { heldByWriter } from '../reading/own-opinion.ts'
import { type Practice, practiceUntil } from './practice.ts'
import { type AdviceSense, judgedUntil, type SensedAdvice } from './verdict.ts'

/** What a sentence makes of a practice. */
export interface Advice extends Practice {
  readonly sentence: Sentence
  readonly judgement: AdviceSense
  /** At all times, whatever happens. */
  readonly isEver: boolean
}

const MAX_WORDS = 16
/** An exception, another, a measure, one side of two. */
const reserves = worded(
  /^(?:தவிர|பதிலாக|மாறாக|வேறு|மற்ற|பிற|ஏனைய|மற்றொரு|இன்னொரு|ஆனால்|ஆனாலும்|ஆயினும்|எனினும்|இருந்தாலும்|இருப்பினும்|முன்பு|முன்பெல்லாம்|முன்னர்|சற்று|ஓரளவு|போல|போன்றது|அல்லது|மட்டும்|மட்டுமே|மட்டுமல்ல|சில|சிலர்|சிலருக்கு|சிலவற்றை|சிலசமயம்|ஒருபுறம்|மறுபுறம்|ஒருபக்கம்|மறுபக்கம்|விட|அளவோடு|அளவாக|மிதமாக|சிலநேரம்|அதேசமயம்|அதேநேரம்)$|(?<!^க)ைவிட$/u,
)
const JUDGES = /^(?:தவறு|தவறான|பிழை|பிழையான|தவறாகும்)$/u
const EVER = /^(?:ஒருபோதும்|ஒருநாளும்|எப்போதும்|எப்பொழுதும்|என்றும்|எந்நாளும்|எந்நிலையிலும்|எக்காரணம்|எந்நேரமும்)$/u

/** `தவிர்த்தாலும் தவறில்லை`: it may be so. */
const NO_HARM =
  /^(?:தவறில்லை|தவறன்று|பரவாயில்லை|குற்றமில்லை|கவலையில்லை|பாதகமில்லை|தீங்கில்லை|கேடில்லை|தீமையில்லை|இழப்பில்லை)$/u

/** Reads what a sentence of the writer's own advises, and what its part before a semicolon does; nothing where it makes an exception or weighs two sides. */
export function adviceIn(sentence: Sentence, meanings: MeaningWords): readonly Advice[] {
  const { words, lastWord } = sentence
  if (lastWord === undefined || words.length > MAX_WORDS) return []
  const first = words.find(({ tokenAfter }) => tokenAfter.startsWith(';'))
  return [first, lastWord].flatMap((last) => (last === undefined ? [] : (adviceUntil(last, meanings) ?? [])))
}

function adviceUntil(last: Word, meanings: MeaningWords): Advice | undefined {
  const { sentence } = last
  const words = sentence.words.slice(0, last.index + 1)
  if (words.some(reserves)) return undefined
  const judged = judgementUntil(last, meanings)
  if (judged === undefined) return undefined
  const practice = practiceUntil(judged.on, meanings)
  if (practice === undefined || (practice.terms.length === 0 && practice.action === undefined))
    return undefined
  const isEver = words.some(({ text }) => EVER.test(withoutVallinam(text)))
  return { ...practice, sentence, judgement: judged.judgement, isEver }
}

function judgementUntil(last: Word, meanings: MeaningWords): SensedAdvice | undefined {
  const { sentence, previous } = last
  if (NO_HARM.test(last.text) && previous?.is('conditional', 'clitic-um') === true) {
    const before = previous.previous
    const isStated = before === undefined || isAssertedUntil(sentence, before)
    return isStated ? { judgement: 'may', on: previous } : undefined
  }
  if (isCorrection(sentence) && !JUDGES.test(last.text)) return undefined
  if (!last.isLast) return isAssertedUntil(sentence, last) ? judgedUntil(last, meanings) : undefined
  const held = heldByWriter(sentence)
  if (held === undefined ? !isAssertedApartFrom(sentence, JUDGES) : !isAssertedUntil(sentence, held))
    return undefined
  return judgedUntil(held ?? last, meanings)
}
