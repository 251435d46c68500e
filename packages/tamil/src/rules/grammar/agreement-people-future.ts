import { isPartOfNounInCase } from '../../clauses/agreement/compound-parts.ts'
import { isImpersonal } from '../../clauses/agreement/impersonal.ts'
import { AGENT_KINDS } from '../../clauses/agreement/kinds-of-subjects.ts'
import { personsOf } from '../../clauses/agreement/predication.ts'
import { isBareObject } from '../../clauses/reading/bare-object.ts'
import type { SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { mainVerb } from '../../clauses/reading/main-verb.ts'
import { sumsUp } from '../../clauses/reading/phrase.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
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
    { wrong: 'உழவர்கள் அதிகாலையில் சந்தைக்கு [வரும்].', right: 'உழவர்கள் அதிகாலையில் சந்தைக்கு வருவார்கள்.' },
    { wrong: 'பெண்கள் மாலையில் வாசலில் கோலம் [போடும்].', right: 'பெண்கள் மாலையில் வாசலில் கோலம் போடுவார்கள்.' },
    { wrong: 'என் உறவினர்கள் அனைவரும் நாளை [வரும்].', right: 'என் உறவினர்கள் அனைவரும் நாளை வருவார்கள்.' },
    {
      wrong: 'அவர்கள் எவ்வளவு வேலை இருந்தாலும் நேரத்துக்கு [உறங்கும்].',
      right: 'அவர்கள் எவ்வளவு வேலை இருந்தாலும் நேரத்துக்கு உறங்குவார்கள்.',
    },
    { wrong: 'அண்ணனும் தம்பியும் நாளை ஊருக்குத் [திரும்பும்].', right: 'அண்ணனும் தம்பியும் நாளை ஊருக்குத் திரும்புவார்கள்.' },
    { wrong: 'எங்கள் மாமா ஆண்டுதோறும் ஊருக்கு [வரும்].', right: 'எங்கள் மாமா ஆண்டுதோறும் ஊருக்கு வருவார்.' },
    { wrong: 'என் தங்கை மாலையில் பூங்காவில் [விளையாடும்].', right: 'என் தங்கை மாலையில் பூங்காவில் விளையாடுவாள்.' },
  ],
  allows: [
    'நாங்கள் படித்த நூல்களில் பாதி எரிக்கப்பட்டிருக்கும்.',
    'உறுப்பினர்களின் பிள்ளைகள் இருபது பேருக்குத் தலா ஐயாயிரம் ரூபாய் வழங்கப்படும்.',
    'என் அப்பா செல்லும் பேருந்து வரும்.',
    'என் அக்கா வளர்க்கும் பூனை வரும்.',
    'எங்கள் பாட்டி வீடு அங்கே தெரியும்.',
    'என் தம்பி தலை வலிக்கும்.',
    'என் அண்ணன் கடையில் பழம் கிடைக்கும்.',
    'ஆடும் மாடும் நாளை திரும்பும்.',
    'மாணவர்கள் நாளை பங்கேற்பார்கள்.',
    'மாணவர்கள் தினமும் படிக்க வேண்டும்.',
    'அவர்கள் வந்தால் நன்றாக இருக்கும்.',
    'மாணவர்கள் படித்த பள்ளி நாளை திறக்கும்.',
    'அதிகாரிகள் குழு நாளை வரும்.',
    'பறவைகள் காலையில் பறக்கும்.',
    'குழந்தைகள் பசித்தால் அழும்.',
    'மாணவர்கள் பார்த்தால் நாய் குரைக்கும்.',
    'சிறுவர்கள் ஓடினால் நாய் கடிக்கும்.',
    'அவர்கள் வீட்டில் அரசு வழங்கும் அரிசி.',
    'உழவர்கள் காத்திருந்தனர்; மழை வரும்.',
    'மாணவர்கள் தலை வலிக்கும்.',
    'தொழிலாளர்கள் உரிமை கிடைக்கும்.',
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
    if (clause?.kind !== 'finite' || clause.unknown.length > 0 || subject === undefined) return undefined
    if (!others.every((one) => isObject(one, subject, word) || isOfCondition(one))) return undefined
    if (subject.attachment !== 'sure' || subject.maybePossessor) return undefined
    const { head, joined } = subject
    const fits = joined.length > 0 ? personsOf(subject).slice(0, 1) : subject.fits
    const [person] = fits
    if (person === undefined || !(NEVER.has(person) || isOneOfFamily(subject))) return undefined
    if (fits.includes('those') || fits.includes('it')) return undefined
    if (
      ![head, ...joined].every((one) => sumsUp(one) || isAllOf(one) || one.isOnly('rational', 'nominative'))
    )
      return undefined
    if (head.tokenAfter !== ' ' || (head.is('clitic-um') && joined.length === 0 && !isAllOf(head)))
      return undefined
    if (word.previous?.is('infinitive') === true && mainVerb(word) === word) return undefined
    const suggestion = agreeWith(word.text, person)
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: head.text } })
  },
})

/** நன்னூல் 348. */
const NEVER: ReadonlySet<Person> = new Set<Person>(['they', 'we', 'i', 'you'])

/** `எங்கள் மாமா ஆண்டுதோறும் ஊருக்கு வரும்`: prose of today has -ஆர், -ஆள் and -ஆன் of one of the family, who is no animal’s. */
function isOneOfFamily({ head, joined }: SubjectCandidate): boolean {
  if (joined.length > 0 || !(head.isOnly('kinMale') || head.isOnly('kinFemale'))) return false
  return OWNER.test(head.previous?.text ?? '') && head.isOnly('nominative')
}

const OWNER = /^(?:என்|எங்கள்|உன்|உங்கள்|எனது|உனது|என்னுடைய)$/u

/** `தொண்டர்கள் … உணவு வழங்கும்`: what they give has no ending; not what acts itself. */
function isObject(one: SubjectCandidate, subject: SubjectCandidate, verb: Word): boolean {
  if (one.kind !== 'things' || one.joined.length > 0 || AGENT_KINDS.some((kind) => one.head.is(kind)))
    return false
  const ownVerb = verb.isOnly('transitive') && !one.head.is('nature') && one.head.next === verb
  return ownVerb && isBareObject(one, subject, verb)
}

/** `எவ்வளவு வேலை இருந்தாலும்`: of a condition before the verb. */
function isOfCondition({ head, kind, attachment }: SubjectCandidate): boolean {
  return kind === 'things' && attachment === 'shared' && head.next?.is('conditional') === true
}

/** `உறவினர்கள் அனைவரும்`, `நீதிபதிகள் இருவரும்`: many people, and how many. */
function isAllOf({ text, previous }: Word): boolean {
  return /^(?:அனை|இரு|மூ|நால்)வரும்$/u.test(text) && previous?.isOnly('rational', 'plural') === true
}

/** A verb in every reading but adjectives (வரும்), one of them finite. */
function isVerbOnly({ analyses }: Word): boolean {
  return (
    analyses.length > 0 &&
    analyses.every(({ class: kind }) => kind === 'verb' || kind === 'adjective') &&
    analyses.some(({ features }) => features.includes('finite') && features.includes('neuter'))
  )
}
