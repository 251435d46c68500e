import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/former-for-before',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘முன்னாள்’ (முன்பு பதவியில் இருந்த) வேறு; இடத்தைக் குறிக்க ‘{suggestion}’ என எழுத வேண்டும்.',
    en: '‘முன்னாள்’ is former; in front of a place is ‘{suggestion}’.',
  },
  source: 'மயங்கொலிச் சொற்கள் (பள்ளிப் பாடநூல்): லகர ளகர வேறுபாடு',
  examples: [
    { wrong: 'பள்ளிக்கு [முன்னாள்] உள்ள மரம் விழுந்தது.', right: 'பள்ளிக்கு முன்னால் உள்ள மரம் விழுந்தது.' },
    { wrong: 'பள்ளிக்கு [முன்னாள்] இருந்த கடை மூடப்பட்டது.', right: 'பள்ளிக்கு முன்னால் இருந்த கடை மூடப்பட்டது.' },
  ],
  allows: [
    'அணிக்கு முன்னாள் வீரர் பயிற்சி தந்தார்.',
    'நாட்டுக்கு முன்னாள் அதிபர் உரையாற்றினார்.',
    'முன்னாள் அமைச்சர் வந்தார்.',
    'அவருக்கு முன்னாள் நண்பர்கள் உதவினர்.',
    'பள்ளிக்கு முன்னால் ஒரு மரம் உள்ளது.',
  ],
  when: { words: ['முன்னாள்'] },
  check(word) {
    const { previous, next } = word
    if (previous?.isOnly('dative') !== true || previous.is('rational')) return undefined
    return next !== undefined && isBeing(next) ? word.replaceWith('முன்னால்') : undefined
  },
})

/** What is there, stands or lies, in whatever form. */
function isBeing({ text, analyses }: Word): boolean {
  return analyses.length > 0 && /^(?:உள்ள|இரு|நின்|நிற்|கிட|அமர்|உட்கார்|காத்திரு|வைக்க|வைத்|கூடி|விழு)/u.test(text)
}
