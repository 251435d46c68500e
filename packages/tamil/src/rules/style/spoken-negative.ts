import type { Word } from '../../text/word.ts'
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
    { wrong: 'அவர்கள் [வரலே] என்று சொன்னார்.', right: 'அவர்கள் வரவில்லை என்று சொன்னார்.' },
    { wrong: 'நான் எதையும் [எடுக்கலை].', right: 'நான் எதையும் எடுக்கவில்லை.' },
    { wrong: 'எனக்கு எதுவும் [புரியல].', right: 'எனக்கு எதுவும் புரியவில்லை.' },
  ],
  allows: [
    'நான் வரல் என்றால் என்ன?',
    'அவன் வீட்டிலே இருந்தான்.',
    'பாடல் என்று சொன்னாள்.',
    'மேலே என்று காட்டினான்.',
    'அவன் வரவில்லை.',
    'இலை, கலை, மலை.',
  ],
  when: { endings: ['ல', 'லை', 'லே'] },
  check(word, knowledge) {
    const base = word.text.replace(/ல[ைே]?$/u, '')
    if (base.length < 2 || !endsClause(word) || !isWritten(base, knowledge, 'infinitive')) return undefined
    const isOwnNoun =
      word.endsWith('லை', 'லே') && word.analyses.every(({ features }) => features.includes('verbal-noun'))
    if (isOwnNoun && !word.quoted && word.analyses.length > 0) return word.replaceWith(`${base}வில்லை`)
    return written(word, [`${base}வில்லை`], knowledge, 'negative')
  },
})

/** The last of what is told, before என்று or the end; வீட்டிலே and the like are read. */
function endsClause({ text, next, analyses }: Word): boolean {
  if (text.endsWith('லே') && analyses.some(({ features }) => !features.includes('verbal-noun'))) return false
  return next === undefined || /^என்று(?:[கசதப]்)?$/u.test(next.text)
}
