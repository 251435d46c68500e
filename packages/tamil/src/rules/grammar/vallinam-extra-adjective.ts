import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const ADJECTIVES =
  'பெரிய சிறிய புதிய பழைய நல்ல இனிய அரிய எளிய கொடிய நெடிய குறிய கரிய மெல்லிய வலிய தீய தூய கூரிய சீரிய பரந்த உரிய உயரிய தகுந்த தக்க மிக்க முந்திய பிந்திய முதிய இளைய அழகிய பசிய போன்ற முதலிய என்ற அடுத்த'.split(
    ' ',
  )

export default defineRule({
  id: 'grammar/vallinam-extra-adjective',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது பண்பை உணர்த்தும் குறிப்புப் பெயரெச்சம். அதன் பின் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is an adjective of the participle kind; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், குறிப்புப் பெயரெச்சம்',
  examples: [
    { wrong: '[பெரியப்] பெட்டி.', right: 'பெரிய பெட்டி.' },
    { wrong: '[அழகியத்] தோட்டம்.', right: 'அழகிய தோட்டம்.' },
    { wrong: 'புலி [போன்றப்] பகைவன்.', right: 'புலி போன்ற பகைவன்.' },
    { wrong: '[சிறியக்] கடை.', right: 'சிறிய கடை.' },
    { wrong: '[நல்லச்] செய்தி.', right: 'நல்ல செய்தி.' },
    { wrong: '[புதியத்] தோட்டம்.', right: 'புதிய தோட்டம்.' },
    { wrong: '[அடுத்தக்] கூட்டம் நாளை நடக்கும்.', right: 'அடுத்த கூட்டம் நாளை நடக்கும்.' },
  ],
  allows: ['வலியச் சென்று பேசினான்.', 'பெரிய பெட்டி.', 'நல்ல காலம்.', 'இந்தியத் தொழிலாளர்.', 'அடுத்துப் பேசியவர் யார்?'],
  when: { words: withVallinam(...ADJECTIVES) },
  check(word) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || (bare === 'வலிய' && word.next?.isA('verb'))) return undefined
    return word.replaceWith(bare)
  },
})
