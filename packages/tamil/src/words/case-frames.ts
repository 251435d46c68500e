import type { LanguageData } from '../data/language-data.ts'
import { valuesOf } from '../data/table.ts'

/**
 * The frames of verbs: which cases they take (data/stems/case-frames.tsv).
 * - `person`: acts on someone or something in the accusative; no one is in the dative (சந்தி, நம்பு)
 * - `thing`: acts on a thing in the accusative, which is never in the dative (குடி, திற)
 * - `object`: an accusative, and whatever else (செய், வாங்கு)
 * - `give`: a thing, and who gets it in the dative (கொடு, வழங்கு)
 * - `say`: a thing, and who hears it in -இடம் or the dative (சொல்)
 * - `ask`: a thing, and who is asked in -இடம் (கேள்)
 * - `towards`: someone or something in the dative, nothing in the accusative (உதவு, கீழ்ப்படி)
 * - `sake`: someone or something in -க்காக, nothing in the accusative (காத்திரு)
 * - `goal`: a place in the dative, never in the accusative (செல், போ)
 * - `place`: a place in the locative, nothing in the accusative (வசி, அமர்)
 * - `source`: a place in the ablative, nothing in the accusative (புறப்படு)
 * - `with`: someone in the sociative, never in the accusative (உரையாடு)
 * - `experience`: who feels, knows or gets it is in the dative (பிடி, பசி)
 * - `alone`: no object at all (ஓடு, பூ)
 */
export const CASE_FRAMES = [
  'person',
  'thing',
  'object',
  'give',
  'say',
  'ask',
  'towards',
  'sake',
  'goal',
  'place',
  'source',
  'with',
  'experience',
  'alone',
] as const
export type CaseFrame = (typeof CASE_FRAMES)[number]

/** The frames of a verb, by its root; empty for a verb that is not listed, which may take anything. */
export type FramesOf = (root: string) => readonly CaseFrame[]

/** Reads the frames of the data, once. */
export function readCaseFrames(data: LanguageData): FramesOf {
  const frames = new Map(data.table('caseFrames').map((cell) => [cell('verb'), framesIn(cell('frames'))]))
  return (root) => frames.get(root) ?? NONE
}

const NONE: readonly CaseFrame[] = []

function framesIn(cell: string): readonly CaseFrame[] {
  const names = valuesOf(cell)
  return CASE_FRAMES.filter((frame) => names.includes(frame))
}
