import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const OPTATIVES = ['வாழ்க', 'வாழி', 'வருக', 'வீழ்க', 'ஒழிக', 'வாழிய']

export default defineRule({
  id: 'grammar/vallinam-extra-optative',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது வாழ்த்துதல், வேண்டல் முதலிய பொருள் தரும் வியங்கோள் வினைமுற்று. அதன் பின் வல்லினம் மிகாது.',
    en: 'After an optative (வாழ்க, வருக, வாழி) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், வியங்கோள் வினைமுற்று',
  examples: [
    { wrong: '[வாழ்கத்] தமிழ்!', right: 'வாழ்க தமிழ்!' },
    { wrong: '[வாழிப்] புலவரே!', right: 'வாழி புலவரே!' },
    { wrong: '[வருகச்] செல்வமே!', right: 'வருக செல்வமே!' },
    { wrong: '[வாழ்கக்] கலைஞர்!', right: 'வாழ்க கலைஞர்!' },
  ],
  allows: ['வாழ்க தமிழ்!'],
  when: { words: withVallinam(...OPTATIVES), features: ['optative'] },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        OPTATIVES.includes(bare) ||
        everyReading(analyse(bare), ({ features }) => features.includes('optative'))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
