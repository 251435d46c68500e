import type { Quoted } from './quotations.ts'

/** Several lines in one pair of marks: `அறம் செய விரும்பு, ஆறுவது சினம்`. None where it is one piece. */
export function linesOfQuotation(text: string, { start, end, kind }: Quoted): Quoted[] {
  if (kind !== 'marked') return []
  const parts = [...text.slice(start, end).matchAll(/[^,;.…\n–—]+/gu)].flatMap((match) => {
    const words = match[0].trim()
    const from = start + match.index + match[0].indexOf(words)
    return words === '' ? [] : [{ start: from, end: from + words.length, kind }]
  })
  return parts.length > 1 && parts.length <= MAX_PARTS ? parts : []
}

/** More pieces than these are prose with commas, not lines one after another. */
const MAX_PARTS = 20

/** What someone who speaks quotes in turn: `“… தொழுதுண்டு பின்செல் பவர் என்று வள்ளுவர் சொன்னார்” என்றார் தந்தை`. */
export function quotedInSpeech(text: string, { start, end, kind }: Quoted): Quoted[] {
  if (kind !== 'marked') return []
  const words = text.slice(start, end)
  let sentence = 0
  return [...words.matchAll(/[.!?]\s+|\s(?=என(?:்று|ப்?|்ற|்னும்|்கிறார்|்பார்)\s)/gu)].flatMap((match) => {
    const from = start + sentence
    sentence = match.index + match[0].length
    return /^[.!?]/u.test(match[0]) || match.index <= from - start
      ? []
      : [{ start: from, end: start + match.index, kind }]
  })
}
