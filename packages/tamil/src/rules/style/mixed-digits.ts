import { FIGURE, hasWhatIsNeeded } from '../patterns.ts'
import { defineRule } from '../rule.ts'

const TAMIL_FIGURE = /[௦-௯]/u

export default defineRule({
  id: 'style/mixed-digits',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'தமிழ் எண்களும் (௧, ௨) உலக எண்களும் (1, 2) கலந்துள்ளன; ஒரே வகையை எழுதுங்கள்.',
    en: 'Tamil figures (௧, ௨) and international figures (1, 2) are mixed; keep to one kind.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'என் வயது 12; தம்பிக்கு வயது [௧௦].' }],
  allows: ['என் வயது ௧௨.', 'என் வயது 12.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, FIGURE) || !hasWhatIsNeeded(text, TAMIL_FIGURE)) return undefined
    const numbers = text.tokens.ofKind('number')
    const tamil = numbers.filter((token) => TAMIL_FIGURE.test(token.text))
    const others = numbers.filter((token) => FIGURE.test(token.text))
    const [odd] = tamil.length <= others.length ? tamil : others
    return odd === undefined || tamil.length === 0 || others.length === 0
      ? undefined
      : { start: odd.start, end: odd.end }
  },
})
