import { mayBeFinite } from '../../clauses/reading/finite-verb.ts'
import { defineRule } from '../rule.ts'

const ENDING = /(?:ான்|ாள்|ார்|னர்|ர்கள்|ேன்|ோம்|ில்லை|[யறதட]து|கிறது|கின்றன)$/u

export default defineRule({
  id: 'style/but-semicolon',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'முடிந்த தொடருக்குப் பின் ‘ஆனால்’, ‘எனினும்’, ‘எனவே’ வந்தால் அரைப்புள்ளி (;) இட வேண்டும்: ‘{suggestion}’.',
    en: 'Between two full clauses a semicolon stands before ஆனால், எனினும், எனவே: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், அரைப்புள்ளி',
  examples: [
    { wrong: 'அவன் [உழைத்தான், ஆனால்] பணம் சேரவில்லை.', right: 'அவன் உழைத்தான்; ஆனால் பணம் சேரவில்லை.' },
    { wrong: 'மழை [பெய்தது, ஆயினும்] ஏரி நிரம்பவில்லை.', right: 'மழை பெய்தது; ஆயினும் ஏரி நிரம்பவில்லை.' },
    { wrong: 'மழை [பெய்யவில்லை, எனவே] ஏரி வற்றியது.', right: 'மழை பெய்யவில்லை; எனவே ஏரி வற்றியது.' },
  ],
  allows: [
    'அவன் உழைத்தான்; ஆனால் பணம் சேரவில்லை.',
    'சிறிய, ஆனால் வலிய கை.',
    'அவர் ஒரு சிறந்த ஆசிரியர், ஆனால் கண்டிப்பானவர்.',
    'ஒரு மான், ஆனால் மூன்று புலிகள் தெரிந்தன.',
  ],
  when: { words: ['ஆனால்', 'எனினும்', 'ஆயினும்', 'எனவே', 'ஆகவே', 'ஆதலால்'] },
  check(word) {
    const before = word.sentence.words[word.index - 1]
    if (before === undefined || before.tokenIndex !== word.tokenIndex - 3) return undefined
    if (before.tokenAfter !== ',' || word.tokenBefore !== ' ') return undefined
    if (!ENDING.test(before.text) || !mayBeFinite(before.form)) return undefined
    return before.replaceThrough(word, `${before.text}; ${word.text}`)
  },
})
