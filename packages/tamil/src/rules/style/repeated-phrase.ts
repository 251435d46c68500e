import { defineRule, type Finding } from '../rule.ts'

export default defineRule({
  id: 'style/repeated-phrase',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'ஒரே தொடர் இருமுறை வந்துள்ளது; ஒன்றை நீக்குக.',
    en: 'The same phrase stands twice; leave one out.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: 'அவன் [பள்ளிக்குச் சென்று பள்ளிக்குச் சென்று] படித்தான்.', right: 'அவன் பள்ளிக்குச் சென்று படித்தான்.' }],
  allows: ['வா வா போ போ என்றான்.', 'ஞாயிறு போற்றுதும் ஞாயிறு போற்றுதும்!', 'அவன் பள்ளிக்குச் சென்று படித்தான்.'],
  when: 'sentence',
  check(sentence) {
    const { words } = sentence
    const found: Finding[] = []
    for (const word of words) {
      const i = word.index
      const third = words[i + 2]
      if (third?.text !== word.text || word.quoted) continue
      const [second, fourth] = [words[i + 1], words[i + 3]]
      if (second === undefined || fourth?.text !== second.text || word.text === second.text) continue
      if (word.next !== second || second.next !== third || third.next !== fourth) continue
      if (word.text.length + second.text.length < 12) continue
      // பாடுவோம் வாருங்கள் பாடுவோம் வாருங்கள்: a call or a verse that is nothing else.
      if (words.length === 4) continue
      found.push(word.replaceThrough(fourth, `${word.text} ${second.text}`))
    }
    return found
  },
})
