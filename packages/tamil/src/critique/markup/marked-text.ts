/** What a stretch of a marked text is, where its marks say so. */
export type MarkedRole = 'heading' | 'item' | 'note' | 'quotation'

/** A stretch of the text as sent. Offsets: UTF-16 code units. */
export interface MarkedPart {
  readonly role: MarkedRole
  readonly start: number
  readonly end: number
}

/** A text of which every mark is replaced by as many characters, so that every offset holds, and what the marks said. */
export interface MarkedText {
  readonly text: string
  readonly parts: readonly MarkedPart[]
}

/** No-break space: white space that indents nothing. */
export const FILLER = '\u00a0'
/** Zero-width non-joiner: `normalise` drops it within a Tamil word, so that `**மர**ங்கள்` is one word. */
const JOINER = '\u200c'
/** `normalise` drops no longer run. */
const MAX_JOINERS = 16
const LETTER = /[\p{L}\p{M}\p{N}]/u
const TAMIL = /[\u0b80-\u0bff]/u

/** Replaces all but the line ends by white space of the same length. */
export const blanked = (text: string): string => text.replace(/[^\r\n]/gu, (one) => FILLER.repeat(one.length))

/** What stands in place of a mark within a line: nothing within a Tamil word, else white space. */
export function withoutMark(text: string, start: number, end: number): string {
  const isWithinWord =
    end - start <= MAX_JOINERS && TAMIL.test(text[start - 1] ?? '') && TAMIL.test(text[end] ?? '')
  return (isWithinWord ? JOINER : FILLER).repeat(end - start)
}

/** One character in place of a mark: at the end of its room where a word follows, else at its beginning. */
export function asCharacter(character: string, room: number, next: string): string {
  const fill = FILLER.repeat(room - character.length)
  return LETTER.test(next) ? fill + character : character + fill
}

/** One Tamil letter or sign in place of its number; what fills the room is dropped with the sign's word. */
export const asLetter = (character: string, room: number): string => character + JOINER.repeat(room - 1)
