import type { Sentence } from '../../../../text/sentence.ts'
import type { Claim } from '../reading/claims.ts'

const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/கோடைக்கால|கத்திரி வெயில்|சித்திரை வெயில்|கோடை வெயில்|வைகாசி வெயில்/u, 'கோடை'],
  [/மார்கழிக் குளிர|தைக் குளிர|குளிர்கால|பனிக்கால/u, 'குளிர்'],
  [/மழைக்கால|ஐப்பசி மழை|கார்த்திகை மழை/u, 'மழை'],
]
const SAME_TIME = /அதே நாள்|அதே நாளில்|அன்றே|அதே நேரத்தில்|அதே வேளையில்/u
const IS_NOW = /^(?:அது|அப்போது|அன்று)\s/u

/** Which season it was on the day of which the text tells. */
export function seasons({ text }: Sentence): Claim[] {
  const found = SEASONS.filter(([wording]) => wording.test(text))
  const value = found[0]?.[1]
  const isSame = SAME_TIME.test(text)
  if (value === undefined || found.length > 1 || (!isSame && !IS_NOW.test(text))) return []
  const of = { head: 'பருவம்', owner: undefined, marks: new Set<string>(), pointed: true, introduced: !isSame }
  return [{ quality: 'season', of, value, holds: 'always' }]
}
