import type { Analysis, Feature } from '../analysis.ts'
import { CASES } from './spoken-nouns.ts'
import { BEGINNINGS, PASTS, PERSONS, type Rewriting, TENSES } from './spoken-verbs.ts'
import { SPOKEN_WORDS } from './spoken-words.ts'

/** Every reading of a word; empty for an unknown one. */
type Analyse = (word: string) => readonly Analysis[]

/**
 * The written form of a spoken word: செஞ்சுட்டாங்க → செய்துவிட்டார்கள், வருவேன்னு → வருவேன் என்று. Undefined for a word of
 * written Tamil, and where no form that the analyser accepts is found. May be several words.
 */
export function writtenForm(word: string, analyse: Analyse): string | undefined {
  if (Object.hasOwn(SPOKEN_WORDS, word)) return SPOKEN_WORDS[word]
  if (word.length < 3 || word.length > MAX_LENGTH || isWritten(word, analyse)) return undefined
  return quoted(word, analyse) ?? best(word, analyse)
}

const MAX_LENGTH = 40

/** ‑ன்னு and ‑ன்னா are என்று and என்றால் on any word. */
function quoted(word: string, analyse: Analyse): string | undefined {
  const [, before = '', nasal = '', mark] = /^(.+?)(ன்)?ன(ு|ா)$/u.exec(word) ?? []
  if (mark === undefined || before.length < 3 || (nasal === '' && !before.endsWith('்'))) return undefined
  const said = mark === 'ு' ? 'என்று' : 'என்றால்'
  for (const base of nasal === '' ? [before] : [`${before}ன்`, before]) {
    const written = isWritten(base, analyse) ? base : writtenForm(base, analyse)
    if (written !== undefined) return `${written} ${said}`
  }
  return undefined
}

/** The first form that the analyser reads as the verb, or the case, that the spoken ending stands for; fewest changes first. */
function best(word: string, analyse: Analyse): string | undefined {
  const accepted = (forms: readonly string[], fits: (reading: Analysis) => boolean) =>
    forms
      .map(settleDoubling)
      .find((form) => form !== word && form.split(' ').every((part) => isWritten(part, analyse, fits)))
  return (
    accepted(inStages(word, OF_VERBS), (reading) => reading.class === 'verb') ??
    accepted(inStages(word, OF_NOUNS), ({ features }) => CASE_FEATURES.some((one) => features.includes(one)))
  )
}

const CASE_FEATURES: readonly Feature[] = [
  'locative',
  'ablative',
  'sociative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'plural',
]

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
  return source.replace(/^\(\?<[=!].*?\.\*\)/u, '')
}

const OF_VERBS: readonly Stage[] = [PERSONS, TENSES, PASTS, BEGINNINGS].map(stageOf)
const OF_NOUNS: readonly Stage[] = [stageOf(CASES)]

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

/** After வந்து and செய்து no consonant doubles: வந்துகொண்டு. */
export function settleDoubling(form: string): string {
  return form.replace(/((?:ந்|ய்|ன்|ண்)[துறடு]ு)க்கொ/u, '$1கொ')
}

/** Spoken forms that look like compounds or questions of written words: எழுதியிருக்கார், வந்தா, முடிச்சிட்டேன். */
const STILL_SPOKEN = /ருக்க(?:ா[னளர]|ே|ோம்|ீ)|(?:ச்ச|ஞ்ச)ி[டர]|(?:ந்த|த்த|ட்ட|ன்ன)ா$/u

/** Whether the analyser knows the word by its stem, not from the word list only, and reads it as it should be. */
function isWritten(
  word: string,
  analyse: Analyse,
  fits: (reading: Analysis) => boolean = () => true,
): boolean {
  const readings = analyse(word)
  if (STILL_SPOKEN.test(word) && readings.every((reading) => reading.class === 'verb')) return false
  return readings.some((reading) => reading.guessed !== true && fits(reading))
}
