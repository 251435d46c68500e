import { personMeant } from '../../clauses/agreement/pronoun-reference.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/pronoun-of-honoured',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ முன்னே வந்த ‘{subject}’ என்பவரைச் சுட்டுகிறது; தொடக்கத்தில் வந்த பாலும் மதிப்பும் தொடர ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{found}’ means ‘{subject}’, named before; gender and respect are kept: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: திணை, பால், எண் இயைபு; சுட்டுப்பெயர்; உயர்வுப் பன்மை',
  examples: [
    {
      wrong: 'நீதிபதி வந்ததும் காவலர்கள் [அவனுக்கு] வணக்கம் செலுத்தினர்.',
      right: 'நீதிபதி வந்ததும் காவலர்கள் அவருக்கு வணக்கம் செலுத்தினர்.',
    },
    {
      wrong: 'எழுத்தாளர் ராமன் கடலூரில் பிறந்தார். [அவனது] சிறுகதைகள் பல விருதுகளைப் பெற்றன.',
      right: 'எழுத்தாளர் ராமன் கடலூரில் பிறந்தார். அவரது சிறுகதைகள் பல விருதுகளைப் பெற்றன.',
    },
    {
      wrong: 'மாணவி மேடைக்கு வந்தாள்; அனைவரும் [அவனை] வாழ்த்தினர்.',
      right: 'மாணவி மேடைக்கு வந்தாள்; அனைவரும் அவளை வாழ்த்தினர்.',
    },
  ],
  allows: [
    'நீதிபதி வந்ததும் காவலர்கள் அவருக்கு வணக்கம் செலுத்தினர்.',
    'அமைச்சர் முருகனைச் சந்தித்தார்; மக்கள் அவனை வாழ்த்தினர்.',
    'ஆசிரியர் வந்தார்; அவனை அடித்தார்.',
    'அம்மா வந்தார்; மற்றவர்கள் அவனைப் பார்த்தனர்.',
    'திருடன் ஓடினான். காவலர் வந்தார். மக்கள் அவனைப் பிடித்தனர்.',
    'மாணவி வந்தாள். தம்பி ஓடினான். அனைவரும் அவனைப் பாராட்டினர்.',
  ],
  when: { beginnings: ['அவன', 'அவள', 'இவன', 'இவள'] },
  check(word) {
    const found = personMeant(word)
    return found && word.replaceWith(found.wanted, { captures: { subject: found.subject.text } })
  },
})
