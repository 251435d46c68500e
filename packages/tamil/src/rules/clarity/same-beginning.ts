import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/same-beginning',
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
    return text.sentences.flatMap((sentence, i) => {
      const [first] = sentence.words
      const same = [1, 2].every((back) => text.sentences[i - back]?.words[0]?.text === first?.text)
      const fourth = text.sentences[i - 3]?.words[0]?.text === first?.text
      return first !== undefined && i > 1 && same && !fourth && LINKS.has(first.text)
        ? [first.advise({ captures: { word: first.text } })]
        : []
    })
  },
})

const LINKS = new Set(
  'ஆனால் எனவே ஆகவே மேலும் அதனால் இதனால் ஆகையால் ஆனாலும் எனினும் பிறகு பின்னர் அதன்பிறகு அடுத்து இவ்வாறு'.split(' '),
)
