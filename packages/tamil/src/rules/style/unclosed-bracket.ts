import { hasWhatIsNeeded } from '../patterns.ts'
import type { Finding } from '../rule.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/unclosed-bracket',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இந்த அடைப்புக்குறிக்கு இணை இல்லை.',
    en: 'This bracket has no partner.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'அவர் ⟦(⟧தலைவர் வந்தார்.' }, { wrong: 'அவர் தலைவர்⟦)⟧ வந்தார்.' }],
  allows: ['அவர் (தலைவர்) வந்தார்.', 'அ) முதல் வினா', '1) முதல் வினா', '(அ) முதல்'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, ['(', ')'])) return undefined
    const found: Finding[] = []
    for (const paragraph of text.text.matchAll(/[^\n]+/g)) {
      const open: number[] = []
      for (const { 0: mark, index } of paragraph[0].matchAll(/[()]/g)) {
        const at = paragraph.index + index
        if (mark === '(') open.push(at)
        else if (open.pop() === undefined && !LABEL.test(paragraph[0].slice(0, index)))
          found.push({ start: at, end: at + 1 })
      }
      found.push(...open.map((at) => ({ start: at, end: at + 1 })))
    }
    return found.length > 3 ? undefined : found
  },
})

/** `1)` and `அ)` number the parts of a list; `:)` smiles. */
const LABEL = /(?:^|\s)(?:\d+|[\u0b80-\u0bff]{1,2}|[a-zA-Z]{1,4})$|[:;]-?$/u
