import { misspellingFinding } from '../misspelling-finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/unknown-typing-slip',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; ஓர் எழுத்து விடுபட்டுள்ளது, மிகையாக உள்ளது அல்லது இடம் மாறியுள்ளது: ‘{suggestion}’.',
    en: '‘{found}’ is no word; a letter is missing, superfluous or out of order: ‘{suggestion}’.',
  },
  source: 'தட்டச்சுப் பிழை',
  examples: [{ wrong: 'அவன் [கட்டுரைளை] எழுதினான்.', right: 'அவன் கட்டுரைகளை எழுதினான்.' }],
  allows: [
    'அது கல்லிலில்லை, கலையில் உள்ளது.',
    'அவர் காசியில் படித்தவராம்.',
    'பழைய ஏடுகளை எண்மமயமாக்கி வைத்தனர்.',
    'குழலை ஆச்சாமரத்தில் கடைந்தார்.',
    'படகு கண்ணாடியிழையால் ஆனது.',
    '“நாளைக்கு நாராயணசாமி வந்துவிடுவார்டா” என்றான்.',
    'ஒப்பனைக்காரச் சிறுவன் ஓடினான்.',
    'கட்டடக் கலைஞனும் வானியலாளனும் ஒரே மனிதனாக இருந்தனர்.',
    'அங்கே பூக்கட்டிக்கொண்டிருந்த பெண்மணி சிரித்தார்.',
    'நிலநடுக்கத்தின் முதலலையை உணர்ந்ததும் வண்டிகள் நின்றன.',
    'சரசக்கா காய்கறிதான் சாப்பிடுவாள்.',
    'அவர்கள் நேற்று வந்தாகளா?',
    'ஊருக்கு நன்மை செய்வோமாக.',
    'மண்டபத்தில் கூடினர்.',
    'நேலம் அவர்கள் பேசினார்.',
    'உணர்ச்சிதான் நட்பாங் கிழமை தரும்.',
  ],
  when: { misspellings: ['typing'] },
  check: misspellingFinding,
})
