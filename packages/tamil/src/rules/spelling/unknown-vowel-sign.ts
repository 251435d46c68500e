import { misspellingFinding } from '../misspelling-finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/unknown-vowel-sign',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; உயிர்க்குறி மாறியுள்ளது: ‘{suggestion}’.',
    en: '‘{found}’ is no word; a vowel sign is wrong: ‘{suggestion}’.',
  },
  source: 'நன்னூல் எழுத்தியல்: உயிர்மெய்',
  examples: [{ wrong: '[சொய்திகள்] வந்தன.', right: 'செய்திகள் வந்தன.' }],
  allows: [
    'கடிதம் கிடிதம் வந்ததா?',
    'வெற்றிலைத்தட்டத்தில் பாக்கு இருந்தது.',
    '‘செயற்கரிய யாவுள நட்பின் அதுபோல் வினைக்கரிய யாவுள காப்பு’ என்பது திருக்குறள்.',
    'மாஓயா பெருக்கெடுத்தது.',
    'வீட்டின் மின்மானிப் பெட்டி சுவரில் உள்ளது.',
    'வாசலில் வெள்ளையும் பச்சையுமாகக் கோலங்கள் இருந்தன.',
    'இவை மரங்களல்லாத செடிகள்.',
    'அவர் வெளிநாட்டு விமரிசகர்களிடம் காட்டினார்.',
    'நூலை அனைவரும் விமரிசித்தார்கள்.',
    'வாசிப்பை நேசிப்போர்க்கு ஒரு செய்தி.',
    'அதன் கழுந்து ஆடும்.',
    'பெரும்பாலான மக்கள் வந்தனர்.',
    'மோத்து என்னும் நாய் வந்தது.',
    'அவர் சண்டேயில் எழுதினார்.',
    'கேலம் ஸ்மித் வென்றார்.',
  ],
  when: { misspellings: ['sign'] },
  check: misspellingFinding,
})
