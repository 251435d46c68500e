import { hasWhatIsNeeded } from '../patterns.ts'
import type { Finding } from '../rule.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/unclosed-quotation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இந்த மேற்கோள்குறிக்கு இணை இல்லை; மேற்கோள் எங்கு முடிகிறது என்று காட்டுங்கள்.',
    en: 'This quotation mark has no partner; show where the quotation ends.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [
    { wrong: 'அவன் [“]நான் வருகிறேன் என்றான். நாங்கள் காத்திருந்தோம்.' },
    { wrong: 'நாங்கள் காத்திருந்தோம். அவன் நான் வருகிறேன்[”] என்றான்.' },
  ],
  allows: [
    'அவன் “நான் வருகிறேன்” என்றான்.',
    'அவன் ‘வா’ என்றான்.',
    'அவன் ”நான் வருகிறேன்” என்றான். நாங்கள் சிரித்தோம்.',
    '“நீ எங்கே போகிறாய்?',
    'நான் வருகிறேன்” என்றான் அவன்.',
    'நீ வா!” என்றான் அவன்.',
  ],
  when: 'text',
  check(text) {
    // A single sentence may be cut from a longer speech.
    if (text.sentences.length < 2 || !hasWhatIsNeeded(text, ['“', '”'])) return undefined
    const found: Finding[] = []
    const beginning = text.sentences[0]?.end ?? 0
    const paragraphs = [...text.text.matchAll(/[^\n]+/g)]
    for (const [i, paragraph] of paragraphs.entries()) {
      let open: number | undefined
      if (/['"]/.test(paragraph[0])) continue
      for (const { 0: mark, index } of paragraph[0].matchAll(/[“”]/g)) {
        const at = paragraph.index + index
        if (mark === '“' || (open === undefined && opens(paragraph[0], index))) open = at
        else if (open === undefined) {
          // Speech that began before the excerpt: நீ வா!” என்றான்.
          if (at > beginning) found.push({ start: at, end: at + 1 })
        } else open = undefined
      }
      // A quotation over several paragraphs opens each of them anew.
      const goesOn = paragraphs[i + 1]?.[0].trimStart().startsWith('“') === true
      if (open !== undefined && !goesOn) found.push({ start: open, end: open + 1 })
    }
    return found.length > 3 ? undefined : found
  },
})

/** ”வா” என்றான்: a closing mark in the place of an opening one, right before a word. */
function opens(paragraph: string, at: number): boolean {
  return (
    /^(?:\s|[-–(])?$/u.test(paragraph.slice(Math.max(0, at - 1), at)) &&
    /^[\u0b80-\u0bff]/u.test(paragraph.slice(at + 1))
  )
}
