import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/repeated-case-noun',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{word}’ இருமுறை வந்துள்ளது; ஒன்றை நீக்குக.',
    en: '‘{word}’ stands twice; leave one out.',
  },
  source: 'நன்னூல் பொதுவியல், அடுக்குத்தொடர்: உருபேற்ற பெயர் இவ்வாறு அடுக்கி வாராது',
  examples: [
    { wrong: 'அவன் [வீட்டில் வீட்டில்] இருந்தான்.', right: 'அவன் வீட்டில் இருந்தான்.' },
    { wrong: 'நான் [அவனை அவனை] அழைத்தேன்.', right: 'நான் அவனை அழைத்தேன்.' },
  ],
  allows: ['அவன் வீட்டில் இருந்தான்.', 'ஊர் ஊராக அலைந்தான்.', 'மெல்ல மெல்ல நடந்தான்.', 'நேரத்துக்கு நேரம் மாறினான்.'],
  when: { endings: ['ை', 'ில்', 'க்கு', 'ால்', 'ின்', 'ுடன்'] },
  check(word) {
    const { next } = word
    if (next?.text !== word.text || word.text.length < 4) return undefined
    const sure = CASES.some((one) => word.isOnly(one))
    return sure ? word.replaceThrough(next, word.text, { captures: { word: word.text } }) : undefined
  },
})

const CASES = ['accusative', 'locative', 'dative', 'instrumental', 'sociative'] as const
