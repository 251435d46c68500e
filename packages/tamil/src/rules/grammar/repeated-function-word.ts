import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/repeated-function-word',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{found}’: ஒரே சொல் தவறுதலாக இரண்டு முறை வந்துள்ளது.',
    en: '‘{found}’: the same word stands twice by mistake.',
  },
  source: 'இவை இரட்டிக்கும் சொற்கள் அல்ல (அடுக்குத்தொடரும் இரட்டைக்கிளவியும் வேறு): நன்னூல் பொதுவியல்',
  examples: [
    { wrong: 'அவன் வருவான் [என்று என்று] சொன்னான்.', right: 'அவன் வருவான் என்று சொன்னான்.' },
    { wrong: 'தாயும் தந்தையும் [மற்றும் மற்றும்] உறவினர்.', right: 'தாயும் தந்தையும் மற்றும் உறவினர்.' },
  ],
  allows: ['மெல்ல மெல்ல நடந்தான்.', 'வேறு வேறு வண்ணங்கள்.', 'அந்த அந்த ஊரில் விசாரி.'],
  when: {
    words: 'என்று என்ற எனும் மற்றும் ஆனால் எனவே ஆகவே ஆகையால் ஏனெனில் அல்லது ஒரு ஆகும் பற்றி மூலம் குறித்து'.split(' '),
  },
  check(word) {
    const { next } = word
    return next?.text === word.text ? word.replaceThrough(next, word.text) : undefined
  },
})
