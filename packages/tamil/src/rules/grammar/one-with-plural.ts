import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/one-with-plural',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{one}’ ஒருமையைக் குறிக்கும்; பெயரும் ஒருமையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{one}’ means one, so the noun is singular: ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'இந்தத் தெருவில் ஒரு [கடைகளும்] திறக்கவில்லை.', right: 'இந்தத் தெருவில் ஒரு கடையும் திறக்கவில்லை.' },
    { wrong: 'வகுப்பில் ஒரு [மாணவிகள்] மட்டுமே விடை எழுதினார்.', right: 'வகுப்பில் ஒரு மாணவி மட்டுமே விடை எழுதினார்.' },
  ],
  allows: [
    'ஒரு கடையும் திறக்கவில்லை.',
    'இது ஒரு பறவைகள் சரணாலயம்.',
    'அவள் ஒரு புத்தகங்கள் நிறைந்த அறையில் வாழ்ந்தாள்.',
    'ஒரு மாணவர்கள் குழு வந்தது.',
  ],
  when: { words: ['ஒரு', 'ஓர்'] },
  check(word, { analyse }) {
    const { next: noun } = word
    if (noun === undefined || word.quoted || word.tokenAfter !== ' ' || !standsAlone(noun)) return undefined
    if (!noun.isOnly('nominative', 'plural') || !noun.analyses.every(({ class: kind }) => kind === 'noun'))
      return undefined
    const [reading] = noun.analyses
    const lemma = reading?.lemma
    if (lemma === undefined || lemma.endsWith('கள்')) return undefined
    const suggestion = noun.is('clitic-um') ? withUm(lemma) : lemma
    return analyse(suggestion).some(({ features }) => features.includes('singular'))
      ? noun.replaceWith(suggestion, { captures: { one: word.text } })
      : undefined
  },
})

/** Behind it no noun that it could be the first part of. */
function standsAlone({ next, text }: Word): boolean {
  if (next === undefined) return false
  if (text.endsWith('களும்')) return next.is('negative') || /^(?:இல்லை|கிடையாது)$/u.test(next.text)
  return /^மட்டும(?:்|ே)$/u.test(next.text)
}

/** கடையும், மரமும், வீடும். */
function withUm(lemma: string): string {
  if (/[்]$/u.test(lemma)) return lemma.replace(/்$/u, 'ும்')
  if (/ு$/u.test(lemma)) return lemma.replace(/ு$/u, 'ும்')
  return /[ிீைேெ]$/u.test(lemma) ? `${lemma}யும்` : `${lemma}வும்`
}
