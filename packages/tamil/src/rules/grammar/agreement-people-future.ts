import { isPartOfNounInCase } from '../../clauses/agreement/compound-parts.ts'
import { isImpersonal } from '../../clauses/agreement/impersonal.ts'
import { personsOf } from '../../clauses/agreement/predication.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { mainVerb } from '../../clauses/reading/main-verb.ts'
import { sumsUp } from '../../clauses/reading/phrase.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Of which what is felt, known or fit is the subject, and people are not. */
const OF_THINGS: ReadonlySet<string> = new Set(
  'வேண்டு முடி இயல் கூடு தெரி புரி பிடி போது தகு நேரிடு தோன்று இரு ஆகு'.split(' '),
)

export default defineRule({
  id: 'grammar/agreement-people-future',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் செய்யும் வாய்பாட்டு முற்று பலர்பாலுக்கு வராது; ‘{subject}’ என்பதற்கு ஏற்ப ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The future in -உம் (‘{found}’) is not said of several people; with ‘{subject}’ write ‘{suggestion}’.',
  },
  source: 'நன்னூல் 348, வினையியல்: செய்யும் என் முற்று பலர்பாலிலும் தன்மை முன்னிலையிலும் வாராது',
  examples: [
    { wrong: 'மாணவர்கள் நாளை ஊர்வலத்தில் [பங்கேற்கும்].', right: 'மாணவர்கள் நாளை ஊர்வலத்தில் பங்கேற்பார்கள்.' },
    { wrong: 'நாங்கள் அடுத்த வாரம் ஊருக்குத் [திரும்பும்].', right: 'நாங்கள் அடுத்த வாரம் ஊருக்குத் திரும்புவோம்.' },
    { wrong: 'உழவர்கள் அடுத்த மாதம் விதைக்கத் [தொடங்கும்].', right: 'உழவர்கள் அடுத்த மாதம் விதைக்கத் தொடங்குவார்கள்.' },
    { wrong: 'அண்ணனும் தம்பியும் நாளை ஊருக்குத் [திரும்பும்].', right: 'அண்ணனும் தம்பியும் நாளை ஊருக்குத் திரும்புவார்கள்.' },
  ],
  allows: [
    'ஆடும் மாடும் நாளை திரும்பும்.',
    'மாணவர்கள் நாளை பங்கேற்பார்கள்.',
    'மாணவர்கள் தினமும் படிக்க வேண்டும்.',
    'அவர்கள் வந்தால் நன்றாக இருக்கும்.',
    'மாணவர்கள் படித்த பள்ளி நாளை திறக்கும்.',
    'அதிகாரிகள் குழு நாளை வரும்.',
    'பறவைகள் காலையில் பறக்கும்.',
    'குழந்தைகள் பசித்தால் அழும்.',
  ],
  when: { endings: ['ும்'] },
  check(word, { agreeWith }) {
    if (!word.isLast || word.next !== undefined || !/^[.!?]/u.test(word.tokenAfter) || word.quoted)
      return undefined
    const roots = rootsOf(word)
    if (!word.isOnly('future', 'neuter') && !isVerbOnly(word)) return undefined
    if (roots.length === 0 || roots.some((root) => OF_THINGS.has(root)) || isImpersonal(word))
      return undefined
    const clause = clauseOf(word)
    const [subject, ...others] = (clause?.candidates ?? []).filter((one) => !isPartOfNounInCase(one))
    if (clause?.kind !== 'finite' || clause.unknown.length > 0 || subject === undefined || others.length > 0)
      return undefined
    if (subject.attachment !== 'sure' || subject.maybePossessor) return undefined
    const { head, joined } = subject
    const fits = joined.length > 0 ? personsOf(subject).slice(0, 1) : subject.fits
    const [person] = fits
    if (person !== 'they' && person !== 'we' && person !== 'i' && person !== 'you') return undefined
    if (fits.includes('those') || fits.includes('it')) return undefined
    if (![head, ...joined].every((one) => sumsUp(one) || one.isOnly('rational', 'nominative')))
      return undefined
    if (head.tokenAfter !== ' ' || (head.is('clitic-um') && joined.length === 0)) return undefined
    if (word.previous?.is('infinitive') === true && mainVerb(word) === word) return undefined
    const suggestion = agreeWith(word.text, person)
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: head.text } })
  },
})

/** A verb in every reading, one of them finite. */
function isVerbOnly({ analyses }: Word): boolean {
  return (
    analyses.length > 0 &&
    analyses.every(({ class: kind }) => kind === 'verb') &&
    analyses.some(({ features }) => features.includes('finite') && features.includes('neuter'))
  )
}
