import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { agentOfActive } from '../../clauses/government/agent-of-active.ts'
import { putInCase } from '../../clauses/government/government.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agent-with-object',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{verb}’ செய்வினை; செய்பவர் எழுவாயாக, வேற்றுமை உருபின்றி வர வேண்டும்: ‘{suggestion}’.',
    en: '‘{verb}’ is active: who does it is the subject, without -ஆல்: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: எழுவாய், மூன்றாம் வேற்றுமை; தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [
    { wrong: '[ஆசிரியரால்] பாடத்தை நடத்தினார்.', right: 'ஆசிரியர் பாடத்தை நடத்தினார்.' },
    { wrong: '[காவலர்களால்] திருடனைத் துரத்திப் பிடித்தார்கள்.', right: 'காவலர்கள் திருடனைத் துரத்திப் பிடித்தார்கள்.' },
    { wrong: 'கடிதத்தை [என்னால்] நேற்று அவரிடம் கொடுத்தேன்.', right: 'கடிதத்தை நான் நேற்று அவரிடம் கொடுத்தேன்.' },
  ],
  allows: [
    'அவரால் வேலையை இழந்தார்.',
    'உன்னால் என் நண்பர்களைப் பகைத்தேன்.',
    'தன்னால் முடிந்த உதவியைச் செய்தான்.',
    'மன்னரால் கட்டப்பட்ட கோயிலைப் பார்த்தார்.',
    'என்னால் இயன்றதைக் கொடுத்தேன்.',
    'சிற்பி சிறிய உளியால் பாறையைச் செதுக்கினார்.',
    'ஆசிரியர் பாடத்தை நடத்தினார்.',
    'அவரால் அவள் வேலையை இழந்தாள்.',
    'அவனால் பாடத்தைப் படிக்க முடிந்தது.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    const agent = agentOfActive(word)
    return agent && putInCase(agent, 'nominative', knowledge, { captures: { verb: word.text } })
  },
})
