/** No-break space: white space that indents nothing. */
const FILLER = '\u00a0'
const TAG = /<\/?[a-zA-Z][a-zA-Z0-9]{0,10}(?:\s[^<>]{0,300})?\/?>|<!--[\s\S]{0,2000}?-->/gu
/** Tags after which something new begins. */
const BLOCK =
  /^<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|tr|table|section|article|blockquote|header|footer|title)\b/iu
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-fA-F]{1,5});/gu
/** At the beginning of a line: headings, quotations, lists. */
const LINE_MARK = /^[ \t]{0,3}(?:#{1,6}(?=\s)|>|[-*+](?=\s))/gmu
const EMPHASIS =
  /\*\*|__|~~|(?<![\p{L}\p{M}\p{N}])[*_](?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}.!?])[*_](?![\p{L}\p{M}\p{N}])|`/gu
/** The address of a link or a picture: [text](address). */
const LINK_END = /\]\([^()\s]{1,500}\)/gu
const LINK_START = /!?\[(?=[^[\]\n]{1,300}\]\()/gu

/**
 * The text without the marks of HTML and Markdown: each is replaced by white space of its own length, so that every offset
 * holds. A text without marks is returned as it is. Linear.
 */
export function withoutMarkup(raw: string): string {
  const blank = (mark: string) => FILLER.repeat(mark.length)
  let text = raw
  if (raw.includes('<'))
    text = text.replace(TAG, (tag) =>
      BLOCK.test(tag) ? `\n\n${FILLER.repeat(tag.length)}`.slice(0, tag.length) : blank(tag),
    )
  if (raw.includes('&')) text = text.replace(ENTITY, blank)
  if (/[#>*_`[~+]|^[ \t]*-\s/mu.test(raw))
    text = text
      .replace(LINK_START, blank)
      .replace(LINK_END, blank)
      .replace(LINE_MARK, blank)
      .replace(EMPHASIS, blank)
  return text
}
