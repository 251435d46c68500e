import { misspellingFinding } from '../misspelling-finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/unknown-doubled-letter',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; ஒரு மெய் இரட்டிக்க வேண்டும் அல்லது இரட்டிக்கக் கூடாது: ‘{suggestion}’.',
    en: '‘{found}’ is no word; a consonant must be doubled or must not: ‘{suggestion}’.',
  },
  source: 'நன்னூல் எழுத்தியல்: உடனிலை மெய்ம்மயக்கம்',
  examples: [{ wrong: 'புதிய [கண்டுபிடிபு] வந்தது.', right: 'புதிய கண்டுபிடிப்பு வந்தது.' }],
  allows: [
    'ஊருக்கென்ன, யார் ஆண்டாலும் ஒன்றுதான்.',
    'இந்தத் துணி சற்றுத்தான் நீளம்.',
    'உனக்கு வேண்டியது காற்றுத்தான்.',
    'அவள் கணீரெனக் கேட்டாள்.',
    'மூச்சு விடுவதே ஒரு வேலைபோல் இருக்கிறது.',
    'அது உருகி மையாகிவிட்டால் நல்லது.',
    'அவன் வாள்வீசும் வீரன்.',
    'எண்ணூறுக்கும் மேற்பட்டோர் வந்தனர்.',
    '“கேட்டுக்கிட்டுத்தான் இருக்கேன்” என்றாள்.',
    'படகு மணலில் முட்டுமுன்பே இறங்கிவிடுவார்கள்.',
    'நூற்றிருபது ஆண்டுகளுக்கு முன்னர் ஓலைக் கொட்டிலில் தொடங்கியது.',
    'அவர் பட்டம் பெற்றார்.',
    'வெட்டிய கத்திகள் மீண்டும் கூர்மையாகின.',
    'அவள் கொஞ்சம் ஒல்லிதான்.',
  ],
  when: { misspellings: ['doubling'] },
  check: misspellingFinding,
})
