import { oneOfMany, someoneMeant } from '../../clauses/agreement/indefinite-pronoun.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/someone-gender',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{noun}’ என்பவரையே ‘{found}’ குறிக்கிறது; இரண்டும் ஒரே பாலாக வேண்டும்: ‘{suggestion}’.',
    en: '‘{found}’ is the same person as ‘{noun}’ and must have the same gender: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பால் வழுவும் வழாநிலையும்',
  examples: [
    { wrong: 'பக்கத்து ஊரில் முதிய பாட்டி [ஒருவன்] வாழ்ந்தாள்.', right: 'பக்கத்து ஊரில் முதிய பாட்டி ஒருத்தி வாழ்ந்தாள்.' },
    { wrong: 'சிறுவன் [ஒருத்தி] மரத்தடியில் அழுதுகொண்டிருந்தான்.', right: 'சிறுவன் ஒருவன் மரத்தடியில் அழுதுகொண்டிருந்தான்.' },
    { wrong: 'எங்கள் ஊருக்கு மருத்துவர் [ஒருவன்] புதிதாக வந்தார்.', right: 'எங்கள் ஊருக்கு மருத்துவர் ஒருவர் புதிதாக வந்தார்.' },
    { wrong: 'அவருடைய தோழிகளில் [ஒருவனைச்] சந்தித்தேன்.', right: 'அவருடைய தோழிகளில் ஒருத்தியைச் சந்தித்தேன்.' },
    { wrong: 'மகன்களில் [ஒருத்தி] உழவன்.', right: 'மகன்களில் ஒருவன் உழவன்.' },
  ],
  allows: [
    'தோழிகளில் ஒருத்தியைச் சந்தித்தேன்.',
    'பிள்ளைகளில் ஒருவனை அழைத்தார்.',
    'மாணவர்களில் ஒருத்தி பாடினாள்.',
    'மகள்களில் ஒருவர் மருத்துவர்.',
    'அம்மா ஒருவன் தந்த பூவை வாங்கினாள்.',
    'என் அக்கா ஒருவன் வருவதைப் பார்த்தாள்.',
    'வழிப்போக்கன் ஒருவன் வந்தான்.',
    'மருத்துவர் ஒருவர் வந்தார்.',
  ],
  when: { beginnings: ['ஒருவன', 'ஒருத்தி'] },
  check(word) {
    const found = someoneMeant(word) ?? oneOfMany(word)
    return found && word.replaceWith(found.wanted, { captures: { noun: found.noun.text } })
  },
})
