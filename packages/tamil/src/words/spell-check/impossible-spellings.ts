import type { EditKind } from '../error-model/edits.ts'
import { KIND_OF_EDIT, type Misspelling } from './misspelling.ts'

/** Letters before them, so that foreign names of one letter are left: யெ. */
const SHORT_AT_END = /..[ெொ]$/u
const SURE = 3
/** A letter before the bare one that it should follow, at the end of a word, and the doubled consonant of the next word. */
const PULLI_TOO_LATE =
  /^(.*[க-ஹஅ-ௌ])(ட[ுிை]?(?=ட)|ற[ுிை]?(?=ற)|க(?=[கங])|ச(?=[சஞ])|த(?=[தந])|ப(?=ப))([கசடதபறஙஞந])்([கசதப]்)?$/u
/** A stop, within a word: voices draw out other sounds (ம்ம்ம்), and names are joined before ர, ல, வ (மெக்க்ரெகர்). */
const THRICE = /(?<=..)([கசடதபற]்)\1([கஙசஞடணதநபமழளறன])(?=.)/u
const LONG_ENOUGH = 7

/** No Tamil word ends in a short எ or ஒ: அங்கெ, யாரொ for அங்கே, யாரோ. */
export function shortAtEnd(bare: string, isWord: (word: string) => boolean): Misspelling | undefined {
  if (!SHORT_AT_END.test(bare)) return undefined
  const suggestion = bare.slice(0, -1) + (bare.endsWith('ெ') ? 'ே' : 'ோ')
  return isWord(suggestion) ? beyondDoubt('length', suggestion) : undefined
}

/** எடுதத், அதந், வீடுட்: what no word ends in has its pulli behind the letter that should follow it. */
export function pulliTooLate(word: string, isWord: (word: string) => boolean): Misspelling | undefined {
  const found = PULLI_TOO_LATE.exec(word)
  if (found === null) return undefined
  const [, before = '', late = '', bare = '', doubled = ''] = found
  const suggestion = `${before}${bare}்${late}`
  return isWord(suggestion) ? beyondDoubt('swapped', suggestion + doubled) : undefined
}

/** கேலிக்க்கூத்து: a stop that stands twice bare is one too many, be the word known or not. */
export function stopTwiceBare(word: string): Misspelling | undefined {
  if (word.length < LONG_ENOUGH || !THRICE.test(word)) return undefined
  return { ...beyondDoubt('doubled', word.replace(THRICE, '$1$2')), nameless: true }
}

function beyondDoubt(edit: EditKind, suggestion: string): Misspelling {
  return { kind: KIND_OF_EDIT[edit], suggestion, alternatives: [], confidence: SURE }
}
