import { defineRule } from '../rule.ts'
import { isWritten, written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-negative',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். மறுப்பு ‘வில்லை’ என முடியும்.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் [வரல].', right: 'அவன் வரவில்லை.' },
    { wrong: 'எனக்கு எதுவும் [புரியல].', right: 'எனக்கு எதுவும் புரியவில்லை.' },
  ],
  allows: ['அவன் வரவில்லை.', 'இலை, கலை, மலை.'],
  when: { endings: ['ல', 'லை'] },
  check(word, knowledge) {
    const base = word.text.replace(/லை?$/u, '')
    if (base.length < 2 || word.next !== undefined || !isWritten(base, knowledge, 'infinitive'))
      return undefined
    return written(word, [`${base}வில்லை`], knowledge, 'negative')
  },
})
