import { SAYING_VERBS } from '../../clauses/government/saying-verbs.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/relative-for-quoting',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘என்ற’ பெயரைத் தழுவும்; ‘{verb}’ என்னும் வினைக்கு முன் ‘{suggestion}’ வர வேண்டும்.',
    en: '‘என்ற’ stands before a noun; before the verb ‘{verb}’ it is ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: பெயரெச்சம் பெயர் கொண்டும் வினையெச்சம் வினை கொண்டும் முடியும்',
  examples: [
    { wrong: 'அவர் நாளை வருவார் [என்ற] கூறினார்.', right: 'அவர் நாளை வருவார் என்று கூறினார்.' },
    { wrong: 'எங்கே போகிறாய் [என்ற] கேட்டாள்.', right: 'எங்கே போகிறாய் என்று கேட்டாள்.' },
  ],
  allows: [
    'மழை வரும் என்ற செய்தி பரவியது.',
    'கமலா என்ற பாடகி வந்தாள்.',
    'வந்தான் என்ற சொன்னது யார்?',
    'தந்தை என்ற சொல் இனியது.',
    'கேள் என்ற பேச்சு வேண்டாம்.',
  ],
  when: { words: ['என்ற'] },
  check(word) {
    const { next } = word
    if (next === undefined || next.analyses.length === 0 || !next.analyses.every(isSaying)) return undefined
    return word.replaceWith('என்று', { captures: { verb: next.text } })
  },
})

const SAYING: ReadonlySet<string> = new Set([...SAYING_VERBS, 'கத்து', 'முழங்கு'])

/** A person says, asks or thinks so. */
function isSaying({ lemma, class: kind, features, guessed }: Analysis): boolean {
  return (
    kind === 'verb' &&
    guessed !== true &&
    SAYING.has(lemma) &&
    features.includes('finite') &&
    !features.includes('neuter')
  )
}
