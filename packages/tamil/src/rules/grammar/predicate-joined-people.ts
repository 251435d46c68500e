import { clausesOf } from '../../clauses/reading/clauses-of.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/predicate-joined-people',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ என இருவர் எழுவாய் ஆதலால் பெயர்ப் பயனிலையும் பன்மையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The subjects ‘{subject}’ are two, so the predicate noun is plural: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எண்ணும்மையும் பயனிலையும்',
  examples: [
    {
      wrong: 'என் தந்தையும் அவருடைய நண்பரும் மிகவும் [நேர்மையானவர்].',
      right: 'என் தந்தையும் அவருடைய நண்பரும் மிகவும் நேர்மையானவர்கள்.',
    },
    { wrong: 'அண்ணனும் தம்பியும் பேச்சில் [வல்லவன்].', right: 'அண்ணனும் தம்பியும் பேச்சில் வல்லவர்கள்.' },
  ],
  allows: [
    'அவனும் அவளும் நல்லவர்கள்.',
    'அண்ணனும் தம்பியும் பார்த்த பெண் நல்லவள்.',
    'அவரும் நல்லவர்.',
    'அப்பாவும் அம்மாவும் வணங்கும் பெரியவர்.',
    'அமுதாவும் கமலாவும் போற்றும் ஆசிரியர் நல்லவர்.',
  ],
  when: { endings: ['வர்', 'வன்', 'வள்'] },
  check(word, { analyse }) {
    if (!word.isLast || word.quoted || !isOne(word)) return undefined
    const clause = clausesOf(word.sentence).at(-1)
    const [subject, predicate, ...others] = clause?.candidates ?? []
    if (clause?.kind !== 'open' || clause.unknown.length > 0 || others.length > 0) return undefined
    if (subject === undefined || predicate?.head !== word || predicate.joined.length > 0) return undefined
    const [second, ...more] = subject.joined
    if (second === undefined || more.length > 0 || subject.attachment !== 'sure' || subject.kind !== 'people')
      return undefined
    if (![subject.head, second].every((one) => one.is('clitic-um') && one.isOnly('rational')))
      return undefined
    if (clausesOf(word.sentence).length > 2) return undefined
    const suggestion = word.text.replace(/வ(?:ர்|ன்|ள்)$/u, 'வர்கள்')
    return analyse(suggestion).some(
      ({ features }) => features.includes('plural') || features.includes('epicene'),
    )
      ? word.replaceWith(suggestion, { captures: { subject: `${subject.head.text} ${second.text}` } })
      : undefined
  },
})

/** நல்லவர், காரணமானவன். */
function isOne(word: Word): boolean {
  return (
    word.analyses.some(
      ({ features }) => features.includes('participial-noun') && !features.includes('neuter'),
    ) &&
    !word.is('plural') &&
    !word.is('finite')
  )
}
