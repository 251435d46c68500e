import type { Word } from '../text/word.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import { TWO_TO_TEN } from '../words/numbers.ts'
import { type SpeechReader, writtenForm } from '../words/spoken/written-form.ts'
import type { Finding, Knowledge } from './rule.ts'

/** Whether the word as written is no written Tamil that the engine knows for certain. */
export function isUnwritten(word: Word): boolean {
  return !word.quoted && word.analyses.every(({ guessed }) => guessed === true)
}

/** Whether a written form exists with one of the features. */
export function isWritten(form: string, { analyse }: Knowledge, ...features: Feature[]): boolean {
  const fits = (reading: Analysis) =>
    reading.guessed !== true && features.some((feature) => reading.features.includes(feature))
  return analyse(form).some(fits)
}

/** The written form of the spoken word, or the first candidate that is written Tamil with one of the features. */
export function written(
  word: Word,
  candidates: readonly string[],
  knowledge: Knowledge,
  ...features: Feature[]
): Finding | undefined {
  if (candidates.length === 0 || !isUnwritten(word)) return undefined
  const found = candidates.find((form) => form !== word.text && isWritten(form, knowledge, ...features))
  if (found === undefined) return undefined
  return word.replaceWith(inContext(writtenForm(word.text, knowledge.speech) ?? found, word, knowledge))
}

/** Which of the written forms of a spoken word its neighbours ask for, given the one that it has for itself. */
export function inContext(form: string, word: Word, { speech }: SpokenContext): string {
  const { text, next, previous } = word
  if (text.endsWith('ா') && form.endsWith('ால்') && next === undefined && nearestSubject(word) === 'she')
    return asFinite(form.replace(/ால்$/u, 'ாள்'), speech) ?? form
  if (text === 'எங்க') return isThing(next) ? 'எங்கள்' : 'எங்கே'
  if (text === 'பேரு') return isCount(previous) ? 'பேர்' : form
  if (text.endsWith('ோட')) return isDone(next, speech) ? form.replace(/ுடைய$/u, 'ோடு') : form
  if (text.endsWith('ாவும்')) return next === undefined ? form : form.replace(/ாகும்$/u, 'ாகவும்')
  if (!text.endsWith('ட்டு') || next === undefined) return form
  if (!IS.test(next.text) && !(BROUGHT.test(form) && MOTION.some((lemma) => next.hasLemma(lemma))))
    return form
  return form.replace(/((?:ந்|ய்|ன்|ண்)[துறடு]ு)விட்டு$/u, '$1கொண்டு').replace(/([ிு])விட்டு$/u, '$1க்கொண்டு')
}

/** What the choice between written forms asks for. */
export interface SpokenContext {
  readonly speech: SpeechReader
}

/** A form that the analyser reads as a finite verb. */
function asFinite(form: string, { analyse }: SpeechReader): string | undefined {
  return analyse(form).some(({ features }) => features.includes('finite')) ? form : undefined
}

/** Whom the verb at the end of a sentence speaks of, where the nearest subject before it says so. */
export function nearestSubject(word: Word): 'you' | 'she' | undefined {
  let before = word.previous
  for (let steps = 0; before !== undefined && steps < MAX_STEPS; steps++, before = before.previous) {
    if (before.text === 'நீ') return 'you'
    if (SHE.has(before.text) || before.isOnly('female', 'nominative')) return 'she'
    if (before.tokenAfter !== ' ' || before.is('finite') || before.is('rational', 'nominative'))
      return undefined
  }
  return undefined
}

const MAX_STEPS = 8
const SHE: ReadonlySet<string> = new Set(['அவள்', 'இவள்', 'அவ', 'இவ'])

/** `எங்க வீடு`, not `எங்க இருக்கு`: what may belong to us. */
function isThing(next: Word | undefined): boolean {
  return next?.isA('noun') === true && !next.isA('verb') && !IS.test(next.text)
}

const IS = /^இரு[கந]|^இருப்ப/u
const MOTION = ['வா', 'போ', 'செல்', 'திரி', 'ஓடு', 'நட'] as const
/** What one does to a thing that one has with one afterwards. */
const BROUGHT = /^(?:வாங்கி|எடுத்து|தூக்கி|பிடித்து|அழைத்து|இழுத்து|சுமந்து|ஏந்தி|கூட்டி|ஓட்டி)விட்டு$/u

/** `நாலு பேரு`, `எத்தனை பேரு`: persons, not a name. */
function isCount(previous: Word | undefined): boolean {
  return previous !== undefined && (previous.isA('numeral') || COUNTS.test(previous.text))
}

const COUNTS = new RegExp(
  `^(?:${TWO_TO_TEN.join('|')}|ரெண்டு|மூணு|நாலு|அஞ்சு|ஒம்பது|இருபது|ஐம்பது|நூறு|ஆயிரம்|ஒரு|பல|சில|[எஅஇ]த்தனை?|எவ்வளவு|நிறைய|நெறைய|கொஞ்சம்|[0-9]+)[ப்]*$`,
  'u',
)

/** Whether the company that ‑ஓடு names has its verb next; before a noun ‑ஓட is possession. */
function isDone(next: Word | undefined, speech: SpeechReader): boolean {
  if (next === undefined) return false
  if (next.form.isRead) return next.isA('verb') && (!next.isA('noun') || SHORT_VERBS.has(next.text))
  const form = writtenForm(next.text, speech)?.split(' ')[0] ?? ''
  return speech.analyse(form).some((reading) => reading.class === 'verb')
}

const SHORT_VERBS: ReadonlySet<string> = new Set(['வா', 'போ', 'இரு', 'பேசு'])

/** Spoken personal endings and their written forms: வந்தாங்க → வந்தார்கள். */
export const PERSONAL_ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ான்': 'ான்',
    'ாள்': 'ாள்',
    'ார்': 'ார்',
    'ேன்': 'ேன்',
    'ோம்': 'ோம்',
    'ாய்': 'ாய்',
    'ாங்க': 'ார்கள்',
    'ீங்க': 'ீர்கள்',
    து: 'து',
  }),
)

/** Before a noun they are attributes of written Tamil. */
export const WRITTEN_ATTRIBUTES: ReadonlySet<string> = new Set(['இல்ல', 'மேல', 'கீழ'])

/** `இருக்கு வேதம்`, the first of the four; `இருக்கு என்பது`: a word that is spoken of. */
export function isNamed({ next, previous }: Word): boolean {
  return (
    (next !== undefined && /^(?:வேத|என்பத|என்னும்|என்ற$)/u.test(next.text)) ||
    (previous !== undefined && /^(?:வேத|நான்மறை)/u.test(previous.text))
  )
}
