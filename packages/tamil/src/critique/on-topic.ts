import { readText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { FormOf } from '../text/word-form.ts'
import { toPhonemes } from '../words/phonemes.ts'
import type { Essay } from './essay.ts'
import { isContentWord, rootOf } from './essay-roots.ts'
import type { CritiqueFinding } from './feedback-item.ts'
import type { Genre } from './genre/genre.ts'
import { isGeneralNoun, isGeneralVerb } from './structure/general-words.ts'
import { type MeaningWords, meaningsOf } from './structure/meaning-words.ts'
import type { TextNature } from './text-nature.ts'

/** Whether an essay speaks of what its title or task names; null where that cannot be told. */
export interface OnTopic {
  readonly value: boolean | null
  readonly reason: string
}

/** The title and the task that came with an essay. */
export interface Asked {
  readonly title?: string
  readonly prompt?: string
}

/** Words of tasks that name no topic: `கட்டுரை எழுதுக`, `150 சொற்களில்`. */
const OF_TASKS =
  /^(?:கட்டுரை|எழுத|வரைக|வரைய|விளக்கு|விளக்குக|விவரி|ஆராய்க|கூறுக|தருக|சொல்|சொற்கள்|சொற்களில்|சொற்களுக்கு|பக்கம்|பக்க|மிகாமல்|குறித்த|பற்றி|தலைப்ப|கடித|உரை|கதை|அறிக்கை|பேச்ச|கருத்து|உங்கள்|நீங்கள்|பின்வரும்|கொடுக்க|குறிப்பு|தமிழில்|மாணவ)/u
/** Words that stand in titles on anything: `பயன்கள்`, `முக்கியத்துவம்`, `இன்றைய`. */
const GENERAL_IN_TITLES =
  /^(?:பயன்|நன்மை|தீமை|முக்கியத்துவ|பங்கு|பங்கின|பங்களிப்பு|பாதுகாப்ப|பாதுகாத்த|இன்றைய|இக்கால|அவசிய|தேவை|சிறப்ப|பெருமை|மேன்மை|உயர்வ|வளர்ச்சி|விளைவ|காரண|நிலை|அன்றும்|இன்றும்|எதிர்கால|விழிப்புணர்வ|சவால்|தீர்வ|வகைகள்|நமது|கடமை|பொறுப்ப|அனுபவ|கவர்ந்த|பிடித்த|விரும்ப|மறக்க|அளி)/u
/** Of the topic's words, from this share on the essay speaks of it. */
const ENOUGH = 0.5
/** So many words of the topic's own field leave open whether an essay is off it. */
const MAX_OF_FIELD = 1

const UNCLEAR: OnTopic = {
  value: null,
  reason: 'உரை தலைப்போடு ஒட்டி உள்ளதா என்பதை உறுதியாகச் சொல்ல முடியவில்லை.',
}

/**
 * Compares what the title and the task name with what the essay speaks of. A task that is missed outweighs a title.
 * Undefined where neither is given.
 */
export function onTopicOf(
  essay: Essay,
  { title, prompt }: Asked,
  nature: TextNature,
  { meanings, formOf }: { readonly meanings: MeaningWords; readonly formOf: FormOf },
): OnTopic | undefined {
  if (title === undefined && prompt === undefined) return undefined
  if (nature !== 'essay')
    return { value: null, reason: 'உரை கட்டுரையாக மதிப்பிடப்படாததால், தலைப்போடு ஒப்பிடப்படவில்லை.' }
  const spoken = spokenOf(essay, meanings)
  const byTask = judged(readText(prompt ?? '', formOf).words, spoken, meanings)
  if (byTask.value === false) return byTask
  const byTitle = judged(readText(title ?? '', formOf).words, spoken, meanings)
  return byTask.value === true || byTitle.value === null ? byTask : byTitle
}

/** What an essay speaks of. */
interface Spoken {
  readonly roots: ReadonlySet<string>
  readonly sounds: ReadonlySet<string>
  readonly letters: string
  /** The sets of words of one meaning. */
  readonly senses: ReadonlySet<string>
  /** How many words belong to a field of life. */
  readonly fields: ReadonlyMap<number, number>
}

function spokenOf({ paragraphs }: Essay, meanings: MeaningWords): Spoken {
  const words = paragraphs.flatMap((paragraph) => paragraph.words)
  const fields = new Map<number, number>()
  for (const word of words)
    for (const field of meaningsOf(word, meanings.fields)) fields.set(field, (fields.get(field) ?? 0) + 1)
  return {
    roots: new Set(words.map(({ text }) => rootOf(text, 3))),
    sounds: new Set(words.map(({ text }) => soundOf(text))),
    letters: words.map(({ text }) => rootOf(text, text.length)).join(' '),
    senses: new Set(words.flatMap((word) => sensesOf(word, meanings))),
    fields,
  }
}

/** The dictionary forms of a word and the sets of words of one meaning that it stands in. */
const sensesOf = (word: Word, meanings: MeaningWords) => [
  ...word.analyses.filter((one) => !one.features.includes('rare')).map(({ lemma }) => lemma),
  ...meaningsOf(word, meanings.synonyms).map((set) => `s${set}`),
  ...meaningsOf(word, meanings.paraphrases).map((set) => `p${set}`),
]

const soundOf = (word: string) => toPhonemes(word).slice(0, 3)

function judged(asked: readonly Word[], spoken: Spoken, meanings: MeaningWords): OnTopic {
  if (isMotto(asked)) return UNCLEAR
  const topic = [...new Map(asked.filter(namesTopic).map((word) => [rootOf(word.text, 3), word])).values()]
  if (topic.length === 0) return UNCLEAR
  const met = topic.filter((word) => isMet(word, spoken, meanings))
  if (met.length >= ENOUGH * topic.length)
    return { value: true, reason: `தலைப்பின் முதன்மைச் சொற்கள் உரையில் பேசப்படுகின்றன: ${named(met)}.` }
  if (met.length > 0 || !topic.some(({ isKnown }) => isKnown)) return UNCLEAR
  const heard = topic.filter(({ text }) => spoken.sounds.has(soundOf(text)))
  if (heard.length > ENOUGH * topic.length) return UNCLEAR
  const fields = [...new Set(topic.flatMap((word) => meaningsOf(word, meanings.fields)))]
  if (fields.some((field) => (spoken.fields.get(field) ?? 0) > MAX_OF_FIELD)) return UNCLEAR
  // One word that the tables know nothing of proves nothing.
  if (topic.length === 1 && fields.length === 0) return UNCLEAR
  return { value: false, reason: `தலைப்பின் முதன்மைச் சொற்கள் உரையில் இல்லை: ${named(topic)}.` }
}

const named = (words: readonly Word[]) =>
  words
    .slice(0, 5)
    .map(({ text }) => `“${text}”`)
    .join(', ')

/** By its beginning, as part of a compound, or by a word of one meaning. */
function isMet(word: Word, { roots, letters, senses }: Spoken, meanings: MeaningWords): boolean {
  if (sensesOf(word, meanings).some((sense) => senses.has(sense))) return true
  const root = rootOf(word.text, 3)
  return roots.has(root) || (rootOf(word.text, 2) !== root && letters.includes(root))
}

const namesTopic = (word: Word) =>
  (isContentWord(word) || isShortNoun(word)) &&
  !OF_TASKS.test(word.text) &&
  !GENERAL_IN_TITLES.test(word.text) &&
  !isAppeal(word) &&
  !word.analyses.some(({ lemma }) => isGeneralNoun(lemma) || isGeneralVerb(lemma))

/** `நீர்`: two letters only, and a topic. */
const isShortNoun = ({ analyses, text }: Word) =>
  text.length > 2 && analyses[0]?.class === 'noun' && analyses.every((one) => one.class === 'noun')

/** `காப்போம்`: what we shall do with the topic. */
const isAppeal = ({ text, analyses }: Word) =>
  /[^ஆ]ோம்$/u.test(text) && analyses.some(({ class: kind }) => kind === 'verb')

/** `ஒற்றுமையே`: an emphatic of mottoes. */
const EMPHATIC = /[^க]ே$|தான்$/u
/** What tasks end in: `எழுதுக`. */
const IS_TASK = /(?:ுக|வரைக|தருக|செய்க|ிடுக)$/u
const COMPARED = /^(?:போல|போலும்|போன்றது|மேல்|நன்று|அழகு|இல்லை|உண்டு|இல்|செய்|விரும்பு)$/u

/** Whether a title is a saying: a sentence that means more than its words. What we shall do is a title like any other. */
function isMotto(words: readonly Word[]): boolean {
  const last = words.at(-1)
  if (last === undefined || words.length < 2 || words.some(({ text }) => IS_TASK.test(text)))
    return words.filter(({ quoted }) => quoted).length > 2
  if (isAppeal(last)) return false
  return (
    COMPARED.test(last.text) ||
    words.slice(0, -1).some(({ text }) => EMPHATIC.test(text)) ||
    last.analyses.some((one) => one.class === 'verb' && one.features.includes('finite'))
  )
}

/** The genres whose topic is set by their title. */
const HAS_TOPIC: ReadonlySet<Genre> = new Set<Genre>(['essay', 'speech', 'report', 'blog'])

/** The finding that an essay speaks of something other than its title names, at its beginning. */
export function offTopicFindings(
  { paragraphs: [first] }: Essay,
  genre: Genre,
  onTopic: OnTopic | undefined,
): CritiqueFinding[] {
  const sentence = first?.sentences[0]
  if (onTopic?.value !== false || sentence === undefined || !HAS_TOPIC.has(genre)) return []
  return [
    {
      severity: 'high',
      title: 'உரை தலைப்பைப் பேசவில்லை',
      description: `${onTopic.reason} தலைப்பில் கேட்கப்பட்டதைப் பற்றி எழுதுங்கள்.`,
      start: sentence.start,
      end: sentence.start + sentence.text.trimEnd().length,
      suggestion: 'தலைப்பில் கேட்கப்பட்டதை மையமாக வைத்து எழுதுங்கள்.',
      meaningMayChange: true,
      fix: 'கட்டுரை கொடுத்த தலைப்பைப் பேசவில்லை; தலைப்பை மையமாக வைத்து எழுதுங்கள்.',
    },
  ]
}
