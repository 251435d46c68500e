import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/much-before-noun',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'பெயருக்கு முன் அடையாக வரும்போது ‘அதிக’ என்றே வரும்: ‘அதிக {noun}’.',
    en: 'Before a noun the adjective is ‘அதிக’: ‘அதிக {noun}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): quantifiers; பள்ளி இலக்கணம்: பெயரடை',
  examples: [
    { wrong: 'இவ்வாண்டு [அதிகம்] மழையை எதிர்பார்க்கிறோம்.', right: 'இவ்வாண்டு அதிக மழையை எதிர்பார்க்கிறோம்.' },
    { wrong: '[அதிகம்] மரங்கள் வெட்டப்பட்டன.', right: 'அதிக மரங்கள் வெட்டப்பட்டன.' },
  ],
  allows: [
    'அவன் அதிகம் பேசினான்.',
    'அதிகம் பேர் வந்தனர்.',
    'மழை அதிகம்.',
    'அதிகம் படித்தவர்கள் வந்தனர்.',
    'சென்னையில் வெயில் அதிகம் இருக்கும்.',
  ],
  when: { words: ['அதிகம்'] },
  check(word) {
    const noun = word.next
    if (noun === undefined || noun.text.startsWith('பேர')) return undefined
    const marked =
      noun.isOnly('accusative') || (noun.isOnly('plural', 'nominative', 'irrational') && !noun.isLast)
    if (!marked || !noun.isA('noun') || noun.isA('verb')) return undefined
    return word.replaceWith('அதிக', { captures: { noun: noun.text } })
  },
})
