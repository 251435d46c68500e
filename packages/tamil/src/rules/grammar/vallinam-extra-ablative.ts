import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-ablative',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதில் ‘இலிருந்து’ அல்லது ‘இடமிருந்து’ என்னும் ஐந்தாம் வேற்றுமைச் சொல்லுருபு உள்ளது. அதன் பின் வல்லினம் மிகாது.',
    en: 'After the ablative ending -இலிருந்து / -இடமிருந்து the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், ஐந்தாம் வேற்றுமைச் சொல்லுருபு',
  examples: [
    { wrong: '[வீட்டிலிருந்துக்] கொடுத்தான்.', right: 'வீட்டிலிருந்து கொடுத்தான்.' },
    { wrong: '[கடையிலிருந்துப்] போனான்.', right: 'கடையிலிருந்து போனான்.' },
    { wrong: '[அவரிடமிருந்துத்] தகவல் வந்தது.', right: 'அவரிடமிருந்து தகவல் வந்தது.' },
    { wrong: '[மரத்திலிருந்துச்] சாய்ந்தது.', right: 'மரத்திலிருந்து சாய்ந்தது.' },
    { wrong: '[குளத்தினின்றுத்] தண்ணீர் எடுத்தாள்.', right: 'குளத்தினின்று தண்ணீர் எடுத்தாள்.' },
  ],
  allows: ['வீட்டிலிருந்து கொடுத்தான்.'],
  when: { endings: withVallinam('ிலிருந்து', 'ிடமிருந்து', 'ினின்று', 'ினின்றும்') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
