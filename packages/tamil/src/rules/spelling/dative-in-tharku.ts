import { defineRule } from '../rule.ts'

/** `-தர்க்கு`, `-தர்கு`, `-தர்க்காக`, `-தர்க்கான`, and as it is spoken, `-துக்கு`, with what may follow. */
const WRITTEN = /(?:தர்க?்?|துக்)க(?=[ுா])/u

export default defineRule({
  id: 'spelling/dative-in-tharku',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘அது’ என்பதன் நான்காம் வேற்றுமை ‘அதற்கு’. ஆகவே ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'The dative of what ends in -அது has ற், as in அதற்கு: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உருபு புணரியல்: சுட்டுப்பெயர் அன் சாரியை பெறுதல் (அது + அன் + கு = அதற்கு)',
  examples: [
    { wrong: 'இதைச் [சொல்வதர்க்கு] எனக்கு உரிமை உண்டு.', right: 'இதைச் சொல்வதற்கு எனக்கு உரிமை உண்டு.' },
    { wrong: 'அவர் [வந்ததர்க்கு] நன்றி.', right: 'அவர் வந்ததற்கு நன்றி.' },
    { wrong: 'ஊரைப் [பார்ப்பதர்க்காக] வந்தோம்.', right: 'ஊரைப் பார்ப்பதற்காக வந்தோம்.' },
    { wrong: 'நிலம் [வாங்குவதர்கான] வழி என்ன?', right: 'நிலம் வாங்குவதற்கான வழி என்ன?' },
    { wrong: 'மேடையில் [பாடுவதுக்கு] அஞ்சினாள்.', right: 'மேடையில் பாடுவதற்கு அஞ்சினாள்.' },
    { wrong: 'தாமதமாக [வந்ததுக்காக] வருந்தினார்.', right: 'தாமதமாக வந்ததற்காக வருந்தினார்.' },
  ],
  allows: [
    'பத்தர்க்கு அருள்வாய்.',
    'வேந்தர்க்கு அழகு செங்கோல்.',
    'சொன்னவர்க்கு நன்றி.',
    'இதைச் சொல்வதற்கு உரிமை உண்டு.',
    'என் வயதுக்கு இது போதும்.',
    'எழுதுவதற்குப் பேனா இல்லை.',
    'அவர் சொன்ன விருந்துக்கு வந்தோம்.',
    '“நான் வந்ததுக்கு என்ன?” என்றான்.',
  ],
  when: { containing: ['தர்க', 'துக்க'] },
  check(word, { analyse }) {
    if (word.quoted || word.analyses.some((reading) => !reading.guessed)) return undefined
    const suggestion = word.text.replace(WRITTEN, 'தற்க')
    if (suggestion === word.text) return undefined
    const isAction = analyse(suggestion).some(
      ({ class: kind, features, guessed }) =>
        !guessed && kind === 'verb' && features.includes('participial-noun'),
    )
    return isAction ? word.replaceWith(suggestion) : undefined
  },
})
