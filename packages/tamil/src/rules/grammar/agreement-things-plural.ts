import { FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { clauseBefore, endsItsClause } from '../../clauses/disagreement.ts'
import { verbPerson, verbTense } from '../../clauses/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-things-plural',
  severity: 'medium',
  message: {
    ta: 'எழுவாய் ‘{subject}’ பலவின்பால்; வினையும் பன்மையில் ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The subject ‘{subject}’ is plural; the verb must be plural too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: ஒன்றன்பால், பலவின்பால் இயைபு; அ. கி. பரந்தாமனார்: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'மரங்கள் வேகமாக [வளர்கிறது].', right: 'மரங்கள் வேகமாக வளர்கின்றன.' },
    { wrong: 'இதனால் பல மாற்றங்கள் [ஏற்பட்டது].', right: 'இதனால் பல மாற்றங்கள் ஏற்பட்டன.' },
    { wrong: 'நகரில் புதிய பள்ளிகள் [கட்டப்பட்டுள்ளது].', right: 'நகரில் புதிய பள்ளிகள் கட்டப்பட்டுள்ளன.' },
  ],
  allows: [
    'மரங்கள் நடும் விழா நடைபெற்றது.',
    'மூன்று ஆண்டுகள் ஆனது.',
    'அரசு புதிய திட்டங்கள் வகுத்தது.',
    'மரங்கள் வளர்ந்தன.',
    'பறவைகள் பறந்தது அழகாக இருந்தது.',
    'பறவைகள் பறக்கும் காட்சி தெரிந்தது.',
    'மின்சாரம் கம்பிகள் வழியாகப் பாய்கிறது.',
  ],
  when: { endings: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    if (verbPerson(word) !== 'it' || verbTense(word) === 'future' || !endsItsClause(word)) return undefined
    if (!word.isOnly('intransitive') && !word.isOnly('passive')) return undefined
    const subject = pluralSubject(word)
    const suggestion = subject && agreeWith(word.text, 'those')
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject?.text ?? '' } })
  },
})

/** The nearest noun in the first case, if it is plural and means things that are counted, not measures of time. */
function pluralSubject(verb: Word): Word | undefined {
  for (const word of clauseBefore(verb)) {
    if (word.analyses.length === 0 || word.is('participial-noun') || word.is('infinitive')) return undefined
    if (!word.is('nominative') || word.isA('adverb') || word.next?.isA('postposition')) continue
    const things = word.isOnly('nominative', 'plural', 'irrational') && word.endsWith('கள்')
    return things && !word.is('time') && !word.is('unit') ? word : undefined
  }
  return undefined
}
