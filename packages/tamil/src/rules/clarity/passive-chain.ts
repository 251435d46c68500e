import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/passive-chain',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'ஒரே தொடரில் {count} செயப்பாட்டு வினைகள் உள்ளன; செய்தவர் யார் என்று சொன்னால் தெளிவாகும்.',
    en: '{count} passives in one sentence; say who did it.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [
    { wrong: 'நூல் எழுதப்பட்டு, படிக்கப்பட்டு, திருத்தப்பட்டு, அச்சிடப்பட்டு, வெளியிடப்பட்டு, மக்களுக்கு [வழங்கப்பட்டது].' },
  ],
  allows: ['நூல் எழுதப்பட்டு அச்சிடப்பட்டது.'],
  when: 'sentence',
  check(sentence) {
    if (sentence.words.length <= MOST || !sentence.text.includes('ப்பட')) return undefined
    const passives = sentence.words.filter((word) => !word.quoted && PASSIVE.test(word.text))
    const last = passives.at(-1)
    return passives.length > MOST ? last?.advise({ captures: { count: String(passives.length) } }) : undefined
  },
})

const MOST = 5
const PASSIVE = /(?:க்க|ப்|[டறலளயணனர]|த்த|ட்ட)ப்ப(?:ட்ட|டு|ட)|ப்பட்ட(?:து|ன|ு|ார்|னர்)?$/u
