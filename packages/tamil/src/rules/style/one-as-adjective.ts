import { defineRule } from '../rule.ts'

/** Numbers that end in ஒன்று, without that ending. */
const BEFORE_ONE = [
  'பதின',
  'இருபத்த',
  'முப்பத்த',
  'நாற்பத்த',
  'ஐம்பத்த',
  'அறுபத்த',
  'எழுபத்த',
  'எண்பத்த',
  'நூற்ற',
  'ஆயிரத்த',
]
const ENDING = 'ொன்று'
const VOWEL = /^[அ-ஔ]/u

export default defineRule({
  id: 'style/one-as-adjective',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'பெயருக்கு முன் ‘ஒன்று’ என்பது ‘ஒரு’ (உயிர்முன் ‘ஓர்’) ஆகும்: ‘{suggestion}’.',
    en: 'Before a noun ஒன்று becomes ஒரு, before a vowel ஓர்: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உயிரீற்றுப் புணரியல்: எண்ணுப்பெயர்கள்',
  examples: [
    { wrong: 'அவன் [பதினொன்று] மாதங்கள் காத்திருந்தான்.', right: 'அவன் பதினொரு மாதங்கள் காத்திருந்தான்.' },
    { wrong: 'இங்கே [முப்பத்தொன்று] மரங்கள் உள்ளன.', right: 'இங்கே முப்பத்தொரு மரங்கள் உள்ளன.' },
    { wrong: 'போர் [இருபத்தொன்று] ஆண்டுகள் நடந்தது.', right: 'போர் இருபத்தோர் ஆண்டுகள் நடந்தது.' },
  ],
  allows: ['அவன் பதினொரு மாதங்கள் காத்திருந்தான்.', 'இருபதும் ஒன்றும் இருபத்தொன்று ஆகும்.', 'அவருக்கு வயது முப்பத்தொன்று.'],
  when: { words: BEFORE_ONE.map((number) => number + ENDING) },
  check(word) {
    const { next } = word
    if (next?.isA('noun') !== true || next.isA('name') || next.isA('pronoun') || next.isA('verb'))
      return undefined
    const number = word.text.slice(0, -ENDING.length)
    return word.replaceWith(number + (VOWEL.test(next.text) ? 'ோர்' : 'ொரு'))
  },
})
