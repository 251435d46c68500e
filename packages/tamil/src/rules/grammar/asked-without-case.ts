import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { sourceOfSpeaker } from '../../clauses/agreement/source-of-speaker.ts'
import { putInCase } from '../../clauses/government/government.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/asked-without-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதன் எழுவாய் வேறு; யாரிடம் கேட்டது, பெற்றது என்பதற்கு ‘இடம்’ என்னும் உருபு வேண்டும்: ‘{suggestion}’.',
    en: '‘{verb}’ has another subject; of whom one asks or gets it stands in the locative: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'தேர்வின் விதிமுறைகளைப் [பேராசிரியர்] கேட்டுப் புரிந்துகொண்டோம்.',
      right: 'தேர்வின் விதிமுறைகளைப் பேராசிரியரிடம் கேட்டுப் புரிந்துகொண்டோம்.',
    },
  ],
  allows: [
    'இந்தப் பாடலைப் பாட்டி பாடிக் கேட்டேன்.',
    'பேராசிரியர் கேட்டு நான் மறுத்ததில்லை.',
    'கணக்கை அக்கா சொல்லிப் புரிந்துகொண்டேன்.',
    'அதை ஆசிரியரிடம் கேட்டு அறிந்தோம்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(verb, knowledge) {
    const found = verb.quoted ? undefined : sourceOfSpeaker(verb)
    return found?.isAsked === true
      ? putInCase(found.person, 'locative', knowledge, { captures: { verb: verb.text } })
      : undefined
  },
})
