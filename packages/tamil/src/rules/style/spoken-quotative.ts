import { defineRule } from '../rule.ts'
import { isUnwritten, isWritten } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-quotative',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். ‘என்று’, ‘என்றால்’ தனிச் சொற்கள்.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'மழை [வரும்னு] சொன்னார்.', right: 'மழை வரும் என்று சொன்னார்.' },
    { wrong: 'அவன் [வருவான்னு] தெரியும்.', right: 'அவன் வருவான் என்று தெரியும்.' },
    { wrong: 'மழை [வந்ததுன்னா] நனைவோம்.', right: 'மழை வந்தது என்றால் நனைவோம்.' },
  ],
  allows: ['மழை வரும் என்று சொன்னார்.', 'அவள் பின்னு என்றாள்.'],
  when: { endings: ['னு', 'னா'] },
  check(word, knowledge) {
    if (!isUnwritten(word) || !/(?:[னமளர]்|து|ை)(?:ன்)?ன[ுா]$/u.test(word.text)) return undefined
    const said = word.text.endsWith('னு') ? 'என்று' : 'என்றால்'
    const base = [word.text.slice(0, -2), word.text.slice(0, -4)].find((form) =>
      isWritten(form, knowledge, 'finite'),
    )
    return base === undefined ? undefined : word.replaceWith(`${base} ${said}`)
  },
})
