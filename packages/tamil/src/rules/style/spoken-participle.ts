import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-participle',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். எச்சத்தின் ஈறு ‘த்து’, ‘ந்து’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் [படிச்சு] முடித்தான்.', right: 'அவன் படித்து முடித்தான்.' },
    { wrong: 'அவளுக்குத் [தெரிஞ்சு] விட்டது.', right: 'அவளுக்குத் தெரிந்து விட்டது.' },
  ],
  allows: ['அவன் படித்து முடித்தான்.', 'கயிற்றில் முடிச்சு போட்டான்.', 'பஞ்சு போல.'],
  when: { endings: ['ச்சு', 'ஞ்சு'] },
  check(word, knowledge) {
    if (KNOTS.has(word.text)) return undefined
    const form = word.text.replace(/([ிை])ச்சு$/u, '$1த்து').replace(/ஞ்சு$/u, 'ந்து')
    return form === word.text ? undefined : written(word, [form], knowledge, 'verbal-participle')
  },
})

const KNOTS = new Set(['முடிச்சு'])
