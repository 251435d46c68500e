import { misspellingFinding } from '../misspelling-finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/unknown-alike-letter',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; ஒலி ஒத்த எழுத்து மாறியுள்ளது (ல ள ழ, ர ற, ந ன ண): ‘{suggestion}’.',
    en: '‘{found}’ is no word; a letter was taken for one that sounds alike (ல ள ழ, ர ற, ந ன ண): ‘{suggestion}’.',
  },
  source: 'பள்ளி இலக்கணம்: மயங்கொலி எழுத்துகள்',
  examples: [
    { wrong: 'மரங்கள் [செளித்தன].', right: 'மரங்கள் செழித்தன.' },
    { wrong: 'கண்ணாடி [நொருங்கியது].', right: 'கண்ணாடி நொறுங்கியது.' },
    { wrong: 'அது ஒரு [வானிகம்].', right: 'அது ஒரு வாணிகம்.' },
    { wrong: 'நேற்று [பெய்ததாள்] ஆறு பெருகியது.', right: 'நேற்று பெய்ததால் ஆறு பெருகியது.' },
    { wrong: 'உடையை [மாற்றிக்கொல்ல] நேரமில்லை.', right: 'உடையை மாற்றிக்கொள்ள நேரமில்லை.' },
  ],
  allows: [
    'ஊர்ப் பெரியோர்தாம் தீர்ப்பளித்தார்கள்.',
    'கரையில் வெள்ளலை மோதியது.',
    'எண்ணி எண்ணி மருகுகிறேன்.',
    'அவர் பனம் பாளையைச் சீவிக் கள் இறக்கினார்.',
    'சிறகுள்ள ஆலாவால் வெகுதூரம் பறக்க முடியும்.',
    'விலாங்கு மீன் நீந்தியது.',
    'குறங்கு என்பது தொடை.',
    'நளம் என்பதன் பொருள் தாமரை.',
    'அணுசக்தி ஒப்பந்தம் Kஉறித்தும் பேசினர்.',
    'அன்பு நம்மையெல்லாம் இணைக்கிறது.',
    'அணையிலிருந்து நீர் சீறிப்பாயும்.',
    'குழாய்நீர் கலங்கலாக வருகிறது.',
    'எதிரே வந்தவர்கள்தாம் பயந்தார்கள்.',
  ],
  when: { misspellings: ['letter'] },
  check: misspellingFinding,
})
