import { partsOf } from '../../sandhi/joined-parts.ts'
import type { Finding } from '../../text/finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/run-together',
  type: 'spelling',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதில் இரு சொற்கள் இடைவெளியின்றி ஒட்டியுள்ளன; ‘{suggestion}’ என்று பிரித்து எழுதுக.',
    en: 'Two words have run together: write ‘{suggestion}’.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[அவன்வந்தான்].', right: 'அவன் வந்தான்.' },
    { wrong: 'நான் [பாடத்தைப்படித்தேன்].', right: 'நான் பாடத்தைப் படித்தேன்.' },
    { wrong: 'அவர் [பெரியவீடு] கட்டினார்.', right: 'அவர் பெரிய வீடு கட்டினார்.' },
    { wrong: 'அவர் நாளை வருவேன் [என்றுகூறினார்].', right: 'அவர் நாளை வருவேன் என்று கூறினார்.' },
    { wrong: '[கையில்புத்தகம்] இருந்தது.', right: 'கையில் புத்தகம் இருந்தது.' },
    { wrong: 'அவள் [ஒருநல்ல] பாடகி.', right: 'அவள் ஒரு நல்ல பாடகி.' },
    { wrong: 'இதை [எப்படிச்சொல்வது]?', right: 'இதை எப்படிச் சொல்வது?' },
    { wrong: 'வானில் [பறவைகள்மெதுவாகச்] சென்றன.', right: 'வானில் பறவைகள் மெதுவாகச் சென்றன.' },
    { wrong: 'அவர் [வண்டியைக்கவனமாக] ஓட்டினார்.', right: 'அவர் வண்டியைக் கவனமாக ஓட்டினார்.' },
    { wrong: '[பலநாடுகள்] பங்கேற்றன.', right: 'பல நாடுகள் பங்கேற்றன.' },
    { wrong: '[நான்மிகவும்] மகிழ்ந்தேன்.', right: 'நான் மிகவும் மகிழ்ந்தேன்.' },
    { wrong: 'இது [குறித்துமேலாளர்] பேசினார்.', right: 'இது குறித்து மேலாளர் பேசினார்.' },
    { wrong: '[என்வீட்டில்] அனைவரும் கூடினர்.', right: 'என் வீட்டில் அனைவரும் கூடினர்.' },
    { wrong: '[அடுத்தவாரத்தில்] தேர்வு தொடங்கும்.', right: 'அடுத்த வாரத்தில் தேர்வு தொடங்கும்.' },
    { wrong: 'அவர் கம்பீரமாகப் [பேசத்தொடங்கினார்].', right: 'அவர் கம்பீரமாகப் பேசத் தொடங்கினார்.' },
    { wrong: '[குழந்தைகள்வகுப்பறையை] அலங்கரித்தனர்.', right: 'குழந்தைகள் வகுப்பறையை அலங்கரித்தனர்.' },
  ],
  allows: [
    'இதற்கு ஓர் எடுத்துக்காட்டைக் கூறினார்.',
    'தன்மானமும் தன்னலமும் வேறு.',
    'அவன்தான் வந்தான்.',
    'பலமுறை சொன்னேன்.',
    'வந்தபிறகு பேசலாம்.',
    'அக்காவைத்தான் பார்த்தேன்.',
  ],
  when: 'sentence',
  check(sentence, knowledge) {
    let found: Finding[] | undefined
    for (const word of sentence.words) {
      const { length } = word.text
      if (length < SHORTEST || length > LONGEST || word.form.isCertain) continue
      const parts = partsOf(word.form, knowledge)
      if (parts === undefined || (OWNED.test(parts) && !sentence.isProse)) continue
      found ??= []
      found.push(word.replaceWith(parts))
    }
    return found === undefined || sentence.isUnusual ? undefined : found
  },
})

/** Verse joins them: `என்மகன்`. */
const OWNED = /^(?:என்|உன்|தன்|நம்|எம்) /u

/** Code units: a shorter word is a rare one, not two. */
const SHORTEST = 7
/** Code units: each place to part a word reads two words, so that a longer one costs the square of its length. */
const LONGEST = 60
