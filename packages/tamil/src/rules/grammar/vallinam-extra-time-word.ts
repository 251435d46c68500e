import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const TIMES = [
  'அன்று',
  'இன்று',
  'என்று',
  'பண்டு',
  'பின்பு',
  'முன்பு',
  'பிறகு',
  'அப்போது',
  'இப்போது',
  'எப்போது',
  'அப்பொழுது',
  'இப்பொழுது',
  'எப்பொழுது',
  'அதுபோது',
  'தற்போது',
]

export default defineRule({
  id: 'grammar/vallinam-extra-time-word',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்னும் காலச் சொல் மென்தொடர்க் குற்றியலுகரமாக முடிகிறது. அதன் பின் வல்லினம் மிகாது.',
    en: 'After the time word ‘{suggestion}’ the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், அன்று இன்று என்று, பண்டு, முன்பு, பின்பு',
  examples: [
    { wrong: '[இன்றுச்] சொன்னார்.', right: 'இன்று சொன்னார்.' },
    { wrong: '[அன்றுப்] பார்த்தார்.', right: 'அன்று பார்த்தார்.' },
    { wrong: '[பின்புக்] கேட்டார்.', right: 'பின்பு கேட்டார்.' },
    { wrong: '[அப்போதுச்] சொன்னார்.', right: 'அப்போது சொன்னார்.' },
    { wrong: '[பிறகுப்] பார்க்கலாம்.', right: 'பிறகு பார்க்கலாம்.' },
    { wrong: '[பண்டுத்] தந்தார்.', right: 'பண்டு தந்தார்.' },
  ],
  allows: ['இன்று சொன்னார்.', 'நேற்றுச் சொன்னார்.'],
  when: { words: withVallinam(...TIMES) },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
