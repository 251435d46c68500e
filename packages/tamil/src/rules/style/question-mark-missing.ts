import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/question-mark-missing',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ வினா; தொடர் வினாக்குறியோடு முடிய வேண்டும்.',
    en: 'This is a question; it ends with a question mark.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [
    { wrong: 'நீ நாளை [வருவாயா.]', right: 'நீ நாளை வருவாயா?' },
    { wrong: 'அது உண்மை [அல்லவா.]', right: 'அது உண்மை அல்லவா?' },
  ],
  allows: ['நீ நாளை வருவாயா?', 'அவன் வந்தானா என்று தெரியவில்லை.'],
  when: 'sentence',
  check(sentence) {
    const { lastWord } = sentence
    if (lastWord?.tokenAfter !== '.' || sentence.textAt(lastWord.tokenIndex + 2) === '.') return undefined
    const asks =
      lastWord.text === 'அல்லவா' ||
      lastWord.text === 'இல்லையா' ||
      (lastWord.isOnly('clitic-aa') && lastWord.is('finite'))
    return asks
      ? { start: lastWord.start, end: lastWord.end + 1, suggestion: `${lastWord.text}?` }
      : undefined
  },
})
