import { neverBefore } from '../../clauses/before-postposition.ts'
import { putInCase } from '../../clauses/government.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/postposition-noun',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{postposition}’ என்பதற்கு முன் ‘{found}’ இந்த வேற்றுமையில் வராது; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: 'Before ‘{postposition}’ this noun stands in another case: ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): postpositions and the case each governs; நன்னூல், பெயரியல்: வேற்றுமை',
  examples: [
    { wrong: 'குழந்தைகள் [உறங்குவது] முன்பு பால் குடித்தனர்.', right: 'குழந்தைகள் உறங்குவதற்கு முன்பு பால் குடித்தனர்.' },
    { wrong: 'சில [மாதங்களில்] முன்பு இங்கே ஒரு மரம் நின்றது.', right: 'சில மாதங்களுக்கு முன்பு இங்கே ஒரு மரம் நின்றது.' },
    { wrong: '[அடைமழையில்] பிறகு ஏரி நிரம்பியது.', right: 'அடைமழைக்குப் பிறகு ஏரி நிரம்பியது.' },
    { wrong: 'விலை [தரத்துக்குப்] பொறுத்து மாறும்.', right: 'விலை தரத்தைப் பொறுத்து மாறும்.' },
    { wrong: 'இந்த விருது அந்த [வீரரை] உரியது.', right: 'இந்த விருது அந்த வீரருக்கு உரியது.' },
    { wrong: 'அவனுக்கு [நாடகத்தை] ஆர்வம் அதிகம்.', right: 'அவனுக்கு நாடகத்தில் ஆர்வம் அதிகம்.' },
    { wrong: 'கீரை [கண்களை] நல்லது.', right: 'கீரை கண்களுக்கு நல்லது.' },
    { wrong: 'அவர் [காலைக்கு] வரை எழுதினார்.', right: 'அவர் காலை வரை எழுதினார்.' },
    { wrong: 'உழவர்கள் [பருவநிலை] ஏற்பப் பயிரிட்டனர்.', right: 'உழவர்கள் பருவநிலைக்கு ஏற்பப் பயிரிட்டனர்.' },
  ],
  allows: [
    'எனக்குப் போல உனக்கும் பசிக்கும்.',
    'அவரை உரிய நேரத்தில் அழைத்தனர்.',
    'மக்களை உகந்த இடத்தில் தங்க வைத்தனர்.',
    'வீட்டுக்குத் தவிர வேறெங்கும் போகவில்லை.',
    'என்னிடம் தவிர வேறு யாரிடமும் சொல்லாதே.',
    'பள்ளியில் பக்கத்தில் அமர்ந்தவன் என் நண்பன்.',
    'கூட்டத்தில் எதிர்த்துப் பேசினான்.',
    'விருந்தில் பிறகு பழங்கள் கொடுத்தார்கள்.',
    'அவர் வருவது முன்பு அறிவிக்கப்பட்டது.',
    'சாலையில் எதிரே ஒரு லாரி வந்தது.',
    'பள்ளியில் பக்கத்தில் ஒரு மாணவன் இருந்தான்.',
    'வர்த்தகப் போரில் முன்னர் அறிவித்த வரிகள் இவை.',
  ],
  when: { features: ['accusative', 'dative', 'locative', 'nominative', 'instrumental', 'sociative'] },
  check(word, knowledge) {
    const never = neverBefore(word, knowledge.postpositionCases)
    return (
      never && putInCase(word, never.wanted, knowledge, { captures: { postposition: word.next?.text ?? '' } })
    )
  },
})
