import type { Span, TamilLanguage } from '../tamil-language.ts'

export interface Replacement extends Span {
  fix: string
}

/**
 * Takes equal words off both ends of a replacement, so that it spans only what changes: whole tokens, never part
 * of one. What would become an insertion keeps the word beside it. Null where nothing changes.
 */
export function narrowEdit(text: string, edit: Replacement, language: TamilLanguage): Replacement | null {
  const old = piecesOf(text.slice(edit.start, edit.end), language)
  const fix = piecesOf(edit.fix, language)
  let head = 0
  while (head < old.length && head < fix.length && same(old[head], fix[head])) head++
  let tail = 0
  while (tail < old.length - head && tail < fix.length - head && same(old.at(-1 - tail), fix.at(-1 - tail)))
    tail++
  if (head === old.length && head === fix.length) return null
  if (head + tail === old.length) {
    if (head > 0) head--
    else tail--
  }
  const start = edit.start + old.slice(0, head).join('').length
  const end = edit.end - old.slice(old.length - tail).join('').length
  return { start, end, fix: fix.slice(head, fix.length - tail).join('') }
}

function piecesOf(text: string, language: TamilLanguage): string[] {
  return language.tokens(text).map(({ start, end }) => text.slice(start, end))
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.normalize('NFC') === b.normalize('NFC')
}
