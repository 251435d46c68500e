import { settleDoubling } from '../../words/spoken/written-form.ts'
import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-kittu',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். தொடரும் செயலைக் காட்டும் துணைவினை ‘கொள்’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் [பார்த்துக்கிட்டு] நின்றான்.', right: 'அவன் பார்த்துக்கொண்டு நின்றான்.' },
    { wrong: 'அவள் [பேசிக்கிட்டிருந்தாள்].', right: 'அவள் பேசிக்கொண்டிருந்தாள்.' },
  ],
  allows: ['அவன் பார்த்துக்கொண்டு நின்றான்.', 'வெற்றி கிட்டும்.'],
  when: {
    endings: 'கிட்டு ந்தான் ந்தாள் ந்தார் ந்தார்கள் ந்தேன் ந்தோம் ந்தது க்கிறான் க்கிறாள் க்கிறார் க்கிறார்கள் க்கிறேன் க்கிறது'.split(' '),
  },
  check(word, knowledge) {
    if (!word.text.includes('கிட்டு') && !word.text.includes('கிட்டிரு')) return undefined
    return written(
      word,
      [settleDoubling(word.text.replace(/கிட்டு$/u, 'கொண்டு').replace(/கிட்டிரு/u, 'கொண்டிரு'))],
      knowledge,
      'verbal-participle',
      'finite',
    )
  },
})
