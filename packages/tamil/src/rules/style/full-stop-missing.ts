import type { Finding } from '../rule.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/full-stop-missing',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'தொடர் முடிந்தது; முற்றுப்புள்ளி இல்லை.',
    en: 'The sentence has ended; a full stop is missing.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'மழை பெய்தது. மக்கள் [மகிழ்ந்தனர்]', right: 'மழை பெய்தது. மக்கள் மகிழ்ந்தனர்.' }],
  allows: ['மழை பெய்தது. மக்கள் மகிழ்ந்தனர்.', 'தலைப்பு', 'அவள் வந்தாள்'],
  when: 'text',
  check(text) {
    const found: Finding[] = []
    for (const [i, sentence] of text.sentences.entries()) {
      const before = text.sentences[i - 1]
      const { lastWord } = sentence
      if (before === undefined || lastWord === undefined || lastWord.tokenAfter.trim() !== '') continue
      if (text.text.slice(before.start, lastWord.start).includes('\n')) continue
      const after = text.text.slice(lastWord.end, text.sentences[i + 1]?.start)
      if (sentence.words.length < 2 || !/[.?!]\s*$/.test(before.text) || !/^\s*$/.test(after)) continue
      if (lastWord.isOnly('finite')) found.push(lastWord.replaceWith(`${lastWord.text}.`))
    }
    return found
  },
})
