import { withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'
import { inContext } from '../spoken.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    இதுல: 'இதில்',
    அதுல: 'அதில்',
    எதுல: 'எதில்',
    அதுக்கு: 'அதற்கு',
    இதுக்கு: 'இதற்கு',
    எதுக்கு: 'எதற்கு',
    அதுக்காக: 'அதற்காக',
    இதுக்காக: 'இதற்காக',
    எதுக்காக: 'எதற்காக',
    அதுனால: 'அதனால்',
    இதுனால: 'இதனால்',
    அதனால: 'அதனால்',
    இதனால: 'இதனால்',
    அதுக்குள்: 'அதற்குள்',
    இதுக்குள்: 'இதற்குள்',
    அதுக்குள்ள: 'அதற்குள்',
    இதுக்குள்ள: 'இதற்குள்',
    அதுக்கும்: 'அதற்கும்',
    இதுக்கும்: 'இதற்கும்',
    எல்லாத்தையும்: 'எல்லாவற்றையும்',
    எல்லாத்துக்கும்: 'எல்லாவற்றுக்கும்',
    அதோட: 'அதனுடைய',
    இதோட: 'இதனுடைய',
  }),
)

export default defineRule({
  id: 'style/spoken-demonstrative-case',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். சுட்டுப்பெயரும் வினாப்பெயரும் உருபேற்கும்போது ‘அன்’ சாரியை பெறும் (அது + அன் + கு = அதற்கு).',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: '[அதுக்கு] இதுவே காரணம்.', right: 'அதற்கு இதுவே காரணம்.' },
    { wrong: '[எல்லாத்தையும்] எடு.', right: 'எல்லாவற்றையும் எடு.' },
    { wrong: '[அதுக்குப்] பிறகு அவர் வரவில்லை.', right: 'அதற்குப் பிறகு அவர் வரவில்லை.' },
    { wrong: 'மழை வந்தது, [அதுக்குள்] வேலை முடிந்தது.', right: 'மழை வந்தது, அதற்குள் வேலை முடிந்தது.' },
  ],
  allows: ['அதற்கு இதுவே காரணம்.', '“அதுக்குத் தான் வந்தேன்” என்றான்.', 'அதற்குப் பிறகு அவர் வரவில்லை.'],
  when: { words: [...WRITTEN.keys(), ...withVallinam(...WRITTEN.keys())] },
  check(word, knowledge) {
    const bare = withoutVallinam(word.text)
    const written = WRITTEN.get(bare)
    if (word.quoted || written === undefined) return undefined
    return word.replaceWith(inContext(written, word, knowledge) + word.text.slice(bare.length))
  },
})
