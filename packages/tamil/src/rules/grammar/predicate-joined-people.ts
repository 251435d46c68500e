import { pluralOfPerson } from '../../clauses/agreement/plural-of-person.ts'
import { saidToBe } from '../../clauses/agreement/said-to-be.ts'
import type { SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clausesOf } from '../../clauses/reading/clauses-of.ts'
import type { Word } from '../../text/word.ts'
import { defineRule, type Knowledge } from '../rule.ts'

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
    {
      wrong: 'முருகனும் வேலனும் எங்கள் வகுப்பின் சிறந்த [மாணவன்].',
      right: 'முருகனும் வேலனும் எங்கள் வகுப்பின் சிறந்த மாணவர்கள்.',
    },
    { wrong: 'அமுதாவும் கமலாவும் இதே ஆலையின் [தொழிலாளி].', right: 'அமுதாவும் கமலாவும் இதே ஆலையின் தொழிலாளிகள்.' },
    { wrong: 'என் மாமாவும் சித்தப்பாவும் பெரிய [எழுத்தாளர்].', right: 'என் மாமாவும் சித்தப்பாவும் பெரிய எழுத்தாளர்கள்.' },
  ],
  allows: [
    'அவனும் அவளும் நல்லவர்கள்.',
    'அண்ணனும் தம்பியும் பார்த்த பெண் நல்லவள்.',
    'அவரும் நல்லவர்.',
    'அப்பாவும் அம்மாவும் வணங்கும் பெரியவர்.',
    'அமுதாவும் கமலாவும் போற்றும் ஆசிரியர் நல்லவர்.',
    'அமுதாவும் கமலாவும் பாராட்டிய மாணவன்.',
    'முருகனும் வேலனும் நண்பர்கள்.',
    'முருகனும் வேலனும் தங்கிய வீட்டில் ஒரு தொழிலாளி.',
    'முருகனும் வேலனும் சேர்ந்து பிடித்த குற்றவாளி.',
    'அண்ணனும் தம்பியும் தமிழர்.',
    'நானும் ஒரு மாணவன்.',
    'முருகனும் மாணவன், வேலனும் மாணவன்.',
    'முருகனுக்கும் வேலனுக்கும் அவன் நண்பன்.',
    'அப்பாவும் மகனும் ஒரே ஆசிரியர்.',
  ],
  when: { endings: ['ர்', 'ன்', 'வள்', 'ி'] },
  check(word, { analyse }) {
    if (!word.isLast || word.quoted || word.previous?.text === 'ஒரே') return undefined
    const suggestion = isOne(word) ? pluralOfQuality(word, analyse) : pluralOfPerson(word, analyse)
    const subject = isOne(word) ? ofQuality(word) : saidToBe(word)
    const [second, ...more] = subject?.joined ?? []
    if (!suggestion || !subject || second === undefined || more.length > 0) return undefined
    if (![subject.head, second].every((one) => one.is('clitic-um') && isPerson(one))) return undefined
    return word.replaceWith(suggestion, { captures: { subject: `${subject.head.text} ${second.text}` } })
  },
})

/** அமுதாவும், நீயும். */
function isPerson(word: Word): boolean {
  return word.is('rational') || /^(?:நானும்|நீயும்)$/u.test(word.text)
}

/** நல்லவர்கள். */
function pluralOfQuality(word: Word, analyse: Knowledge['analyse']): string | undefined {
  const plural = word.text.replace(/வ(?:ர்|ன்|ள்)$/u, 'வர்கள்')
  return analyse(plural).some(({ features }) => features.includes('plural') || features.includes('epicene'))
    ? plural
    : undefined
}

/** The two of whom a quality is said. */
function ofQuality(word: Word): SubjectCandidate | undefined {
  const clauses = clausesOf(word.sentence)
  const clause = clauses.at(-1)
  const [subject, predicate, ...others] = clause?.candidates ?? []
  if (clauses.length > 2 || clause?.kind !== 'open' || clause.unknown.length > 0 || others.length > 0)
    return undefined
  if (predicate?.head !== word || predicate.joined.length > 0) return undefined
  return subject?.attachment === 'sure' && subject.kind === 'people' ? subject : undefined
}

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
