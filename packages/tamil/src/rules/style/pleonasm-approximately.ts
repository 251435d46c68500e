import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-approximately',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  allows: ['ஏறத்தாழ நூறு பேர்.'],
  pairs: {
    'சுமார் ஏறத்தாழ': 'ஏறத்தாழ',
    'ஏறத்தாழ சுமார்': 'ஏறத்தாழ',
    'சுமார் கிட்டத்தட்ட': 'கிட்டத்தட்ட',
    'கிட்டத்தட்ட சுமார்': 'கிட்டத்தட்ட',
    'சுமார் ஏறக்குறைய': 'ஏறக்குறைய',
    'ஏறக்குறைய சுமார்': 'ஏறக்குறைய',
    'தோராயமாக சுமார்': 'தோராயமாக',
    'சுமார் தோராயமாக': 'தோராயமாக',
  },
})
