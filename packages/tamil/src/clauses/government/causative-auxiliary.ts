import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'

/** தூங்கவிடவில்லை, பேசவைத்தார், அழச்செய்தது: joined to an infinitive, whose agent stands in the accusative. */
const LET = /[க-ஹ](?:விட|விட்ட|விடு|வைத்த|வைக்க|வைப்ப|வைத்து|ச்செய்|ப்பண்ண|ப்போட)/u

/** Whether someone lets or makes another do what a verb says: `நாய் அவனைத் தூங்கவிடவில்லை`. */
export const hasCausativeAuxiliary = memoizeForm(({ text, analyses }: Word): boolean => {
  return LET.test(text) && analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'verb')
})
