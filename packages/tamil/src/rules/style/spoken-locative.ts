import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'
import { written } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-locative',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். இடத்தைக் காட்டும் உருபு ‘இல்’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: '[வீட்டுல] யாரும் இல்லை.', right: 'வீட்டில் யாரும் இல்லை.' },
    { wrong: '[காலையில] மழை பெய்தது.', right: 'காலையில் மழை பெய்தது.' },
    { wrong: '[ஊர்ல] யாரும் இல்லை.', right: 'ஊரில் யாரும் இல்லை.' },
  ],
  allows: ['வீட்டில் யாரும் இல்லை.', 'சில நாள்கள், பல மாதங்கள்.'],
  when: { endings: ['ில', 'ுல', '்ல'] },
  check(word, knowledge) {
    const stem = word.text.slice(0, -2)
    const candidates = word.text.endsWith('்ல') ? [joinWords(word.text.slice(0, -1), 'இல்')] : [`${stem}ில்`]
    return written(word, candidates, knowledge, 'locative')
  },
})
