import { withoutVallinam } from '../words/vallinam.ts'
import { memoizeFormTest } from './memoize.ts'
import type { Word } from './word.ts'

/** Whether a word is worded so, apart from a doubled க் ச் த் ப் at its end; tried once for each form. */
export const worded = (wording: RegExp): ((word: Word) => boolean) =>
  memoizeFormTest(({ text }: Word) => wording.test(withoutVallinam(text)))
