import { obliqueBeforeNext, obliqueCompound } from '../../sandhi/oblique-compounds.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/oblique-in-compound',
  type: 'spelling',
  severity: 'high',
  holdsInUnusualText: true,
  message: {
    ta: 'டு, று என முடியும் பெயர் மற்றொரு பெயரோடு சேரும்போது அதன் மெய் இரட்டிக்கும் (வீடு, வீட்டுப்பாடம்): ‘{suggestion}’.',
    en: 'A noun in டு or று doubles its consonant before another noun (வீடு, வீட்டுப்பாடம்): ‘{suggestion}’.',
  },
  source: 'நன்னூல், உயிரீற்றுப் புணரியல் 183: நெடிலோடு உயிர்த்தொடர்க் குற்றுகரங்களுள் டறவொற்று இரட்டும்',
  examples: [
    { wrong: 'வரும் [ஞாயிறுக்கிழமை] விடுமுறை.', right: 'வரும் ஞாயிற்றுக்கிழமை விடுமுறை.' },
    { wrong: 'அவன் [வீடுப்பாடம்] செய்தான்.', right: 'அவன் வீட்டுப்பாடம் செய்தான்.' },
    { wrong: 'மருந்தால் [வயிறுப்போக்கு] நின்றது.', right: 'மருந்தால் வயிற்றுப்போக்கு நின்றது.' },
    { wrong: 'ஊரில் [நாடுப்புறப்] பாடல் கேட்டது.', right: 'ஊரில் நாட்டுப்புறப் பாடல் கேட்டது.' },
    { wrong: 'வரும் [ஞாயிறுக்] கிழமை விடுமுறை.', right: 'வரும் ஞாயிற்றுக் கிழமை விடுமுறை.' },
    { wrong: 'அவர் [வெளிநாடுப்] பயணம் சென்றார்.', right: 'அவர் வெளிநாட்டுப் பயணம் சென்றார்.' },
  ],
  allows: [
    'விமானம் ஓடுபாதையில் இறங்கியது.',
    'அவருக்கு வீடுவாசல் எதுவும் இல்லை.',
    'ஆடுமாடுகள் மேய்ந்தன.',
    'அவரை நாடுகடத்தினர்.',
    'அவர் வீடுபேறு அடைந்தார்.',
    'காடுமேடு எல்லாம் அலைந்தான்.',
    'இது ஒரு நாடுதழுவிய போராட்டம்.',
    'வீட்டுப்பாடம் செய்தான்.',
    'இடையூறுக்கு வருந்துகிறோம்.',
  ],
  when: { containing: ['டு', 'று'], endings: withVallinam('டு', 'று') },
  check(word, knowledge) {
    const right = obliqueCompound(word.form, knowledge) ?? obliqueBeforeNext(word, knowledge)
    return right === undefined ? undefined : word.replaceWith(right)
  },
})
