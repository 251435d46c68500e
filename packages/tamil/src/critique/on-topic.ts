import type { Word } from '../text/word.ts'
import { toPhonemes } from '../words/phonemes.ts'
import type { Essay } from './essay.ts'
import { isContentWord, rootOf } from './essay-roots.ts'
import type { TextNature } from './text-nature.ts'

/** Whether an essay speaks of what its title or task names; null where that cannot be told. */
export interface OnTopic {
  readonly value: boolean | null
  readonly reason: string
}

/** Words of tasks that name no topic: `கட்டுரை எழுதுக`, `150 சொற்களில்`. */
const OF_TASKS =
  /^(?:கட்டுரை|எழுத|வரைக|வரைய|விளக்கு|விளக்குக|விவரி|ஆராய்க|கூறுக|தருக|சொல்|சொற்கள்|சொற்களில்|சொற்களுக்கு|பக்கம்|பக்க|மிகாமல்|குறித்த|பற்றி|தலைப்ப|கடித|உரை|கதை|அறிக்கை|பேச்ச|கருத்து|உங்கள்|நீங்கள்|பின்வரும்|கொடுக்க|குறிப்பு|தமிழில்|மாணவ)/u
/** Of the topic's words, from this share on the essay speaks of it. */
const ENOUGH = 0.5

/** Compares the content words of the given title and task with those of the essay, by their roots. */
export function onTopicOf(essay: Essay, asked: readonly Word[], nature: TextNature): OnTopic {
  const unclear: OnTopic = {
    value: null,
    reason: 'உரை தலைப்போடு ஒட்டி உள்ளதா என்பதை உறுதியாகச் சொல்ல முடியவில்லை.',
  }
  if (nature !== 'essay')
    return { value: null, reason: 'உரை கட்டுரையாக மதிப்பிடப்படாததால், தலைப்போடு ஒப்பிடப்படவில்லை.' }
  const topic = [...new Map(asked.filter(namesTopic).map((word) => [rootOf(word.text, 3), word])).values()]
  if (topic.length === 0) return unclear
  const body = essay.paragraphs.flatMap(({ sentences }) => sentences).flatMap(({ words }) => words)
  const roots = new Set(body.map(({ text }) => rootOf(text, 3)))
  const sounds = new Set(body.map(({ text }) => toPhonemes(text).slice(0, 3)))
  const letters = body.map(({ text }) => rootOf(text, text.length)).join(' ')
  const met = topic.filter(({ text }) => roots.has(rootOf(text, 3)) || letters.includes(rootOf(text, 3)))
  const heard = topic.filter(({ text }) => sounds.has(toPhonemes(text).slice(0, 3)))
  const named = (words: readonly Word[]) => words.map(({ text }) => `“${text}”`).join(', ')
  if (met.length >= ENOUGH * topic.length)
    return { value: true, reason: `தலைப்பின் முதன்மைச் சொற்கள் உரையில் பேசப்படுகின்றன: ${named(met.slice(0, 5))}.` }
  if (met.length === 0 && topic.length >= 2 && heard.length < ENOUGH * topic.length)
    return { value: false, reason: `தலைப்பின் முதன்மைச் சொற்கள் உரையில் இல்லை: ${named(topic.slice(0, 5))}.` }
  return unclear
}

const namesTopic = (word: Word) => isContentWord(word) && !OF_TASKS.test(word.text)
