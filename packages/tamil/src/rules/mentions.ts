import type { Quotation } from '../text/quotations.ts'
import type { TamilText } from '../text/tamil-text.ts'

/** Code units of a quotation that may be one word or two, and of what behind it tells why the word is mentioned. */
const LONGEST = 40
const BEHIND = 60

const QUOTED = /^[^\s]\s*என(?:்று|்ற|்பது|்பதை|்பதே|்பதும்|ும்|்னும்)?(?:[கசதப]்)?\s/u
const OF_SPELLING = /எழுத|பிழை|தவறு|தவறான|உச்சரி|அச்சிட்/u

/**
 * Whether a finding is in a word that the text only mentions, to tell how it is written: `‘சுவற்றில்’ என்று எழுதாதீர்கள்`. Correcting it
 * would take away what the sentence is about.
 */
export function mentionsIn(
  text: TamilText,
): (found: { readonly start: number; readonly end: number }) => boolean {
  let mentions: readonly Quotation[] | undefined
  return ({ start, end }) => {
    mentions ??= text.quotations.filter((one) => isMention(text.text, one))
    return mentions.some((one) => one.start < start && end < one.end)
  }
}

function isMention(text: string, { start, end }: Quotation): boolean {
  if (end - start > LONGEST) return false
  const [behind = ''] = text.slice(end - 1, end + BEHIND).split(/[.!?\n]/u)
  return QUOTED.test(behind) && OF_SPELLING.test(behind)
}
