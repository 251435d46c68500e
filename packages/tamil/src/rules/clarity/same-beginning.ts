import type { Sentence } from '../../text/sentence.ts'
import { defineRule, type Finding } from '../rule.ts'

export default defineRule({
  id: 'clarity/same-beginning',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'மூன்று தொடர்கள் ‘{word}’ என்றே தொடங்குகின்றன; தொடக்கத்தை மாற்றிப் பாருங்கள்.',
    en: 'Three sentences in a row begin with ‘{word}’; vary the beginning.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'ஆனால் அவன் வரவில்லை. ஆனால் அவள் வந்தாள். [ஆனால்] நான் நின்றேன்.' }],
  allows: ['ஆனால் அவன் வரவில்லை. அவள் வந்தாள்.'],
  when: 'text',
  check(text) {
    const found: Finding[] = []
    for (const { previous, words } of text.sentences) {
      const [first] = words
      const before = previous?.previous
      if (first === undefined || before === undefined || !LINKS.has(first.text)) continue
      const same = [previous, before].every((sentence) => beginsWith(sentence, first.text))
      if (same && !beginsWith(before.previous, first.text))
        found.push(first.advise({ captures: { word: first.text } }))
    }
    return found
  },
})

function beginsWith(sentence: Sentence | undefined, word: string): boolean {
  return sentence?.words[0]?.text === word
}

const LINKS = new Set(
  'ஆனால் எனவே ஆகவே மேலும் அதனால் இதனால் ஆகையால் ஆனாலும் எனினும் பிறகு பின்னர் அதன்பிறகு அடுத்து இவ்வாறு'.split(' '),
)
