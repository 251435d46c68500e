/**
 * The beginning of a sentence as a remark quotes it: whole where it has at most `length` UTF-16 code units, else cut
 * behind a word, with an ellipsis.
 *
 * @example shortened('மழை பெய்து ஆறு நிறைந்தது.', 12) // 'மழை பெய்து …'
 */
export function shortened(sentence: string, length = 80): string {
  const text = sentence.trim()
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const lastSpace = cut.search(/\s\S*$/u)
  return `${(lastSpace < 0 ? cut : cut.slice(0, lastSpace)).trimEnd()} …`
}
