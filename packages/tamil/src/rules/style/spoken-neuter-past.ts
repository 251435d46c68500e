import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-neuter-past',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். முடிந்த செயலின் ஈறு ‘து’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'மழை [வந்துச்சு].', right: 'மழை வந்தது.' },
    { wrong: 'பால் [இருந்துச்சு].', right: 'பால் இருந்தது.' },
    { wrong: 'எல்லாம் [முடிஞ்சுடுச்சு].', right: 'எல்லாம் முடிந்துவிட்டது.' },
  ],
  allows: ['மழை வந்தது.', '“மழை வந்துச்சு” என்றாள்.'],
  when: { endings: ['ுச்சு'] },
  check(word, knowledge) {
    const stem = word.text.slice(0, -'ுச்சு'.length)
    const base = stem
      .replace(/ஞ்சுட$/u, 'ந்துட')
      .replace(/யிட$/u, 'ய்ட')
      .replace(/ிச்ச$/u, 'ித்த')
      .replace(/ஞ்ச$/u, 'ந்த')
    return written(word, [`${base}து`, `${base.slice(0, -1)}விட்டது`], knowledge, 'past')
  },
})
