import { loadCritic } from '@semmai/tamil-node'
import { expect, it } from 'vitest'

const critic = loadCritic()
const facts = (essay: string) =>
  critic.critique(essay).sections.facts.items.map(({ badge, location }) => [badge, location.excerpt])

it.each([
  ['சூரியக் குடும்பத்திலேயே மிகப் பெரிய கோள் இதுவே. இதன் பெயர் வியாழன்.', ['verified', 'இதன் பெயர் வியாழன்']],
  ['சூரியக் குடும்பத்திலேயே மிகப் பெரிய கோள் இதுவே. இதன் பெயர் சனி.', ['conflicting', 'இதன் பெயர் சனி']],
  ['இந்தியாவின் முதல் பிரதமராகப் பொறுப்பேற்றார். அவர் பெயர் நேதாஜி.', ['conflicting', 'அவர் பெயர் நேதாஜி']],
  ['திருக்குறளை எழுதியவர் அவர். அவர் பெயர் திருவள்ளுவர் ஆகும்.', ['verified', 'அவர் பெயர் திருவள்ளுவர் ஆகும்']],
])('takes a name for what the sentence before describes: %s', (essay, expected) => {
  expect(facts(essay)).toEqual([expected])
})

it.each([
  'இந்தியாவின் முதல் பிரதமரின் மகளும் அரசியலுக்கு வந்தார். அவர் பெயர் இந்திரா காந்தி.',
  'திருக்குறளை எழுதியவரைப் பற்றி ஒருவர் நூல் எழுதினார். அவர் பெயர் மு.வரதராசனார்.',
  'இந்தியாவின் தலைநகரில் ஒரு கோட்டை உள்ளது. அதன் பெயர் செங்கோட்டை.',
  'இந்தியாவின் மிக நீளமான ஆறு ஒரு மலையில் பிறக்கிறது. அதன் பெயர் இமயமலை.',
  'எங்கள் வீட்டு நாய் தேசிய விலங்கைப் போல் உறுமும். அதன் பெயர் புலி.',
  'நான் தஞ்சையில் ஒரு நண்பரைப் பார்த்தேன். அவர் பெயர் கம்பர்.',
])('holds no name against what is only near it: %s', (essay) => {
  expect(facts(essay).filter(([badge]) => badge === 'conflicting')).toEqual([])
})
