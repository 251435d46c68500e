import { findAll, hasWhatIsNeeded } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-inside-quotation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'மேற்கோள்குறிக்குள் தொடக்கத்திலும் இறுதியிலும் இடைவெளி வேண்டா.',
    en: 'No space just inside quotation marks.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [
    { wrong: '[“ ]வா” என்றான்.', right: '“வா” என்றான்.' },
    { wrong: '“வா[ ”] என்றான்.', right: '“வா” என்றான்.' },
  ],
  allows: ['“வா” என்றான்.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, '“')) return undefined
    return findAll(text, ['“ ', ' ”'], /(?<!\S)“ +(?=\S)|(?<=[^\s“”]) +”/g, (found) => (found ?? '').trim())
  },
})
