import { FIGURE, findAll, hasWhatIsNeeded } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/ordinal-mixed',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'வரிசை எண்களை ஒரே முறையில் எழுதுங்கள்; இக்கட்டுரையில் பெரும்பாலும் ‘{usual}’ என்று வருகிறது.',
    en: 'Write ordinals in one way; this text mostly has ‘{usual}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: '5ஆம் பாடம், 6ஆம் வகுப்பு, 7ஆம் நாள், [8-ஆம்] மாதம்.', right: '5ஆம் பாடம், 6ஆம் வகுப்பு, 7ஆம் நாள், 8ஆம் மாதம்.' },
  ],
  allows: ['5ஆம் நாள், 6ஆம் நாள்.', '5-ஆம் நாள், 6-ஆம் நாள்.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, FIGURE)) return undefined
    const seen = new Map<string, number>()
    for (const match of text.text.matchAll(ORDINAL))
      seen.set(match[2] ?? '', (seen.get(match[2] ?? '') ?? 0) + 1)
    const [usual, count = 0] = [...seen].sort((a, b) => b[1] - a[1])[0] ?? []
    if (usual === undefined || seen.size < 2 || count < 3) return undefined
    return findAll(text, FIGURE, ORDINAL, (_, digits = '', link) =>
      link === usual ? undefined : { suggestion: `${digits}${usual}ஆம்`, captures: { usual: `5${usual}ஆம்` } },
    )
  },
})

const ORDINAL = /(?<![\d.,])(\d{1,4})( |-|)ஆம்(?![\u0b80-\u0bff])/g
