import { bareBeforeNext, endsInHardU, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A positive participle; என்று and கொண்டு count also as the particles that they have become. */
function isParticiple({ class: kind, features }: Analysis): boolean {
  return (
    (features.includes('verbal-participle') && !features.includes('negative')) ||
    kind === 'conjunction' ||
    kind === 'particle' ||
    kind === 'postposition'
  )
}

export default defineRule({
  id: 'grammar/vallinam-extra-participle-soft',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்னும் வினையெச்சம் வன்தொடர்க் குற்றியலுகரமாக முடியவில்லை (ந்து, ண்டு, ன்று, ய்து …). அதனால் அதன் பின் வல்லினம் மிகாது.',
    en: 'The participle ‘{suggestion}’ does not end in a doubled hard consonant + உ, so the next one does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், மென்தொடர், இடைத்தொடர்க் குற்றியலுகர வினையெச்சம்',
  examples: [
    { wrong: 'விருந்து [உண்டுச்] சென்றார்.', right: 'விருந்து உண்டு சென்றார்.' },
    { wrong: 'அவர் [வந்துக்] கேட்டார்.', right: 'அவர் வந்து கேட்டார்.' },
    { wrong: '[கண்டுப்] பேசினார்.', right: 'கண்டு பேசினார்.' },
    { wrong: '[சென்றுச்] சொன்னார்.', right: 'சென்று சொன்னார்.' },
    { wrong: '[செய்துத்] தந்தார்.', right: 'செய்து தந்தார்.' },
  ],
  allows: ['வந்து கேட்டார்.', 'கேட்டுச் சொன்னார்.', 'விற்றுக் கொடுத்தார்.', 'படித்துப் பார்த்தார்.'],
  when: { endings: withVallinam('ு') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || endsInHardU(bare) || !everyReading(analyse(bare), isParticiple))
      return undefined
    return word.replaceWith(bare)
  },
})
