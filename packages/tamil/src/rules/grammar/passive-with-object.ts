import { activeMeant } from '../../clauses/government/active-meant.ts'
import { caseViolation } from '../../clauses/government/case-violation.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/passive-with-object',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'எழுவாயும் (‘{agent}’) செயப்படுபொருளும் வந்துள்ளன; வினை செய்வினையாக வேண்டும்: ‘{suggestion}’.',
    en: 'Agent (‘{agent}’) and object are both there, so the verb is active: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [
    { wrong: 'காவலர்கள் [திருடனைப் பிடிக்கப்பட்டனர்].', right: 'காவலர்கள் திருடனைப் பிடித்தனர்.' },
    { wrong: 'மாணவர்கள் கதையை நேற்று அழகாக [எழுதப்பட்டனர்].', right: 'மாணவர்கள் கதையை நேற்று அழகாக எழுதினர்.' },
    { wrong: 'தாத்தா எங்களுக்குப் [பாடலைப் பாடப்பட்டது].', right: 'தாத்தா எங்களுக்குப் பாடலைப் பாடினார்.' },
    { wrong: 'அரசு புதிய சட்டத்தை அடுத்த வாரம் [வெளியிடப்படும்].', right: 'அரசு புதிய சட்டத்தை அடுத்த வாரம் வெளியிடும்.' },
  ],
  allows: [
    'காவலர்கள் திருடனைத் தேடி அனுப்பப்பட்டனர்.',
    'மாணவர்கள் இரு அணிகளாகப் பிரிக்கப்பட்டனர்.',
    'பாலத்தைத் திறக்க அமைச்சர் அழைக்கப்பட்டார்.',
    'தலைவர் மக்களால் பாராட்டப்பட்டார்.',
    'அவரைப் பற்றி ஆசிரியர் விசாரிக்கப்பட்டார்.',
    'விவசாயிகள் நிலத்தை விட்டு வெளியேற்றப்பட்டனர்.',
    'வீரர்கள் எல்லையை நோக்கி அனுப்பப்படுகின்றனர்.',
    'திருடன் காவலர்களால் பிடிக்கப்பட்டான்.',
    'அவர் அங்கே அனுப்பப்பட்டார்.',
    'காவலர்கள் திருடனைப் பிடித்தனர்.',
  ],
  when: { containing: ['ப்பட்ட', 'ப்படு'] },
  check(word, knowledge) {
    const meant = activeMeant(word, knowledge)
    if (meant === undefined) return undefined
    const { agent, object, active } = meant
    // `அணிகளைப் பிரிக்கப்பட்டனர்`: into what, of which the rule verb-case tells.
    if (caseViolation(word, knowledge.wrongCases)?.noun === object) return undefined
    if (object !== word.previous) return word.replaceWith(active, { captures: { agent: agent.text } })
    const bare = withoutVallinam(object.text)
    const linked = missingVallinam(bare, active) ?? bare
    return object.replaceThrough(word, `${linked} ${active}`, { captures: { agent: agent.text } })
  },
})
