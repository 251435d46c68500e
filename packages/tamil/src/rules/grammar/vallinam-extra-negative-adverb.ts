import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-negative-adverb',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது ‘ஆது’ என்று முடியும் எதிர்மறைச் சொல். அதன் பின் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is a negative in -ஆது; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எதிர்மறை வினையெச்சம்',
  examples: [
    { wrong: 'தினமும் [தவறாதுப்] படித்தான்.', right: 'தினமும் தவறாது படித்தான்.' },
    { wrong: '[சொல்லாதுச்] சென்றான்.', right: 'சொல்லாது சென்றான்.' },
    { wrong: '[பேசாதுப்] போனான்.', right: 'பேசாது போனான்.' },
    { wrong: '[பார்க்காதுக்] கேட்டான்.', right: 'பார்க்காது கேட்டான்.' },
    { wrong: '[வராதுத்] தடுத்தான்.', right: 'வராது தடுத்தான்.' },
  ],
  allows: [
    'தினமும் தவறாது படித்தான்.',
    'மாதுப் பிள்ளை வந்தார்.',
    'சாதுக் கூட்டம் கூடியது.',
    'காதுச் சவ்வு கிழிந்தது.',
    'சொல்லாது சென்றான்.',
  ],
  when: { endings: withVallinam('ாது') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || !isNegative(analyse(bare))) return undefined
    return word.replaceWith(bare)
  },
})

/** தவறாது is listed as an adverb, too. */
function isNegative(readings: readonly Analysis[]): boolean {
  const isOf = ({ features }: Analysis) => features.includes('negative')
  return readings.some(isOf) && readings.every((reading) => isOf(reading) || reading.class === 'adverb')
}
