import { ADVERBAL_CASES, type Analysis, type Feature } from '../analysis.ts'
import { LAST_AI, LAST_VOWELS, OBLIQUES, SPOKEN_CASES } from './spoken-nouns.ts'
import { BEGINNINGS, inWritingSounds, MIDDLES } from './spoken-sounds.ts'
import {
  LAST_AA,
  PASTS,
  type Rewriting,
  SPOKEN_PERSONS,
  SPOKEN_TENSES,
  VERBAL_NOUN_CASES,
} from './spoken-verbs.ts'
import type { SpokenWords } from './spoken-words.ts'

/** What speech is read with. */
export interface SpeechReader {
  /** Every reading of a word; empty for an unknown one. */
  readonly analyse: (word: string) => readonly Analysis[]
  readonly spokenWords: SpokenWords
}

/**
 * The written form of a spoken word: செஞ்சுட்டாங்க → செய்துவிட்டார்கள், வருவேன்னு → வருவேன் என்று. Undefined for a word of
 * written Tamil, and where no form that the analyser accepts is found. May be several words. `isListed`: whether the word is
 * in the list of known forms; such a one is not taken apart by endings that written Tamil has, too (பலத்த, மரத்த).
 */
export function writtenForm(word: string, reader: SpeechReader, isListed = false): string | undefined {
  const listed = reader.spokenWords.get(word)
  if (listed !== undefined) return listed
  if (word.length < 3 || word.length > MAX_LENGTH || SHORT_IN_NUM.test(word) || isWritten(word, reader))
    return undefined
  return (
    quoted(word, reader) ??
    withClitic(word, reader) ??
    best(word, reader) ??
    (isListed ? undefined : ofUnknown(word, reader))
  )
}

const MAX_LENGTH = 40

/** ஆணும், காணும்: too short to hold a verb before வேண்டும். */
const SHORT_IN_NUM = /^.[ா-ௌ]?ணும்$/u

/** What ‑ன்னு, ‑ன்னா and the like are in writing, on any word. */
const QUOTATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ு': 'என்று',
    'ுட்டு': 'என்று',
    'ா': 'என்றால்',
    'ாலும்': 'என்றாலும்',
    'ே': 'என்றே',
    'ும்': 'என்றும்',
  }),
)
/** What ‑ங்கிற is in writing, by its ending. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '': 'என்கிற',
    து: 'என்பது',
    த: 'என்பதை',
    தை: 'என்பதை',
    துல: 'என்பதில்',
    துக்கு: 'என்பதற்கு',
    தால: 'என்பதால்',
  }),
)

/** ‑ன்னு, ‑ங்கிற and the like: a form of என் grown together with any word. */
function quoted(word: string, reader: SpeechReader): string | undefined {
  const [, before = '', nasal = '', mark] = /^(.+?)(ன்)?ன(ு|ுட்டு|ா|ாலும்|ே|ும்)$/u.exec(word) ?? []
  if (mark !== undefined && before.length >= 3 && (nasal !== '' || before.endsWith('்'))) {
    const bases = nasal === '' ? [before] : [`${before}ன்`, before]
    return saidBy(bases, QUOTATIVES.get(mark), reader)
  }
  const [, said = '', ending] = /^(.+?)ங்[கு]?[கிு]?ற(|து|த|தை|துல|துக்கு|தால)$/u.exec(word) ?? []
  if (ending === undefined || said.length < 3) return undefined
  return saidBy([`${said}ம்`, said], ATTRIBUTES.get(ending), reader)
}

function saidBy(
  bases: readonly string[],
  verb: string | undefined,
  reader: SpeechReader,
): string | undefined {
  for (const base of bases) {
    // டயான்னே, for who knows which name, is no டயான் என்றே.
    if (verb === 'என்றே' && isWritten(base, reader) && !isWritten(base, reader, isVerb)) continue
    const denied = /ல[ைே]?$/u.test(base) ? best(base, reader) : undefined
    if (denied?.endsWith('வில்லை')) return `${denied} ${verb}`
    const written = isWritten(base, reader) ? base : writtenForm(base, reader)
    if (written !== undefined) return `${written} ${verb}`
  }
  return undefined
}

/** A spoken word with ‑தான்: அப்பதான். */
function withClitic(word: string, reader: SpeechReader): string | undefined {
  const [, base = '', clitic] = /^(.{3,}?)(தான்|தானே)$/u.exec(word) ?? []
  if (clitic === undefined) return ofListed(word, reader)
  const written = writtenForm(base.replace(/த்$/u, ''), reader) ?? writtenForm(base, reader)
  return written === undefined ? undefined : `${written}${clitic}`
}

/** A listed word with ‑ஏ or ‑ஓ in the place of its ‑உ: இன்னிக்கே, நேத்தே. */
function ofListed(word: string, { spokenWords }: SpeechReader): string | undefined {
  if (!/[ேோ]$/u.test(word)) return undefined
  const written = spokenWords.get(`${word.slice(0, -1)}ு`)
  return written?.endsWith('ு') === true ? `${written.slice(0, -1)}${word.slice(-1)}` : undefined
}

/** A noun with the ‑ஐ of the object that speech leaves to its ‑அ: கதவ, குப்பைய. For a word before a verb that takes an object. */
export function objectForm(word: string, reader: SpeechReader): string | undefined {
  if (ATTRIBUTIVES.has(word) || isWritten(word, reader) || isWritten(`${word}ம்`, reader)) return undefined
  return accepted(
    word,
    OF_OBJECTS,
    reader,
    (reading) => reading.class === 'noun' && reading.features.includes('accusative'),
  )
}

/** The first form that the analyser reads as what the spoken ending stands for; fewest changes first. */
function best(word: string, reader: SpeechReader): string | undefined {
  const sounded = inWritingSounds(word)
  if (sounded !== word) return isWritten(sounded, reader, isVerb) ? sounded : best(sounded, reader)
  return accepted(word, OF_VERBS, reader, isVerb) ?? accepted(word, OF_NOUNS, reader, hasCase)
}

/** ஊரு, கண்ணு, ஒடம்பு; மரத்த, அவர: endings that written words have, too, so only the likeliest nouns are taken. */
function ofUnknown(word: string, reader: SpeechReader): string | undefined {
  const isNoun = (reading: Analysis) => reading.class === 'noun'
  const stem = accepted(word, OF_STEMS, reader, isNoun)
  if (stem !== undefined) return stem
  if (ATTRIBUTIVES.has(word) || isWritten(`${word}ம்`, reader)) return undefined
  const isLikely = (reading: Analysis) => word.endsWith('த்த') || reading.features.includes('rational')
  return accepted(
    word,
    OF_OBJECTS,
    reader,
    (reading) => reading.features.includes('accusative') && isLikely(reading),
  )
}

/** Written adjectives that look like a spoken accusative; உலக, வீர and the like are found by their noun. */
const ATTRIBUTIVES: ReadonlySet<string> = new Set(['பலத்த', 'மூத்த'])

function accepted(
  word: string,
  stages: readonly Stage[],
  reader: SpeechReader,
  fits: (reading: Analysis) => boolean,
): string | undefined {
  return inStages(word, stages)
    .map(settleDoubling)
    .find((form) => form !== word && isReadAs(form, reader, fits))
}

function isReadAs(form: string, reader: SpeechReader, fits: (reading: Analysis) => boolean): boolean {
  const [, participle] = /^(.{2,}[தடறன])ாயிற்று$/u.exec(form) ?? []
  if (participle !== undefined) return isParticiple(`${participle}ு`, reader)
  return form.split(' ').every((part) => isWritten(part, reader, fits)) && hasParticiple(form, reader)
}

/** Whether விடு and கொள் stand behind a participle: நிறுத்துவிட்டு is no form of நிறுத்து. */
function hasParticiple(form: string, reader: SpeechReader): boolean {
  const [, base] = /^(.{2,}?(?:[ுி]|ய்))(?:க்?கொ(?:ண்ட|ள்)|விட)/u.exec(form) ?? []
  return base === undefined || isParticiple(base, reader)
}

function isParticiple(word: string, { analyse }: SpeechReader): boolean {
  return analyse(word).some(({ features }) => features.includes('verbal-participle'))
}

const isVerb = ({ class: wordClass, features }: Analysis) =>
  wordClass === 'verb' || features.includes('finite')
const hasCase = ({ features }: Analysis) => CASE_FEATURES.some((one) => features.includes(one))
const CASE_FEATURES: readonly Feature[] = [...ADVERBAL_CASES, 'genitive', 'plural']

/** Rewritings of which one at most is made, with one pattern for all: most words hold nothing of them. */
interface Stage {
  readonly any: RegExp
  readonly rewritings: readonly Rewriting[]
}

function stageOf(rewritings: readonly Rewriting[]): Stage {
  return { any: new RegExp(rewritings.map(([spoken]) => withoutBefore(spoken.source)).join('|')), rewritings }
}

/** A pattern without what must stand before it: looking back from every place takes more time than all the rest. */
function withoutBefore(source: string): string {
  return source.replace(/^\(\?<[=!][^)]*\)/u, '')
}

const OF_VERBS: readonly Stage[] = [
  VERBAL_NOUN_CASES,
  SPOKEN_PERSONS,
  SPOKEN_TENSES,
  LAST_AA,
  PASTS,
  MIDDLES,
  BEGINNINGS,
].map(stageOf)
const OF_NOUNS: readonly Stage[] = [SPOKEN_CASES, OBLIQUES, BEGINNINGS].map(stageOf)
const OF_CASES: readonly Stage[] = [SPOKEN_CASES].map(stageOf)
const OF_STEMS: readonly Stage[] = [LAST_VOWELS, BEGINNINGS].map(stageOf)
const OF_OBJECTS: readonly Stage[] = [LAST_AI, BEGINNINGS].map(stageOf)

/** A word taken through the stages, each of which may change it in one way or leave it; nothing where none changes it. */
function inStages(word: string, stages: readonly Stage[]): readonly string[] {
  let forms: { readonly text: string; readonly changes: number }[] = [{ text: word, changes: 0 }]
  for (const stage of stages) {
    if (!forms.some(({ text }) => stage.any.test(text))) continue
    forms = forms.flatMap((form) => [
      form,
      ...rewrite(form.text, stage).map((text) => ({ text, changes: form.changes + 1 })),
    ])
  }
  if (forms.length === 1) return NO_FORMS
  return forms.toSorted((a, b) => a.changes - b.changes).map(({ text }) => text)
}

function rewrite(text: string, { rewritings }: Stage): string[] {
  const forms: string[] = []
  for (const [spoken, ...written] of rewritings) {
    if (!spoken.test(text)) continue
    forms.push(...written.map((one) => text.replace(spoken, one)))
  }
  return forms
}

const NO_FORMS: readonly string[] = []

/** A word with each spoken ending of nouns that it may have written out, whether or not the result is a word: பீச்ல → பீச்சில். */
export function spokenCaseForms(word: string): readonly string[] {
  return inStages(word, OF_CASES)
}

/** After வந்து and செய்து no consonant doubles: வந்துகொண்டு. */
export function settleDoubling(form: string): string {
  return form.replace(/((?:ந்|ய்|ன்|ண்)[துறடு]ு)க்கொ/u, '$1கொ')
}

/** Spoken forms that look like compounds or questions of written words: எழுதியிருக்கார், வந்தா, முடிச்சிட்டேன். */
const STILL_SPOKEN = /(?:க்)?கிட்ட[ாேோீு]|ருக்க(?:ா[னளர]|ே|ோம்|ீ)|(?:ச்ச|ஞ்ச)ி[டர]|(?:்[தடறன]|[ிு]ன|்பிய)ா$/u

/** காற்றுத்தான்: the particle behind a short உ, which doubles its consonant. */
const WITH_THAAN = /^(.+(?:க்கு|ச்சு|ட்டு|ப்பு|ற்று))த்தான்$/u

/** Whether the analyser knows the word by its stem, not from the word list only, and reads it as it should be. */
function isWritten(
  word: string,
  reader: SpeechReader,
  fits: (reading: Analysis) => boolean = () => true,
): boolean {
  const readings = reader.analyse(word)
  const [, said] = WITH_THAAN.exec(word) ?? []
  if (said !== undefined && reader.analyse(said).some(({ guessed }) => guessed !== true)) return true
  if (STILL_SPOKEN.test(word) && readings.every(isVerbOrQuestion)) return false
  return readings.some((reading) => reading.guessed !== true && fits(reading))
}

function isVerbOrQuestion(reading: Analysis): boolean {
  return reading.class === 'verb' || reading.features.includes('clitic-aa')
}
